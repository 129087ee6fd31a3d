/** Signalbox inside another program: one call opens the journal and the runtime on it. Every port it leaves open has a default. */
import type { Result } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { JournalFault } from '../journal/fault.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { machineClock, machineRandom } from './machine-clock.ts'
import { OpenFailed } from './open-failed.ts'
import { openJournalAt, openRuntime, type RuntimeOptions, type TeamMembers, toolsOf } from './open-runtime.ts'
import { conversations } from './pool.ts'
import { type Hooks, Signalbox, type Teams } from './signalbox.ts'
import type { Members } from './team-ports.ts'
import { TeamRuntimes } from './team-runtimes.ts'
import { Telemetry } from './telemetry.ts'

/** One of several teams, with the agents that the program brings for it. */
export type TeamOption = TeamMembers & { readonly team: LoadedTeam }
/** What a box is opened with. What is left out has a default. */
export type SignalboxOptions = RuntimeOptions & {
  /** Several teams in one program: each conversation goes on with its own. */
  readonly teams?: readonly TeamOption[]
}

/**
 * Opens the data folder and goes on with whatever was under way in it. `members` are merged into the team. Opening is the one call that
 * rejects: with OpenFailed where the folder cannot be used, e.g. because another process writes to it.
 *
 * @example
 * const echo = agent((ctx) => `You said: ${ctx.message}`)
 * const team = defineTeam({ team: 'pair', members: [{ id: 'you', type: 'human' }, { id: 'echo', type: 'ai' }] })
 * const box = await openSignalbox({ data: './data', team, members: { echo } })
 */
export async function openSignalbox(options: SignalboxOptions): Promise<Signalbox> {
  try {
    return new Signalbox((hooks) => open(options, hooks))
  } catch (thrown) {
    if (!(thrown instanceof JournalFault)) throw thrown
    const failed = new OpenFailed(thrown.problem, { random: options.random ?? machineRandom, cause: thrown })
    options.log?.error({ trace_id: failed.trace_id, err: thrown }, 'the data folder cannot be opened')
    throw failed
  }
}

function open({ teams = [], ...options }: SignalboxOptions, hooks: Hooks): Teams {
  const { clock = machineClock, data } = options
  const journal = options.journal ?? openJournalAt(data, clock.soon)
  const tools = toolsOf(options)
  const settle = async (): Promise<void> => {
    if (tools !== options.tools) tools.close?.() // a host that the program brought is its own to close
    if (!options.journal) await journal.close()
  }
  const telemetry = options.telemetry ?? new Telemetry()
  const onDelta = both(hooks.onDelta, options.onDelta)
  const onEvent = both(hooks.onEvent, options.onEvent)
  const shared = { ...options, telemetry, journal, data: undefined, onDelta, onEvent }
  if (teams.length === 0) {
    const runtime = openRuntime(shared, tools)
    const known = options.team ? [options.team] : []
    const close = (): Promise<void> => runtime.close().then(settle)
    const membersOf = (): Members => options.members ?? {}
    return {
      journal,
      telemetry,
      membersOf,
      teams: known,
      runtimeOf: () => runtime,
      runtimeOfTeam: () => runtime,
      close,
    }
  }
  const byId = new Map(teams.map((one) => [one.team.team.team, one]))
  const runtimes = new TeamRuntimes(journal, byId, (members, resumes) =>
    openRuntime({ ...shared, ...members, limits: { ...options.limits, resumes } }, tools),
  )
  for (const head of conversations(journal)) if (head.status === 'active' || head.due !== null) runtimes.of(head.stream)
  return {
    ...{ journal, telemetry, teams: teams.map(({ team }) => team) },
    membersOf: (team) => byId.get(team)?.members ?? {},
    runtimeOf: (conversation) => runtimes.of(conversation),
    runtimeOfTeam: (team) => runtimes.ofTeam(team),
    close: () => runtimes.close().then(settle),
  }
}

const both =
  <A, B>(ours: (a: A, b: B) => void, theirs?: (a: A, b: B) => void) =>
  (a: A, b: B): void => {
    ours(a, b)
    theirs?.(a, b)
  }

type Watched = {
  state(conversation: string): Conversation | undefined
  subscribe(
    conversation: string,
    after: number,
    listener: (event: JournalEvent) => void,
  ): (() => void) | Result<() => void>
}

/**
 * Resolves when nothing goes on by itself: a person is next, or the conversation has ended.
 *
 * @example
 * await box.say(id, { by: 'you', text: 'Is it ready? [NEXT:bob]' })
 * const { waitingFor } = await untilRest(box, id)
 */
export function untilRest(signalbox: Watched, conversation: string): Promise<Conversation> {
  const { promise, resolve, reject } = Promise.withResolvers<Conversation>()
  const look = (): void => {
    const state = signalbox.state(conversation)
    if (!state) reject(new Error(`there is no conversation ${conversation}`))
    else if (isAtRest(state)) resolve(state)
  }
  const after = signalbox.state(conversation)?.seq ?? 0
  const leave = signalbox.subscribe(conversation, after, () => queueMicrotask(look))
  look()
  const awake = setInterval(() => {}, longest) // the runtime's own timers do not keep the process alive, so the waiting does
  return promise.finally(() => {
    clearInterval(awake)
    if (typeof leave === 'function') leave()
    else if (leave.ok) leave.value()
  })
}

const longest = 2 ** 31 - 1

const isAtRest = (s: Conversation): boolean =>
  s.talk !== 'active' && s.messages.every((m) => m.state === 'WAIT_USER_DECISION')
