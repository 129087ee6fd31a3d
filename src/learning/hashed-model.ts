/**
 * A softmax model over hashed names of features, with names for its classes, and the packed form in which its weights ship.
 * The relation to the running task and the safety gate are such models; softmax.ts trains them.
 */
import { must } from '../core/contracts/result.ts'
import { type Pace, probabilities, type SparseRow, scoreRow, trainSoftmax } from './softmax.ts'

type Shape = { readonly labels: readonly string[]; readonly bits: number }
type Weighing<W> = Shape & {
  readonly weights: W
  /** Above 1 the model is less sure than its scores say, under 1 surer. */
  readonly temperature: number
}
/** As it is trained. */
type TrainedModel = Weighing<Float32Array>
/** As it ships: a weight is a byte times the scale. A message needs a few hundred of them, and more of these lie in the processor's cache. */
type ByteModel = Weighing<Int8Array> & { readonly scale: number }
export type HashedModel = TrainedModel | ByteModel
export type Example = { readonly row: SparseRow; readonly label: string; readonly weight: number }

/** The probability of each label, in their order. */
export function scoresOf(model: HashedModel, row: SparseRow): Float32Array {
  const scores = sumsOf(model, row)
  probabilities(scores, model.temperature)
  return scores
}

/** What the features of a row add up to for each label: the probabilities are made of these. */
export function sumsOf(model: HashedModel, row: SparseRow): Float32Array {
  const sums = new Float32Array(model.labels.length)
  if (hasBytes(model)) scoreBytes(model, row, sums)
  else scoreRow({ classes: model.labels.length, weights: model.weights, mask: maskOf(model) }, row, sums)
  return sums
}

const hasBytes = (model: HashedModel): model is ByteModel => model.weights instanceof Int8Array

/** The same as `scoreRow` with the weights of `floatsOf`. */
function scoreBytes(model: ByteModel, { ids, values }: SparseRow, scores: Float32Array): void {
  const { weights, scale } = model
  const [classes, mask] = [scores.length, maskOf(model)]
  for (let i = 0; i < ids.length; i++) {
    const value = values[i] as number
    const from = ((ids[i] as number) & mask) * classes
    for (let c = 0; c < classes; c++)
      scores[c] = (scores[c] as number) + value * Math.fround((weights[from + c] as number) * scale)
  }
}

/** The weights of a model as they count. */
export const floatsOf = (model: HashedModel): Float32Array =>
  hasBytes(model) ? Float32Array.from(model.weights, (byte) => byte * model.scale) : model.weights

/**
 * Several models that read the same rows, side by side in one table: what they say of a row costs one walk over its features. They must
 * have the same number of bits.
 */
export type JoinedModels = {
  readonly models: readonly HashedModel[]
  readonly classes: number
  readonly weights: Float32Array
}

export function joinModels(models: readonly HashedModel[]): JoinedModels {
  const [first] = models
  must(first !== undefined && models.every(({ bits }) => bits === first.bits), 'models that are joined are of one size')
  const classes = models.reduce((sum, { labels }) => sum + labels.length, 0)
  const weights = new Float32Array(classes * 2 ** first.bits)
  let at = 0
  for (const model of models) {
    const own = floatsOf(model)
    const size = model.labels.length
    for (let feature = 0; feature < 2 ** first.bits; feature++)
      weights.set(own.subarray(feature * size, (feature + 1) * size), feature * classes + at)
    at += size
  }
  return { models, classes, weights }
}

/** The probability of each label of each model, in their order. */
export function scoresOfAll({ models, classes, weights }: JoinedModels, row: SparseRow): Float32Array[] {
  const all = new Float32Array(classes)
  scoreRow({ classes, weights, mask: maskOf(models[0] as HashedModel) }, row, all)
  let at = 0
  return models.map(({ labels, temperature }) => {
    const scores = all.subarray(at, at + labels.length)
    at += labels.length
    probabilities(scores, temperature)
    return scores
  })
}

type HashedPace = Pick<Pace, 'seed' | 'epochs' | 'rate' | 'hide'> & Partial<Pick<Pace, 'smooth' | 'start'>>

export function trainHashed(shape: Shape, examples: readonly Example[], pace: HashedPace): TrainedModel {
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
export function packModel<M extends HashedModel>(trained: M): Omit<M, 'weights'> & Packed {
  const { weights: _, ...model } = trained
  const weights = floatsOf(trained)
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = top / 127 || 1
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { ...model, scale, data: lettersOf(bytes) }
}

type Unpacked<P> = Omit<P, 'data'> & Pick<ByteModel, 'weights'>
/** The bytes as text, or as they are. */
type AnyPacked = Omit<Packed, 'data'> & { readonly data: string | Uint8Array }

export function unpackModel<P extends AnyPacked>({ data, ...model }: P): Unpacked<P> {
  const bytes = typeof data === 'string' ? bytesOf(data) : data
  return { ...model, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
}

/** Letters, digits and `_` only: between other marks, letters could by chance read as the number of a rule. */
export const lettersOf = ({ buffer, byteOffset, length }: Int8Array | Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('base64').replaceAll('+', '_0').replaceAll('/', '_1')
export const bytesOf = (letters: string): Uint8Array =>
  Buffer.from(letters.replaceAll('_0', '+').replaceAll('_1', '/'), 'base64')
