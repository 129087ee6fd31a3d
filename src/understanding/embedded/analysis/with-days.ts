/** Dates of a frame as days of the calendar. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { dayOf } from '../slots/calendar.ts'
import { findSlot } from '../slots/find-slots.ts'

/** The day of the calendar that a date means now, beside the words of the person. */
export function withDays({ slots: specs }: Learned, frame: Frame, now: number): Frame {
  const slots = frame.slots.map((one) => {
    const spec = specs.find(({ agent, slot, type }) => agent === frame.agent && slot === one.slot && type === 'date')
    const found = spec && typeof one.value === 'string' ? findSlot(spec, one.value)[0]?.normal : undefined
    const day = found === undefined ? undefined : dayOf(found, now)
    return day === undefined ? one : { ...one, normal: day }
  })
  return { ...frame, slots }
}
