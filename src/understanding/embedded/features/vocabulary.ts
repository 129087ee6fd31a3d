/**
 * Gives each feature of the samples a number and a weight (tf-idf, scaled to length 1). features.ts finds the features;
 * learning/softmax.ts learns from the rows.
 */
import { keptByWord } from '../../../learning/kept-words.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { conceptsIn, isTopical } from './concepts.ts'
import { type Features, featuresOf, hanFrom, hashOf, meaningHash, pairsOf, topicsOf } from './features.ts'
import { factsOf } from './word-facts.ts'

/** A sparse vector, and how much of the text it stands for. */
export type Row = SparseRow & {
  /** The share of the features that is known. */
  readonly known: number
  /** The share of the topics that is known. */
  readonly topics: number
  /** There are topics, and none is known. */
  readonly strange: boolean
}

export type Vocabulary = {
  readonly size: number
  /** Open addressing: the hash, and beside it the number of the feature plus one. */
  readonly keys: Uint32Array
  readonly numbers: Int32Array
  readonly idf: Float32Array
  /** Where a feature stands in the row that is being built; all zero between calls. */
  readonly place: Int32Array
  /** The numbers of what a word's letters are known by, in their order. */
  readonly letters: (word: string) => Int32Array
  /** The numbers of what a word, or two Chinese characters, are known by when nothing stands around them. */
  readonly alone: (word: string) => Int32Array
}

/** How much more a meaning counts than a word or a few letters. */
const MEANING = 1.75

export function vocabularyOf(all: readonly Features[], minimum: number): Vocabulary {
  const counts = new Map<number, number>()
  const meanings = new Set<number>()
  for (const one of all) {
    for (const hash of new Set(one.hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    for (let i = one.meanings; i < one.hashes.length; i++) meanings.add(one.hashes[i] as number)
  }
  const kept = [...counts].filter(([, count]) => count >= minimum)
  const capacity = 2 ** Math.ceil(Math.log2(kept.length * 2 + 2))
  const keys = new Uint32Array(capacity)
  const numbers = new Int32Array(capacity)
  const idf = new Float32Array(kept.length)
  kept.forEach(([hash, count], number) => {
    let at = hash & (capacity - 1)
    while (numbers[at] !== 0) at = (at + 1) & (capacity - 1)
    keys[at] = hash
    numbers[at] = number + 1
    idf[number] = (Math.log((1 + all.length) / (1 + count)) + 1) * (meanings.has(hash) ? MEANING : 1)
  })
  const vocabulary = { size: kept.length, keys, numbers, idf, place: new Int32Array(kept.length) }
  const letters = keptByWord((word) => knownNumbers(vocabulary, factsOf(word).letters))
  const alone = keptByWord((word) => knownNumbers(vocabulary, featuresOf(tokeniseMessage(word)).hashes))
  return { ...vocabulary, letters, alone }
}

type Numbers = Pick<Vocabulary, 'keys' | 'numbers'>

export function knownNumbers(vocabulary: Numbers, hashes: ArrayLike<number>): Int32Array {
  const known = new Int32Array(hashes.length)
  let size = 0
  for (let i = 0; i < hashes.length; i++) {
    const number = numberOf(vocabulary, hashes[i] as number)
    if (number >= 0) known[size++] = number
  }
  return known.slice(0, size)
}

export function numberOf({ keys, numbers }: Numbers, hash: number): number {
  const last = keys.length - 1
  for (let at = hash & last; ; at = (at + 1) & last) {
    const number = numbers[at] as number
    if (number === 0) return -1
    if (keys[at] === hash) return number - 1
  }
}

export function rowOf(vocabulary: Vocabulary, { hashes, meanings, topics }: Features): Row {
  const draft = newDraft(vocabulary, hashes.length)
  for (let i = 0; i < meanings; i++) count(draft, numberOf(vocabulary, hashes[i] as number))
  const { known } = draft
  for (let i = meanings; i < hashes.length; i++) count(draft, numberOf(vocabulary, hashes[i] as number))
  return finished(draft, { known: known / Math.max(1, meanings), topics })
}

/** The same as `rowOf(vocabulary, featuresOf(tokens))`; what the letters of a word are known by is looked up once for each word. */
export function rowOfTokens(vocabulary: Vocabulary, tokens: readonly Token[]): Row {
  const said = tokens.filter((token) => token.kind !== 'mark')
  const sequence = said.map(hashOf)
  const pairs: number[] = []
  pairsOf(sequence, pairs)
  const concepts = conceptsIn(said)
  const plain = sequence.length + pairs.length + said.reduce((sum, token) => sum + insideOf(token), 0)
  const draft = newDraft(vocabulary, plain + concepts.length)
  let all = sequence.length + pairs.length
  for (const hash of sequence) count(draft, numberOf(vocabulary, hash))
  for (let i = 0; i < said.length; i++) all += countInside(draft, said, i)
  for (const hash of pairs) count(draft, numberOf(vocabulary, hash))
  const { known } = draft
  for (const concept of concepts) count(draft, numberOf(vocabulary, meaningHash(concept)))
  const topics = [...topicsOf(said, sequence), ...concepts.filter(isTopical).map(meaningHash)]
  return finished(draft, { known: known / Math.max(1, all), topics })
}

/** How many features of a token lie inside it or begin with it, at most. */
const insideOf = ({ kind, text }: Token): number =>
  kind === 'word' ? factsOf(text).letters.length : kind === 'han' ? mostHan : 0
const mostHan = 2

function countInside(draft: Draft, said: readonly Token[], at: number): number {
  const { kind, text } = said[at] as Token
  if (kind === 'word') {
    for (const number of draft.vocabulary.letters(text)) count(draft, number)
    return factsOf(text).letters.length
  }
  if (kind !== 'han') return 0
  const hashes: number[] = []
  hanFrom(said, at, hashes)
  for (const hash of hashes) count(draft, numberOf(draft.vocabulary, hash))
  return hashes.length
}

type Draft = {
  readonly vocabulary: Vocabulary
  readonly ids: Int32Array
  readonly values: Float32Array
  size: number
  /** How many features were known, each as often as it came. */
  known: number
}

const newDraft = (vocabulary: Vocabulary, most: number): Draft => ({
  vocabulary,
  ids: new Int32Array(most),
  values: new Float32Array(most),
  size: 0,
  known: 0,
})

function count(draft: Draft, number: number): void {
  if (number < 0) return
  draft.known++
  const place = draft.vocabulary.place[number] as number
  if (place === 0) {
    draft.ids[draft.size] = number
    draft.values[draft.size++] = 1
    draft.vocabulary.place[number] = draft.size
  } else draft.values[place - 1] = (draft.values[place - 1] as number) + 1
}

type Shares = { readonly known: number; readonly topics: ArrayLike<number> }

function finished({ vocabulary, ids, values, size }: Draft, { known, topics }: Shares): Row {
  const kept = ids.subarray(0, size)
  weigh(vocabulary, kept, values)
  let met = 0
  for (let i = 0; i < topics.length; i++) if (numberOf(vocabulary, topics[i] as number) >= 0) met++
  return {
    ids: kept,
    values: values.subarray(0, size),
    known,
    topics: (met + 0.5) / (topics.length + 1),
    strange: topics.length > 0 && met === 0,
  }
}

function weigh(vocabulary: Vocabulary, ids: Int32Array, values: Float32Array): void {
  let sum = 0
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    vocabulary.place[id] = 0
    const value = (1 + Math.log(values[i] as number)) * (vocabulary.idf[id] as number)
    values[i] = value
    sum += value * value
  }
  const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0
  for (let i = 0; i < ids.length; i++) values[i] = (values[i] as number) * scale
}
