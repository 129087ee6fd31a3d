import { expect, test } from 'vitest'
import { machineRandom } from './machine-clock.ts'

test('no draw is given out twice, and each has as many bytes as were asked for', () => {
  const draws = Array.from({ length: 2_000 }, () => machineRandom.bytes(6))
  expect(new Set(draws.map((draw) => Buffer.from(draw).toString('hex'))).size).toBe(2_000)
  for (const count of [0, 1, 4_096, 10_000]) expect(machineRandom.bytes(count)).toHaveLength(count)
})
