import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guaranteesPage } from '../../src/simulate/guarantees.ts'
import { invariants } from '../../src/simulate/invariants.ts'

test('docs/guarantees.md is what the list of invariants says', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/guarantees.md'), 'utf8')).toBe(guaranteesPage())
})

test('every promise has a number of its own', () => {
  const ids = invariants.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
