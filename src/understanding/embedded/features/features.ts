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
import { edge, factsOf, type WordFacts } from './word-facts.ts'

export type Features = { readonly hashes: Uint32Array; readonly meanings: number; readonly topics: Uint32Array }

const pair = 0x85ebca6b
const skip = 0xc2b2ae35
const hanSeed = 0x165667b1
const meaning = 0x3c6ef372

export function featuresOf(tokens: readonly Token[]): Features {
  const kept = tokens.filter((token) => token.kind !== 'mark')
  const words = kept.map(({ text }) => factsOf(text))
  const out = words.map(({ hash }) => hash)
  for (let i = 0; i < kept.length; i++)
    for (const hash of kept[i]?.kind === 'word' ? (words[i] as WordFacts).letters : hanFrom(kept, i)) out.push(hash)
  for (const hash of pairsOf(words)) out.push(hash)
  const meanings = out.length
  const concepts = conceptsIn(words)
  for (const concept of concepts) out.push(meaningHash(concept))
  return { hashes: Uint32Array.from(out), meanings, topics: Uint32Array.from(topicsOf(kept, words, concepts)) }
}

/** Plain features of another kind, with neither meanings nor topics. */
export const bareFeatures = (hashes: readonly number[]): Features => ({
  hashes: Uint32Array.from(hashes),
  meanings: hashes.length,
  topics: new Uint32Array(0),
})

/**
 * Words that say what the message is about, and meanings that do. A single Chinese character says too little, so pairs of neighbours are
 * taken.
 */
export function topicsOf(tokens: readonly Token[], words: readonly WordFacts[], concepts: readonly number[]): number[] {
  const topics: number[] = []
  for (let i = 0; i < tokens.length; i++) {
    const { tells, hash } = words[i] as WordFacts
    const next = tokens[i + 1]
    const { kind, text } = tokens[i] as Token
    if (!tells) continue
    if (kind === 'word') topics.push(hash)
    else if (next?.kind === 'han' && words[i + 1]?.tells)
      topics.push(extendByText(extendByText(hanSeed, text), next.text))
    else if (!words[i - 1]?.tells) topics.push(hash)
  }
  for (const concept of concepts) if (isTopical(concept)) topics.push(meaningHash(concept))
  return topics
}

export const meaningHash = (concept: number): number => extendBy(meaning, concept)

/** Two and three characters in a row, from this one on. */
export function hanFrom(tokens: readonly Token[], at: number): number[] {
  const out: number[] = []
  let hash = hanSeed
  for (let i = at; i < Math.min(tokens.length, at + 3); i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'han') break
    hash = extendByText(hash, token.text)
    if (i > at) out.push(hash)
  }
  return out
}

/** Neighbours, and words with one between them. */
export function pairsOf(words: readonly WordFacts[]): number[] {
  const out: number[] = []
  let before = edge
  for (let i = 0; i <= words.length; i++) {
    const word = words[i]?.hash ?? edge
    out.push(extendBy(Math.imul(before, pair), word))
    const later = words[i + 1]
    if (i > 0 && later !== undefined) out.push(extendBy(Math.imul(before, skip), later.hash))
    before = word
  }
  return out
}
