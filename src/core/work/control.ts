/**
 * What a person does to work: pause, resume, stop, cancel, skip, clear, end. Control takes effect at once, with no model call.
 * Words: a pause can go on, a stop freezes a run, a cancel ends a task, an end closes the conversation (design §2).
 */

import type { More } from '../contracts/problems.ts'
import { type Refusal, refuse } from '../contracts/result.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, isInFlight, isParked, type Message, type Task } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { pauseIfItCan, resumeIfItCan } from '../state/phases.ts'
import { withdraw } from '../talk/questions.ts'
import { notASpeaker } from '../talk/speaker.ts'
import type { Control } from '../text/control-word.ts'
import { cancelAll, cancelTask } from './cancel.ts'
import { hasRoom } from './schedule.ts'

export function decidePause(d: Draft, c: CommandOf<'pause'>): Refusal | undefined {
  return notASpeaker(d.state, c.by) ?? toldWhy(d.state, pauseIfItCan(d, c.by), 'already_paused')
}

export function decideResume(d: Draft, c: CommandOf<'resume'>): Refusal | undefined {
  return notASpeaker(d.state, c.by) ?? toldWhy(d.state, resume(d, c.by), 'not_paused')
}

/** The table has no such edge from here. A person is told what that means: there is nothing to do, or they are asked first. */
function toldWhy(
  s: Conversation,
  refused: Refusal | undefined,
  why: 'already_paused' | 'not_paused',
): Refusal | undefined {
  const isAsked = s.interrupt === 'WAIT_USER_DECISION'
  if (!refused) return
  const facts: More = refused.problem.detail
  return refuse(refused.problem.code, { ...facts, why: isAsked ? 'waits_for_answer' : why })
}

export function resume(d: Draft, by: string): Refusal | undefined {
  const refused = resumeIfItCan(d)
  if (refused) return refused
  const looped = d.state.questions.some((q) => q.kind === 'loop')
  withdraw(d, { kind: 'resumed' }, (q) => q.kind === 'loop')
  resumeRuns(d, by)
  if (looped) restartHops(d, by)
}

/** A person let the loop go on: its hops are counted anew. */
export function restartHops(d: Draft, by: string): void {
  d.emit('talk_changed', who.user(by), { on: 'route_to_ai', status: 'active', reason: 'continued', hops: 0 })
}

/**
 * Those of a parked goal stay paused until it is resumed. The others go on where there is room: a goal that has just been parked
 * may still have a tool at work, or an agent that does not hold still, and the run that has to wait for it goes on after it (advance.ts).
 */
export function resumeRuns(d: Draft, by?: string): void {
  for (const t of d.state.tasks) {
    if (t.run?.state !== 'PAUSED' || isParked(d.state, t)) continue
    if (!hasRoom(d.state)) return
    d.emit('run_resumed', by === undefined ? who.router : who.user(by), { taskId: t.id, by, until: leaseUntil(d) })
  }
}

/** Freezes the runs that are there, the named one or all, and ends their tasks: a frozen run never goes on. */
export function decideStop(d: Draft, c: CommandOf<'stop'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  const running = d.state.tasks.filter((t) => isInFlight(t) && (c.taskId === undefined || t.id === c.taskId))
  if (running.length === 0) return refuse('E_CONFLICT', { why: 'nothing_runs', task: c.taskId })
  for (const t of running) cancelTask(d, t.id, { cause: { kind: 'stopped' }, by: c.by })
}

export function decideCancel(d: Draft, c: CommandOf<'cancel'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  if (c.taskId === undefined) return cancelAll(d, { kind: 'canceled' }, c.by)
  if (!d.state.tasks.some((t) => t.id === c.taskId))
    return refuse('E_CONFLICT', { why: 'no_such_task', task: c.taskId })
  cancelTask(d, c.taskId, { cause: { kind: 'canceled' }, by: c.by })
}

export function decideClearQueue(d: Draft, c: CommandOf<'clear_queue'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  d.emit('queue_cleared', who.user(c.by), { by: c.by })
  for (const t of queued(d)) cancelTask(d, t.id, { cause: { kind: 'queue_cleared' }, by: c.by })
}

/** Skips whoever is next: the head of the queue, or the one everybody waits for. */
export function decideSkip(d: Draft, c: CommandOf<'skip'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  const stuck = d.state.tasks.find((t) => t.kind === 'reply' && (t.state === 'AWAITING_USER' || t.state === 'BLOCKED'))
  const head = stuck ?? queued(d)[0]
  if (!head) return refuse('E_CONFLICT', { why: 'queue_empty' })
  cancelTask(d, head.id, { cause: { kind: 'skipped' }, by: c.by })
}

const queued = (d: Draft): Task[] =>
  d.state.tasks.filter((t) => t.kind === 'reply' && (t.state === 'READY' || t.state === 'CREATED'))

export function decideEnd(d: Draft, c: CommandOf<'end'>): Refusal | undefined {
  return notASpeaker(d.state, c.by) ?? end(d, c.by, 'stop')
}

export function end(d: Draft, by: string, on: 'stop' | 'done_from_human'): undefined {
  cancelAll(d, { kind: 'ended' }, by)
  d.emit('talk_changed', who.user(by), { on, status: 'completed', reason: on })
  d.emit('conversation_ended', who.user(by), { by, on })
}

/** A control word in a message. It returns to where the work was; what cannot be done now is no fault of the message. */
export const controlByMessage = (d: Draft, { by }: Message, control: Control | 'end'): void => byMessage[control](d, by)
const byMessage: Readonly<Record<Control | 'end', (d: Draft, by: string) => void>> = {
  pause: pauseIfItCan,
  resume,
  cancel: (d, by) => cancelAll(d, { kind: 'canceled' }, by),
  status_query: () => {}, // how things stand is told with the route (intake/user-message.ts)
  end: (d, by) => end(d, by, 'done_from_human'),
}
