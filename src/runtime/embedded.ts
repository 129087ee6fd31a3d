/** Signalbox inside another program: one call opens the journal and the runtime on it. Every port it leaves open has a default. */
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { JournalFault } from '../journal/fault.ts'
import { checkOptions, type SignalboxOptions } from './given-options.ts'
import { machineRandom } from './machine-clock.ts'
import { Signalbox } from './signalbox.ts'

/**
 * Opens the data folder and goes on with whatever was under way in it. `members` are merged into the team. Refused where something is
 * wrong with the team or the options, and where the folder cannot be used, e.g. because another process writes to it: then the problem's
 * `trace_id` stands in the log.
 *
 * @example
 * const echo = agent((ctx) => `You said: ${ctx.message}`)
 * const team = defineTeam({ team: 'pair', members: [{ id: 'you', type: 'human' }, { id: 'echo', type: 'ai' }] })
 * const box = await openSignalbox({ data: './data', team, members: { echo } })
 * if (!box.ok) console.error(problemView(box.problem, 'en'))
 */
export async function openSignalbox(options: SignalboxOptions): Promise<Signalbox | Refusal> {
  const checked = await checkOptions(options)
  if (!checked.ok) return checked
  const { openBox } = await import('./open-box.ts') // importing the package does not wait for what runs a box
  const open = await openBox(checked.value)
  try {
    return Signalbox.of(open)
  } catch (thrown) {
    if (!(thrown instanceof JournalFault)) throw thrown
    const { random = machineRandom, log } = options
    const trace_id = Buffer.from(random.bytes(8)).toString('hex')
    log?.error({ trace_id, err: thrown }, 'the data folder cannot be opened')
    const { code, detail } = thrown.problem
    return refuse(code, { ...detail, trace_id })
  }
}

/** What can be waited for: an open box, or what looks like one. */
export type Watched = {
  state(conversation: string): Conversation | undefined
  subscribe(
    conversation: string,
    after: number,
    listener: (event: JournalEvent) => void,
  ): (() => void) | Result<() => void>
  /** Aborts when it is closed. */
  readonly closing?: AbortSignal
}

/**
 * Resolves when nothing goes on by itself: a person is next, or the conversation has ended. Refused where there is no such conversation,
 * and where the box is closed meanwhile.
 *
 * @example
 * await box.say(id, { by: 'you', text: 'Is it ready? [NEXT:bob]' })
 * const rest = await untilRest(box, id)
 * if (rest.ok) console.log(rest.value.waitingFor)
 */
export function untilRest(signalbox: Watched, conversation: string): Promise<Result<Conversation>> {
  const { promise, resolve } = Promise.withResolvers<Result<Conversation>>()
  const { closing } = signalbox
  const look = (): void => {
    if (closing?.aborted) return resolve(refuse('E_IO', { why: 'closed' }))
    const state = signalbox.state(conversation)
    if (!state) resolve(refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation }))
    else if (isAtRest(state)) resolve(ok(state))
  }
  const after = signalbox.state(conversation)?.seq ?? 0
  const leave = signalbox.subscribe(conversation, after, () => queueMicrotask(look))
  closing?.addEventListener('abort', look)
  look()
  const awake = setInterval(() => {}, longest) // the runtime's own timers do not keep the process alive, so the waiting does
  return promise.finally(() => {
    clearInterval(awake)
    closing?.removeEventListener('abort', look)
    if (typeof leave === 'function') leave()
    else if (leave.ok) leave.value()
  })
}

const longest = 2 ** 31 - 1

const isAtRest = (s: Conversation): boolean =>
  s.talk !== 'active' && s.messages.every((m) => m.state === 'WAIT_USER_DECISION')
