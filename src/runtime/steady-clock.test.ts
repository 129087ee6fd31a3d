/** What a wall clock that is set by hours does to work under way, and to the stamps of what comes after. */
import { expect, onTestFinished, test } from 'vitest'
import { HandMachine } from '../../test/runtime/hand-machine.ts'
import { hour, lease, silent, team, teamHash } from '../../test/runtime/silent-bob.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { Journal } from '../ports.ts'
import { openRuntime } from './open-runtime.ts'
import type { Runtime } from './runtime.ts'
import { steadyClock } from './steady-clock.ts'

const openOn = (hand: HandMachine, journal: Journal): Runtime => {
  const box = openRuntime({ agents: silent, journal, clock: steadyClock(hand) })
  onTestFinished(() => box.close())
  return box
}

async function withBobAtWork() {
  const hand = new HandMachine(10 * hour)
  const journal = openJournal(memoryStore(), hand)
  const box = openOn(hand, journal)
  await box.start(team, { teamHash, id: 'c1' })
  await box.send('c1', { type: 'say', by: 'ann', text: 'Well? [NEXT:bob]' })
  await seen(journal, 'task_execution_started')
  return { hand, journal, box }
}

const typesIn = (journal: Journal): string[] => [...journal.read('c1')].map((e) => e.type)
const seen = (journal: Journal, type: JournalEvent['type']) =>
  expect.poll(() => typesIn(journal), { timeout: 10_000 }).toContain(type)
/** Long enough for everything that is ready now. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}

test.each([-24 * hour, -hour, hour, 24 * hour])(
  'a lease lasts as long when the wall clock is set by %i ms',
  async (by) => {
    const { hand, journal } = await withBobAtWork()
    hand.setWall(by)
    hand.pass(lease - 1_000)
    await settled()
    expect(typesIn(journal)).not.toContain('task_lease_expired')
    hand.pass(1_000)
    await seen(journal, 'task_lease_expired')
  },
)

test('a start with a wall clock that was set back waits no longer than the lease', async () => {
  const { hand, journal, box } = await withBobAtWork()
  await box.close()
  hand.setWall(-hour)
  openOn(hand, journal)
  hand.pass(lease)
  await seen(journal, 'task_lease_expired')
})

test('a start judges the deadlines by the wall clock: what passed meanwhile is over', async () => {
  const { hand, journal, box } = await withBobAtWork()
  await box.close()
  hand.setWall(hour)
  openOn(hand, journal)
  hand.pass(1)
  await seen(journal, 'task_lease_expired')
})

test('while nobody waits for a time, the wall clock is taken over', async () => {
  const hand = new HandMachine(10 * hour)
  const journal = openJournal(memoryStore(), hand)
  const box = openOn(hand, journal)
  await box.start(team, { teamHash, id: 'c1' })
  hand.setWall(8 * hour)
  await box.send('c1', { type: 'say', by: 'ann', text: 'Good morning [NEXT:ann]' })
  expect(box.state('c1')?.at).toBe(hand.wall())
})
