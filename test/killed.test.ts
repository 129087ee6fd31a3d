import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { killedRounds, planOf } from './killed/rounds.ts'

test('killed 20 times under load, nothing acknowledged is missing, nothing ran twice and nothing was said twice', async () => {
  // Another seed each time; a failure prints the command with it. `npm run torture` kills it far more often.
  const tally = await killedRounds(20, randomInt(1_000_000_000))
  expect(tally.faults).toEqual([])
  expect(tally.rounds).toBe(20)
  expect(tally.acknowledged).toBeGreaterThan(20)
  expect(tally.acts).toBeGreaterThan(5)
  expect(tally.messages).toBeGreaterThan(5)
  expect(tally.repeated).toBeGreaterThan(2)
})

test('a seed decides when each round is killed and what its program draws', () => {
  const plans = (seed: number) => Array.from({ length: 50 }, (_, round) => planOf(seed, round))
  expect(plans(7)).toEqual(plans(7))
  expect(plans(8)).not.toEqual(plans(7))
  expect(new Set(plans(7).map(({ diceKey }) => diceKey)).size).toBe(50)
  expect(new Set(plans(7).map(({ lines }) => lines)).size).toBeGreaterThan(5)
})
