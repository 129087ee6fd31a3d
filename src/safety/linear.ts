/** A linear softmax over hashed names: training (AdaGrad, seeded) and scoring. The gate's weights are made with it. */

export type Linear = { readonly labels: readonly string[]; readonly bits: number; readonly weights: Float32Array }
export type Sample = { readonly names: readonly string[]; readonly label: string; readonly weight: number }

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const slotsOf = (names: readonly string[], bits: number): Int32Array =>
  Int32Array.from(names, (name) => hashOf(name) & (2 ** bits - 1))

export function scoreLinear({ labels, bits, weights }: Linear, names: readonly string[]): Float64Array {
  return scoreSlots(weights, slotsOf(names, bits), labels.length)
}

function scoreSlots(weights: Float32Array, slots: Int32Array, count: number): Float64Array {
  const by = 2.5 / Math.sqrt(slots.length || 1)
  const scores = new Float64Array(count)
  for (const slot of slots)
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] ?? 0) + by * (weights[slot * count + label] ?? 0)
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sum = powers.reduce((total, value) => total + value, 0)
  return powers.map((value) => value / sum)
}

type LinearOptions = {
  readonly labels: readonly string[]
  readonly bits: number
  readonly epochs: number
  readonly rate: number
  readonly seed: number
}

export function trainLinear(samples: readonly Sample[], { labels, bits, epochs, rate, seed }: LinearOptions): Linear {
  const count = labels.length
  const weights = new Float32Array(2 ** bits * count)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const rows = samples.map(({ names, label, weight }) => ({
    slots: slotsOf(names, bits),
    gold: labels.indexOf(label),
    weight,
  }))
  let state = seed
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let turn = 0; turn < rows.length; turn++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      const row = rows[state % rows.length]
      if (row) step({ weights, squares, count, rate }, row)
    }
  }
  return { labels, bits, weights }
}

type Step = {
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly count: number
  readonly rate: number
}

function step({ weights, squares, count, rate }: Step, row: { slots: Int32Array; gold: number; weight: number }): void {
  const by = 2.5 / Math.sqrt(row.slots.length || 1)
  const error = scoreSlots(weights, row.slots, count).map(
    (p, label) => row.weight * by * (p - (label === row.gold ? 1 : 0)),
  )
  for (const slot of row.slots) {
    for (let label = 0; label < count; label++) {
      const gradient = error[label] ?? 0
      if (Math.abs(gradient) < 1e-5) continue
      const here = slot * count + label
      const square = (squares[here] ?? 0) + gradient * gradient
      squares[here] = square
      weights[here] = (weights[here] ?? 0) - (rate * gradient) / Math.sqrt(square)
    }
  }
}
