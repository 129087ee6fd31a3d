/** Short causes that the core writes into the journal, as a person reads them. What an agent or a program wrote is shown as it is. */
import type { Lang } from '../../core/talk-texts.ts'

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
  },
}

/** A reviewer's own words stay as they are. */
export function causeIn(lang: Lang, cause: string): string {
  const [, rejected, why] = /^(review rejected): (.*)$/s.exec(cause) ?? []
  if (rejected !== undefined && why !== undefined)
    return `${causeIn(lang, rejected)}${lang === 'zh' ? '：' : ': '}${causeIn(lang, why)}`
  return causes[lang][cause] ?? cause
}
