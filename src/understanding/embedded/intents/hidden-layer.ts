/**
 * A second opinion for teams with thousands of samples: one hidden layer over the same rows. classifier.ts averages it with the
 * softmax; the two err on different messages.
 *
 * H1. Deterministic: the first weights, the order of the rows and the dropped units come from one seeded generator.
 */
import { seeded, shuffle } from '../../../learning/random.ts'
import { type Lesson, lessWanted, probabilities, type SparseRow } from '../../../learning/softmax.ts'

export type Hidden = { readonly classes: number; readonly inner: Float32Array; readonly outer: Float32Array }

const unitCount = 96
const epochs = 8
const rate = 0.05
const dropped = 0.3
const smooth = 0.05
const skip = 1e-3

export function trainHidden(lesson: Lesson): Hidden {
  const { rows, labels, classes, features } = lesson
  const random = seeded(3)
  const net = {
    classes,
    inner: initial(features * unitCount, 0.3, random),
    outer: initial(unitCount * classes, 0.15, random),
  }
  const squares = {
    inner: new Float32Array(net.inner.length).fill(1e-3),
    outer: new Float32Array(net.outer.length).fill(1e-3),
  }
  const [units, scores, slopes] = [new Float32Array(unitCount), new Float32Array(classes), new Float32Array(unitCount)]
  const order = Int32Array.from(rows, (_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at] as SparseRow
      unitsOf(net, row, units)
      for (let u = 0; u < unitCount; u++) units[u] = random() < dropped ? 0 : (units[u] as number) / (1 - dropped)
      scoresOf(net, units, scores)
      probabilities(scores)
      lessWanted(scores, labels[at] as number, smooth)
      learnOuter({ net, squares: squares.outer, units, scores, slopes })
      learnInner({ net, squares: squares.inner, row, slopes })
    }
  }
  return net
}

/** The shares of all classes. */
export function askHidden(net: Hidden, row: SparseRow): Float32Array {
  const [units, scores] = [new Float32Array(unitCount), new Float32Array(net.classes)]
  unitsOf(net, row, units)
  scoresOf(net, units, scores)
  probabilities(scores)
  return scores
}

function unitsOf(net: Hidden, row: SparseRow, units: Float32Array): void {
  units.fill(0)
  for (let i = 0; i < row.ids.length; i++) {
    const value = row.values[i] as number
    const from = (row.ids[i] as number) * unitCount
    for (let u = 0; u < unitCount; u++) units[u] = (units[u] as number) + value * (net.inner[from + u] as number)
  }
  for (let u = 0; u < unitCount; u++) if ((units[u] as number) < 0) units[u] = 0
}

function scoresOf(net: Hidden, units: Float32Array, scores: Float32Array): void {
  scores.fill(0)
  for (let u = 0; u < unitCount; u++) {
    const value = units[u] as number
    if (value === 0) continue
    for (let c = 0, at = u * net.classes; c < net.classes; c++, at++)
      scores[c] = (scores[c] as number) + value * (net.outer[at] as number)
  }
}

type Outer = { net: Hidden; squares: Float32Array; units: Float32Array; scores: Float32Array; slopes: Float32Array }

/** Also leaves in `slopes` the error of each unit, for the inner layer. */
function learnOuter({ net, squares, units, scores, slopes }: Outer): void {
  const layer = { weights: net.outer, squares }
  for (let u = 0; u < unitCount; u++) {
    const value = units[u] as number
    let slope = 0
    if (value !== 0)
      for (let c = 0, at = u * net.classes; c < net.classes; c++, at++) {
        const miss = scores[c] as number
        slope += miss * (net.outer[at] as number)
        if (miss > skip || miss < -skip) move(layer, at, miss * value)
      }
    slopes[u] = slope / (1 - dropped)
  }
}

function learnInner({
  net,
  squares,
  row,
  slopes,
}: {
  net: Hidden
  squares: Float32Array
  row: SparseRow
  slopes: Float32Array
}): void {
  const layer = { weights: net.inner, squares }
  for (let i = 0; i < row.ids.length; i++) {
    const value = row.values[i] as number
    const from = (row.ids[i] as number) * unitCount
    for (let u = 0; u < unitCount; u++) if (slopes[u] !== 0) move(layer, from + u, (slopes[u] as number) * value)
  }
}

type Layer = { readonly weights: Float32Array; readonly squares: Float32Array }

function move({ weights, squares }: Layer, at: number, change: number): void {
  const square = (squares[at] as number) + change * change
  squares[at] = square
  weights[at] = (weights[at] as number) - (rate * change) / Math.sqrt(square)
}

const initial = (length: number, width: number, random: () => number): Float32Array =>
  Float32Array.from({ length }, () => (random() + random() + random() - 1.5) * width)
