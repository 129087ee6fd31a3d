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
  },
}

export const causeIn = (lang: Lang, cause: string): string => causes[lang][cause] ?? cause
