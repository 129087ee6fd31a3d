/** What the features take from one word, whatever stands around it. */
import { extendBy, extendByText } from '../../../learning/hash.ts'
import { keptByWord } from '../../../learning/kept-words.ts'
import { isFunctionWord } from './function-words.ts'

export type WordFacts = {
  /** The word itself as a feature. */
  readonly hash: number
  /** Its n-grams of letters, with an edge before and after it. */
  readonly letters: readonly number[]
  /** The form in which meanings are looked up. */
  readonly stem: string
  /** It says what a message is about. */
  readonly tells: boolean
}

const wordSeed = 0x9e3779b1
const letters = 0x27d4eb2f
export const edge = 0x5f

/** The shortest and the longest n-gram of letters inside a word. */
const shortest = 2
const longest = 4

/** `text` is a token. Only those of the kind `word` are looked into by their letters. */
export const factsOf = keptByWord(
  (text): WordFacts => ({
    hash: wordHash(text),
    letters: lettersOf(text),
    stem: stemOf(text),
    tells: !isFunctionWord(text),
  }),
)

const wordHash = (text: string): number => extendByText(wordSeed, text)

function lettersOf(word: string): number[] {
  const out: number[] = []
  const length = word.length + 2
  for (let from = 0; from < length; from++) {
    let hash = letters
    const end = Math.min(length, from + longest)
    for (let i = from; i < end; i++) {
      hash = extendBy(hash, paddedUnit(word, i))
      if (i - from + 1 >= shortest) out.push(hash)
    }
  }
  return out
}

/** A unit of the word with `_` before and after it. The longer string is not built: reading it unit by unit was quadratic in the engine. */
const paddedUnit = (word: string, at: number): number => (at === 0 || at > word.length ? edge : word.charCodeAt(at - 1))

/** Rough, but the same on both sides: paid and pay stay two words, pays and pay become one. */
export function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return undouble(word.slice(0, -3))
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return undouble(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return word.endsWith('es') ? bare(word.slice(0, -2)) : bare(word.slice(0, -1))
  return bare(word)
}

function bare(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}

function undouble(word: string): string {
  return word.length > 3 && word.at(-1) === word.at(-2) && !/[ls]/.test(word.at(-1) ?? '')
    ? word.slice(0, -1)
    : bare(word)
}
