/** Several teams on one journal: a runtime for each, opened once, when one of its conversations is asked for or goes on by itself. */
import { agentsByMember } from '../agents/members.ts'
import { JournalFault } from '../journal/fault.ts'
import type { Journal } from '../ports.ts'
import { loadLive } from './live.ts'
import type { TeamMembers } from './put-together.ts'
import type { Runtime } from './runtime.ts'

/** Runs conversations whose team is not here any more: they can be read, and their work is blocked for want of its agents. */
const withoutTeam = ''
const nobody: TeamMembers = { agents: agentsByMember(new Map()) }

type Open = (members: TeamMembers, resumes: (conversation: string) => boolean) => Runtime

export class TeamRuntimes {
  readonly #teamOf: TeamOf
  readonly #teams: ReadonlyMap<string, TeamMembers>
  readonly #open: Open
  readonly #opened = new Map<string, Runtime>()

  constructor(journal: Journal, teams: ReadonlyMap<string, TeamMembers>, open: Open) {
    this.#teamOf = teamsOf(journal)
    this.#teams = teams
    this.#open = open
  }

  of(conversation: string): Runtime {
    return this.ofTeam(this.#teamOf(conversation))
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
    const { team, imported } = loadLive(journal, conversation).state
    return imported ? withoutTeam : team.team
  } catch (thrown) {
    if (thrown instanceof JournalFault) return withoutTeam
    throw thrown
  }
}
