/**
 * Short causes that the core writes into the journal, as a person reads them. What an agent or a program wrote is shown as it is.
 * Some carry what they are about behind a colon; `stories` tells those.
 */
import { breakerIn } from '../../core/state/pool.ts'
import type { Lang } from '../../core/text/language.ts'
import { relationIn } from './relations.ts'

const causes: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    busy: 'busy',
    timeout: 'no answer in time',
    no_resource: 'something it needs is not there',
    breaker_open: 'it failed five times in a row and is left alone for a minute',
    lost: 'its agent is gone',
    replaced: 'what it was given has changed',
  },
  zh: {
    busy: '正忙',
    timeout: '未在时限内答复',
    no_resource: '缺少所需资源',
    breaker_open: '连续出错五次，暂停派发一分钟',
    lost: '智能体已失联',
    replaced: '给它的内容已更改',
    skipped: '已跳过',
    stopped: '已停止',
    canceled: '已取消',
    dropped: '已放弃',
    ended: '对话已结束',
    replanned: '已重新规划',
    'queue cleared': '队列已清空',
    'dropped from the plan': '已从计划中移除',
    'the agent gave it back': '成员已退回',
    'review rejected': '审核驳回',
    'the reviewer did not answer in time': '审核者未在时限内答复',
    'the reviewer failed; the log has the details': '审核者出错，详情见日志',
    'the planner did not answer in time': '规划者未在时限内答复',
    'it failed; the log has the details': '出错了，详情见日志',
    emergency: '紧急情况',
    resumed: '已继续',
    'it no longer matters': '已不再需要',
    'a later offer': '有了更新的提议',
    'a probe has answered': '已查明实际情况',
    'the plan is changed': '计划已更改',
    'nothing dangerous was found': '没有发现危险内容',
    'the safety gate did not answer': '安全检查没有答复',
    'explicit: [DONE]': '明确指示：[DONE]',
    'explicit: a marker': '明确指示：点名标记',
    'an answer to what was asked': '回答了所问的问题',
    'an answer to what was offered': '回答了提议',
    'a talk team: queue, then the first human': '对话团队：先队列，再第一位成员（人）',
    'explicit beats inferred': '明确指示优先于推断',
    'clarify before anything is dispatched': '先澄清，再派发',
    'an insertable task runs beside the focus': '可插入的任务与焦点任务并行',
    'R1 control under act is asked': 'R1 控制指令把握不足，先询问',
    'R1 control at or above act': 'R1 控制指令把握足够，直接执行',
    'R2 under ask': 'R2 把握太低，先询问',
    'R2 a change under act is asked': 'R2 改动把握不足，先询问',
    'R2 harmless between ask and act: taken and said': 'R2 无害且把握尚可：直接执行并说明',
    'R2 at or above act': 'R2 把握足够，直接执行',
    'R3 a full replan is always asked': 'R3 重新规划一律先询问',
    'R3 another task while work runs is always asked': 'R3 工作进行中的另一任务一律先询问',
    'R4 nothing is running': 'R4 没有进行中的工作',
    'the analysis asks for confirmation': '理解结果要求确认',
    'another rule came first': '另一条规则先适用',
  },
}

type Stories = {
  readonly ended: (how: string) => string
  readonly noProgram: (program: string, file: string | undefined) => string
  readonly breaker: (until: string, error: string | undefined) => string
}
const stories: Readonly<Record<Lang, Stories>> = {
  en: {
    ended: (how) => `it ended with ${how}`,
    noProgram: (program, file) =>
      `the program ${program} was not found. Install it and retry, or correct 'command' in ${file ?? "its agent's file"} and start again.`,
    breaker: (until, error) =>
      `it failed five times in a row and gets no work until ${until}${error ? `. The last error: ${error}` : ''}. ` +
      "Once its program or the team's files are changed, the next run tries it at once; otherwise retry after that time.",
  },
  zh: {
    ended: (how) => `程序已结束（${how}）`,
    noProgram: (program, file) =>
      `找不到程序 ${program}。请安装它后重试，或改正 ${file ?? '其智能体文件'} 中的 command 后重新启动。`,
    breaker: (until, error) =>
      `连续出错五次，${until} 前不再派发${error ? `。最后的错误：${error}` : ''}。` +
      '修改它的程序或团队文件后，下一次运行会立即再试；否则请在该时间之后重试。',
  },
}

/** Causes that name something: in English without the ids that say nothing to a person. */
type Pattern = readonly [RegExp, (...named: string[]) => string]
const patterns: Readonly<Record<Lang, readonly Pattern[]>> = {
  en: [
    [/^a new task: m\d+$/, () => 'a new task came'],
    [/^the relation is \w+, not (\w+)$/, (relation = '') => `it is not “${relationIn('en', relation)}”`],
  ],
  zh: [
    [/^a new task: m\d+$/, () => '有新的任务'],
    [/^(\S+) resumed (w\d+)$/, (who, goal) => `${who} 继续了目标 ${goal}`],
    [/^answered by m\d+$/, () => '后来的消息已回答'],
    [/^m\d+ came after it$/, () => '后来又有新消息'],
    [/^the relation is \w+, not (\w+)$/, (relation = '') => `不是“${relationIn('zh', relation)}”`],
  ],
}

export const causeIn = (lang: Lang, cause: string): string =>
  causes[lang][cause] ?? told(lang, cause) ?? named(lang, cause) ?? cause

function told(lang: Lang, cause: string): string | undefined {
  const story = stories[lang]
  const [, rejected, why] = /^(review rejected): (.*)$/s.exec(cause) ?? [] // a reviewer's own words stay as they are
  if (rejected !== undefined && why !== undefined)
    return `${causeIn(lang, rejected)}${lang === 'zh' ? '：' : ': '}${causeIn(lang, why)}`
  const open = breakerIn(cause)
  if (open) return story.breaker(timeOf(open.until), open.error && causeIn(lang, open.error))
  const [, program, file] = /^no_program: (.+?)(?: in (\S+\.ya?ml))?$/s.exec(cause) ?? []
  if (program !== undefined) return story.noProgram(program, file)
  const [, how, words = ''] = /^it ended with (code \d+|SIG[A-Z0-9]+)(: .+)?$/s.exec(cause) ?? []
  return how === undefined ? undefined : `${story.ended(how)}${words}`
}

function named(lang: Lang, cause: string): string | undefined {
  for (const [pattern, say] of patterns[lang]) {
    const found = pattern.exec(cause)
    if (found) return say(...found.slice(1))
  }
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString('en-GB')
