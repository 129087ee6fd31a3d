/**
 * The n-th-fault loops (I1, I2): a fixed piece of work in which the first, second, third … place goes
 * wrong, until there is no such place any more. After each of them every promise holds.
 */
import { describe, expect, test } from 'vitest'
import type { Nth } from '../../src/simulate/machine.ts'
import { run } from '../../src/simulate/run.ts'

const work = { steps: 36, conversations: 2, faults: [] }
/** Talk, front desk and workshop are all among the teams of these. */
const seeds = [1, 2]

async function untilNoneIsHit(seed: number, nth: (n: number) => Nth): Promise<number> {
  for (let n = 1; n < 5_000; n++) {
    const { violation, reached } = await run({ ...work, seed, nth: nth(n) })
    if (violation) expect.fail(`${JSON.stringify(nth(n))}: ${violation.message}`)
    if (!reached) return n - 1
  }
  return Number.POSITIVE_INFINITY
}

describe.each(seeds)('in the work of seed %i', (seed) => {
  test.each(['before', 'after'] as const)('a crash %s the n-th call through a port breaks nothing', async (side) => {
    const places = await untilNoneIsHit(seed, (n) => ({ kind: 'crash', n, side }))
    expect(places).toBeGreaterThan(50)
    expect(places).toBeLessThan(5_000)
  })

  test.each(['full', 'io', 'io_kept'] as const)(
    'a disk that is %s at the n-th operation breaks nothing',
    async (kind) => {
      const places = await untilNoneIsHit(seed, (n) => ({ kind, n }))
      expect(places).toBeGreaterThan(20)
      expect(places).toBeLessThan(5_000)
    },
  )
})
