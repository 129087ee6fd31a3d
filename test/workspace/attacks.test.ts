/** What `npm run torture` does to the workspace host, in part; a tenth of its 500 kills, from another seed each time. */
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { attackedActs } from './attacked.ts'
import { hostileEnvelopes } from './hostile-envelopes.ts'
import { killedActs, killedUndos } from './killed-rounds.ts'

test('a folder that is swapped for a link meanwhile leads nowhere', async () => {
  const { counts, faults } = await attackedActs(160)
  expect(faults).toEqual([])
  expect(counts.done).toBeGreaterThan(0)
})

test('envelopes with something wrong in them are answered and harm nothing', async () => {
  const { counts, faults } = await hostileEnvelopes(1_000, 1)
  expect(faults).toEqual([])
  expect(counts.accepted).toBeGreaterThan(50)
  expect(counts.refused).toBeGreaterThan(500)
})

test('a kill before any call leaves nothing half done, and the next start brings it to its end', async () => {
  const { counts, faults } = await killedActs(36, randomInt(1_000_000))
  expect(faults).toEqual([])
  expect(counts.killed).toBe(36)
}, 300_000)

test('an undo in a conversation that is killed in the middle is finished by the next start', async () => {
  const { counts, faults } = await killedUndos(14, randomInt(1_000_000))
  expect(faults).toEqual([])
  expect(counts.killed).toBe(14)
}, 300_000)
