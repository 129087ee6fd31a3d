/** Signalbox inside another program: one call opens the journal and the runtime on it. Every port it leaves open has a default. */
import type { Result } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { JournalFault } from '../journal/fault.ts'
import { checkEncoder } from '../understanding/encoder/check-encoder.ts'
import { machineRandom } from './machine-clock.ts'
import { OpenFailed } from './open-failed.ts'
import type { SignalboxOptions } from './put-together.ts'
import { Signalbox } from './signalbox.ts'

/**
 * Opens the data folder and goes on with whatever was under way in it. `members` are merged into the team. Opening is the one call that
 * rejects: with OpenFailed where the folder cannot be used, e.g. because another process writes to it, and with EncoderRefused where an
 * encoder was asked for that cannot be used.
 *
 * @example
 * const echo = agent((ctx) => `You said: ${ctx.message}`)
 * const team = defineTeam({ team: 'pair', members: [{ id: 'you', type: 'human' }, { id: 'echo', type: 'ai' }] })
 * const box = await openSignalbox({ data: './data', team, members: { echo } })
 */
export async function openSignalbox(options: SignalboxOptions): Promise<Signalbox> {
  const { openBox } = await import('./open-box.ts') // importing the package does not wait for what runs a box
  if (options.understanding?.encoder !== undefined) await checkEncoder(options.understanding.encoder)
  const open = await openBox(options)
  try {
    return Signalbox.of(open)
  } catch (thrown) {
    if (!(thrown instanceof JournalFault)) throw thrown
    const failed = new OpenFailed(thrown.problem, { random: options.random ?? machineRandom, cause: thrown })
    options.log?.error({ trace_id: failed.trace_id, err: thrown }, 'the data folder cannot be opened')
    throw failed
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
