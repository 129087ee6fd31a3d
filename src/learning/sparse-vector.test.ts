import { expect, test } from 'vitest'
import { dotProduct, toUnitLength } from './sparse-vector.ts'

test('at length 1, the dot product is the cosine', () => {
  const a = toUnitLength(
    new Map([
      ['x', 3],
      ['y', 4],
    ]),
  )
  expect(dotProduct(a, a)).toBeCloseTo(1)
  expect(dotProduct(a, toUnitLength(new Map([['x', 5]])))).toBeCloseTo(0.6)
  expect(dotProduct(a, new Map([['z', 1]]))).toBe(0)
})

test('an empty vector stays empty', () => {
  expect(toUnitLength(new Map()).size).toBe(0)
})
