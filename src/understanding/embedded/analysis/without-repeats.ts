/** A value that is said twice is one value: «on Monday… yes, Monday's fine». Where two are different, both are told. */
import type { Frame } from '../../../core/contracts/understanding.ts'

export function withoutRepeats(frame: Frame): Frame {
  const known = new Set<string>()
  const slots = frame.slots.filter(({ slot, value, normal }) => {
    const name = JSON.stringify([slot, normal ?? value]).toLowerCase()
    const isNew = !known.has(name)
    known.add(name)
    return isNew
  })
  return slots.length === frame.slots.length ? frame : { ...frame, slots }
}
