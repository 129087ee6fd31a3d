/**
 * Rounds of a task whose agent is a function (agents/function.ts): what it was told once belongs to one round and stays true in it.
 * Used by evolve.ts only.
 *
 * U1. A loss, a retry and an answer stay in the round. Rework, a change of what the task was given, another member and a person's
 *     "start over" begin a new one, with nothing recorded.
 * U2. What the round was given first stays what it is given: the words of an answer come only as the answer.
 */
import type { Cause } from '../contracts/causes.ts'
import { type Conversation, isInFlight, type Task } from './conversation.ts'
import type { EventOf } from './events.ts'
import { positionOf } from './ids.ts'
import type { Round } from './round.ts'

/** U1. */
export const newRound = (t: Task): Task => ({ ...t, round: { n: (t.round?.n ?? 1) + 1 } })

export const calledBack = (t: Task, { cause }: { readonly cause: Cause }): Task =>
  cause.kind === 'replaced' ? newRound(t) : t
export const triedAgain = (t: Task, { agentId }: EventOf<'task_retry_scheduled'>): Task =>
  t.state === 'REWORK_REQUIRED' || t.agentId !== agentId ? newRound(t) : t

/** What is under way goes on with what it was given, until it is called back. */
export const changed = (t: Task): Task => (isInFlight(t) ? t : newRound(t))

const roundOf = (t: Task): Round => t.round ?? { n: 1 }

export function recorded(t: Task, e: EventOf<'call_recorded'>): Task {
  const { asking: _, ...round } = roundOf(t)
  const { first = e.seq, count = 0 } = round.calls ?? {}
  return { ...t, round: { ...round, calls: { first, count: count + 1 } } }
}

/** U2. Called before the answer can change what the task is given. */
export function asking(s: Conversation, t: Task, { asking: call }: EventOf<'task_awaiting_user'>): Task {
  if (!call) return t
  const round = roundOf(t)
  const slots = s.frames.find((f) => f.task === t.id)?.slots ?? {}
  const pinned = round.pinned ?? { seq: positionOf(t.dispatch?.id ?? ''), from: t.from, slots }
  return { ...t, round: { ...round, asking: call, pinned } }
}

/** A function that asks for something else than before: only a person knows what became of it. */
export const diverged = (t: Task, { cause }: EventOf<'task_blocked'>): Task =>
  cause.kind === 'asked_otherwise' ? { ...t, round: { ...roundOf(t), diverged: true } } : t
