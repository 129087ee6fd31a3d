/**
 * The last look at the values of a frame: a slot has one, unless its spec says `many`.
 *
 * V1. Free words that were found in several places are one stretch, from the first to the last. V2. Where a wish that commits still has
 * two values for a slot, it is not known which is meant: it has none, and is asked. V3. Of any other wish the one counts that is said
 * with its free words («我退休十二年了，脚踝疼了两周»), else the first. V4. A day says
 * more than the week or month that is named beside it: «这周末哪天都行，周六吧». V5. A moment that the message says roughly and then exactly
 * (slots/one-moment.ts) is the exact one, also where the two were cut apart.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { findSlot } from '../slots/find-slots.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { type FrameSlot, slotsOf } from '../slots/slot-values.ts'

type Message = { readonly learned: Learned; readonly text: string; readonly commits: (intent: string) => boolean }

export function oneValueEach({ learned, text, commits }: Message, frame: Frame): Frame {
  const specs = slotsOf(learned, frame.agent)
  const isFree = ({ slot }: FrameSlot): boolean => specs.some((one) => one.slot === slot && one.type === 'text')
  let { slots, missing_slots } = frame
  for (const spec of specs) {
    const all = slots.filter(({ slot }) => slot === spec.slot)
    if (all.length === 0) continue
    const own = narrowed(spec, exactly(spec, text, all))
    if (own.length < all.length || own.some((one, i) => one !== all[i]))
      slots = [...slots.filter(({ slot }) => slot !== spec.slot), ...own]
    if (spec.many || new Set(own.map(({ value }) => value)).size < 2) continue
    const rest = slots.filter(({ slot }) => slot !== spec.slot)
    if (spec.type === 'text') slots = [...rest, stretch(text, own)]
    else if (!commits(frame.intent)) slots = [...rest, nearest(text, slots.filter(isFree), own)]
    else {
      slots = rest
      if (spec.required && !missing_slots.includes(spec.slot)) missing_slots = [...missing_slots, spec.slot]
    }
  }
  return slots === frame.slots ? frame : { ...frame, slots, missing_slots }
}

/** V3. */
function nearest(text: string, free: readonly FrameSlot[], own: readonly FrameSlot[]): FrameSlot {
  const [first] = own as readonly [FrameSlot]
  const isWith = (one: FrameSlot, other: FrameSlot): boolean => {
    const [left, right] = (one.start ?? 0) < (other.start ?? 0) ? [one, other] : [other, one]
    return !/[,.;，。；、]/.test(text.slice(left.end, right.start))
  }
  const placed = free.filter(({ start }) => start !== undefined)
  return own.find((one) => one.start !== undefined && placed.some((other) => isWith(one, other))) ?? first
}

/** V1. */
function stretch(text: string, found: readonly FrameSlot[]): FrameSlot {
  const [first] = found as readonly [FrameSlot]
  const placed = found.filter(({ start, end }) => start !== undefined && end !== undefined)
  if (placed.length < 2) return first
  const start = Math.min(...placed.map((one) => one.start ?? 0))
  const end = Math.max(...placed.map((one) => one.end ?? 0))
  return { slot: first.slot, value: text.slice(start, end), start, end }
}

/** V5. */
function exactly(spec: SlotSpec, text: string, found: readonly FrameSlot[]): readonly FrameSlot[] {
  if ((spec.type !== 'date' && spec.type !== 'time') || !found.some(({ start }) => start !== undefined)) return found
  const said = findSlot(spec, text)
  return found.map((one) => {
    const whole = said.find(({ start, end }) => start === one.start && end === one.end)
    return whole === undefined || whole.value === one.value ? one : { ...one, value: whole.value }
  })
}

const stretchOfDays = /week|month|周末|[周月]$|星期$|礼拜$/i
/** V4. */
function narrowed(spec: SlotSpec, found: readonly FrameSlot[]): readonly FrameSlot[] {
  if (spec.type !== 'date' || found.length < 2) return found
  const days = found.filter(({ value }) => !stretchOfDays.test(String(value).trim()))
  return days.length === 1 ? days : found
}
