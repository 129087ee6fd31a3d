/**
 * Turns tokens into hashed features: words, pairs of words, letter n-grams inside words, 1 to 3 characters of Chinese, and what
 * the words mean. vocabulary.ts gives the known ones a number and a weight.
 *
 * F1. A feature is a 32-bit hash of its kind and its letters; no string is built.
 * F2. The features from position `meanings` on are the meanings of concepts.ts.
 * F3. `topics` are those of the features that say what a message is about. If a team knows none of them, the message is not for it.
 */

import { extendBy, extendByText } from '../../../learning/hash.ts'
import type { Token } from '../../../learning/tokens.ts'
import { conceptsIn, isTopical } from './concepts.ts'
import { isFunctionWord } from './function-words.ts'

export type Features = { readonly hashes: Uint32Array; readonly meanings: number; readonly topics: Uint32Array }

const WORD = 0x9e3779b1
const PAIR = 0x85ebca6b
const SKIP = 0xc2b2ae35
const LETTERS = 0x27d4eb2f
const HAN = 0x165667b1
const MEANING = 0x3c6ef372
const EDGE = 0x5f

/** The shortest and the longest n-gram of letters inside a word. */
const SHORTEST = 2
const LONGEST = 4

export function featuresOf(tokens: readonly Token[]): Features {
  const kept = tokens.filter((token) => token.kind !== 'mark')
  const sequence = kept.map((token) => wordHash(token.text))
  const out = [...sequence]
  for (let i = 0; i < kept.length; i++) {
    const token = kept[i] as Token
    if (token.kind === 'word') lettersOf(token.text, out)
    if (token.kind === 'han') hanFrom(kept, i, out)
  }
  pairsOf(sequence, out)
  const meanings = out.length
  const concepts = conceptsIn(kept)
  for (const concept of concepts) out.push(meaningHash(concept))
  const topics = [...topicsOf(kept), ...concepts.filter(isTopical).map(meaningHash)]
  return { hashes: Uint32Array.from(out), meanings, topics: Uint32Array.from(topics) }
}

/** Plain features of another kind, with neither meanings nor topics. */
export const bareFeatures = (hashes: readonly number[]): Features => ({
  hashes: Uint32Array.from(hashes),
  meanings: hashes.length,
  topics: new Uint32Array(0),
})

/** Words that say what the message is about. A single Chinese character says too little, so pairs of neighbours are taken. */
function topicsOf(tokens: readonly Token[]): number[] {
  const tells = tokens.map((token) => !isFunctionWord(token.text))
  return tokens.flatMap((token, i) => {
    if (!tells[i]) return []
    const next = tokens[i + 1]
    if (token.kind === 'word') return [wordHash(token.text)]
    if (next?.kind === 'han' && tells[i + 1]) return [extendByText(extendByText(HAN, token.text), next.text)]
    return tells[i - 1] ? [] : [wordHash(token.text)]
  })
}

const meaningHash = (concept: number): number => extendBy(MEANING, concept)

const wordHash = (text: string): number => extendByText(WORD, text)

function lettersOf(word: string, out: number[]): void {
  const length = word.length + 2
  for (let from = 0; from < length; from++) {
    let hash = LETTERS
    const end = Math.min(length, from + LONGEST)
    for (let i = from; i < end; i++) {
      hash = extendBy(hash, paddedUnit(word, i))
      if (i - from + 1 >= SHORTEST) out.push(hash)
    }
  }
}

/** A unit of the word with `_` before and after it. The longer string is not built: reading it unit by unit was quadratic in the engine. */
const paddedUnit = (word: string, at: number): number => (at === 0 || at > word.length ? EDGE : word.charCodeAt(at - 1))

function hanFrom(tokens: readonly Token[], at: number, out: number[]): void {
  let hash = HAN
  for (let i = at; i < Math.min(tokens.length, at + 3); i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'han') return
    hash = extendByText(hash, token.text)
    if (i > at) out.push(hash)
  }
}

function pairsOf(words: readonly number[], out: number[]): void {
  let before = EDGE
  for (let i = 0; i <= words.length; i++) {
    const word = words[i] ?? EDGE
    out.push(extendBy(Math.imul(before, PAIR), word))
    const later = words[i + 1]
    if (i > 0 && later !== undefined) out.push(extendBy(Math.imul(before, SKIP), later))
    before = word
  }
}
