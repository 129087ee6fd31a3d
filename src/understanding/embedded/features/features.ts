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
import { EDGE, factsOf, wordHash } from './word-facts.ts'

export type Features = { readonly hashes: Uint32Array; readonly meanings: number; readonly topics: Uint32Array }

const PAIR = 0x85ebca6b
const SKIP = 0xc2b2ae35
const HAN = 0x165667b1
const MEANING = 0x3c6ef372

export function featuresOf(tokens: readonly Token[]): Features {
  const kept = tokens.filter((token) => token.kind !== 'mark')
  const sequence = kept.map(hashOf)
  const out = sequence.slice()
  for (let i = 0; i < kept.length; i++) {
    const token = kept[i] as Token
    if (token.kind === 'word') for (const hash of factsOf(token.text).letters) out.push(hash)
    if (token.kind === 'han') hanFrom(kept, i, out)
  }
  pairsOf(sequence, out)
  const meanings = out.length
  const concepts = conceptsIn(kept)
  for (const concept of concepts) out.push(meaningHash(concept))
  const topics = topicsOf(kept, sequence)
  for (const concept of concepts) if (isTopical(concept)) topics.push(meaningHash(concept))
  return { hashes: Uint32Array.from(out), meanings, topics: Uint32Array.from(topics) }
}

export const hashOf = ({ kind, text }: Token): number => (kind === 'word' ? factsOf(text).hash : wordHash(text))

/** Plain features of another kind, with neither meanings nor topics. */
export const bareFeatures = (hashes: readonly number[]): Features => ({
  hashes: Uint32Array.from(hashes),
  meanings: hashes.length,
  topics: new Uint32Array(0),
})

/** Words that say what the message is about. A single Chinese character says too little, so pairs of neighbours are taken. */
export function topicsOf(tokens: readonly Token[], sequence: readonly number[]): number[] {
  const topics: number[] = []
  let before = false
  let here = tells(tokens[0])
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const next = tokens[i + 1]
    const after = tells(next)
    if (here) {
      if (token.kind === 'word') topics.push(sequence[i] as number)
      else if (next?.kind === 'han' && after) topics.push(extendByText(extendByText(HAN, token.text), next.text))
      else if (!before) topics.push(sequence[i] as number)
    }
    before = here
    here = after
  }
  return topics
}

const tells = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'word' ? factsOf(token.text).tells : !isFunctionWord(token.text))

export const meaningHash = (concept: number): number => extendBy(MEANING, concept)

export function hanFrom(tokens: readonly Token[], at: number, out: number[]): void {
  let hash = HAN
  for (let i = at; i < Math.min(tokens.length, at + 3); i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'han') return
    hash = extendByText(hash, token.text)
    if (i > at) out.push(hash)
  }
}

export function pairsOf(words: readonly number[], out: number[]): void {
  let before = EDGE
  for (let i = 0; i <= words.length; i++) {
    const word = words[i] ?? EDGE
    out.push(extendBy(Math.imul(before, PAIR), word))
    const later = words[i + 1]
    if (i > 0 && later !== undefined) out.push(extendBy(Math.imul(before, SKIP), later))
    before = word
  }
}
