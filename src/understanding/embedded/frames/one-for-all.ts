/**
 * Reads as one what a message says of several people together and then of each: «my wife and I both need the eye doctor, she on Monday, me
 * on Tuesday». Cut in pieces, the second would have no wish, and the first no day.
 */
import type { Learned } from '../learn/learn.ts'
import { findPersons } from '../slots/persons.ts'
import { spokenOfTogether } from '../slots/pronouns.ts'
import { understand } from './understand.ts'
import type { UnderstoodFrame } from './understood.ts'

export function asOneForAll(learned: Learned, text: string, frames: readonly UnderstoodFrame[]): UnderstoodFrame[] {
  if (frames.length < 2 || !learned.slots.some(({ type }) => type === 'person')) return [...frames]
  const part = spokenOfTogether(text, findPersons(text))
  const inside = part ? frames.filter(({ start, end }) => start < part.end && part.start < end) : []
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last || inside.length < 2) return [...frames]
  const alone = ' '.repeat(first.start) + text.slice(first.start, last.end)
  const [whole] = understand(learned, alone, { several: false }).frames
  if (!whole || whole.intent === 'oos') return [...frames]
  return frames.flatMap((frame) => (frame === first ? whole : inside.includes(frame) ? [] : frame))
}
