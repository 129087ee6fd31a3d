/** How events change a task: its machine, its dispatch, and what happens around it when it ends. Used by evolve.ts only. */

import type { Cause } from '../contracts/causes.ts'
import { type SignalOf, step } from '../machines/machine.ts'
import { run } from '../machines/run.ts'
import { task } from '../machines/task.ts'
import {
  type Conversation,
  type Dispatch,
  isAwaited,
  isGoing,
  type OverDispatch,
  type Run,
  type Task,
  type Workflow,
} from './conversation.ts'
import type { EventOf } from './events.ts'
import type { DispatchId, TaskId } from './ids.ts'
import { needsReview } from './team.ts'

type Patch = Partial<Conversation>
type TaskSignal = SignalOf<typeof task>

/** Where a signal takes a task: an event that changes more of it makes one copy for all of that. */
export const movedBy = (t: Task, on: TaskSignal): Task['state'] => step(task, t.state, on)
export const moveTask = (t: Task, on: TaskSignal): Task => ({ ...t, state: movedBy(t, on) })

export const replaceTask = (s: Conversation, id: TaskId, change: (t: Task) => Task, beside?: Patch) => ({
  ...beside,
  tasks: s.tasks.map((t) => (t.id === id ? change(t) : t)),
})

export const onDispatch = (s: Conversation, id: DispatchId, change: (t: Task) => Task) => ({
  tasks: s.tasks.map((t) => (t.dispatch?.id === id ? change(t) : t)),
})

/** The last dispatches that are over, the newest last. A person's turn has none. */
export const over = (s: Conversation, id: DispatchId | undefined, how: OverDispatch['how']): Conversation['over'] =>
  id === undefined ? s.over : withLast(s.over, { id, how }, s.kept.dispatches)

/** Adds one to the end and keeps the last `most`. */
export const withLast = <T>(list: readonly T[], last: T, most: number): readonly T[] =>
  list.length < most ? [...list, last] : [...list, last].slice(-most)

export const lasting = ({ dispatch }: Task, until?: number): Dispatch | undefined => dispatch && { ...dispatch, until }
export const renewed = (t: Task, until?: number): Task => ({ ...t, dispatch: lasting(t, until) })

export const acked = (
  { dispatch }: Task,
  { until, repeatable }: Pick<Dispatch, 'until' | 'repeatable'>,
): Dispatch | undefined => dispatch && { ...dispatch, until, ...(repeatable && { repeatable }) }

/** It stands in line, and keeps its place until it has started. */
export const seatAwaited = (t: Task, e: { place: number; until: number; asked: number }): Task => ({
  ...t,
  place: e.place,
  dispatch: t.dispatch && { ...t.dispatch, until: e.until, waits: e.asked },
})

export const outOfLine = { busy: undefined, place: undefined } as const

export const seatGiven = (t: Task, until: number): Task => ({
  ...t,
  dispatch: t.dispatch && { ...t.dispatch, until, waits: undefined },
})

/**
 * A lease runs only while the agent is expected to speak: not while it waits for what it proposed (evolve-decision.ts), and while it is
 * paused only where something waits for it to hold still.
 */
export const leased = (t: Task, until: number): Task => renewed(t, isGoing(t) || isAwaited(t) ? until : undefined)

/** What it has written counts. With a decision under way it is the tool that is waited for, not the agent. */
type Stepped = { readonly until: number; readonly journaled?: number; readonly isActing: boolean }
export function stepped(t: Task, { until, journaled = t.journaled, isActing }: Stepped): Task {
  const moved = { ...moveTask(t, 'task_progress'), journaled }
  return isActing ? moved : leased(moved, until)
}

/**
 * Nobody works on it any more: whatever still comes from that dispatch is late. Its run ends along its own table and leaves the
 * state: COMPLETED when it brought a result, else FROZEN. One that was held back when the result came went on with it.
 */
export function undispatched(t: Task, how: 'completed' | 'stopped' = 'stopped'): Task {
  endRun(t, how)
  return { ...t, dispatch: undefined, run: undefined }
}

function endRun(t: Task, how: 'completed' | 'stopped'): void {
  if (how === 'stopped' && t.dispatch) moveRun(t, 'stopped') // one that never started is stopped where it began
  if (how === 'completed' && t.run)
    moveRun(t.run.state === 'RUNNING' ? t : { ...t, run: moveRun(t, lastMove(t.run)) }, how)
}

const lastMove = ({ state }: Run) => (state === 'PLANNING' ? 'plan_ready' : 'resumed')

/** Something else was routed or said since it asked (waiting-question:W2). */
export const leftBehind = (t: Task): Task => (t.asked ? { ...t, asked: { ...t.asked, again: true } } : t)

/** Who waits for a person is a person's turn, and they have spoken; of a blocked task they may say that it is done. */
const resultSignal = ({ state }: Task): TaskSignal =>
  state === 'AWAITING_USER' || state === 'BLOCKED' ? 'human_replied' : 'task_execution_result(success=true)'

export const nackSignal = ({ kind }: Cause): TaskSignal => {
  if (kind === 'no_program' || kind === 'no_agent') return 'no_resource'
  return kind === 'timeout' || kind === 'no_resource' ? kind : 'dispatch_nack'
}

type Retry = { agentId: string; notBefore: number; failures: number; busy?: number }
export const retryScheduled = (t: Task, { agentId, notBefore, failures, busy }: Retry): Task => ({
  ...moveTask(t, retrySignal(t)),
  agentId,
  notBefore,
  failures,
  ...(busy === undefined ? outOfLine : { busy }),
  rework: t.state === 'REWORK_REQUIRED' ? t.rework + 1 : t.rework,
})

function retrySignal(t: Task): TaskSignal {
  if (t.state === 'DISPATCH_FAILED') return 'recoverable_retry'
  return t.state === 'REWORK_REQUIRED' ? 'replan_or_retry' : 'retry_or_reassign'
}

export const moveRun = (t: Task, on: SignalOf<typeof run>): Run => {
  const { state } = t.run ?? { state: run.initial }
  return { state: step(run, state, on) }
}

/** Journals of before may say so once more of a run that the result of a tool has paused already. */
export const runPaused = (t: Task): Task =>
  t.run?.state === 'PAUSED' ? t : { ...renewed(t), run: moveRun(t, 'paused') }

export const holdsStill = (t: Task): Task => ({ ...renewed(t), run: t.run && { ...t.run, holdsStill: true } })

/** A bug stops a task wherever it is; then nobody works on it or reviews it any more. */
export function blocked(t: Task): Task {
  if (t.state === 'DISPATCH_FAILED') return moveTask(t, 'unrecoverable_resource_missing')
  if (t.state === 'EXECUTION_FAILED' || t.state === 'REWORK_REQUIRED') return moveTask(t, 'retries_exhausted')
  const left = undispatched(moveTask(t, 'command_failed'))
  return { ...left, review: undefined }
}

/** A task that is over leaves the state: its dependents may start, its frame closes, its step is done (S2 §2). */
export function reclaim(s: Conversation, after: Patch & { tasks: readonly Task[] }, id: TaskId): Patch {
  const over = after.tasks.find((t) => t.id === id)
  if (!over || !isOver(over)) return after
  const tasks = after.tasks.flatMap((t) => (t === over ? [] : withoutDep(t, id)))
  const patch: Patch = { tasks }
  if (over.frame !== undefined) Object.assign(patch, closeFrame(s, over.frame, tasks))
  if (over.step !== undefined) Object.assign(patch, { workflows: s.workflows.map((w) => stepDone(w, over)) })
  return patch
}

const isOver = (t: Task): boolean => t.state === 'DONE' || t.state === 'CANCELED'

/** It brought a result: done at once, unless somebody has to look at it. */
export function succeeded(s: Conversation, t: Task, result: number): Task {
  endRun(t, 'completed')
  const brought = movedBy(t, resultSignal(t))
  const state = needsReview(s.team, t) ? brought : step(task, brought, 'review_not_required')
  return { ...t, state, result, dispatch: undefined, run: undefined }
}

const withoutDep = (t: Task, id: TaskId): Task => {
  if (!t.deps.includes(id)) return t
  const deps = t.deps.filter((d) => d !== id)
  return deps.length === 0 && t.state === 'CREATED' ? { ...moveTask(t, 'deps_satisfied'), deps } : { ...t, deps }
}

/** One focus: when its frame closes, the next frame of the class takes it. */
function closeFrame(s: Conversation, frame: string, tasks: readonly Task[]): Patch {
  const frames = s.frames.filter((f) => f.id !== frame)
  if (s.focus !== frame) return { frames }
  return {
    frames,
    focus: tasks.find((t) => t.class === 'focus' && t.frame !== undefined && t.workflow === s.current)?.frame,
  }
}

const stepDone = (w: Workflow, t: Task): Workflow =>
  w.id === t.workflow && t.state !== 'CANCELED'
    ? { ...w, steps: w.steps.map((x) => (x.id === t.step ? { ...x, done: true } : x)) }
    : w

/** In a fork nothing is in flight: what was goes back to READY by its own edges. */
export function startOver(t: Task): Task {
  if (t.state === 'DISPATCHING') return undispatched(moveTask(moveTask(t, 'timeout'), 'recoverable_retry'))
  if (t.state === 'DISPATCHED') return undispatched(moveTask(moveTask(t, 'lease_expired'), 'recoverable_retry'))
  if (t.state === 'BLOCKED') return { ...moveTask(t, 'unblocked'), failures: 0, rework: 0 }
  if (t.state === 'DISPATCH_FAILED' || t.state === 'EXECUTION_FAILED' || t.state === 'REWORK_REQUIRED')
    return moveTask(t, retrySignal(t))
  if (t.state === 'RUNNING') return undispatched(moveTask(moveTask(t, 'lease_expired'), 'retry_or_reassign'))
  return t
}

/** Every task has the fields that its life brings, in the same order, so that each copy of it is a plain one. */
export const newTask = (s: Conversation, e: EventOf<'task_created'>, deps: readonly TaskId[]): Task => ({
  id: e.taskId,
  kind: e.kind,
  agentId: e.agentId,
  state: deps.length > 0 ? 'CREATED' : 'READY',
  class: e.class ?? 'normal',
  inserted: e.inserted,
  deps,
  workflow: e.workflowId,
  frame: e.frameId,
  step: e.stepId,
  intent: e.intent,
  record: e.record,
  parent: e.parent,
  message: e.messageId,
  requester: requesterOf(s, e),
  from: e.from,
  failures: 0,
  rework: 0,
  dispatch: undefined,
  run: undefined,
  notBefore: undefined,
  mayBeDone: undefined,
  busy: undefined,
  place: undefined,
  result: undefined,
})

/** Who asked for a task: it says so itself, or its message or its goal does. */
const requesterOf = (s: Conversation, e: EventOf<'task_created'>): string | undefined =>
  e.requester ?? s.messages.find((m) => m.id === e.messageId)?.by ?? s.workflows.find((w) => w.id === e.workflowId)?.by
