/**
 * Sets the wall clock back and forth by up to days while agents are at work, and restarts now and then (I15).
 *
 * C1. However the clock jumps, silent work ends after its lease, as measured by time that passes, and not before it.
 * C2. After a restart it ends within one lease.
 */
import type { JournalEvent } from '../../src/core/state/events.ts'
import { memoryStore } from '../../src/journal/memory.ts'
import { openJournal } from '../../src/journal/writer.ts'
import type { Journal } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { steadyClock } from '../../src/runtime/steady-clock.ts'
import { Dice } from '../../src/simulate/prng.ts'
import { HandMachine } from '../runtime/hand-machine.ts'
import { hour, lease, silent, team, teamHash } from '../runtime/silent-bob.ts'
import { count, type Tally, tortureCommand } from './tally.ts'

export async function clockRounds(rounds: number, seed: number): Promise<Tally> {
  const tally: Tally = { faults: [], counts: {} }
  for (let round = 0; round < rounds && tally.faults.length === 0; round++) {
    const fault = await oneRound(new Dice(`clocks ${seed}/round ${round}`), tally)
    if (fault !== undefined) tally.faults.push(`round ${round}: ${fault}`)
  }
  if (tally.faults.length > 0) tally.faults.push(`again: ${tortureCommand('clocks', rounds, seed)}`)
  return tally
}

async function oneRound(dice: Dice, tally: Tally): Promise<string | undefined> {
  const machine = new HandMachine(10 * 24 * hour)
  const journal = openJournal(memoryStore(), machine)
  let box = openOn(machine, journal)
  await box.start(team, { teamHash, id: 'c1' })
  await box.send('c1', { type: 'say', by: 'ann', text: 'Well? [NEXT:bob]' })
  if (!(await until(journal, 'task_execution_started'))) return 'the work never started'
  let left = lease
  let isRestarted = false
  while (left > 0) {
    const step = Math.min(left, dice.between(1, 20_000))
    machine.setWall(dice.pick([-24, -3, -1, 1, 3, 24]) * hour * (dice.chance(0.5) ? 1 : 0))
    count(tally, 'jumps')
    if (!isRestarted && has(journal, 'task_lease_expired')) return `the lease ended ${left} ms too early`
    if (dice.chance(0.1)) {
      await box.close()
      box = openOn(machine, journal)
      isRestarted = true
      left = lease
      count(tally, 'restarts')
    }
    machine.pass(step)
    await settled()
    left -= step
  }
  const ended = await until(journal, 'task_lease_expired')
  await box.close()
  return ended ? undefined : 'the lease never ended'
}

const openOn = (machine: HandMachine, journal: Journal): Runtime =>
  openRuntime({ agents: silent, journal, clock: steadyClock(machine) })

const has = (journal: Journal, type: JournalEvent['type']): boolean =>
  [...journal.read('c1')].some((each) => each.type === type)

async function until(journal: Journal, type: JournalEvent['type']): Promise<boolean> {
  for (let turn = 0; turn < 2_000; turn++) {
    if (has(journal, type)) return true
    await settled()
  }
  return false
}

/** Long enough for everything that is ready now. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve))
}
