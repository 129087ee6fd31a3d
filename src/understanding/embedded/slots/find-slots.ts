/**
 * Finds values of a slot's type in a text. fill-slots.ts decides which of them a slot gets; tagger.ts finds values that have no form.
 *
 * V1. `value` is what the person wrote (for enum: the value as the team named it); `normal` is the form a program wants.
 * V3. What was found last is kept: a message is searched once for each slot, however many stages ask. What is the same for every
 *     message, such as a compiled pattern, is made once for each slot.
 * V2. Only the first longest units are searched. A team's own pattern must pass teams/pattern.ts, and is applied as it is there: case
 *     matters, and part of a longer word does not fit.
 */

import type { SlotType } from '../../../core/contracts/kinds.ts'
import { clip } from '../../../core/text/clip.ts'
import { matchesIn } from '../../../core/text/matches.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { type Found, findNumbers } from '../../../teams/numbers.ts'
import { compilePattern, patternFault } from '../../../teams/pattern.ts'
import { findDates, findDurations, findTimes } from './dates-and-times.ts'
import { findPersons } from './persons.ts'
import type { FoundSlot, SlotSpec } from './slot-spec.ts'

const longest = 1000

/** All values of this slot's type in the text, in its order. `from` is where the text stands in the message. */
export function findSlot(spec: SlotSpec, text: string, from = 0): FoundSlot[] {
  const part = clip(text, longest)
  return foundIn(spec, part).map(({ start, end, normal, value }) => ({
    slot: spec.slot,
    value: spec.type === 'enum' ? normal : (value ?? part.slice(start, end)),
    start: start + from,
    end: end + from,
    normal,
  }))
}

type Finder = (text: string) => readonly Found[]

/** V3. */
const finders = new WeakMap<SlotSpec, Finder>()

function foundIn(spec: SlotSpec, text: string): readonly Found[] {
  const find = finders.get(spec) ?? finderOf(spec)
  finders.set(spec, find)
  return find(text)
}

function finderOf(spec: SlotSpec): Finder {
  const find = types[spec.type].finder(spec)
  return keptLately((text) => find(text).filter(({ normal }) => withinLimits(spec, normal)))
}

/** A whole message taken as the answer to «what is your …?». */
export function readAnswer(spec: SlotSpec, text: string): FoundSlot | undefined {
  const trimmed = clip(text.trim(), longest)
  if (trimmed === '') return undefined
  if (spec.type === 'text') return { slot: spec.slot, value: trimmed, normal: trimmed }
  const found = findSlot(spec, trimmed)[0]
  if (found || spec.type !== 'person') return found
  return trimmed.length <= 40 && !/\d/.test(trimmed) ? { slot: spec.slot, value: trimmed, normal: trimmed } : undefined
}

type OfType = {
  readonly finder: (spec: SlotSpec) => Finder
  /** A code or a choice fits few words, free text fits any: the choosier type looks first. */
  readonly choosy: number
}

const types: Readonly<Record<SlotType, OfType>> = {
  regex: { finder: patternFinder, choosy: 9 },
  enum: { finder: choiceFinder, choosy: 8 },
  phone: { finder: () => (text) => findPhones(foldInPlace(text)), choosy: 7 },
  duration: { finder: () => (text) => findDurations(foldInPlace(text)), choosy: 6 },
  time: { finder: () => (text) => findTimes(foldInPlace(text)), choosy: 5 },
  date: { finder: () => (text) => findDates(foldInPlace(text)), choosy: 4 },
  person: { finder: () => findPersons, choosy: 3 },
  number: { finder: () => (text) => findNumbers(foldInPlace(text)), choosy: 2 },
  text: { finder: () => () => [], choosy: 1 },
}

/** For sorting: the choosiest type first. */
export const choosiest = (a: SlotSpec, b: SlotSpec): number => types[b.type].choosy - types[a.type].choosy

function choiceFinder({ values = [] }: SlotSpec): Finder {
  const choices = values.flatMap((value) => {
    const names = typeof value === 'string' ? [value] : value
    return names.flatMap((name) => spellings(foldInPlace(name)).map((wanted) => ({ wanted, normal: names[0] ?? name })))
  })
  const named = choices.filter(({ wanted }) => wanted !== '')
  return (text) => {
    const folded = foldInPlace(text)
    const found: Found[] = []
    for (const { wanted, normal } of named)
      for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
        found.push(...standing(folded, { start: at, end: at + wanted.length, normal }))
    return found.sort((a, b) => a.start - b.start || b.end - a.end)
  }
}

/** «X-ray» is also written «xray» and «X ray». */
const spellings = (name: string): string[] => [
  ...new Set([name, name.replaceAll('-', ''), name.replaceAll('-', ' '), ...inTwo(name)]),
]

/** «抽血» is also said «抽个血» and «抽一下血». */
function inTwo(name: string): string[] {
  if (!/^[\u4e00-\u9fff]{2}$/.test(name)) return []
  return ['个', '一个', '了', '下', '一下', '次'].map((between) => `${name.charAt(0)}${between}${name.charAt(1)}`)
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

function patternFinder({ pattern }: SlotSpec): Finder {
  if (pattern === undefined || patternFault(pattern)) return () => []
  const { find } = compilePattern(pattern)
  return (text) => find(text).map(({ start, end }) => ({ start, end, normal: text.slice(start, end) }))
}

/** Digits behind a letter are a code: F2024031. */
function findPhones(text: string): Found[] {
  return matchesIn(text, /(?<![a-z\d])\+?\(?\d(?:[\d\-() ]{5,20})\d/g).flatMap((match) => {
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
