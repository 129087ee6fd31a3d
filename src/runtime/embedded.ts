/** Signalbox inside another program: one call opens the journal and the runtime on it. Every door it leaves open has a default. */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Conversation } from '../core/state/conversation.ts'
import { Team } from '../core/state/team.ts'
import { defaultFolder, openData } from '../journal/data-folder.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { AgentAdapter, Journal, Ports } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import { rulesGate } from '../safety/gate.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { scriptedEngine } from '../understanding/scripted.ts'
import { machineClock, machineRandom } from './machine-clock.ts'
import { noLog, noPlanner, noReviewer, noTools } from './no-ports.ts'
import { type Limits, Runtime } from './runtime.ts'
import { portsOf } from './team-ports.ts'

/** Who does the work: a team from files brings its engine, its gate and its agents; a team made in code brings its agents. */
type Staff =
  | { readonly team: LoadedTeam; readonly agents?: AgentAdapter }
  | { readonly team?: undefined; readonly agents: AgentAdapter }
export type SignalboxOptions = {
  /** A folder, `memory` for a journal that ends with the process, or nothing for the user's own data folder. */
  readonly data?: string
  readonly limits?: Partial<Limits>
} & Staff &
  Partial<Omit<Ports, 'journal' | 'agents'>>

/** Rejects with a JournalFault where the folder cannot be used, e.g. because another process writes to it. */
export async function openSignalbox(options: SignalboxOptions): Promise<Runtime> {
  const { data, limits, team: _, agents: __, ...doors } = options
  const { clock = machineClock, random = machineRandom, log = noLog } = doors
  const machine = { journal: openAt(data, clock.soon), clock, random, log }
  return new Runtime({ tools: noTools, ...staffOf(options, machine), ...doors, ...machine }, limits)
}

type Machine = Pick<Ports, 'journal' | 'clock' | 'random' | 'log'>
function staffOf(staff: Staff, machine: Machine): Omit<Ports, keyof Machine | 'tools'> {
  if (staff.team) {
    const ports = portsOf(staff.team, machine)
    return { ...ports, agents: staff.agents ?? ports.agents }
  }
  const engine = scriptedEngine()
  const others = { planner: noPlanner, reviewer: noReviewer, recall: recallOf(machine.journal) }
  return { safety: rulesGate(), engine, ...others, agents: staff.agents }
}

function openAt(data: string | undefined, soon: (call: () => void) => void): Journal {
  if (data === 'memory') return openJournal(memoryStore(), { soon })
  return openData(data ?? defaultFolder(process.env), { mode: 'write', soon }).journal
}

/** A team with its defaults filled in, and the hash a conversation pins it by. Throws where it is no team. */
export function defineTeam(team: z.input<typeof Team>): { readonly team: Team; readonly teamHash: string } {
  const whole = Team.parse(team)
  return { team: whole, teamHash: createHash('sha256').update(JSON.stringify(whole)).digest('hex') }
}

/** Resolves when nothing goes on by itself: a person is next, or the conversation has ended. */
export function untilRest(signalbox: Runtime, conversation: string): Promise<Conversation> {
  const { promise, resolve, reject } = Promise.withResolvers<Conversation>()
  const look = (): void => {
    const state = signalbox.state(conversation)
    if (!state) reject(new Error(`there is no conversation ${conversation}`))
    else if (isAtRest(state)) resolve(state)
  }
  const leave = signalbox.subscribe(conversation, signalbox.state(conversation)?.seq ?? 0, () => queueMicrotask(look))
  look()
  const awake = setInterval(() => {}, longest) // timers of the runtime hold no process; whoever waits for them does
  return promise.finally(() => {
    clearInterval(awake)
    leave()
  })
}

const longest = 2 ** 31 - 1

const isAtRest = (s: Conversation): boolean =>
  s.talk !== 'active' && s.messages.every((m) => m.state === 'WAIT_USER_DECISION')
