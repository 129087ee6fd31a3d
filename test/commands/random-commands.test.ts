import { beforeAll, expect, test } from 'vitest'
import { randomCommands } from './random-commands.ts'
import { installBubblewrap } from './workspace.ts'

beforeAll(installBubblewrap, 120_000)

test('random commands land as in a plain folder, and undo brings back everything but what a person wrote', async () => {
  const { counts, faults } = await randomCommands(6, 1)
  expect(faults).toEqual([])
  expect(counts).toMatchObject({ rounds: 6 })
  expect(counts.changes).toBeGreaterThan(5)
}, 60_000)
