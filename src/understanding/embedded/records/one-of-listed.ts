/**
 * Several are named that cannot be kept, and the last clause is about one of them by its place: 「周三和周五都去不了了，取消前一个」, «I can't
 * make Wednesday or Friday, cancel the first one». The others stay.
 *
 * L1. Each value before it is of one that stands. L2. The last clause names none of them, and does not speak of all.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf } from '../heard/parts.ts'
import { sameValue } from '../slots/same-value.ts'
import { type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { givesNew, namesPlace, saysAll, singledOut } from './mentions.ts'
import { kindOf, standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

export function asOneOfListed(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const last = clausesOf(message.text).at(-1)
  const act = last && frames.findLast(({ start, end }) => start < last.end && end > last.start)
  const kind = act && kindOf(message.book, act.intent)
  if (!kind || act.intent === kind.made || act.record !== undefined) return frames
  const clause = message.text.slice(last.start, last.end)
  const isPlaced = namesPlace(foldInPlace(clause)) && !namesPlace(foldInPlace(message.text.slice(0, last.start)))
  if (!isPlaced || saysAll(foldInPlace(clause))) return frames // L2
  const values = valuesIn(message.said, typedSlotsOf(message.learned, act.agent))
  const own = values.filter(({ start }) => start >= last.start)
  if (own.some((one) => kind.key.includes(one.slot) && !givesNew(message.said, [one]))) return frames
  const listed = listedIn(message, act, { kind, values: values.filter(({ end }) => end <= last.start) })
  const { meant } = singledOut(clause, listed)
  const [record] = meant
  if (listed.length < 2 || !record || meant.length > 1) return frames
  const slots = act.slots.filter(({ start = -1 }) => start >= last.start)
  const wish = { ...act, start: last.start, end: last.end, slots }
  const others = frames.filter((one) => one !== act && kindOf(message.book, one.intent) !== kind)
  return [...others, about(message, wish, { kind, record })]
}

type Listed = { readonly kind: TeamRecord; readonly values: readonly PlacedValue[] }
/** L1: in the order in which they are named; none where a value is of none, or of several. */
function listedIn({ learned, book }: Message, { agent }: Frame, { kind, values }: Listed): KnownRecord[] {
  const specs = typedSlotsOf(learned, agent)
  const named = values.filter(({ slot }) => kind.key.includes(slot))
  const found = named.map(({ slot, value }) => {
    const spec = specs.find((one) => one.slot === slot)
    return standingOf(book, kind).filter(
      ({ slots, at }) => spec && sameValue(spec, { value: slots[slot], at }, { value, at: book.now }),
    )
  })
  return found.every(({ length }) => length === 1) ? [...new Set(found.flat())] : []
}
