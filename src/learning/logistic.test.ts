import { expect, test } from 'vitest'
import { fitLogistic, sigmoid } from './logistic.ts'

const inputs = [[-2], [-1], [1], [2]]
const labels = [false, false, true, true]
const lesson = { inputs, labels, importance: () => 1, start: [0, 0], hold: 0.01, rates: [0.1, 0.1], rounds: 300 }

test('a fit tells the labels apart', () => {
  const [slope = 0, offset = 0] = fitLogistic(lesson)
  for (const [i, [x = 0] = []] of inputs.entries()) expect(sigmoid(slope * x + offset) > 0.5).toBe(labels[i])
})

test('held strongly, the numbers stay where they began', () => {
  const [slope = 0, offset = 0] = fitLogistic({ ...lesson, start: [0.5, 0.25], hold: 1000, rates: [1e-4, 1e-4] })
  expect(slope).toBeCloseTo(0.5, 1)
  expect(offset).toBeCloseTo(0.25, 1)
})

test('a row that counts nothing changes nothing', () => {
  const importance = (row: number) => (row < 4 ? 1 : 0)
  const more = { ...lesson, inputs: [...inputs, [5]], labels: [...labels, false], importance }
  expect(fitLogistic(more)).toEqual(fitLogistic(lesson))
})
