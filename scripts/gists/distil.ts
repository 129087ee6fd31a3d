/**
 * Moves the word vectors so that their sum over a sentence points where the encoder's vector of that sentence points (Adam on 1 - cosine).
 * A part of the sentences is held back, to see that words are learned and not sentences.
 */
import { seeded } from '../../src/learning/random.ts'

export type Sentences = {
  /** The rows of the words of each sentence. */
  readonly words: readonly (readonly number[])[]
  /** Where each should point: `size` numbers a sentence. */
  readonly wanted: Float32Array
}

const steps = 350
const batch = 8192
const learningRate = 0.003
const [SLOW, FAST] = [0.9, 0.999]
/** Each such sentence is held back. */
const held = 20

export function distil(rows: Float32Array, size: number, { words, wanted }: Sentences): void {
  const random = seeded(13)
  const [slope, first, second] = [rows, rows, rows].map((one) => new Float32Array(one.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let step = 1; step <= steps; step++) {
    slope.fill(0)
    for (let n = 0; n < batch; n++) {
      const at = Math.floor(random() * words.length)
      if (at % held !== 0)
        addSlope({ rows, size, slope }, words[at] as number[], wanted.subarray(at * size, (at + 1) * size))
    }
    const rate = (learningRate * Math.sqrt(1 - FAST ** step)) / (1 - SLOW ** step)
    for (let i = 0; i < rows.length; i++) {
      const value = (slope[i] as number) / batch
      first[i] = SLOW * (first[i] as number) + (1 - SLOW) * value
      second[i] = FAST * (second[i] as number) + (1 - FAST) * value * value
      if (first[i] !== 0)
        rows[i] = (rows[i] as number) - (rate * (first[i] as number)) / (Math.sqrt(second[i] as number) + 1e-8)
    }
    if (step % 100 === 0 || step === 1)
      process.stderr.write(`step ${step}: ${agreement(rows, size, { words, wanted })}\n`)
  }
}

/** The mean cosine over the sentences that were held back. */
export function agreement(rows: Float32Array, size: number, { words, wanted }: Sentences): string {
  let [sum, count] = [0, 0]
  for (let at = 0; at < words.length; at += held, count++) {
    const total = sumOf(rows, size, words[at] as number[])
    const goal = wanted.subarray(at * size, (at + 1) * size)
    sum += cosine(total, goal)
  }
  return (sum / count).toFixed(4)
}

function sumOf(rows: Float32Array, size: number, words: readonly number[]): Float64Array {
  const total = new Float64Array(size)
  for (const word of words)
    for (let d = 0, at = word * size; d < size; d++, at++) total[d] = (total[d] as number) + (rows[at] as number)
  return total
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, left, right] = [0, 1e-12, 1e-12]
  for (let d = 0; d < a.length; d++) {
    dot += (a[d] as number) * (b[d] as number)
    left += (a[d] as number) ** 2
    right += (b[d] as number) ** 2
  }
  return dot / Math.sqrt(left * right)
}

type Moving = { readonly rows: Float32Array; readonly size: number; readonly slope: Float32Array }

function addSlope({ rows, size, slope }: Moving, words: readonly number[], wanted: Float32Array): void {
  const total = sumOf(rows, size, words)
  let [dot, left, right] = [0, 1e-12, 1e-12]
  for (let d = 0; d < size; d++) {
    dot += (total[d] as number) * (wanted[d] as number)
    left += (total[d] as number) ** 2
    right += (wanted[d] as number) ** 2
  }
  const [norm, goal] = [Math.sqrt(left), Math.sqrt(right)]
  for (let d = 0; d < size; d++) {
    const change = ((total[d] as number) * dot) / (left * norm * goal) - (wanted[d] as number) / (norm * goal)
    for (const word of words) slope[word * size + d] = (slope[word * size + d] as number) + change
  }
}
