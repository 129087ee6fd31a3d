/** What the features take from one word, and the hashes of the names of families and settings. Both are found out once. */
import { hashName } from '../learning/hash.ts'
import { keptByWord } from '../learning/kept-words.ts'

export type WordFacts = {
  readonly hash: number
  readonly english: boolean
  /** Of the beginning of a long English word. */
  readonly start: number | undefined
  /** It denies what stands behind it. */
  readonly denies: boolean
}

const denial = /^(?:no|not|don't|can't|won't|isn't|haven't|never|without|不|没|无|别)$/
const START = 5

/** `word` has the form of `plainWord`. */
export const wordFacts = keptByWord((word): WordFacts => {
  const english = /^[a-z]/.test(word)
  const start = english && word.length > START ? hashName(word.slice(0, START)) : undefined
  return { hash: hashName(word), english, start, denies: denial.test(word) }
})

const names = new Map<string, number>()
/** Of a family or a setting; there are only as many as word-families.ts names. */
export function nameHash(name: string): number {
  const known = names.get(name)
  if (known !== undefined) return known
  const hash = hashName(name)
  names.set(name, hash)
  return hash
}
