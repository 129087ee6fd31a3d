/** The ports of a team from files: its engine, its gate, its agents, its planner and its reviewer. open-runtime.ts uses them. */
import { agentsByMember } from '../agents/members.ts'
import { planningMember, reviewingMember } from '../agents/staff.ts'
import { poolOf } from '../core/state/pool.ts'
import type { AgentAdapter, Engine, Planner, Recall, Reviewer, SafetyGate } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import type { ExtraRule } from '../safety/check-safety.ts'
import { rulesGate } from '../safety/gate.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { embeddedEngine } from '../understanding/embedded/engine.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { openAdapter, seatsOf, type TeamDoors, versionOf } from './adapter-kinds.ts'
import { AgentPool } from './pool.ts'

export type TeamPorts = {
  readonly engine: Engine
  readonly safety: SafetyGate
  readonly agents: AgentAdapter
  readonly planner: Planner
  readonly reviewer: Reviewer
  readonly recall: Recall
}

/** With `agents` the jobs go there; without, to the pool of the team's own members. */
export function portsOf(team: LoadedTeam, doors: TeamDoors, agents?: AgentAdapter): TeamPorts {
  const members = membersOf(team, doors)
  const recall = recallOf(doors.journal)
  const codeOf = (member: string): string => team.agentOf.get(member) ?? member
  return {
    planner: planningMember(members, codeOf),
    reviewer: reviewingMember(members, codeOf),
    recall,
    engine: embeddedEngine(knowledgeOf(team), recall),
    safety: rulesGate({ extra: team.rules.map(bothLanguages), emergency: team.texts.emergency }),
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

function membersOf(team: LoadedTeam, doors: TeamDoors): AgentAdapter {
  const adapters = new Map<string, AgentAdapter>()
  for (const [member, code] of team.agentOf) {
    const agent = team.agents.get(code)
    if (agent) adapters.set(member, openAdapter(agent, team, doors))
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
