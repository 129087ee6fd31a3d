import { expect, test } from 'vitest'
import { killedRounds } from './killed/rounds.ts'

test('killed 200 times under load, nothing acknowledged is missing and nothing ran twice', {
  timeout: 600_000,
}, async () => {
  const tally = await killedRounds(200, Math.random)
  expect(tally.faults).toEqual([])
  expect(tally.rounds).toBe(200)
  expect(tally.acknowledged).toBeGreaterThan(200)
  expect(tally.acts).toBeGreaterThan(50)
})
