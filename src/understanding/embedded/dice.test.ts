import { expect, test } from 'vitest'
import { seeded, shuffle } from './dice.ts'

test('a seeded shuffle is the same every time', () => {
  const run = () => {
    const order = Int32Array.from({ length: 20 }, (_, i) => i)
    shuffle(order, seeded(3))
    return [...order]
  }
  expect(run()).toEqual(run())
  expect(run()).not.toEqual(run().sort((a, b) => a - b))
})
