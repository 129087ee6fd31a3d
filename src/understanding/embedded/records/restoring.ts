/**
 * A change that is taken back: «change it back», «undo that», «back to Thursday», «改回来», «还是原来的时间» right behind it.
 *
 * B1. What was changed last gets the values again that it had before, as far as this conversation knows them. B2. Where the message names
 *     values, they are those: any other is a change of its own.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { sameValue } from '../slots/same-value.ts'
import { countWords, type FrameSlot, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

const back =
  /\b(?:change|move|put|switch|set|turn|swap) (?:it|that|this|them) back\b|\b(?:undo|revert|reverse) (?:that|it|this|the (?:change|move))\b|\b(?:back to|leave it|keep it) (?:how|what|where|when|as|the way) it was\b|\b(?:original|old|previous|earlier) (?:time|day|date|slot|appointment)\b|[改换挪调]回[来去]|(?:别|不)[改推挪换延调]了|恢复(?:原样|原来)|(?:原来|原先|之前|原本|本来)的?(?:时间|日子|那天|日期)/
/** Beside a value that it had before. */
const again = /\bback\b|\bafter all\b|\b(?:leave|keep) (?:it|that)\b|\bas it was\b|还是|[改换挪调]回|照旧/
const mostWords = 14

/** Undefined: nothing was just changed, or the message is about something else. */
export function restored(message: Message, told: readonly Told[]): Frame[] | undefined {
  const { book, learned, said } = message
  const last = told.at(-1)
  const kind = last && kindOf(book, last.intent)
  const record = kind && lastOf(standingOf(book, kind))
  const folded = foldInPlace(said)
  const agent = learned.intents.find(({ intent }) => intent === kind?.changed)?.agent
  if (!record || kind.changed === undefined || last.intent !== kind.changed || agent === undefined) return
  if (countWords(said) > mostWords || /[?？吗]\s*$/.test(folded)) return
  const before = valuesBefore(message, { kind, record, agent }, told.slice(0, -1))
  const named = valuesIn(said, typedSlotsOf(learned, agent))
  const isBefore = named.every(({ slot, value }) =>
    before.some((one) => one.slot === slot && isSame(message, { slot, agent }, [String(one.value), value])),
  )
  if (before.length === 0 || !isBefore || !(named.length > 0 ? again : back).test(folded)) return
  const whole = { frame_id: 'f1', intent: kind.changed, agent, start: 0, end: said.length, confidence: 1 }
  const reasons = [`takes back ${kind.changed}`]
  return [about(message, { ...whole, slots: before, missing_slots: [], reasons }, { kind, record })]
}

type Changed = { readonly kind: TeamRecord; readonly record: KnownRecord; readonly agent: string }
/** B1: of what makes it another one, all but what it is about. */
function valuesBefore(message: Message, { kind, record, agent }: Changed, told: readonly Told[]): FrameSlot[] {
  const [subject = ''] = kind.key
  const known = told.findLast(
    ({ intent, slots }) =>
      kindOf(message.book, intent) === kind && intent !== kind.ended && slots[subject] === record.slots[subject],
  )
  return slotsOf(message.learned, agent).flatMap(({ slot, type }) => {
    const value = known?.slots[slot]
    const isMoved = slot !== subject && (kind.key.includes(slot) || type === 'time')
    return isMoved && typeof value === 'string' && value !== record.slots[slot] ? [{ slot, value }] : []
  })
}

type Which = { readonly slot: string; readonly agent: string }
function isSame({ learned, book }: Message, { slot, agent }: Which, [a, b]: readonly [string, string]): boolean {
  const spec = slotsOf(learned, agent).find((one) => one.slot === slot)
  return spec !== undefined && sameValue(spec, { value: a, at: book.now }, { value: b, at: book.now })
}
