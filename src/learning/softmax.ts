/**
 * The one learner: multinomial logistic regression on sparse rows, trained with AdaGrad. Intents, cuts, the relation to the running
 * task and the safety gate are all learned with it; hashed-model.ts puts names and labels around it.
 *
 * G1. Deterministic: the order of the rows is shuffled by a seeded generator.
 * G2. A class whose error is under `skip` is left alone, so a step costs only the few classes in doubt.
 * G3. `hide` may take features out of a row for a step, so that no feature comes to rely on another being there.
 */
import { seeded, shuffle } from './random.ts'

/** A sparse vector: which features, and the value of each. */
export type SparseRow = { readonly ids: Int32Array; readonly values: Float32Array }

export type Softmax = {
  readonly classes: number
  /** The weight of feature f for class c stands at f * classes + c. */
  readonly weights: Float32Array
  /** Which bits of an id count. All of them where features are numbered, a power of two less one where they are hashed. */
  readonly mask: number
}
export const everyBit = -1

export type Lesson = {
  readonly rows: readonly SparseRow[]
  readonly labels: ArrayLike<number>
  /** How much each row counts; left out, 1 each. */
  readonly importance?: ArrayLike<number>
  readonly classes: number
  readonly features: number
  readonly mask?: number
}
export type Pace = {
  readonly seed: number
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  /** G2. */
  readonly skip: number
  /** A weight whose own gradient is smaller is left alone. */
  readonly least: number
  /** Where the sums of squared gradients begin: the larger, the smaller the first steps. */
  readonly start: number
  /** The part of each label that is spread over all classes, so that no weight grows without end. */
  readonly smooth: number
  /** G3. Left out, nothing is hidden. */
  readonly hide?: (row: SparseRow, random: () => number) => SparseRow
}

export function trainSoftmax(lesson: Lesson, pace: Pace): Softmax {
  const { classes, features, rows, labels, importance, mask = everyBit } = lesson
  const model = { classes, weights: new Float32Array(features * classes), mask }
  const squares = new Float32Array(features * classes).fill(pace.start)
  const error = new Float32Array(classes)
  const doubted = new Int32Array(classes)
  const order = Int32Array.from(rows, (_, i) => i)
  const random = seeded(pace.seed)
  for (let epoch = 0; epoch < pace.epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const full = rows[at] as SparseRow
      const row = pace.hide?.(full, random) ?? full
      scoreRow(model, row, error)
      probabilities(error)
      lessWanted(error, labels[at] as number, pace.smooth)
      if (importance) for (let c = 0; c < classes; c++) error[c] = (importance[at] as number) * (error[c] as number)
      learnRow({ model, squares, row, error, doubted, pace })
    }
  }
  return model
}

/** Rows come in several shapes, so their fields are looked up once and not for each feature. */
export function scoreRow({ classes, weights, mask }: Softmax, { ids, values }: SparseRow, scores: Float32Array): void {
  scores.fill(0)
  for (let i = 0; i < ids.length; i++) {
    const value = values[i] as number
    const from = ((ids[i] as number) & mask) * classes
    for (let c = 0; c < classes; c++) scores[c] = (scores[c] as number) + value * (weights[from + c] as number)
  }
}

/** Turns scores into probabilities, in place. Returns the largest score. */
export function probabilities(scores: Float32Array, temperature = 1): number {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > top) top = score
  let sum = 0
  for (let c = 0; c < scores.length; c++) {
    const value = Math.exp(((scores[c] as number) - top) / temperature)
    scores[c] = value
    sum += value
  }
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) / sum
  return top
}

/** The probabilities less what the label wants: the error of each class, in place. */
export function lessWanted(scores: Float32Array, label: number, smooth: number): void {
  const spread = smooth / scores.length
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) - spread
  scores[label] = (scores[label] as number) - (1 - smooth)
}

type Step = {
  model: Softmax
  squares: Float32Array
  row: SparseRow
  error: Float32Array
  /** Scratch: the classes in doubt. */
  doubted: Int32Array
  pace: Pace
}

function learnRow({ model, squares, row, error, doubted, pace }: Step): void {
  const { classes, weights, mask } = model
  const { ids, values } = row
  const { skip, least, rate, decay } = pace
  let count = 0
  for (let c = 0; c < classes; c++) {
    const slope = error[c] as number
    if (slope >= skip || slope <= -skip) doubted[count++] = c // G2
  }
  for (let i = 0; i < ids.length; i++) {
    const from = ((ids[i] as number) & mask) * classes
    const value = values[i] as number
    for (let k = 0; k < count; k++) {
      const c = doubted[k] as number
      const at = from + c
      const weight = weights[at] as number
      const change = (error[c] as number) * value + decay * weight
      if (change < least && change > -least) continue
      const square = (squares[at] as number) + change * change
      squares[at] = square
      weights[at] = weight - (rate * change) / Math.sqrt(square)
    }
  }
}
