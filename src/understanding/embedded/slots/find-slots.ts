/**
 * Finds values of a slot's type in a text. fill-slots.ts decides which of them a slot gets; tagger.ts finds values that have no form.
 *
 * V1. `value` is what the person wrote (for enum: the value as the team named it); `normal` is the form a program wants.
 * V3. What was found last is kept: a message is searched once for each slot, however many stages ask.
 * V2. Only the first LONGEST units are searched. A team's own pattern must pass teams/pattern.ts, and is applied as it is there: case
 *     matters, and part of a longer word does not fit.
 */

import type { SlotType } from '../../../core/contracts/kinds.ts'
import { clip } from '../../../core/text/clip.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { type Found, findNumbers } from '../../../teams/numbers.ts'
import { compilePattern, patternFault } from '../../../teams/pattern.ts'
import { findDates, findDurations, findTimes } from './dates-and-times.ts'
import { findPersons } from './persons.ts'
import type { FoundSlot, SlotSpec } from './slot-spec.ts'

const LONGEST = 1000

/** All values of this slot's type in the text, in its order. `from` is where the text stands in the message. */
export function findSlot(spec: SlotSpec, text: string, from = 0): FoundSlot[] {
  const part = clip(text, LONGEST)
  return foundIn(spec, part).map(({ start, end, normal }) => ({
    slot: spec.slot,
    value: spec.type === 'enum' ? normal : part.slice(start, end),
    start: start + from,
    end: end + from,
    normal,
  }))
}

/** The stages of one message look for the same values in the same words: the last few answers are kept (V3). */
const lately = new WeakMap<SlotSpec, { readonly text: string; readonly found: readonly Found[] }[]>()
const KEPT = 6

function foundIn(spec: SlotSpec, text: string): readonly Found[] {
  const kept = lately.get(spec) ?? []
  const known = kept.find((one) => one.text === text)
  if (known) return known.found
  const found = types[spec.type].find(spec, text).filter(({ normal }) => withinLimits(spec, normal))
  kept.unshift({ text, found })
  if (kept.length > KEPT) kept.pop()
  lately.set(spec, kept)
  return found
}

/** A whole message taken as the answer to «what is your …?». */
export function readAnswer(spec: SlotSpec, text: string): FoundSlot | undefined {
  const trimmed = clip(text.trim(), LONGEST)
  if (trimmed === '') return undefined
  if (spec.type === 'text') return { slot: spec.slot, value: trimmed, normal: trimmed }
  const found = findSlot(spec, trimmed)[0]
  if (found || spec.type !== 'person') return found
  return trimmed.length <= 40 && !/\d/.test(trimmed) ? { slot: spec.slot, value: trimmed, normal: trimmed } : undefined
}

type OfType = {
  readonly find: (spec: SlotSpec, text: string) => readonly Found[]
  /** A code or a choice fits few words, free text fits any: the choosier type looks first. */
  readonly choosy: number
}

const types: Readonly<Record<SlotType, OfType>> = {
  regex: { find: findPattern, choosy: 9 },
  enum: { find: findEnum, choosy: 8 },
  phone: { find: (_, text) => findPhones(foldInPlace(text)), choosy: 7 },
  duration: { find: (_, text) => findDurations(foldInPlace(text)), choosy: 6 },
  time: { find: (_, text) => findTimes(foldInPlace(text)), choosy: 5 },
  date: { find: (_, text) => findDates(foldInPlace(text)), choosy: 4 },
  person: { find: (_, text) => findPersons(text), choosy: 3 },
  number: { find: (_, text) => findNumbers(foldInPlace(text)), choosy: 2 },
  text: { find: () => [], choosy: 1 },
}

/** For sorting: the choosiest type first. */
export const choosiest = (a: SlotSpec, b: SlotSpec): number => types[b.type].choosy - types[a.type].choosy

function findEnum(spec: SlotSpec, text: string): Found[] {
  const folded = foldInPlace(text)
  const found: Found[] = []
  for (const value of spec.values ?? []) {
    const names = typeof value === 'string' ? [value] : value
    for (const name of names) {
      const wanted = foldInPlace(name)
      for (let at = folded.indexOf(wanted); at >= 0 && wanted !== ''; at = folded.indexOf(wanted, at + wanted.length))
        found.push(...standing(folded, { start: at, end: at + wanted.length, normal: names[0] ?? name }))
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** With the ending of its plural, if it has one. */
function standing(folded: string, one: Found): Found[] {
  if (standsAlone(folded, one.start, one.end)) return [one]
  const plural = /^[a-z](?:e?s)(?![a-z0-9])/.exec(folded.slice(one.end - 1, one.end + 3))
  const end = one.end - 1 + (plural?.[0].length ?? 0)
  return plural && standsAlone(folded, one.start, end) ? [{ ...one, end }] : []
}

/** A Latin value must not be part of a longer word; a Chinese one may stand anywhere. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !(/[a-z0-9]/.test(text.charAt(start)) && /[a-z0-9]/.test(text.charAt(start - 1))) &&
  !(/[a-z0-9]/.test(text.charAt(end - 1)) && /[a-z0-9]/.test(text.charAt(end)))

function findPattern({ pattern }: SlotSpec, text: string): Found[] {
  if (pattern === undefined || patternFault(pattern)) return []
  return compilePattern(pattern)
    .find(text)
    .map(({ start, end }) => ({ start, end, normal: text.slice(start, end) }))
}

function findPhones(text: string): Found[] {
  return [...text.matchAll(/\+?\(?\d(?:[\d\-() ]{5,20})\d/g)].flatMap((match) => {
    const normal = match[0].replace(/[^\d+]/g, '')
    const count = normal.replace('+', '').length
    return count >= 7 && count <= 15 ? [{ start: match.index, end: match.index + match[0].length, normal }] : []
  })
}

function withinLimits(spec: SlotSpec, normal: string): boolean {
  if (spec.type !== 'number') return true
  const value = Number(normal)
  return value >= (spec.min ?? Number.NEGATIVE_INFINITY) && value <= (spec.max ?? Number.POSITIVE_INFINITY)
}
