/** Values of an agent's slots in a text, and the text without them. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import type { LearnedSlots } from './fill-slots.ts'
import { findSlot } from './find-slots.ts'
import { longestOf } from './overlaps.ts'
import type { FoundSlot, SlotSpec } from './slot-spec.ts'

export type FrameSlot = Frame['slots'][number]
export type PlacedValue = FoundSlot & { readonly start: number; readonly end: number }

type Known = Pick<LearnedSlots, 'slots'>

export const slotsOf = (learned: Known, agent: string | null): readonly SlotSpec[] => ofAgent(learned, agent).all

/** Those of its slots whose values are known by their form; free text is not. */
export const typedSlotsOf = (learned: Known, agent: string | null): readonly SlotSpec[] => ofAgent(learned, agent).typed

type OfAgent = { readonly all: readonly SlotSpec[]; readonly typed: readonly SlotSpec[] }
/** Every stage of every message asks, so what a team's agents have is listed once. */
const listed = new WeakMap<readonly SlotSpec[], Map<string, OfAgent>>()
const none: OfAgent = { all: [], typed: [] }

function ofAgent({ slots }: Known, agent: string | null): OfAgent {
  if (agent === null) return none
  const agents = listed.get(slots) ?? new Map<string, OfAgent>()
  listed.set(slots, agents)
  const known = agents.get(agent)
  if (known) return known
  const all = slots.filter((spec) => spec.agent === agent)
  const found = { all, typed: all.filter((spec) => spec.type !== 'text') }
  agents.set(agent, found)
  return found
}

const withNames = new WeakMap<readonly SlotSpec[], boolean>()
/** Whether free text of its samples is names: files, words of a program. */
export function takesNames(learned: Pick<LearnedSlots, 'slots' | 'intents' | 'named'>): boolean {
  const { slots, intents, named } = learned
  const isNamed = ({ agent, slot }: SlotSpec): boolean =>
    intents.some((one, label) => one.agent === agent && named.has(`${label} ${slot}`))
  const known = withNames.get(slots) ?? slots.some((spec) => spec.type === 'text' && isNamed(spec))
  withNames.set(slots, known)
  return known
}

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
