/**
 * A softmax model over hashed names of features, with names for its classes, and the packed form in which its weights ship.
 * The relation to the running task and the safety gate are such models; softmax.ts trains them.
 */
import { must } from '../core/contracts/result.ts'
import { hashName } from './hash.ts'
import { type Pace, probabilities, type SparseRow, scoreRow, trainSoftmax } from './softmax.ts'

type Shape = { readonly labels: readonly string[]; readonly bits: number }
export type HashedModel = Shape & {
  readonly weights: Float32Array
  /** Above 1 the model is less sure than its scores say, under 1 surer. */
  readonly temperature: number
}
export type Example = { readonly row: SparseRow; readonly label: string; readonly weight: number }

/** Names with the value of each. One row serves models of every size: each takes as many bits of a hash as it has. */
export function hashedRow(names: readonly string[], valueAt: (at: number) => number): SparseRow {
  const values = new Float32Array(names.length)
  for (let at = 0; at < names.length; at++) values[at] = valueAt(at)
  return { ids: Int32Array.from(names, (name) => hashName(name)), values }
}

/** The probability of each label, in their order. */
export function scoresOf(model: HashedModel, row: SparseRow): Float32Array {
  const scores = new Float32Array(model.labels.length)
  scoreRow({ classes: model.labels.length, weights: model.weights, mask: maskOf(model) }, row, scores)
  probabilities(scores, model.temperature)
  return scores
}

type HashedPace = Pick<Pace, 'seed' | 'epochs' | 'rate' | 'hide'> & Partial<Pick<Pace, 'smooth' | 'start'>>

export function trainHashed(shape: Shape, examples: readonly Example[], pace: HashedPace): HashedModel {
  const { labels, bits } = shape
  const lesson = {
    rows: examples.map(({ row }) => row),
    labels: examples.map(({ label }) => {
      const at = labels.indexOf(label)
      must(at >= 0, `the model has no label ${label}`)
      return at
    }),
    importance: examples.map(({ weight }) => weight),
    classes: labels.length,
    features: 2 ** bits,
    mask: maskOf(shape),
  }
  const { weights } = trainSoftmax(lesson, { decay: 0, skip: 0, least: 1e-5, start: 1e-3, smooth: 0, ...pace })
  return { labels, bits, weights, temperature: 1 }
}

const maskOf = ({ bits }: Shape): number => 2 ** bits - 1

type Packed = { readonly scale: number; readonly data: string }

/** Eight bits a weight, one scale for all; what else stands beside the weights is kept. */
export function packModel<M extends HashedModel>({ weights, ...model }: M): Omit<M, 'weights'> & Packed {
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = top / 127 || 1
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { ...model, scale, data: Buffer.from(bytes.buffer).toString('base64') }
}

type Unpacked<P> = Omit<P, keyof Packed> & Pick<HashedModel, 'weights'>
/** The bytes as text, or as they are. */
type AnyPacked = Omit<Packed, 'data'> & { readonly data: string | Uint8Array }

export function unpackModel<P extends AnyPacked>({ scale, data, ...model }: P): Unpacked<P> {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'base64') : data
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { ...model, weights: Float32Array.from(signed, (byte) => byte * scale) }
}
