import { expect, test } from 'vitest'
import { hashName } from './hash.ts'
import { packModel, scoresOf, trainHashed, unpackModel } from './hashed-model.ts'

const rowOf = (...names: string[]) => ({
  ids: Int32Array.from(names, hashName),
  values: new Float32Array(names.length).fill(1),
})
const examples = [
  { row: rowOf('red', 'round'), label: 'apple', weight: 1 },
  { row: rowOf('yellow', 'long'), label: 'banana', weight: 1 },
]
const shape = { labels: ['apple', 'banana'], bits: 8 }
const pace = { seed: 1, epochs: 20, rate: 0.2 }

test('a model learns its labels from names', () => {
  const model = trainHashed(shape, examples, pace)
  expect(scoresOf(model, rowOf('red'))[0]).toBeGreaterThan(0.8)
  expect(scoresOf(model, rowOf('long'))[1]).toBeGreaterThan(0.8)
})

test('a higher temperature is less sure of the same label', () => {
  const model = trainHashed(shape, examples, pace)
  const [sure = 0] = scoresOf(model, rowOf('red'))
  const [modest = 0] = scoresOf({ ...model, temperature: 3 }, rowOf('red'))
  expect(modest).toBeLessThan(sure)
  expect(modest).toBeGreaterThan(0.5)
})

test('a label that the model does not have is a mistake of ours', () => {
  expect(() => trainHashed(shape, [{ row: rowOf('x'), label: 'pear', weight: 1 }], pace)).toThrow('pear')
})

test('packed and unpacked, a model scores almost as before and keeps its name', () => {
  const model = { name: 'fruit', ...trainHashed(shape, examples, pace) }
  const again = unpackModel(packModel(model))
  expect(again).toMatchObject({ name: 'fruit', labels: ['apple', 'banana'], bits: 8, temperature: 1 })
  expect(scoresOf(again, rowOf('red'))[0]).toBeCloseTo(scoresOf(model, rowOf('red'))[0] ?? 0, 1)
})
