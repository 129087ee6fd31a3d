/** The ports of a team from files: its engine, its gate and its agents. open-runtime.ts uses them. */
import { agentsByMember } from '../agents/members.ts'
import { withRequiredSlots } from '../agents/required-slots.ts'
import { poolOf } from '../core/state/pool.ts'
import { openModels } from '../models/open-models.ts'
import type { AgentAdapter, Engine, Recall, SafetyGate } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import type { ExtraRule } from '../safety/check-safety.ts'
import { rulesGate } from '../safety/gate.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { embeddedEngine } from '../understanding/embedded/engine.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { openAdapter, seatsOf, type TeamDoors, versionOf } from './adapter-kinds.ts'
import { engineOf, gateOf } from './engine-kinds.ts'
import { noEngine } from './no-ports.ts'
import { AgentPool } from './pool.ts'

export type TeamPorts = {
  readonly engine: Engine
  readonly safety: SafetyGate
  readonly agents: AgentAdapter
  readonly recall: Recall
}

/** Agents that the program brings, by the member they are of. */
export type Members = Readonly<Record<string, AgentAdapter>>

/** With `agents` the jobs go there; without, to the pool of the team's own members and those that the program brings. */
export function portsOf(
  team: LoadedTeam,
  doors: TeamDoors,
  { agents, members: brought }: { readonly agents?: AgentAdapter; readonly members?: Members } = {},
): TeamPorts {
  const members = membersOf(team, doors, brought)
  const recall = recallOf(doors.journal)
  const { models = openModels(process.env), engineKind: kind = 'embedded' } = doors
  const asked = { kind, team, models }
  return {
    recall,
    engine: engineOf(team.specs.size === 0 ? noEngine : embeddedEngine(knowledgeOf(team), recall), asked),
    safety: gateOf(rulesGate({ extra: team.rules.map(bothLanguages), emergency: team.texts.emergency }), asked),
    agents: agents ?? agentsOf(team, doors, members),
  }
}

/** The members of a team behind its pool of seats. */
export const agentsOf = (team: LoadedTeam, doors: TeamDoors, members = membersOf(team, doors)): AgentPool =>
  new AgentPool(members, {
    journal: doors.journal,
    clock: doors.clock,
    log: doors.log,
    seatsOf: (member) => seatsOf(team, member),
    versionOf: (member) => versionOf(team, member),
    stream: poolOf(team.team.team),
  })

function membersOf(team: LoadedTeam, doors: TeamDoors, brought: Members = {}): AgentAdapter {
  const adapters = new Map<string, AgentAdapter>()
  for (const [member, adapter] of Object.entries(brought)) {
    const slots = team.agents.get(team.agentOf.get(member) ?? '')?.spec.slots ?? []
    adapters.set(member, withRequiredSlots(adapter, slots, team.team.locale))
  }
  for (const [member, code] of team.agentOf) {
    const agent = adapters.has(member) ? undefined : team.agents.get(code)
    const adapter = agent && openAdapter(agent, team, doors)
    if (adapter) adapters.set(member, adapter)
  }
  return agentsByMember(adapters)
}

/** The gate looks at both languages, whatever the language of the message. */
const bothLanguages = ({ verdict, category, any, unless, reason }: LoadedTeam['rules'][number]): ExtraRule => ({
  verdict,
  category,
  any: [...any.en, ...any.zh],
  unless: unless && [...unless.en, ...unless.zh],
  reason,
})
