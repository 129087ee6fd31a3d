/** All texts of the talk in both languages (design §12). Those the core tells itself are in core/talk-texts.ts. */

import { type Named, shownName } from '../../core/state/team.ts'
import type { Lang } from '../../core/text/language.ts'
import { type RouteTexts, routeTexts } from './route-notices.ts'

type TalkTexts = RouteTexts & {
  readonly timedOut: (member: Named, ms: number) => string
  readonly failed: (member: Named, what: string) => string
  /** The queue in one line; `turns` are shown as they are. */
  readonly queue: (turns: readonly string[]) => string
  /** The reader of the line. */
  readonly you: string
}

export const talkTexts: Readonly<Record<Lang, TalkTexts>> = {
  en: {
    ...routeTexts.en,
    timedOut: (member, ms) => `Agent ${shownName(member, 'en')} timed out after ${minutes(ms)} minutes`,
    failed: (member, what) => `Agent ${shownName(member, 'en')} encountered an error: ${what}`,
    queue: (turns) => `📋 Queue: ${turns.join(' → ')}`,
    you: 'You',
  },
  zh: {
    ...routeTexts.zh,
    timedOut: (member, ms) => `成员 ${shownName(member, 'zh')} 在 ${minutes(ms)} 分钟后超时`,
    failed: (member, what) => `成员 ${shownName(member, 'zh')} 执行出错：${what}`,
    queue: (turns) => `📋 队列：${turns.join(' → ')}`,
    you: '你',
  },
}

/** To a tenth, and never none: half a minute is 0.5. */
const minutes = (ms: number): number => Math.max(0.1, Math.round(ms / 6000) / 10)
