/** A tenth of the 10,000 trees of `npm run torture`, from another seed each time: a fault names the seed of its tree. */
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomTrees } from './random-trees.ts'

test('random trees, actions and edits: an undo gives what was before, except what a person changed', async () => {
  const { counts, faults } = await randomTrees(1_000, randomInt(1_000_000_000))
  expect(faults).toEqual([])
  expect(counts.trees).toBe(1_000)
  expect(counts.landed).toBeGreaterThan(1_000)
  expect(counts.edits).toBeGreaterThan(250)
}, 300_000)
