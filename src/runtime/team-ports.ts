/** A team's doors: its engine, its gate and its agents, made from its files. One place, for every interface that runs a team. */
import { withFittingSlots } from '../agents/fitting-slots.ts'
import { formAgent } from '../agents/form.ts'
import { agentsByMember } from '../agents/members.ts'
import { playbookAgent } from '../agents/playbook.ts'
import { processAgent } from '../agents/process.ts'
import { filesOf } from '../agents/process-files.ts'
import { scriptedReplies } from '../agents/scripted.ts'
import { planningMember, reviewingMember } from '../agents/staff.ts'
import { poolOf } from '../core/state/pool.ts'
import type {
  AgentAdapter,
  Clock,
  Engine,
  Job,
  Journal,
  Log,
  Planner,
  Random,
  Recall,
  Reviewer,
  SafetyGate,
} from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import type { ExtraRule } from '../safety/check-safety.ts'
import { rulesGate } from '../safety/gate.ts'
import type { LoadedAgent, LoadedTeam } from '../teams/loaded-team.ts'
import { embeddedEngine } from '../understanding/embedded/engine.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { AgentPool } from './pool.ts'

type TeamDoors = {
  readonly journal: Journal
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** Streamed words of a process agent, as they come. */
  readonly onDelta?: (job: Job, text: string) => void
}
export type TeamPorts = {
  readonly engine: Engine
  readonly safety: SafetyGate
  readonly agents: AgentPool
  readonly planner: Planner
  readonly reviewer: Reviewer
  readonly recall: Recall
}

/** An agent inside the process is never short of seats. */
const seatsInProcess = 10_000
/** The core's own timer ends a dispatch first, and counts it as an error; this one is for who has none: a planner, a reviewer. */
const ackMarginMs = 1_000

export function portsOf(team: LoadedTeam, doors: TeamDoors): TeamPorts {
  const adapters = new Map<string, AgentAdapter>()
  const seats = new Map<string, number>()
  for (const [member, code] of team.agentOf) {
    const agent = team.agents.get(code)
    if (!agent) continue
    adapters.set(member, adapterOf(agent, team, doors))
    seats.set(member, agent.spec.adapter.kind === 'process' ? agent.spec.adapter.seats : seatsInProcess)
  }
  const { journal, clock, log } = doors
  const members = agentsByMember(adapters)
  const recall = recallOf(journal)
  const codeOf = (member: string): string => team.agentOf.get(member) ?? member
  return {
    planner: planningMember(members, codeOf),
    reviewer: reviewingMember(members, codeOf),
    recall,
    engine: embeddedEngine(knowledgeOf(team), recall),
    safety: rulesGate({ extra: team.rules.map(bothLanguages), emergency: team.texts.emergency }),
    agents: new AgentPool(members, {
      journal,
      clock,
      log,
      seatsOf: (agent) => seats.get(agent) ?? 1,
      versionOf: (member) => versionOf(team, member),
      stream: poolOf(team.team.team),
    }),
  }
}

/** Whatever was read of the team, and of a program of its own the files that its command names, as they are now. */
function versionOf({ hash, dir, agents, agentOf }: LoadedTeam, member: string): string {
  const adapter = agents.get(agentOf.get(member) ?? '')?.spec.adapter
  return adapter?.kind === 'process' ? `${hash} ${filesOf(adapter.command, dir)}` : hash
}

/** The gate looks at both languages whatever the message is in. */
const bothLanguages = ({ verdict, category, any, unless, reason }: LoadedTeam['rules'][number]): ExtraRule => ({
  verdict,
  category,
  any: [...any.en, ...any.zh],
  unless: unless && [...unless.en, ...unless.zh],
  reason,
})

function adapterOf(
  { spec, file, rows, playbooks }: LoadedAgent,
  { dir, team }: LoadedTeam,
  doors: TeamDoors,
): AgentAdapter {
  const { adapter, slots } = spec
  const { locale } = team
  switch (adapter.kind) {
    case 'form':
      return formAgent({ slots, rows, answer: adapter.answer, handoff: adapter.handoff }, locale)
    case 'scripted':
      return scriptedReplies(adapter.replies, locale)
    case 'playbook':
      return playbookAgent({ playbooks, slots, locale })
    case 'process': {
      const { kind: _, ...program } = adapter
      const ackMs = team.dispatchTimeoutMs + ackMarginMs
      const running = processAgent({ ...program, file, cwd: dir, ackMs }, { ...doors, environment: process.env })
      return withFittingSlots(running, slots)
    }
  }
}
