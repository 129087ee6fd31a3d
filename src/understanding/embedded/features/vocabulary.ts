/**
 * Gives each feature of the samples a number and a weight (tf-idf, scaled to length 1). features.ts finds the features;
 * learning/softmax.ts learns from the rows.
 */
import type { SparseRow } from '../../../learning/softmax.ts'
import type { Features } from './features.ts'

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
  return { size: kept.length, keys, numbers, idf, place: new Int32Array(kept.length) }
}

export function numberOf(vocabulary: Vocabulary, hash: number): number {
  const last = vocabulary.keys.length - 1
  for (let at = hash & last; ; at = (at + 1) & last) {
    const number = vocabulary.numbers[at] as number
    if (number === 0) return -1
    if (vocabulary.keys[at] === hash) return number - 1
  }
}

export function rowOf(vocabulary: Vocabulary, features: Features): Row {
  const ids = new Int32Array(features.hashes.length)
  const values = new Float32Array(features.hashes.length)
  let size = 0
  let known = 0
  for (let i = 0; i < features.hashes.length; i++) {
    const number = numberOf(vocabulary, features.hashes[i] as number)
    if (number < 0) continue
    if (i < features.meanings) known++
    const place = vocabulary.place[number] as number
    if (place === 0) {
      ids[size] = number
      values[size++] = 1
      vocabulary.place[number] = size
    } else values[place - 1] = (values[place - 1] as number) + 1
  }
  weigh(vocabulary, ids.subarray(0, size), values)
  const topics = features.topics.filter((hash) => numberOf(vocabulary, hash) >= 0).length
  return {
    ids: ids.slice(0, size),
    values: values.slice(0, size),
    known: known / Math.max(1, features.meanings),
    topics: (topics + 0.5) / (features.topics.length + 1),
    strange: features.topics.length > 0 && topics === 0,
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
