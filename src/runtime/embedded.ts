/** Signalbox inside another program: one call opens the journal and the runtime on it. Every port it leaves open has a default. */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Conversation } from '../core/state/conversation.ts'
import { Team } from '../core/state/team.ts'
import { openRuntime, type RuntimeOptions } from './open-runtime.ts'
import type { Runtime } from './runtime.ts'

export type SignalboxOptions = RuntimeOptions

/** Rejects with a JournalFault where the folder cannot be used, e.g. because another process writes to it. */
export const openSignalbox = async (options: SignalboxOptions): Promise<Runtime> => openRuntime(options)

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
  const awake = setInterval(() => {}, longest) // the runtime's own timers do not keep the process alive, so the waiting does
  return promise.finally(() => {
    clearInterval(awake)
    leave()
  })
}

const longest = 2 ** 31 - 1

const isAtRest = (s: Conversation): boolean =>
  s.talk !== 'active' && s.messages.every((m) => m.state === 'WAIT_USER_DECISION')
