/** The ports of a team from files: its engine, its gate and its agents. put-together.ts uses them. */
import { agentsByMember } from '../agents/members.ts'
import { withRequiredSlots } from '../agents/required-slots.ts'
import { poolOf } from '../core/state/pool.ts'
import type { AgentAdapter, Engine, Recall, SafetyGate } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import type { ExtraRule } from '../safety/check-safety.ts'
import { embeddedGate } from '../safety/gate.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import type { EngineKind } from './engine-kinds.ts'
import { noEngine } from './no-ports.ts'
import { AgentPool } from './pool.ts'
import { anySeats, type TeamDoors } from './team-doors.ts'
import type { TeamParts } from './team-parts.ts'

export type TeamPorts = {
  readonly engine: Engine
  readonly safety: SafetyGate
  readonly agents: AgentAdapter
  readonly recall: Recall
}

/** Agents that the program brings, by the member they are of. */
export type Members = Readonly<Record<string, AgentAdapter>>

type Brought = {
  readonly agents?: AgentAdapter
  readonly members?: Members
  /** May be left out where no member has a spec, and the engine is the embedded one. */
  readonly parts?: TeamParts
}

/** With `agents` the jobs go there; without, to the pool of the team's own members and those that the program brings. */
export function portsOf(
  team: LoadedTeam,
  doors: TeamDoors,
  { agents, members: brought, parts }: Brought = {},
): TeamPorts {
  const recall = recallOf(doors.journal)
  const gate = embeddedGate({ extra: team.rules.map(bothLanguages), emergency: team.texts.emergency })
  const members = membersOf(team, doors, { members: brought, parts })
  return {
    recall,
    ...(parts ? understoodBy(parts, team, doors, { recall, gate }) : { engine: noEngine, safety: gate }),
    agents: agents ?? agentsOf(team, doors, { members, parts }),
  }
}

/** Whether the team can do without its parts. */
export const needsParts = (team: LoadedTeam | undefined, engine: EngineKind = 'embedded'): boolean =>
  team !== undefined && (team.specs.size > 0 || engine !== 'embedded')

type Inner = { readonly recall: ReturnType<typeof recallOf>; readonly gate: SafetyGate }
function understoodBy(
  parts: TeamParts,
  team: LoadedTeam,
  { models = parts.openModels(process.env), engineKind: kind = 'embedded', understanding }: TeamDoors,
  { recall, gate }: Inner,
): Pick<TeamPorts, 'engine' | 'safety'> {
  const asked = { kind, team, models }
  const folder = understanding?.encoder
  const learned = (): Engine =>
    folder === undefined
      ? parts.embeddedEngine(parts.knowledgeOf(team), recall)
      : parts.encoderEngine({ folder, team, memory: recall })
  const embedded = team.specs.size === 0 ? noEngine : learned()
  return { engine: parts.engineOf(embedded, asked), safety: parts.gateOf(gate, asked) }
}

type Staff = { readonly parts?: TeamParts; readonly members?: AgentAdapter }
/** The members of a team behind its pool of seats. */
export const agentsOf = (
  team: LoadedTeam,
  doors: TeamDoors,
  { parts, members = membersOf(team, doors, { parts }) }: Staff,
): AgentPool =>
  new AgentPool(members, {
    journal: doors.journal,
    clock: doors.clock,
    log: doors.log,
    seatsOf: (member) => parts?.seatsOf(team, member) ?? anySeats,
    versionOf: (member) => parts?.versionOf(team, member) ?? team.hash,
    stream: poolOf(team.team.team),
  })

function membersOf(team: LoadedTeam, doors: TeamDoors, { members: brought = {}, parts }: Brought): AgentAdapter {
  const adapters = new Map<string, AgentAdapter>()
  for (const [member, adapter] of Object.entries(brought)) {
    const slots = team.agents.get(team.agentOf.get(member) ?? '')?.spec.slots ?? []
    adapters.set(member, withRequiredSlots(adapter, slots, team.team.locale))
  }
  for (const [member, code] of team.agentOf) {
    const agent = adapters.has(member) ? undefined : team.agents.get(code)
    const adapter = agent && parts?.openAdapter(agent, team, doors)
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
