import { expect, test } from 'vitest'
import { randomTrees } from './random-trees.ts'

test('random trees, actions and edits: an undo gives what was before, except what a person changed', async () => {
  const { trees, landed, edits, faults } = await randomTrees(200, 1)
  expect(faults).toEqual([])
  expect(trees).toBe(200)
  expect(landed).toBeGreaterThan(200)
  expect(edits).toBeGreaterThan(50)
})
