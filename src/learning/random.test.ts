import { expect, test } from 'vitest'
import { seeded, seededBits, shuffle } from './random.ts'

test('a seeded shuffle is the same every time', () => {
  const run = () => {
    const order = Int32Array.from({ length: 20 }, (_, i) => i)
    shuffle(order, seeded(3))
    return [...order]
  }
  expect(run()).toEqual(run())
  expect(run()).not.toEqual(run().sort((a, b) => a - b))
})

test('a seed always gives the same numbers, and its draws are spread evenly', () => {
  const bits = seededBits(7)
  const random = seeded(7)
  for (let i = 0; i < 5; i++) expect(random()).toBe(bits() / 4_294_967_296)
  const draws = Array.from({ length: 10_000 }, seeded(1))
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true)
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1)
})
