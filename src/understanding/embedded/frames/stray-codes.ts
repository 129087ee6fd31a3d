/**
 * A code that stands in another wish's part of the message and is nothing there («…取消，然后看看B056还要等多久») belongs to the one wish that
 * takes such codes and has none. So does one that stands in what is denied, where it is not the code that is: «I don't need a refund for
 * F2024118, just the receipt».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type PlacedValue, slotsOf, valuesIn } from '../slots/slot-values.ts'

type Message = { readonly learned: Learned; readonly text: string }
type Denied = {
  readonly original: string
  readonly aside: readonly { readonly start: number; readonly end: number; readonly why: string }[]
  /** Values in what was set aside. */
  readonly dropped: readonly PlacedValue[]
}

export function withStrayCodes(message: Message, frames: readonly Frame[], denied: Denied): readonly Frame[] {
  const [only, ...more] = frames.filter(({ agent }) => agent !== null)
  const kept = only && more.length === 0 ? besideDenied(message, only, denied) : only
  return kept !== only && kept ? frames.map((one) => (one === only ? kept : one)) : ofOtherParts(message, frames)
}

const itself =
  /^(?:it'?s |that'?s )?(?:not|isn'?t|no|wasn'?t)(?: (?:for|the|bill|ticket|number|with|on|about))* *$|^不是(?:单号|账单|号)?$/
function besideDenied({ learned, text }: Message, frame: Frame, { aside, dropped, original }: Denied): Frame {
  const codes = slotsOf(learned, frame.agent).filter(({ type }) => type === 'regex')
  const open = codes.filter(({ slot }) => !frame.slots.some((one) => one.slot === slot))
  if (open.length === 0 || valuesIn(text, codes).length > 0) return frame
  const isActDenied = ({ start }: PlacedValue): boolean =>
    aside.some(
      (one) =>
        one.why === 'denied' && one.start <= start && start < one.end && !itself.test(original.slice(one.start, start)),
    )
  const [found, ...more] = dropped.filter((one) => open.some(({ slot }) => slot === one.slot) && isActDenied(one))
  if (!found || more.length > 0) return frame
  const missing_slots = frame.missing_slots.filter((slot) => slot !== found.slot)
  return { ...frame, slots: [...frame.slots, asSlot(found)], missing_slots }
}

function ofOtherParts({ learned, text }: Message, frames: readonly Frame[]): readonly Frame[] {
  if (frames.length < 2) return frames
  const isTaken = ({ start, end }: PlacedValue): boolean =>
    frames.some(({ slots }) => slots.some((one) => (one.start ?? end) < end && (one.end ?? start) > start))
  return frames.map((frame) => {
    const codes = slotsOf(learned, frame.agent).filter(({ type }) => type === 'regex')
    const open = codes.filter(({ slot }) => !frame.slots.some((one) => one.slot === slot))
    const alike = frames.filter(({ agent }) => agent === frame.agent).length
    const [found, ...more] = open.length > 0 && alike === 1 ? valuesIn(text, open).filter((one) => !isTaken(one)) : []
    if (!found || more.length > 0) return frame
    const missing_slots = frame.missing_slots.filter((slot) => slot !== found.slot)
    return { ...frame, slots: [...frame.slots, asSlot(found)], missing_slots }
  })
}
