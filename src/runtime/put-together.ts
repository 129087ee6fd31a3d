/**
 * Puts the ports of a runtime together: the one place that does, for every program and every test. A shell adds nothing but where it
 * shows things. What is heavy comes in as `parts`: open-runtime.ts has all of them at once, embedded.ts loads those that it needs.
 *
 * O1. A team from files brings its engine, its gate and its agents. A team made in code brings its
 *     agents, and gets the rules of the gate and an engine that knows control words only (no-ports.ts).
 * O2. A port that the caller passes is used instead, and its answers are checked (checked-ports.ts).
 * O3. A journal that the caller passes stays open when the runtime closes: whoever opened it closes it.
 */
import type { z } from 'zod'
import { agentsByMember } from '../agents/members.ts'
import { withBranch } from '../agents/with-branch.ts'
import { withVerifier } from '../agents/with-verifier.ts'
import type { Config } from '../config/config.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { defaultFolder, openDataFolder } from '../journal/data-folder.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { Models } from '../models/open-models.ts'
import type { AgentAdapter, CodeTool, Job, Journal, Log, Ports, Recall, ToolHost } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import { embeddedGate } from '../safety/gate.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { codeTools } from '../tools/code/host.ts'
import { checkedAgents, checkedEngine, checkedGate } from './checked-ports.ts'
import type { EngineKind, UnderstandingOptions } from './engine-kinds.ts'
import { eventLog } from './event-log.ts'
import { lookAtWorkspace } from './look-at-workspace.ts'
import { machineClock, machineRandom } from './machine-clock.ts'
import { noEngine, noLog, noTools } from './no-ports.ts'
import { type Limits, Runtime } from './runtime.ts'
import type { TeamParts } from './team-parts.ts'
import { type Members, portsOf, type TeamPorts } from './team-ports.ts'
import { Telemetry } from './telemetry.ts'

/** Who does the work: a team from files, or the agents of a team made in code. */
export type TeamMembers = {
  readonly team?: LoadedTeam
  /** Agents that the program brings, by the member they are of. They are merged into the team: its other members stay. */
  readonly members?: Members
  /** Gets every job, instead of the members of the team. */
  readonly agents?: AgentAdapter
}

/** Where events are kept. */
export type Place =
  | { readonly journal: Journal; readonly data?: undefined }
  /** A folder, `memory` for a journal that ends with the process, or nothing for the user's own data folder. */
  | { readonly journal?: undefined; readonly data?: string }

/** What a runtime is opened with. */
export type RuntimeOptions = TeamMembers & MachineOptions

/** What a box is opened with beside its team. */
export type MachineOptions = Place &
  Partial<Omit<Ports, 'journal' | 'agents' | 'tools'>> & {
    /** Tools of the program (`tool`), or a whole host. */
    readonly tools?: ToolHost | readonly CodeTool<unknown, unknown>[]
    /** What understands messages, and whether a model looks again where the gate is not sure; `embedded`, where nothing is said. */
    readonly engineKind?: EngineKind
    readonly understanding?: UnderstandingOptions
    /** Language models; those of the user's settings, where nothing is said. */
    readonly models?: Models
    /** Tools of servers that are open already. They stand before every other, and whoever opened them closes them. */
    readonly served?: readonly CodeTool<unknown, unknown>[]
    readonly limits?: Partial<Limits>
    /** Gets the words that agents show while they come. */
    readonly onDelta?: (job: Job, text: string) => void
    /** Gets every event of every conversation, once it is on disk. */
    readonly onEvent?: (conversation: string, event: JournalEvent) => void
  }

/** What a box is opened with, once its teams are in order. */
export type BoxOptions = RuntimeOptions &
  ServerOptions & { readonly teams?: readonly (TeamMembers & { readonly team: LoadedTeam })[] }

/** Servers of tools, in the options of a box. */
export type ServerOptions = {
  /**
   * Servers of tools (MCP) by their names; those of the user's settings, where nothing is said. Each is started with the box where a member
   * may use it, and ends with it.
   */
  readonly mcp?: ServersInCode
}
/** Servers of tools by their names, as `mcp` in signalbox.yaml has them. */
export type ServersInCode = z.input<typeof Config>['mcp']

/** What is heavy to load, and which many programs never use. */
export type Parts = {
  /** Needed by a team whose members have specs, and by an engine that is a model. */
  readonly team?: TeamParts
  /** The tools of a workspace, for a data folder. */
  readonly hostAt: (folder: string) => ToolHost
}

/** Several runtimes of one box make one trace. */
type Given = RuntimeOptions & { readonly telemetry?: Telemetry }

/** Throws a JournalFault where the folder cannot be used. Several runtimes may share one `host` of tools. */
export function putTogether(options: Given, host: ToolHost, parts: Parts): Runtime {
  const { clock = machineClock, random = machineRandom, log = noLog, onDelta } = options
  const journal = options.journal ?? openJournalAt(options.data, clock.soon)
  const machine = { journal, clock, random, log }
  const models = options.models ?? parts.team?.openModels(process.env)
  const { served = [] } = options
  const own = options.tools && 'check' in options.tools ? [] : (options.tools ?? [])
  const tools = served.length === 0 ? host : codeTools(served, host)
  const telemetry = options.telemetry ?? new Telemetry()
  const members = mapped(options.members, (agent) => checkedAgents(agent, log))
  const agents = options.agents && checkedAgents(options.agents, log)
  const team = options.team
    ? portsOf(
        options.team,
        {
          ...machine,
          models,
          codeTools: [...own, ...served],
          onDelta,
          engineKind: options.engineKind,
          understanding: options.understanding,
          aside: asideOf(tools),
        },
        { agents, members, parts: parts.team },
      )
    : portsInCode(journal, agents ?? agentsByMember(new Map(Object.entries(members))))
  const recall = options.recall ?? team.recall
  // Where nobody recalls anything, nothing is kept for it.
  const onEvent = listening({ telemetry, log, recall: options.team && recall }, options.onEvent)
  const ports: Ports = {
    ...machine,
    tools,
    onDelta,
    traceparent: (...dispatch) => telemetry.traceparent(...dispatch),
    look: options.look ?? lookAtWorkspace,
    agents: withVerifier(withBranch(team.agents, tools)),
    safety: options.safety ? checkedGate(options.safety) : team.safety,
    engine: options.engine ? checkedEngine(options.engine) : team.engine,
    recall,
  }
  return new Runtime(ports, { ...options.limits, onEvent, sharesJournal: options.journal !== undefined })
}

type OnEvent = NonNullable<RuntimeOptions['onEvent']>
type Ears = { readonly telemetry: Telemetry; readonly log: Log; readonly recall: Recall | undefined }
function listening({ telemetry, log, recall }: Ears, theirs?: OnEvent): OnEvent {
  const logged = log === noLog ? undefined : eventLog(log)
  return (conversation, event) => {
    recall?.heard?.(conversation, event)
    telemetry.heard(conversation, event)
    logged?.(conversation, event)
    theirs?.(conversation, event)
  }
}

/** Tools of the program stand before those of the workspace, which need a data folder to keep what they change. */
export function toolsOf(
  { tools = [], data }: Pick<RuntimeOptions, 'tools' | 'data'>,
  hostAt: Parts['hostAt'],
): ToolHost {
  if ('check' in tools) return tools
  const behind = data === undefined || data === 'memory' ? noTools : hostAt(data)
  return tools.length === 0 ? behind : codeTools(tools, behind)
}

const asideOf = (tools: ToolHost): ToolHost['aside'] => tools.aside?.bind(tools)

const mapped = (members: Members = {}, change: (agent: AgentAdapter) => AgentAdapter): Members =>
  Object.fromEntries(Object.entries(members).map(([id, agent]) => [id, change(agent)]))

const portsInCode = (journal: Journal, agents: AgentAdapter): TeamPorts => ({
  agents,
  safety: embeddedGate(),
  engine: noEngine,
  recall: recallOf(journal),
})

export function openJournalAt(data: string | undefined, soon: (call: () => void) => void): Journal {
  if (data === 'memory') return openJournal(memoryStore(), { soon })
  return openDataFolder(data ?? defaultFolder(process.env), { mode: 'write', soon }).journal
}
