/**
 * What the weights know of a clause: its words and their neighbours, the families of words in it (word-families.ts), what is denied,
 * and in what setting it stands. A feature is a number, so that no string is built for a pair of words.
 *
 * F1. A clause is judged with the settings of its neighbours: «he can't breathe» after «in the film» is another thing than alone.
 * F2. Words share one length and families another, so that words nobody has met take nothing from the families that are known.
 */
import { extendBy, hashName } from '../learning/hash.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { charactersForPinyin } from './pinyin.ts'
import { plainChinese } from './plain-words.ts'
import { readingsOf } from './readings.ts'
import { sayShown } from './shown-signs.ts'
import { withVowels } from './spelled-words.ts'
import { plainWord, type Sign, signsIn } from './word-signs.ts'

export type Clause = {
  /** As they stand in the text, for people. */
  readonly written: readonly string[]
  readonly words: readonly string[]
  readonly signs: readonly Sign[]
  readonly families: readonly string[]
  /** What its setting is: told, translated, long ago, asked about, a joke, about machines. */
  readonly settings: readonly string[]
}

/** The reading that the features are made of: tricks of spelling undone, one script, one word for one thing. */
export const plainReading = (text: string): string =>
  plainChinese(charactersForPinyin(withVowels(sayShown(readingsOf(text).at(-1) ?? ''))))

const token = /[a-z]+(?:'[a-z]+)?|\d+|\p{Script=Han}|[?？!！"“”「」《》]/gu
const settingFamilies = new Set('lang media past future joke tech home office admin ask mild not calm'.split(' '))

export function clauseOf(text: string): Clause {
  const written: readonly string[] = text.match(token) ?? []
  const words = written.map(plainWord)
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
    settings: [...families.filter((name) => settingFamilies.has(name)), ...marks],
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
  const add: Add = (kind, ...parts) => {
    ids.push(parts.reduce(extendBy, seeds[kind]))
  }
  add('bias')
  add('length', clause.words.length < 4 ? 0 : clause.words.length < 8 ? 1 : clause.words.length < 16 ? 2 : 3)
  addSigns(clause, add)
  addFamilies(clause, around, add)
  const families = ids.length
  addWords(clause, add)
  const values = new Float32Array(ids.length).fill(lengths.families / Math.sqrt(families), 0, families)
  return {
    families,
    ids: Int32Array.from(ids),
    values: values.fill(lengths.words / Math.sqrt(ids.length - families || 1), families),
  }
}

type Add = (kind: Kind, ...parts: number[]) => void

const denial = /^(?:no|not|don't|can't|won't|isn't|haven't|never|without|不|没|无|别)$/

function addWords({ words }: Clause, add: Add): void {
  const hashes = words.map(hashName)
  const at = (index: number): number => hashes[index] ?? 0
  let denied = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const english = /^[a-z]/.test(word)
    add('word', at(i))
    if (i + 1 < words.length) add('pair', at(i), at(i + 1))
    if (i + 2 < words.length && !english) add('three', at(i), at(i + 1), at(i + 2))
    if (english && word.length > 5) add('start', hashName(word.slice(0, 5)))
    if (denied-- > 0) add('denied', at(i))
    if (denial.test(word)) denied = 3
  }
  if (words.length === 0) return
  add('begin', at(0))
  add('end', at(words.length - 1))
}

function addSigns({ words, signs }: Clause, add: Add): void {
  let previous: Sign | undefined
  let deniedAt = Number.NEGATIVE_INFINITY
  for (const sign of signs) {
    const after = hashName(words[sign.from + sign.size] ?? '')
    const before = sign.from > 0 ? hashName(words[sign.from - 1] ?? '') : undefined
    for (const family of sign.families) {
      const hash = hashName(family)
      if (before !== undefined) add('before', before, hash)
      add('after', hash, after)
      if (sign.from - deniedAt < 4) add('deniedFamily', hash)
      for (const earlier of previous?.families ?? []) add('next', hashName(earlier), hash)
    }
    if (sign.families.includes('not')) deniedAt = sign.from
    previous = sign
  }
}

function addFamilies({ signs, families, settings }: Clause, around: readonly string[], add: Add): void {
  const hashes = families.map(hashName)
  families.forEach((family, index) => {
    const hash = hashes[index] ?? 0
    add('family', hash)
    if (signs.filter((sign) => sign.families.includes(family)).length > 1) add('often', hash)
    for (const other of hashes.slice(index + 1)) add('both', hash, other)
  })
  const cross = (kind: 'mark' | 'around', names: readonly string[]): void => {
    for (const name of names) {
      const hash = hashName(name)
      add(kind, hash)
      for (const family of hashes) add(`${kind}Family`, hash, family)
    }
  }
  cross(
    'mark',
    settings.filter((name) => name === 'quote' || name === 'asks'),
  )
  cross('around', around)
}
