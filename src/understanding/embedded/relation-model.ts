/**
 * A linear model with several heads over hashed features: training (AdaGrad, seeded, deterministic), scoring, and the packed
 * form that ships. relation-features.ts makes the names, relation.ts reads the scores.
 */
import { must } from '../../core/contracts/result.ts'
import { seeded, shuffle } from './dice.ts'
import type { Features } from './relation-features.ts'

export type Head = {
  readonly name: string
  readonly labels: readonly string[]
  readonly bits: number
}
export type HeadWeights = Head & { readonly weights: Float32Array; readonly temperature: number }
type Vector = { readonly at: Int32Array; readonly by: Float32Array }

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Words share one unit of length between them, so a long message does not shout; shape features stand for themselves. Each head
 *  takes as many bits of a hash as it has room for. */
export function vectorOf(features: Features): Vector {
  const wordCount = features.words.length
  const size = features.shape.length + wordCount + 1
  const at = new Int32Array(size)
  const by = new Float32Array(size)
  const wordWeight = 2.2 / Math.sqrt(Math.max(1, wordCount))
  const shapeWeight = 1.6 / Math.sqrt(Math.max(1, features.shape.length))
  for (let index = 0; index < wordCount; index++) {
    at[index] = hashOf(features.words[index] ?? '')
    by[index] = wordWeight
  }
  features.shape.forEach((name, index) => {
    at[wordCount + index] = hashOf(name)
    by[wordCount + index] = shapeWeight
  })
  at[size - 1] = hashOf('bias')
  by[size - 1] = 0.5
  return { at, by }
}

export function probabilitiesOf(head: HeadWeights, vector: Vector): Float64Array {
  const count = head.labels.length
  const mask = 2 ** head.bits - 1
  const scores = new Float64Array(count)
  for (let index = 0; index < vector.at.length; index++) {
    const base = ((vector.at[index] ?? 0) & mask) * count
    const by = vector.by[index] ?? 0
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] ?? 0) + by * (head.weights[base + label] ?? 0)
  }
  return softmax(scores, head.temperature)
}

function softmax(scores: Float64Array, temperature: number): Float64Array {
  const top = Math.max(...scores)
  const out = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = out.reduce((total, value) => total + value, 0)
  return out.map((value) => value / sum)
}

export type Example = { readonly features: Features; readonly label: string; readonly weight: number }
type Training = { readonly epochs: number; readonly rate: number; readonly decay: number; readonly seed: number }

export function trainHead(head: Head, examples: readonly Example[], how: Training): HeadWeights {
  const count = head.labels.length
  const weights = new Float32Array(2 ** head.bits * count)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const rows = examples.map(({ features, label, weight }) => {
    const gold = head.labels.indexOf(label)
    must(gold >= 0, `head ${head.name} has no label ${label}`)
    return { vector: vectorOf(features), gold, weight }
  })
  const order = rows.map((_, index) => index)
  const random = seeded(how.seed)
  const trained: HeadWeights = { ...head, weights, temperature: 1 }
  for (let epoch = 0; epoch < how.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const row = rows[index]
      if (row) step({ head: trained, squares, how }, row)
    }
  }
  return trained
}

type Row = { readonly vector: Vector; readonly gold: number; readonly weight: number }

function step(state: { head: HeadWeights; squares: Float32Array; how: Training }, { vector, gold, weight }: Row): void {
  const { head, squares, how } = state
  const { weights, labels } = head
  const count = labels.length
  const mask = 2 ** head.bits - 1
  const error = probabilitiesOf(head, vector).map((p, label) => weight * (p - (label === gold ? 1 : 0)))
  for (let index = 0; index < vector.at.length; index++) {
    const base = ((vector.at[index] ?? 0) & mask) * count
    const by = vector.by[index] ?? 0
    for (let label = 0; label < count; label++) {
      const here = base + label
      const old = weights[here] ?? 0
      const gradient = (error[label] ?? 0) * by + how.decay * old
      if (Math.abs(gradient) < 1e-5) continue
      const square = (squares[here] ?? 0) + gradient * gradient
      squares[here] = square
      weights[here] = old - (how.rate * gradient) / Math.sqrt(square)
    }
  }
}

/** The mean of models that saw the same rows in another order, with other draws: less chance in each weight. */
export function average(heads: readonly HeadWeights[]): HeadWeights {
  const [first] = heads
  must(first, 'an average needs a head')
  const weights = first.weights.map(
    (_, at) => heads.reduce((sum, head) => sum + (head.weights[at] ?? 0), 0) / heads.length,
  )
  return { ...first, weights }
}

/** The temperature at which confidence is the most honest on rows that were not trained on (least log loss). */
export function calibrate(head: HeadWeights, held: readonly Example[]): HeadWeights {
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY }
  const rows = held.map(({ features, label }) => ({ vector: vectorOf(features), label }))
  for (let temperature = 0.3; temperature < 4; temperature *= 1.04) {
    const at = { ...head, temperature }
    let loss = 0
    for (const { vector, label } of rows) {
      const p = probabilitiesOf(at, vector)[head.labels.indexOf(label)] ?? 0
      loss -= Math.log(Math.max(1e-9, p))
    }
    if (loss < best.loss) best = { temperature, loss }
  }
  return { ...head, temperature: best.temperature }
}

type PackedHead = Head & { readonly temperature: number; readonly scale: number; readonly data: string }

/** Eight bits a weight, one scale a head. */
export function packHead(head: HeadWeights): PackedHead {
  const top = head.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = top / 127 || 1
  const bytes = Int8Array.from(head.weights, (weight) => Math.round(weight / scale))
  const { name, labels, bits, temperature } = head
  return { name, labels, bits, temperature, scale, data: Buffer.from(bytes.buffer).toString('base64') }
}

export function unpackHead({ scale, data, ...head }: PackedHead): HeadWeights {
  const bytes = Buffer.from(data, 'base64')
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { ...head, weights: Float32Array.from(signed, (byte) => byte * scale) }
}
