/** What the features take from one word, and the hashes of the names of families and settings. Both are found out once. */
import { hashName } from '../learning/hash.ts'
import { keptByWord } from '../learning/kept-words.ts'
import { entriesWith, plainWord, type Step } from './word-signs.ts'

export type WordFacts = {
  /** The form in which words are compared. */
  readonly plain: string
  /** The entries of the families that begin with it. */
  readonly entries: Step | undefined
  readonly hash: number
  readonly english: boolean
  /** Of the beginning of a long English word. */
  readonly start: number | undefined
  /** It denies what stands behind it. */
  readonly denies: boolean
}

const denial = /^(?:no|not|don't|can't|won't|isn't|haven't|never|without|不|没|无|别)$/
const startLetters = 5

/** `word` is as it stands in the text. */
export const wordFacts = keptByWord((word): WordFacts => {
  const plain = plainWord(word)
  const english = /^[a-z]/.test(plain)
  const start = english && plain.length > startLetters ? hashName(plain.slice(0, startLetters)) : undefined
  return { plain, entries: entriesWith(plain), hash: hashName(plain), english, start, denies: denial.test(plain) }
})

/** In the place of a word where there is none. */
export const noWord = hashName('')

const names = new Map<string, number>()
/** Of a family or a setting; there are only as many as word-families.ts names. */
export function nameHash(name: string): number {
  const known = names.get(name)
  if (known !== undefined) return known
  const hash = hashName(name)
  names.set(name, hash)
  return hash
}
