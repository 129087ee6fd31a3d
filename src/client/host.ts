/**
 * Everything the terminal's host needs on a data folder: one journal, and for each team a runtime with that team's engine, gate and
 * agents. A team is opened when one of its conversations is, or goes on by itself.
 */

import { agentsByMember } from '../agents/members.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { openData } from '../journal/data-folder.ts'
import type { AgentAdapter, Engine, Journal, Log, Planner, Recall, Reviewer, SafetyGate } from '../ports.ts'
import { machineClock, machineRandom } from '../runtime/machine-clock.ts'
import { noPlanner, noRecall, noReviewer, noTools } from '../runtime/no-ports.ts'
import { conversations } from '../runtime/pool.ts'
import { Runtime } from '../runtime/runtime.ts'
import { portsOf } from '../runtime/team-ports.ts'
import { rulesGate } from '../safety/gate.ts'
import { scriptedEngine } from '../understanding/scripted.ts'
import { type Deltas, openDeltas } from './deltas.ts'
import { type FileTeam, findFileTeams } from './file-teams.ts'
import type { Doors, TeamOffer } from './local.ts'
import type { HostOptions } from './protocol.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { typingAgents } from './typing-agents.ts'

type TeamPorts = {
  readonly engine: Engine
  readonly safety: SafetyGate
  readonly agents: AgentAdapter
  readonly planner?: Planner
  readonly reviewer?: Reviewer
  readonly recall?: Recall
}
/** By team. A conversation whose team is not here any more is run by nobody's: it can be read, and says who is missing. */
type Staff = ReadonlyMap<string, () => TeamPorts>

/** Throws where the folder cannot be used. */
export async function openHouse({ folder, paceMs }: HostOptions, log: Log): Promise<Doors> {
  const { journal } = openData(folder, { mode: 'write', soon: machineClock.soon })
  const files = await findFileTeams({ cwd: process.cwd(), dataFolder: folder })
  const samples = sampleTeams.filter(({ id }) => !files.some((file) => file.id === id))
  const deltas = openDeltas()
  const shared = withoutClose(journal)
  const staff: Staff = new Map<string, () => TeamPorts>([
    ...files.map((file) => [file.id, () => portsOfFile(file, { journal: shared, deltas, log })] as const),
    ...samples.map(({ id }) => [id, () => samplePorts(deltas, paceMs)] as const),
  ])
  const rooms = new Rooms(shared, staff, log)
  const teams = [...files, ...samples].map((team): TeamOffer => {
    const { id, name, line, examples, teamHash } = team
    return { id, name, line, examples, team: team.team, teamHash, runtime: () => rooms.of(id) }
  })
  const runtimeOf = (conversation: string): Runtime => rooms.of(teamOf(journal, conversation))
  for (const head of conversations(journal)) if (head.status === 'active' || head.due !== null) runtimeOf(head.stream)
  return { journal, teams, runtimeOf, deltas, close: async () => rooms.close().then(() => journal.close()) }
}

/** One runtime a team, opened once. */
class Rooms {
  readonly #journal: Journal
  readonly #staff: Staff
  readonly #log: Log
  readonly #open = new Map<string, Runtime>()

  constructor(journal: Journal, staff: Staff, log: Log) {
    this.#journal = journal
    this.#staff = staff
    this.#log = log
  }

  of(team: string): Runtime {
    const known = this.#staff.has(team) ? team : ''
    const room = this.#open.get(known) ?? this.#furnish(known)
    this.#open.set(known, room)
    return room
  }

  async close(): Promise<void> {
    for (const runtime of this.#open.values()) await runtime.close()
  }

  #furnish(team: string): Runtime {
    const ports = this.#staff.get(team)?.() ?? nobody()
    const others = { planner: noPlanner, reviewer: noReviewer, recall: noRecall, tools: noTools, log: this.#log }
    const machine = { journal: this.#journal, clock: machineClock, random: machineRandom }
    const resumes = (id: string): boolean => this.#roomOf(id) === team
    return new Runtime({ ...machine, ...others, ...ports }, { resumes })
  }

  #roomOf(conversation: string): string {
    const team = teamOf(this.#journal, conversation)
    return this.#staff.has(team) ? team : ''
  }
}

/** The first event of a conversation names its team. */
function teamOf(journal: Journal, conversation: string): string {
  if (!journal.head(conversation)) return ''
  for (const event of journal.read(conversation) as Iterable<JournalEvent>)
    return event.type === 'conversation_started' ? event.team.team : ''
  return ''
}

type Shared = { readonly journal: Journal; readonly deltas: Deltas; readonly log: Log }
const portsOfFile = ({ loaded }: FileTeam, { journal, deltas, log }: Shared): TeamPorts =>
  portsOf(loaded, { journal, clock: machineClock, random: machineRandom, log, onDelta: deltas.tell })

const samplePorts = (deltas: Deltas, paceMs: number | undefined): TeamPorts => ({
  engine: scriptedEngine(),
  safety: rulesGate(),
  agents: typingAgents(sampleAnswer, { paceMs, onDelta: deltas.tell }),
})

const nobody = (): TeamPorts => ({ engine: scriptedEngine(), safety: rulesGate(), agents: agentsByMember(new Map()) })

/** Several runtimes share it: none of them may close it. */
const withoutClose = (journal: Journal): Journal => ({
  append: (append) => journal.append(append),
  read: (stream, after) => journal.read(stream, after),
  head: (stream) => journal.head(stream),
  heads: () => journal.heads(),
  snapshot: (stream) => journal.snapshot(stream),
  saveSnapshot: (stream, seq, body) => journal.saveSnapshot(stream, seq, body),
  close: async () => {},
})
