/**
 * What the terminal's worker runs on a data folder: one journal, and a runtime for each team. A team is opened when one of its
 * conversations is asked for, or goes on by itself.
 */

import { agentsByMember } from '../agents/members.ts'
import { openData } from '../journal/data-folder.ts'
import { JournalFault } from '../journal/fault.ts'
import type { Journal, Log } from '../ports.ts'
import { loadBox } from '../runtime/box.ts'
import { machineClock } from '../runtime/machine-clock.ts'
import { openRuntime, type TeamMembers } from '../runtime/open-runtime.ts'
import { conversations } from '../runtime/pool.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { openDeltas } from './deltas.ts'
import { findFileTeams } from './file-teams.ts'
import type { Doors, TeamOffer } from './local.ts'
import type { HostOptions } from './protocol.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { typingAgents } from './typing-agents.ts'

/** Throws where the folder cannot be used. */
export async function openHost({ folder, paceMs }: HostOptions, log: Log): Promise<Doors> {
  const { journal } = openData(folder, { mode: 'write', soon: machineClock.soon })
  const { teams: files } = await findFileTeams({ cwd: process.cwd(), dataFolder: folder })
  const samples = sampleTeams.filter(({ id }) => !files.some((file) => file.id === id))
  const deltas = openDeltas()
  const agents = typingAgents(sampleAnswer, { paceMs, onDelta: deltas.tell })
  const teams = new Map<string, TeamMembers>([
    ...files.map(({ id, loaded }) => [id, { team: loaded }] as const),
    ...samples.map(({ id }) => [id, { agents }] as const),
  ])
  const teamOf = teamsOf(journal)
  const runtimes = new Runtimes(teamOf, teams, (members, resumes) =>
    openRuntime({ ...members, journal, log, onDelta: deltas.tell, limits: { resumes } }),
  )
  const offers = [...files, ...samples].map(
    ({ id, name, line, examples, team, teamHash }): TeamOffer => ({
      ...{ id, name, line, examples, team, teamHash },
      runtime: () => runtimes.ofTeam(id),
    }),
  )
  const runtimeOf = (conversation: string): Runtime => runtimes.ofTeam(teamOf(conversation))
  for (const head of conversations(journal)) if (head.status === 'active' || head.due !== null) runtimeOf(head.stream)
  return { journal, teams: offers, runtimeOf, deltas, close: () => runtimes.close().then(() => journal.close()) }
}

/** Runs conversations whose team is not here any more: they can be read, and their work is blocked for want of its agents. */
const withoutTeam = ''
const nobody: TeamMembers = { agents: agentsByMember(new Map()) }

type Open = (members: TeamMembers, resumes: (conversation: string) => boolean) => Runtime

/** One runtime a team, opened once. */
class Runtimes {
  readonly #teamOf: TeamOf
  readonly #teams: ReadonlyMap<string, TeamMembers>
  readonly #open: Open
  readonly #opened = new Map<string, Runtime>()

  constructor(teamOf: TeamOf, teams: ReadonlyMap<string, TeamMembers>, open: Open) {
    this.#teamOf = teamOf
    this.#teams = teams
    this.#open = open
  }

  ofTeam(id: string): Runtime {
    const team = this.#known(id)
    const resumes = (conversation: string): boolean => this.#known(this.#teamOf(conversation)) === team
    const runtime = this.#opened.get(team) ?? this.#open(this.#teams.get(team) ?? nobody, resumes)
    this.#opened.set(team, runtime)
    return runtime
  }

  async close(): Promise<void> {
    for (const runtime of this.#opened.values()) await runtime.close()
  }

  #known(team: string): string {
    return this.#teams.has(team) ? team : withoutTeam
  }
}

type TeamOf = (conversation: string) => string
/**
 * The team a conversation goes on with, folded once: no call of a screen gives it another one. An imported conversation has none
 * until a person names one: what a file says is not followed.
 */
function teamsOf(journal: Journal): TeamOf {
  const known = new Map<string, string>()
  return (conversation) => {
    const team = known.get(conversation) ?? (journal.head(conversation) ? foldedTeam(journal, conversation) : undefined)
    if (team !== undefined) known.set(conversation, team)
    return team ?? withoutTeam
  }
}

function foldedTeam(journal: Journal, conversation: string): string {
  try {
    const { team, imported } = loadBox(journal, conversation).state
    return imported ? withoutTeam : team.team
  } catch (thrown) {
    if (thrown instanceof JournalFault) return withoutTeam
    throw thrown
  }
}
