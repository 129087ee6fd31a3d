import { describe, expect, test } from 'vitest'
import { everyBit, lessWanted, probabilities, scoreRow, trainSoftmax } from './softmax.ts'

const pace = { seed: 1, epochs: 30, rate: 0.5, decay: 0, skip: 0, least: 0, start: 0.01, smooth: 0 }
const row = (...ids: number[]) => ({ ids: Int32Array.from(ids), values: new Float32Array(ids.length).fill(1) })
const rows = [row(0, 2), row(0, 3), row(1, 2), row(1, 3)]
const lesson = { rows, labels: [0, 0, 1, 1], classes: 2, features: 4 }

function likeliest(model: ReturnType<typeof trainSoftmax>, ids: readonly number[]): number {
  const scores = new Float32Array(model.classes)
  scoreRow(model, row(...ids), scores)
  return scores.indexOf(Math.max(...scores))
}

describe('training', () => {
  test('finds the feature that decides', () => {
    const model = trainSoftmax(lesson, pace)
    expect([likeliest(model, [0]), likeliest(model, [1])]).toEqual([0, 1])
    expect(model.mask).toBe(everyBit)
  })

  test('is the same for the same seed (S1)', () => {
    expect(trainSoftmax(lesson, pace).weights).toEqual(trainSoftmax(lesson, pace).weights)
    expect(trainSoftmax(lesson, pace).weights).not.toEqual(trainSoftmax(lesson, { ...pace, seed: 2 }).weights)
  })

  test('leaves the weights alone where every error is under the limit (S2)', () => {
    expect(trainSoftmax(lesson, { ...pace, skip: 2 }).weights.every((weight) => weight === 0)).toBe(true)
    expect(trainSoftmax(lesson, { ...pace, least: 2 }).weights.every((weight) => weight === 0)).toBe(true)
  })

  test('follows the rows that count more', () => {
    const doubtful = { ...lesson, rows: [row(0), row(0)], labels: [0, 1] }
    expect(likeliest(trainSoftmax({ ...doubtful, importance: [1, 0.1] }, pace), [0])).toBe(0)
    expect(likeliest(trainSoftmax({ ...doubtful, importance: [0.1, 1] }, pace), [0])).toBe(1)
  })

  test('with a mask, takes only some bits of an id', () => {
    const model = trainSoftmax(
      { ...lesson, rows: rows.map(({ ids, values }) => ({ ids: ids.map((id) => id + 64), values })), mask: 3 },
      pace,
    )
    expect([likeliest(model, [128]), likeliest(model, [129])]).toEqual([0, 1])
  })
})

describe('probabilities', () => {
  test('of large scores do not overflow', () => {
    const scores = Float32Array.from([1000, 999])
    expect(probabilities(scores)).toBe(1000)
    expect(scores[0]).toBeCloseTo(0.731, 2)
  })

  test('less what is wanted sum to nothing, with smoothing too', () => {
    const scores = Float32Array.from([0.7, 0.2, 0.1])
    lessWanted(scores, 0, 0.3)
    expect(scores[0]).toBeCloseTo(0.7 - 0.1 - 0.7)
    expect(scores.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)
  })
})
