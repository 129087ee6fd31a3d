/**
 * A code that stands in another wish's part of the message and is nothing there («…取消，然后看看B056还要等多久») belongs to the one wish that
 * takes such codes and has none.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type PlacedValue, slotsOf, valuesIn } from '../slots/slot-values.ts'

export function withStrayCodes(
  { learned, text }: { readonly learned: Learned; readonly text: string },
  frames: readonly Frame[],
): readonly Frame[] {
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
