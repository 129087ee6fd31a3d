/** The sample team with everything but a clock of its own, for the tests of the front desk. */
import { join } from 'node:path'
import { due } from '../../src/core/deadlines.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { memoryStore } from '../../src/journal/memory.ts'
import { openJournal, type Writer } from '../../src/journal/writer.ts'
import type { AgentAdapter, Clock } from '../../src/ports.ts'
import { untilRest } from '../../src/runtime/embedded.ts'
import { machineClock, machineRandom } from '../../src/runtime/machine-clock.ts'
import { noLog } from '../../src/runtime/no-ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { teamParts } from '../../src/runtime/team-parts.ts'
import { agentsOf } from '../../src/runtime/team-ports.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'

const loaded = await loadTeam(join(import.meta.dirname, '../../teams/front-desk'))
if (!loaded.ok) throw new Error('the sample team is not in order')
export const team = loaded.value

/** Nobody here takes longer than a moment: who waits for its next attempt need not wait long, and nobody is given up for silent. */
function quickClock(): Clock {
  let skipped = 0
  const now = (): number => Date.now() + skipped
  return {
    ...machineClock,
    now,
    wakeAt(at, call) {
      const isRetry = at - now() <= 4_000
      const wake = (): void => {
        skipped = Math.max(skipped, at - Date.now())
        call()
      }
      const timer = setTimeout(wake, isRetry ? 25 : 10_000)
      return () => clearTimeout(timer)
    },
  }
}

export function open(store = memoryStore(), journal: Writer = openJournal(store, machineClock), wrap = asTheyAre) {
  const doors = { journal, clock: quickClock(), random: machineRandom, log: noLog }
  const agents = wrap(agentsOf(team, doors, { parts: teamParts }))
  return { store, journal, runtime: openRuntime({ ...doors, team, agents }) }
}
const asTheyAre = (agents: AgentAdapter): AgentAdapter => agents

/** Like programs outside: a frame comes after the one before is on disk, so every point of a dispatch is a commit of its own. */
export const openSlowly = (store = memoryStore(), journal: Writer = openJournal(store, machineClock)) =>
  open(store, journal, (agents) => ({
    deliver: (job, post) => {
      const frames: Parameters<typeof post>[0][] = []
      agents.deliver(job, (frame) => void frames.push(frame))
      const next = (seq: number): void => {
        const now = journal.head('c1')?.seq ?? 0
        if (now === seq) return void setTimeout(next, 1, seq)
        const frame = frames.shift()
        if (frame) post(frame)
        if (frames.length > 0) setTimeout(next, 1, now)
      }
      next(-1)
    },
    rejoin: (job, post) => agents.rejoin(job, post),
    go: (job) => agents.go(job),
    withdraw: (job, reason) => agents.withdraw(job, reason),
    tell: (job, decision) => agents.tell(job, decision),
  }))

export async function say(runtime: Runtime, text: string) {
  await runtime.send('c1', { type: 'say', by: 'you', text })
  return orThrow(await untilRest(runtime, 'c1'))
}

export const talk = (...texts: string[]) => talkTo(open(), ...texts)

export async function talkTo({ runtime, journal, store }: ReturnType<typeof open>, ...texts: string[]) {
  await runtime.start(team.team, { teamHash: team.hash, id: 'c1' })
  for (const text of texts) await say(runtime, text)
  const commits = [...store.rows('c1', 0)].map((row) => row.seq + row.count - 1)
  return { runtime, commits, events: [...journal.read('c1')] as JournalEvent[] }
}

/** What the journal would have kept of the conversation beside its rows. */
export function markOf(events: readonly JournalEvent[]) {
  const state = fold(events)
  return { due: due(state, state.at), status: state.talk }
}

export const dispatched = (events: readonly JournalEvent[]): string[] =>
  events.flatMap((e) => (e.type === 'task_dispatch_requested' ? [e.agentId] : []))

/** In no order: while a job that was lost waits for its next attempt, others may go first. */
export const saidByAgents = (events: readonly JournalEvent[]): string[] =>
  events
    .flatMap((e) => (e.type === 'member_said' && e.memberId !== 'you' ? [`${e.memberId}: ${e.text}`] : []))
    .toSorted()

export const hasSaid = (journal: Writer, text: string): boolean =>
  ([...journal.read('c1')] as JournalEvent[]).some((e) => e.type === 'user_input_received' && e.text === text)
