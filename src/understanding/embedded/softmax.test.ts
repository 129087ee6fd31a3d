import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { tokenise } from './normalise.ts'
import { rank, trainRouter } from './router.ts'
import { probabilities } from './softmax.ts'

const samples = [
  ['open the door', 0],
  ['open a window', 0],
  ['close the door', 1],
  ['shut the window', 1],
] as const
const router = trainRouter({
  features: samples.map(([text]) => featuresOf(tokenise(text))),
  labels: samples.map(([, label]) => label),
  classes: 2,
})

test('a router gives its own samples back, and the nearest of them', () => {
  for (const [text, label] of samples) {
    const { best, nearest } = rank(router, tokenise(text))
    expect(best[0]).toBe(label)
    expect(samples[nearest]?.[0]).toBe(text)
  }
})

test('shares sum to one, and a text of unknown features knows nothing', () => {
  const { shares, signals } = rank(router, tokenise('zzz qqq'))
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(signals.near).toBe(0)
})

test('large scores do not overflow', () => {
  const scores = Float32Array.from([1000, 999])
  probabilities(scores)
  expect(scores[0]).toBeCloseTo(0.731, 2)
})
