/** A seeded tenth of `npm run torture`. Another seed each time; a failure prints the command with it. */
import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type TortureName, tortures } from './torture/all.ts'
import { planOf } from './torture/kills.ts'

type Case = {
  readonly name: TortureName
  readonly says: string
  readonly rounds: number
  /** What must have happened, and how often at least: a torture that does nothing finds nothing. */
  readonly atLeast: Readonly<Record<string, number>>
}
const cases: readonly Case[] = [
  {
    name: 'kills',
    says: 'killed under load, nothing acknowledged is missing, nothing ran twice and nothing was said twice',
    rounds: 20,
    atLeast: { rounds: 20, acknowledged: 20, acts: 5, messages: 5, repeated: 2 },
  },
  {
    name: 'functions',
    says: 'functions that are killed send one mail, ask once, call again nothing whose result is on disk, and changed ask a person',
    rounds: 12,
    atLeast: { rounds: 12, mails: 6, acknowledged: 30 },
  },
  {
    name: 'decisions',
    says: 'decisions whose program is killed are done once, whole, and after their intent is on disk, and their agents are told',
    rounds: 3,
    atLeast: { rounds: 3, effects: 28, changes_staged: 8, grant_given: 2 },
  },
  {
    name: 'mutations',
    says: 'a journal and a log with changed bytes are read as they were written, or the damage is named',
    rounds: 200,
    atLeast: { read: 100, refused: 20, named: 5, 'a-bit-of-the-log': 1, 'a-bit-of-the-file': 1 },
  },
  {
    name: 'files',
    says: 'into a file that is gone nothing is acknowledged, and all of it is there when the file is back',
    rounds: 20,
    atLeast: { acknowledged: 100, 'went on': 5 },
  },
  {
    name: 'clocks',
    says: 'a clock that jumps neither hastens nor delays a lease',
    rounds: 30,
    atLeast: { jumps: 100, restarts: 5 },
  },
  {
    name: 'bursts',
    says: 'of a burst everything acknowledged is written once and in order, beside others who are answered',
    rounds: 4,
    atLeast: { taken: 50 },
  },
]

describe('tortured', () => {
  test.each(cases)(
    '$says',
    async ({ name, rounds, atLeast }) => {
      const { faults, counts } = await tortures[name](rounds, randomInt(1_000_000_000))
      expect(faults).toEqual([])
      for (const [what, least] of Object.entries(atLeast))
        expect({ what, enough: (counts[what] ?? 0) >= least, counts }).toMatchObject({ enough: true })
    },
    300_000,
  )
})

test('a seed decides when each round is killed and what its program draws', () => {
  const plans = (seed: number) => Array.from({ length: 50 }, (_, round) => planOf(seed, round))
  expect(plans(7)).toEqual(plans(7))
  expect(plans(8)).not.toEqual(plans(7))
  expect(new Set(plans(7).map(({ diceKey }) => diceKey)).size).toBe(50)
  expect(new Set(plans(7).map(({ lines }) => lines)).size).toBeGreaterThan(5)
})
