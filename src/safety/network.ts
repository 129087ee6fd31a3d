/**
 * A small network over the words of a stretch, in their order. It errs elsewhere than the weights do (score.ts), so that both together
 * are wrong less often (second-look.ts). scripts/training/safety-network.ts trains it.
 *
 * N1. A word is the sum of a few rows of a table: of the word, its beginning, the two characters that begin there, and its families.
 * N2. Filters three and five words wide slide over them. Of each filter only the place counts where it answers most.
 * N3. What a row adds to the filters is worked out once and kept, so that a message costs a few hundred additions a word. People use a few
 *     thousand words; if every row were met, it would be 25 MB.
 */
import { extendBy, hashName } from '../learning/hash.ts'
import { probabilities } from '../learning/softmax.ts'
import type { Clause } from './features.ts'
import { familyNames } from './word-signs.ts'

/** Numbers a row, filters of each width, and rows for words; behind these stands a row for each family. */
export const shape = { size: 24, filters: 24, widths: [3, 5], words: 2 ** 15 } as const
export const classes = 3
export const allFilters = shape.filters * shape.widths.length

export type Network = {
  readonly table: ArrayLike<number>
  /** What a number of the table is multiplied by. */
  readonly scale: number
  /** Of each width one filter after the other, `size` numbers for each word of it. */
  readonly filters: readonly Float32Array[]
  readonly bias: Float32Array
  /** `classes` numbers a filter. */
  readonly out: Float32Array
  readonly outBias: Float32Array
}

/** The rows of each word: those of word `i` end before `ends[i]`. Those of families have numbers from `shape.words` on. */
export type WordRows = { readonly rows: Int32Array; readonly ends: Int32Array }

const seeds = { word: hashName('word'), start: hashName('start'), pair: hashName('pair') }

/** N1. */
export function wordRowsOf({ words, signs }: Pick<Clause, 'words' | 'signs'>): WordRows {
  const families: (readonly string[])[] = []
  for (const { families: own, from, size } of signs) for (let at = from; at < from + size; at++) families[at] = own
  const rows: number[] = []
  const ends = new Int32Array(words.length)
  const add = (hash: number): number => rows.push(hash & (shape.words - 1))
  words.forEach(({ hash, start, english }, at) => {
    const next = words[at + 1]
    add(extendBy(seeds.word, hash))
    if (start !== undefined) add(extendBy(seeds.start, start))
    if (!english && next && !next.english) add(extendBy(extendBy(seeds.pair, hash), next.hash))
    for (const family of families[at] ?? []) rows.push(shape.words + (familyNames().get(family) as number))
    ends[at] = rows.length
  })
  return { rows: Int32Array.from(rows), ends }
}

/** How likely each verdict is, in the order of the labels. */
export type NetworkReader = (clause: Pick<Clause, 'words' | 'signs'>) => Float32Array

export function openNetwork(network: Network): NetworkReader {
  const kept = new Array<Float32Array | undefined>(network.table.length / shape.size)
  const addedBy = (row: number): Float32Array => {
    const known = kept[row] ?? addedByRow(network, row) // N3
    kept[row] = known
    return known
  }
  return (clause) => {
    const answers = answersOf(wordRowsOf(clause), addedBy)
    const scores = network.outBias.slice()
    for (let f = 0; f < allFilters; f++) {
      const answer = (answers[f] as number) + (network.bias[f] as number)
      if (answer <= 0) continue
      for (let c = 0; c < classes; c++)
        scores[c] = (scores[c] as number) + answer * (network.out[f * classes + c] as number)
    }
    probabilities(scores)
    return scores
  }
}

const nothing = new Float32Array(0)

/** For each place in each width, what a row adds to every filter when a word with it stands there. The row of an unknown word is empty. */
function addedByRow({ table, scale, filters }: Network, row: number): Float32Array {
  const { size, filters: count, widths } = shape
  const own = new Float32Array(size)
  let known = false
  for (let d = 0; d < size; d++) {
    own[d] = (table[row * size + d] as number) * scale
    known ||= own[d] !== 0
  }
  if (!known) return nothing
  const added = new Float32Array(count * widths.reduce((sum: number, width) => sum + width, 0))
  let at = 0
  widths.forEach((width, which) => {
    const weights = filters[which] as Float32Array
    for (let place = 0; place < width; place++)
      for (let f = 0; f < count; f++) {
        let sum = 0
        const from = (f * width + place) * size
        for (let d = 0; d < size; d++) sum += (weights[from + d] as number) * (own[d] as number)
        added[at++] = sum
      }
  })
  return added
}

/** N2: the most that each filter answers anywhere. */
function answersOf({ rows, ends }: WordRows, addedBy: (row: number) => Float32Array): Float32Array {
  const { filters: count, widths } = shape
  const all = new Float32Array(ends.length * allFilters)
  let next = 0
  for (let word = 0; word < ends.length; word++)
    for (; next < (ends[word] as number); next++) {
      const added = addedBy(rows[next] as number)
      if (added === nothing) continue
      let from = 0
      for (let which = 0; which < widths.length; which++) {
        const width = widths[which] as number
        for (let place = 0; place < width; place++, from += count) {
          const middle = word + (width - 1) / 2 - place
          if (middle < 0 || middle >= ends.length) continue
          const to = middle * allFilters + which * count
          for (let f = 0; f < count; f++) all[to + f] = (all[to + f] as number) + (added[from + f] as number)
        }
      }
    }
  const most = new Float32Array(allFilters).fill(ends.length > 0 ? Number.NEGATIVE_INFINITY : 0)
  for (let from = 0; from < all.length; from += allFilters)
    for (let f = 0; f < allFilters; f++)
      if ((all[from + f] as number) > (most[f] as number)) most[f] = all[from + f] as number
  return most
}
