import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { killedRounds, planOf } from './killed/rounds.ts'

test('killed 200 times under load, nothing acknowledged is missing, nothing ran twice and nothing was said twice', {
  timeout: 600_000,
}, async () => {
  // Another seed each time; a failure prints the command with it.
  const tally = await killedRounds(200, randomInt(1_000_000_000))
  expect(tally.faults).toEqual([])
  expect(tally.rounds).toBe(200)
  expect(tally.acknowledged).toBeGreaterThan(200)
  expect(tally.acts).toBeGreaterThan(50)
  expect(tally.messages).toBeGreaterThan(50)
  expect(tally.repeated).toBeGreaterThan(20)
})

test('a seed decides when each round is killed and what its program draws', () => {
  const plans = (seed: number) => Array.from({ length: 50 }, (_, round) => planOf(seed, round))
  expect(plans(7)).toEqual(plans(7))
  expect(plans(8)).not.toEqual(plans(7))
  expect(new Set(plans(7).map(({ diceKey }) => diceKey)).size).toBe(50)
  expect(new Set(plans(7).map(({ lines }) => lines)).size).toBeGreaterThan(5)
})
