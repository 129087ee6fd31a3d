/** Parts of a message that are not meant as they stand, and the message without them. Offsets stay true: a blank takes the place of each unit. */

import { matchesIn } from '../../../core/text/matches.ts'
import { keptLately } from '../../../learning/kept-words.ts'

export type Span = { readonly start: number; readonly end: number }
/**
 * `corrected`: another value was said instead. `denied`: it is not so, or not wanted. `quoted`: somebody else's words. `cue`: the words
 * that say so.
 */
export type SetAside = Span & { readonly why: 'corrected' | 'denied' | 'quoted' | 'cue' }

export function blanked(text: string, parts: readonly Span[]): string {
  let left = text
  for (const { start, end } of parts) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}

/** A mark, or the blank of people who type no marks: «皮肤科不去了 耳鼻喉留着». */
const ends = /[,.;:!?，。；：！？、\n…—]|(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g
/** A mark inside a number or a name ends nothing: 3.30, 12:30, example.org. */
const isInner = (text: string, at: number): boolean =>
  /[.:,]/.test(text.charAt(at)) && /[a-z0-9]/i.test(text.charAt(at - 1)) && /[a-z0-9]/i.test(text.charAt(at + 1))

/** The stretches between marks, with what they say. Several stages of one message ask for them. */
export const clausesOf = keptLately((text): readonly Span[] => {
  const clauses: Span[] = []
  let start = 0
  const endAt = (end: number): void => {
    if (text.slice(start, end).trim() !== '') clauses.push({ start, end })
    start = end + 1
  }
  for (const { index } of matchesIn(text, ends)) if (!isInner(text, index)) endAt(index)
  endAt(text.length)
  return clauses
})

const joins = /(?<= )(?:and|then)(?= )/gi
/** The same, cut before «and» and «then» too, which stand at the beginning of what they join. */
export function partsOf(text: string): Span[] {
  return clausesOf(text).flatMap(({ start, end }) => {
    const cuts = [...matchesIn(text.slice(start, end), joins)].map(({ index }) => start + index)
    const from = [start, ...cuts.filter((at) => text.slice(start, at).trim() !== '')]
    return from.map((at, i) => ({ start: at, end: from[i + 1] ?? end }))
  })
}

export const overlapsWith = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
