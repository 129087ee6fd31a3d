/**
 * The kinds of adapters that an AgentSpec can name (teams/agent-spec.ts): how each is opened, how many jobs it takes at once, and
 * what makes it another agent. A kind that is missing here does not compile.
 */
import { codingAgent } from '../agents/coding/coding.ts'
import type { CodingPorts } from '../agents/coding/options.ts'
import { formAgent } from '../agents/form.ts'
import { playbookAgent } from '../agents/playbook.ts'
import { processAgent } from '../agents/process.ts'
import { filesOf } from '../agents/process-files.ts'
import { withRequiredSlots } from '../agents/required-slots.ts'
import { scriptedReplies } from '../agents/scripted.ts'
import { goOnWithin } from '../models/budget.ts'
import { Meter } from '../models/meter.ts'
import { modelAgent } from '../models/model-agent.ts'
import { agentsOf, memberOfTeam } from '../models/model-member.ts'
import { openModels } from '../models/open-models.ts'
import type { AgentAdapter } from '../ports.ts'
import type { AgentSpec } from '../teams/agent-spec.ts'
import type { LoadedAgent, LoadedTeam } from '../teams/loaded-team.ts'
import { anySeats, type TeamDoors } from './team-doors.ts'

type Spec = NonNullable<AgentSpec['adapter']>
type Of<K extends Spec['kind']> = Extract<Spec, { kind: K }>
type Around = { readonly agent: LoadedAgent; readonly team: LoadedTeam; readonly doors: TeamDoors }
type AdapterKind<K extends Spec['kind']> = {
  readonly open: (spec: Of<K>, around: Around) => AgentAdapter
  readonly seats: (spec: Of<K>) => number
  /** Changes when the agent does, where the team's own files stay the same. */
  readonly version: (spec: Of<K>, team: LoadedTeam) => string
}

const inProcess = { seats: () => anySeats, version: () => '' }
/** A dispatch is ended by the core's own timer, which counts it as an error. The seat's own, a little later, is for one that hears nothing of it. */
const ackMarginMs = 1_000

const kinds: { readonly [K in Spec['kind']]: AdapterKind<K> } = {
  form: {
    ...inProcess,
    open: ({ answer, handoff }, { agent: { spec, rows }, team: { team } }) =>
      formAgent({ slots: spec.slots, rows, answer, handoff }, team.locale),
  },
  scripted: {
    ...inProcess,
    open: ({ replies }, { team: { team } }) => scriptedReplies(replies, team.locale),
  },
  playbook: {
    ...inProcess,
    open: (_, { agent: { spec, playbooks }, team: { team } }) =>
      playbookAgent({ playbooks, slots: spec.slots, locale: team.locale }),
  },
  model: {
    open: (spec, { agent, team, doors }) => {
      const { models = openModels(process.env), journal, codeTools } = doors
      return modelAgent(memberOfTeam(spec, agent, { team, models, meter: new Meter(journal), codeTools }))
    },
    seats: ({ seats }) => seats,
    version: () => '',
  },
  process: {
    open: ({ kind: _, ...program }, { agent: { spec, file }, team: { dir, team }, doors }) => {
      const ackMs = team.dispatchTimeoutMs + ackMarginMs
      // A team in code has no folder: its programs run where this one does.
      const cwd = dir === '' ? undefined : dir
      const running = processAgent({ ...program, file, cwd, ackMs }, { ...doors, environment: process.env })
      return withRequiredSlots(running, spec.slots, team.locale)
    },
    seats: ({ seats }) => seats,
    version: ({ command }, { dir }) => filesOf(command, dir),
  },
  coding: {
    open: ({ kind: _, ...options }, { agent: { spec, file }, team: loaded, doors }) => {
      const { dir, team } = loaded
      const { models = openModels(process.env), journal } = doors
      const meter = new Meter(journal)
      const ports: CodingPorts = {
        ...{ ...doors, environment: process.env },
        agentCalled: agentsOf(loaded),
        mayGoOn: (ctx, lang) => goOnWithin({ ctx, meter, budget: models.budget?.() ?? {}, lang, spent: {} }),
      }
      const running = codingAgent({ ...options, cwd: dir, file }, ports, team.locale)
      return withRequiredSlots(running, spec.slots, team.locale)
    },
    seats: ({ seats }) => seats,
    version: ({ command = [] }, { dir }) => filesOf(command, dir),
  },
}

const kindOf = ({ kind }: Spec): AdapterKind<Spec['kind']> => kinds[kind] as AdapterKind<Spec['kind']>

/** Nothing where the program brings it that opens the team. */
export function openAdapter(agent: LoadedAgent, team: LoadedTeam, doors: TeamDoors): AgentAdapter | undefined {
  const { adapter } = agent.spec
  return adapter && kindOf(adapter).open(adapter, { agent, team, doors })
}

/** How many jobs the member may have at once. */
export function seatsOf(team: LoadedTeam, member: string): number {
  const adapter = adapterOf(team, member)
  return adapter ? kindOf(adapter).seats(adapter) : inProcess.seats()
}

/** Changes with the team's files, and with whatever else the member's adapter is made of. */
export function versionOf(team: LoadedTeam, member: string): string {
  const adapter = adapterOf(team, member)
  const own = adapter ? kindOf(adapter).version(adapter, team) : ''
  return own === '' ? team.hash : `${team.hash} ${own}`
}

const adapterOf = ({ agents, agentOf }: LoadedTeam, member: string): Spec | undefined =>
  agents.get(agentOf.get(member) ?? '')?.spec.adapter
