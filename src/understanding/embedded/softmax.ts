/**
 * Multinomial logistic regression on sparse rows, learned with AdaGrad. vocabulary.ts makes the rows; scope.ts reads the scores.
 *
 * X1. Deterministic: the order of the rows is shuffled by a seeded generator, never by chance.
 * X2. A class whose gradient is under `skip` is left alone, which makes the cost of a step that of the few classes in doubt.
 */
import { seeded, shuffle } from './dice.ts'
import type { Row } from './vocabulary.ts'

export type Softmax = { readonly classes: number; readonly weights: Float32Array; readonly bias: Float32Array }
export type Lesson = {
  readonly rows: readonly Row[]
  readonly labels: ArrayLike<number>
  readonly classes: number
  readonly features: number
}
export type Pace = {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  readonly skip: number
  readonly start: number
  readonly smooth: number
}

export function trainSoftmax(lesson: Lesson, pace: Pace): Softmax {
  const { classes, features, rows } = lesson
  const model = { classes, weights: new Float32Array(features * classes), bias: new Float32Array(classes) }
  const squares = new Float32Array(features * classes).fill(pace.start)
  const scores = new Float32Array(classes)
  const order = Int32Array.from(rows, (_, i) => i)
  const random = seeded(7)
  for (let epoch = 0; epoch < pace.epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at] as Row
      scoreRow(model, row, scores)
      probabilities(scores)
      towards(scores, lesson.labels[at] as number, pace.smooth)
      learnRow({ model, squares, row, gradient: scores, pace })
    }
  }
  return model
}

export function scoreRow(model: Softmax, row: Row, scores: Float32Array): void {
  const { classes, weights } = model
  scores.set(model.bias)
  for (let i = 0; i < row.ids.length; i++) {
    const value = row.values[i] as number
    const from = (row.ids[i] as number) * classes
    for (let c = 0; c < classes; c++) scores[c] = (scores[c] as number) + value * (weights[from + c] as number)
  }
}

/** In place; returns the largest score, which the exponent takes away. */
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

/** What is found less what is wanted: `smooth` of the wish is spread over all classes, so that no weight grows without end. */
function towards(scores: Float32Array, label: number, smooth: number): void {
  const spread = smooth / scores.length
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) - spread
  scores[label] = (scores[label] as number) - (1 - smooth)
}

type Step = { model: Softmax; squares: Float32Array; row: Row; gradient: Float32Array; pace: Pace }

function learnRow({ model, squares, row, gradient, pace }: Step): void {
  const { classes, weights } = model
  for (let c = 0; c < classes; c++) {
    const slope = gradient[c] as number
    if (slope < pace.skip && slope > -pace.skip) continue
    for (let i = 0; i < row.ids.length; i++) {
      const at = (row.ids[i] as number) * classes + c
      const weight = weights[at] as number
      const change = slope * (row.values[i] as number) + pace.decay * weight
      const square = (squares[at] as number) + change * change
      squares[at] = square
      weights[at] = weight - (pace.rate * change) / Math.sqrt(square)
    }
  }
}
