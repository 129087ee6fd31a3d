/**
 * A detail for all that stand, in a message that says little else: «both in the afternoon, please», «两个都要下午的».
 *
 * L1. Nothing of it says which one, or what one is about. L2. Those that have it already stay as they are.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller } from '../features/function-words.ts'
import { asSlot, type PlacedValue, withoutValues } from '../slots/slot-values.ts'
import { saysAll, wantsEnd } from './mentions.ts'
import { standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

const words = new Set(
  `both all of them others other rest remaining those these each every two three the appointments bookings should be are is make want would like i i'd for in at on to please and also then my need it
  两 俩 三 另 外 其 他 余 剩 下 个 都 全 部 要 想 是 在 给 我 帮 的 吧 放 约 挂 号 预 请 也 安 排 最 好 尽 量 就 换 改 成 到 统 一 一 律`.split(
    /\s+/,
  ),
)

type Said = { readonly frame: Frame; readonly values: readonly PlacedValue[]; readonly kind: TeamRecord }
export function detailForAll(message: Message, { frame, values, kind }: Said): Frame[] | undefined {
  const { text, book } = message
  const { changed } = kind
  const standing = standingOf(book, kind)
  if (changed === undefined || values.length === 0 || standing.length < 2 || wantsEnd(text)) return
  if (!saysAll(foldInPlace(text)) || values.some(({ slot }) => kind.key.includes(slot))) return // L1
  const rest = tokeniseMessage(withoutValues(text, { start: 0, end: text.length }, values))
  if (!rest.every(({ kind: of, text: word }) => of === 'mark' || isFiller(word) || words.has(word))) return
  const isSo = ({ slots }: KnownRecord): boolean => values.every(({ slot, value }) => slots[slot] === value)
  const found = standing
    .filter((record) => !isSo(record)) // L2
    .map((record) => about(message, { ...frame, intent: changed, slots: values.map(asSlot) }, { kind, record }))
  return found.length > 0 ? found : undefined
}
