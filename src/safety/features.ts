/**
 * What the weights know of a clause: its words and their neighbours, the families of words in it (word-families.ts), what is denied,
 * and in what setting it stands. A feature is a number, so that no string is built for a pair of words.
 *
 * F1. A clause is judged with the settings of its neighbours: «he can't breathe» after «in the film» is another thing than alone.
 * F2. Words share one length and families another, so that words nobody has met take nothing from the families that are known.
 * F3. Exclamation marks are not read: who is in need calls out, and so does who is glad.
 */
import { extendBy, hashName } from '../learning/hash.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { charactersForPinyin } from './pinyin.ts'
import { plainChinese } from './plain-words.ts'
import { readingsOf } from './readings.ts'
import { sayShown } from './shown-signs.ts'
import { withVowels } from './spelled-words.ts'
import { nameHash, noWord, type WordFacts, wordFacts } from './word-facts.ts'
import { type Sign, signsIn } from './word-signs.ts'

export type Clause = {
  /** As they stand in the text, for people. */
  readonly written: readonly string[]
  readonly words: readonly WordFacts[]
  readonly signs: readonly Sign[]
  readonly families: readonly string[]
  /** What its setting is: told, translated, long ago, asked about, a joke, about machines. */
  readonly settings: readonly string[]
}

/** The reading that the features are made of: tricks of spelling undone, one script, one word for one thing. */
export const plainReading = (text: string): string => plainOf(readingsOf(text))

/** The same, from the readings of the text. */
export const plainOf = (readings: readonly string[]): string =>
  plainChinese(charactersForPinyin(withVowels(sayShown(readings.at(-1) ?? ''))))

/** F3. */
const token = /[a-z]+(?:'[a-z]+)?|\d+|\p{Script=Han}|[?？"“”「」《》]/gu
const settingFamilies = 'lang media past future joke tech home office admin ask mild not calm'.split(' ')
/** What `settings` of a clause may hold. */
export const settingNames: readonly string[] = [...settingFamilies, 'quote', 'asks']

export function clauseOf(text: string): Clause {
  const written: readonly string[] = text.match(token) ?? []
  const words = written.map(wordFacts)
  const signs = signsIn(words)
  const families = [...new Set(signs.flatMap((sign) => sign.families))].sort()
  const marks = [
    ...(/["“”「」《》«»]|(?<![a-z])'[a-z]/.test(text) ? ['quote'] : []),
    ...(/[?？]|吗|呢$/.test(text) ? ['asks'] : []),
  ]
  return {
    written,
    words,
    signs,
    families,
    settings: [...families.filter((name) => settingFamilies.includes(name)), ...marks],
  }
}

const kinds =
  'word pair three start denied begin end before after deniedFamily next family often both mark markFamily around aroundFamily length bias'
type Kind =
  | 'word'
  | 'pair'
  | 'three'
  | 'start'
  | 'denied'
  | 'begin'
  | 'end'
  | 'before'
  | 'after'
  | 'deniedFamily'
  | 'next'
  | 'family'
  | 'often'
  | 'both'
  | 'mark'
  | 'markFamily'
  | 'around'
  | 'aroundFamily'
  | 'length'
  | 'bias'
const seeds = Object.fromEntries(kinds.split(' ').map((kind) => [kind, hashName(kind)])) as Record<Kind, number>

/** F2. */
const lengths = { words: 1.8, families: 1 }

/** A row with how many of its features, from the first on, are of families. Training hides the ones or the others at times. */
export type ClauseRow = SparseRow & { readonly families: number }

/** The features of a clause; `around` are the settings of its neighbours (F1). */
export function rowOf(clause: Clause, around: readonly string[] = []): ClauseRow {
  const ids: number[] = []
  ids.push(seeds.bias)
  const { length } = clause.words
  ids.push(extendBy(seeds.length, length < 4 ? 0 : length < 8 ? 1 : length < 16 ? 2 : 3))
  addSigns(clause, ids)
  addFamilies(clause, around, ids)
  const families = ids.length
  addWords(clause, ids)
  const values = new Float32Array(ids.length).fill(lengths.families / Math.sqrt(families), 0, families)
  return {
    families,
    ids: new Int32Array(ids),
    values: values.fill(lengths.words / Math.sqrt(ids.length - families || 1), families),
  }
}

const two = (seed: number, a: number, b: number): number => extendBy(extendBy(seed, a), b)

function addWords({ words }: Clause, ids: number[]): void {
  const at = (index: number): number => (words[index] as WordFacts).hash
  const last = words.length - 1
  let denied = 0
  for (let i = 0; i <= last; i++) {
    const { hash, english, start, denies } = words[i] as WordFacts
    ids.push(extendBy(seeds.word, hash))
    if (i < last) ids.push(two(seeds.pair, hash, at(i + 1)))
    if (i + 1 < last && !english) ids.push(extendBy(two(seeds.three, hash, at(i + 1)), at(i + 2)))
    if (start !== undefined) ids.push(extendBy(seeds.start, start))
    if (denied-- > 0) ids.push(extendBy(seeds.denied, hash))
    if (denies) denied = 3
  }
  if (last < 0) return
  ids.push(extendBy(seeds.begin, at(0)), extendBy(seeds.end, at(last)))
}

function addSigns({ words, signs }: Clause, ids: number[]): void {
  let previous: readonly number[] = []
  let deniedAt = Number.NEGATIVE_INFINITY
  for (const { families, from, size } of signs) {
    const after = words[from + size]?.hash ?? noWord
    const before = words[from - 1]?.hash
    const hashes = families.map(nameHash)
    for (const hash of hashes) {
      if (before !== undefined) ids.push(two(seeds.before, before, hash))
      ids.push(two(seeds.after, hash, after))
      if (from - deniedAt < 4) ids.push(extendBy(seeds.deniedFamily, hash))
      for (const earlier of previous) ids.push(two(seeds.next, earlier, hash))
    }
    if (families.includes('not')) deniedAt = from
    previous = hashes
  }
}

function addFamilies({ signs, families, settings }: Clause, around: readonly string[], ids: number[]): void {
  const hashes = families.map(nameHash)
  families.forEach((family, index) => {
    const hash = hashes[index] as number
    ids.push(extendBy(seeds.family, hash))
    if (isTwice(signs, family)) ids.push(extendBy(seeds.often, hash))
    for (let other = index + 1; other < hashes.length; other++) ids.push(two(seeds.both, hash, hashes[other] as number))
  })
  const cross = (names: readonly string[], alone: number, beside: number): void => {
    for (const name of names) {
      const hash = nameHash(name)
      ids.push(extendBy(alone, hash))
      for (const family of hashes) ids.push(two(beside, hash, family))
    }
  }
  const marks = settings.filter((name) => name === 'quote' || name === 'asks')
  cross(marks, seeds.mark, seeds.markFamily)
  cross(around, seeds.around, seeds.aroundFamily)
}

function isTwice(signs: readonly Sign[], family: string): boolean {
  let times = 0
  for (const sign of signs) if (sign.families.includes(family) && ++times > 1) return true
  return false
}
