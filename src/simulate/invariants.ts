/**
 * Every promise the simulator checks, with its number and its sentence; docs/guarantees.md is printed from here. Those that
 * look at one conversation's events and state are in invariants-*.ts; the ones about the disk and the process as a whole
 * are looked at where the world touches them (witness.ts), and stand here with their sentence.
 */
import type { EventType } from '../core/state/events.ts'
import type { At, Invariant } from './check.ts'
import { Violation } from './check.ts'
import { agentInvariants } from './invariants-agents.ts'
import { lineInvariants } from './invariants-line.ts'
import { restInvariants } from './invariants-rest.ts'
import { routingInvariants } from './invariants-routing.ts'
import { workInvariants } from './invariants-work.ts'
import type { Facts } from './scene.ts'
import type { Trace } from './trace.ts'

const durability: readonly Invariant[] = [
  {
    id: 'I1',
    sentence: 'Every event that was acknowledged, published, or acted on is in the log after any crash and restart.',
    seen: 'what people, watchers, agents and tools were told of is held against the disk at that moment and after each crash',
    tests: ['test/torture.test.ts', 'src/journal/sqlite-power-loss.test.ts', 'test/simulate/nth-fault.test.ts'],
  },
  {
    id: 'I2',
    sentence:
      'The log is a prefix of what was appended; positions have no gap and no repeat; a torn tail is cut off and never parsed; a bad record before a good one stops the opening.',
    seen: 'after each restart every event on disk is the one last appended at its position; the disk is torn at any byte',
    tests: ['src/journal/sqlite-power-loss.test.ts', 'src/journal/data-folder.test.ts', 'src/simulate/disk.test.ts'],
  },
  {
    id: 'I3',
    sentence: 'The fold of the log is the live state, and the state of a snapshot and its tail, after every commit.',
    seen: 'after each step the state in memory is compared with a fold of the disk, for every conversation that moved',
    tests: ['test/torture.test.ts', 'test/journals.test.ts'],
  },
  {
    id: 'I4',
    sentence: 'Snapshots may be lost at any time without changing the fold of the log.',
    seen: 'snapshots are thrown away at random; the states after the next load are compared, and a difference shows as I3',
  },
]

const bounds: readonly Invariant[] = [
  {
    id: 'I28',
    sentence: 'What goes wrong in one conversation does not change the trace of another.',
    seen: 'each conversation is run again alone, without the others and their faults, and its journal is compared byte by byte',
    tests: ['src/journal/sqlite-damage.test.ts'],
  },
  {
    id: 'I29',
    sentence:
      'Who watches gets every event once, in order, from the position they ask for; conversations that rest make room in memory for those that come.',
    seen: 'watchers come and go at any moment and hold each event against the last; when all is over a newcomer finds no more conversations in memory than the limit',
  },
  {
    id: 'I30',
    sentence: 'No secret that a failing part throws is in any event or reply.',
    seen: 'every simulated failure carries a secret of the fixture set; every event and every reply is searched',
  },
  {
    id: 'I31',
    sentence: 'No raw escape byte reaches a terminal or a log line.',
    seen: 'the messages and fields of the log are searched, and the simulator’s own report is written without them',
    tests: ['src/log/log.test.ts', 'src/views/timeline.test.ts', 'test/cli-hostile.test.ts'],
  },
  {
    id: 'I46',
    sentence:
      'An export is imported as it is, byte for byte, and nothing of it goes on, counts or can be answered by itself; one event that this program would not have written is refused.',
    seen: 'conversations are imported elsewhere in the middle of their work, as they are and with one event forged',
    tests: ['src/journal/forged-import.test.ts', 'src/journal/exchange.test.ts'],
  },
  {
    id: 'I33',
    sentence: 'Every command of a person is answered, and never with a bug of ours.',
    seen: 'replies are counted; a bug in deciding or folding ends the run',
  },
]

export const invariants: readonly Invariant[] = [
  ...durability,
  ...workInvariants,
  ...restInvariants,
  ...routingInvariants,
  ...lineInvariants,
  ...agentInvariants,
  ...bounds,
].toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))

type Listed = { readonly id: string; readonly check: (at: At) => string | undefined }
const everyEvent: Listed[] = invariants.flatMap(({ id, every }) => (every ? [{ id, check: every }] : []))
const byType = new Map<EventType, Listed[]>()
for (const { id, on } of invariants) {
  for (const [type, check] of Object.entries(on ?? {}) as [EventType, Listed['check']][]) {
    byType.set(type, [...(byType.get(type) ?? []), { id, check }])
  }
}

export function checkEvent(at: At): void {
  for (const listed of byType.get(at.e.type) ?? []) demand(listed.id, at.trace, listed.check(at))
  for (const listed of everyEvent) demand(listed.id, at.trace, listed.check(at))
}

export function checkStep(trace: Trace, facts: Facts): void {
  for (const { id, step } of invariants) demand(id, trace, step?.(trace, facts))
}

export function checkRest(trace: Trace, facts: Facts): void {
  for (const { id, rest } of invariants) demand(id, trace, rest?.(trace, facts))
}

function demand(id: string, trace: Trace, broken: string | undefined): void {
  if (broken !== undefined) throw new Violation(id, trace.id, `${broken} (event ${trace.events.length})`)
}
