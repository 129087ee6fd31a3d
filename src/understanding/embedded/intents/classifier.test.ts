import { expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { featuresOf } from '../features/features.ts'
import { rank, trainClassifier } from './classifier.ts'

const samples = [
  ['open the door', 0],
  ['open a window', 0],
  ['close the door', 1],
  ['shut the window', 1],
] as const
const classifier = trainClassifier({
  features: samples.map(([text]) => featuresOf(tokeniseMessage(text))),
  labels: samples.map(([, label]) => label),
  classes: 2,
})

test('a classifier gives its own samples back, and the nearest of them', () => {
  for (const [text, label] of samples) {
    const { best, nearest } = rank(classifier, tokeniseMessage(text))
    expect(best[0]).toBe(label)
    expect(samples[nearest]?.[0]).toBe(text)
  }
})

test('shares sum to one, and a text of unknown features knows nothing', () => {
  const { shares, signals } = rank(classifier, tokeniseMessage('zzz qqq'))
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(signals.near).toBe(0)
})
