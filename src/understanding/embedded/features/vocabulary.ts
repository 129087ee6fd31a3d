/**
 * Gives each feature of the samples a number and a weight (tf-idf, scaled to length 1). features.ts finds the features;
 * learning/softmax.ts learns from the rows.
 */
import { keptByWord } from '../../../learning/kept-words.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { conceptsIn } from './concepts.ts'
import { type Features, featuresOf, hanFrom, meaningHash, pairsOf, topicsOf } from './features.ts'
import { factsOf, type WordFacts } from './word-facts.ts'

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
  /** Open addressing: the hash, and behind it the number of the feature plus one. */
  readonly table: Int32Array
  readonly idf: Float32Array
  /** The row that is being built. */
  readonly draft: Draft
  /** What a token is known by, whatever stands around it. */
  readonly word: (text: string) => Word
  /** The numbers of what a word, or two Chinese characters, are known by when nothing stands around them. */
  readonly alone: (word: string) => readonly number[]
}

/** A word, or one Chinese character. */
type Word = WordFacts & {
  /** Its own number, or -1. */
  readonly number: number
  /** The numbers of what its letters are known by, in their order. */
  readonly known: readonly number[]
}

/** How much more a meaning counts than a word or a few letters. */
const meaning = 1.75

export function vocabularyOf(all: readonly Features[], minimum: number): Vocabulary {
  const kept = countedIn(all).filter(({ count }) => count >= minimum)
  const capacity = 2 ** Math.ceil(Math.log2(kept.length * 2 + 2))
  const table = new Int32Array(2 * capacity)
  const idf = new Float32Array(kept.length)
  kept.forEach(({ hash, count, means }, number) => {
    let at = hash & (capacity - 1)
    while (table[2 * at + 1] !== 0) at = (at + 1) & (capacity - 1)
    table[2 * at] = hash
    table[2 * at + 1] = number + 1
    idf[number] = (Math.log((1 + all.length) / (1 + count)) + 1) * (means ? meaning : 1)
  })
  const vocabulary = { size: kept.length, table, idf, draft: newDraft(kept.length) }
  const word = keptByWord((text): Word => {
    const facts = factsOf(text)
    return { ...facts, number: numberOf(vocabulary, facts.hash), known: knownNumbers(vocabulary, facts.letters) }
  })
  const alone = keptByWord((word) => knownNumbers(vocabulary, [...featuresOf(tokeniseMessage(word)).hashes]))
  return { ...vocabulary, word, alone }
}

type Counted = {
  readonly hash: number
  /** In how many texts it stands. */
  count: number
  /** The last of them. */
  last: number
  /** Somewhere it is a meaning. */
  means: boolean
}

function countedIn(all: readonly Features[]): Counted[] {
  const counted = new Map<number, Counted>()
  for (const [text, { hashes, meanings }] of all.entries())
    for (let i = 0; i < hashes.length; i++) {
      const hash = hashes[i] as number
      const means = i >= meanings
      const known = counted.get(hash)
      if (!known) counted.set(hash, { hash, count: 1, last: text, means })
      else {
        if (known.last !== text) known.count++
        known.last = text
        known.means ||= means
      }
    }
  return [...counted.values()]
}

type Numbers = Pick<Vocabulary, 'table'>

export function knownNumbers(vocabulary: Numbers, hashes: readonly number[]): number[] {
  const known: number[] = []
  for (let i = 0; i < hashes.length; i++) {
    const number = numberOf(vocabulary, hashes[i] as number)
    if (number >= 0) known.push(number)
  }
  return known
}

export function numberOf({ table }: Numbers, hash: number): number {
  const [key, last] = [hash | 0, table.length - 1]
  for (let at = (2 * key) & last; ; at = (at + 2) & last) {
    const number = table[at + 1] as number
    if (number === 0) return -1
    if (table[at] === key) return number - 1
  }
}

export function rowOf(vocabulary: Vocabulary, { hashes, meanings, topics }: Features): Row {
  const { draft } = vocabulary
  for (let i = 0; i < meanings; i++) count(draft, numberOf(vocabulary, hashes[i] as number))
  const { known } = draft
  for (let i = meanings; i < hashes.length; i++) count(draft, numberOf(vocabulary, hashes[i] as number))
  return finished(vocabulary, { known: known / Math.max(1, meanings), topics })
}

/** The same as `rowOf(vocabulary, featuresOf(tokens))`; what a word is known by is looked up once for each word. */
export function rowOfTokens(vocabulary: Vocabulary, tokens: readonly Token[]): Row {
  const { draft } = vocabulary
  const said = tokens.filter((token) => token.kind !== 'mark')
  const words = said.map(({ text }) => vocabulary.word(text))
  let all = words.length
  for (const { number } of words) count(draft, number)
  for (let i = 0; i < said.length; i++)
    if (said[i]?.kind === 'word') all += countLetters(draft, words[i] as Word)
    else all += countHan(vocabulary, said, i)
  const pairs = pairsOf(words)
  for (const hash of pairs) count(draft, numberOf(vocabulary, hash))
  const { known } = draft
  const concepts = conceptsIn(words)
  for (const concept of concepts) count(draft, numberOf(vocabulary, meaningHash(concept)))
  return finished(vocabulary, {
    known: known / Math.max(1, all + pairs.length),
    topics: topicsOf(said, words, concepts),
  })
}

/** How many features lie inside a word. */
function countLetters(draft: Draft, { known, letters }: Word): number {
  for (let i = 0; i < known.length; i++) count(draft, known[i] as number)
  return letters.length
}

/** How many features of several characters begin with one. */
function countHan(vocabulary: Vocabulary, said: readonly Token[], at: number): number {
  const hashes = hanFrom(said, at)
  for (const hash of hashes) count(vocabulary.draft, numberOf(vocabulary, hash))
  return hashes.length
}

/** A row that is being built. It is empty between calls, and no row has more features than the vocabulary. */
type Draft = {
  readonly ids: Int32Array
  /** How often each of them came. */
  readonly counts: Int32Array
  /** Where a feature stands in the row, from 1 on; 0 where it does not. */
  readonly place: Int32Array
  size: number
  /** How many features were known, each as often as it came. */
  known: number
}

const newDraft = (most: number): Draft => ({
  ids: new Int32Array(most),
  counts: new Int32Array(most),
  place: new Int32Array(most),
  size: 0,
  known: 0,
})

function count(draft: Draft, number: number): void {
  if (number < 0) return
  draft.known++
  const place = draft.place[number] as number
  if (place === 0) {
    draft.ids[draft.size] = number
    draft.counts[draft.size++] = 1
    draft.place[number] = draft.size
  } else draft.counts[place - 1] = (draft.counts[place - 1] as number) + 1
}

type Shares = { readonly known: number; readonly topics: ArrayLike<number> }

/** Takes the row out of the draft. */
function finished(vocabulary: Vocabulary, { known, topics }: Shares): Row {
  const { draft } = vocabulary
  const ids = draft.ids.slice(0, draft.size)
  const values = weighed(vocabulary)
  for (let i = 0; i < ids.length; i++) draft.place[ids[i] as number] = 0
  draft.size = 0
  draft.known = 0
  let met = 0
  for (let i = 0; i < topics.length; i++) if (numberOf(vocabulary, topics[i] as number) >= 0) met++
  return { ids, values, known, topics: (met + 0.5) / (topics.length + 1), strange: topics.length > 0 && met === 0 }
}

function weighed({ draft: { ids, counts, size }, idf }: Vocabulary): Float32Array {
  const values = new Float32Array(size)
  let sum = 0
  for (let i = 0; i < size; i++) {
    const times = counts[i] as number
    const value = (times === 1 ? 1 : 1 + Math.log(times)) * (idf[ids[i] as number] as number)
    values[i] = value
    sum += value * value
  }
  const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0
  for (let i = 0; i < size; i++) values[i] = (values[i] as number) * scale
  return values
}
