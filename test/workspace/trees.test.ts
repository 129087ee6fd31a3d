import { expect, test } from 'vitest'
import { randomTrees } from './random-trees.ts'

test('random trees, actions and edits: an undo gives what was before, except what a person changed', async () => {
  const { counts, faults } = await randomTrees(200, 1)
  expect(faults).toEqual([])
  expect(counts.trees).toBe(200)
  expect(counts.landed).toBeGreaterThan(200)
  expect(counts.edits).toBeGreaterThan(50)
})
