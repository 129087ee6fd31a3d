/** Values of an agent's slots in a text, and the text without them. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import type { LearnedSlots } from './fill-slots.ts'
import { findSlot } from './find-slots.ts'
import { longestOf } from './overlaps.ts'
import type { FoundSlot, SlotSpec } from './slot-spec.ts'

export type FrameSlot = Frame['slots'][number]
export type PlacedValue = FoundSlot & { readonly start: number; readonly end: number }

export const slotsOf = ({ slots }: Pick<LearnedSlots, 'slots'>, agent: string | null): SlotSpec[] =>
  slots.filter((spec) => agent !== null && spec.agent === agent)

/** Those of its slots whose values are known by their form; free text is not. */
export const typedSlotsOf = (learned: Pick<LearnedSlots, 'slots'>, agent: string | null): SlotSpec[] =>
  slotsOf(learned, agent).filter((spec) => spec.type !== 'text')

/** All values, in the order of the text; where they overlap, the longest. `at` is where the text stands in the message. */
export function valuesIn(text: string, specs: readonly SlotSpec[], at = 0): PlacedValue[] {
  const found = specs.flatMap((spec) =>
    findSlot(spec, text, at).flatMap((one) =>
      one.start === undefined || one.end === undefined ? [] : [{ ...one, start: one.start, end: one.end }],
    ),
  )
  return longestOf(found)
}

/** The part of the text with blanks where the values were, so that offsets stay true. The values are those of `valuesIn`. */
export function withoutValues(
  text: string,
  { start, end }: Pick<Frame, 'start' | 'end'>,
  values: readonly PlacedValue[],
): string {
  let left = ''
  let at = start
  for (const value of values) {
    left += text.slice(at, value.start) + ' '.repeat(value.end - value.start)
    at = value.end
  }
  return left + text.slice(at, end)
}

export const valuesWithin = (values: readonly PlacedValue[], { start, end }: Pick<Frame, 'start' | 'end'>) =>
  values.filter((value) => value.start >= start && value.end <= end)

export const countWords = (text: string): number => tokeniseMessage(text).filter(({ kind }) => kind !== 'mark').length

export const asSlot = ({ slot, value, start, end }: PlacedValue): FrameSlot => ({ slot, value, start, end })
