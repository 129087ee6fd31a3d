import { expect, test } from 'vitest'
import { randomCommands } from './random-commands.ts'

test('random commands land as in a plain folder, and undo brings back everything but what a person wrote', async () => {
  const { counts, faults } = await randomCommands(10, 1)
  expect(faults).toEqual([])
  expect(counts).toMatchObject({ rounds: 10 })
  expect(counts.changes).toBeGreaterThan(5)
}, 60_000)
