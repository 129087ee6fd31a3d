/** Ends tasks and goals. Who may ask for it is control.ts; what was under way in a task that ends is doubt.ts. */
import type { Cause } from '../contracts/causes.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import { type Conversation, isOfStaff, type Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import type { TaskId } from '../state/ids.ts'
import { withdraw } from '../talk/questions.ts'
import { endGoal } from './summarizing.ts'

/** Ends every task and the current goal. Parked goals end too: nothing goes on that a person could not see. */
export function cancelAll(d: Draft, cause: Cause, by?: string): undefined {
  for (const t of d.state.tasks) cancelTask(d, t.id, { cause, by })
  for (const w of d.state.workflows) endGoal(d, w.id, { turn: 'CANCEL', on: 'canceled' })
  withdraw(d, cause, () => true)
}

/** With it end the tasks that depend on it: they could never start. */
export function cancelTask(d: Draft, id: TaskId, why: { cause: Cause; by?: string }): void {
  const over = d.state.tasks.find((t) => t.id === id)
  if (!over) return
  const dependents = d.state.tasks.filter((t) => t.deps.includes(id))
  const dispatchId = over.dispatch?.id
  const proposed = d.state.decisions.filter((x) => x.taskId === id).map((x) => x.id)
  // What its host has begun outlives it, until it is known what became of it (I6).
  const saysItself = why.cause.kind === 'replanned' || why.cause.kind === 'before_not_done'
  const gaveUp = saysItself || isOfStaff(over) ? undefined : why.by === undefined ? 'agent' : 'person'
  const by = why.by === undefined ? who.router : who.user(why.by)
  d.emit('task_canceled', by, { taskId: id, dispatchId, ...why, gaveUp })
  withdraw(d, why.cause, (q) => q.about === id || proposed.includes(q.about ?? ''))
  if (why.cause.kind === 'before_not_done') return leaveOut(d, dependents)
  for (const dependent of dependents) cancelTask(d, dependent.id, why)
}

/** What was to come after a wish that its agent could not carry out, or was not let: it would build on what is not there. */
export function leaveOut(d: Draft, following: readonly Task[]): void {
  for (const { id, intent = '' } of following) cancelTask(d, id, { cause: { kind: 'before_not_done', intent } })
}

/** Looked up before the result is noted: a task that is done leaves the dependencies of the others. */
export function missesItsGround(s: Conversation, { id }: Task, { slots_update: { checked } }: TaskResult): Task[] {
  return checked === 'not_done' || checked === 'failed' ? s.tasks.filter((t) => t.deps.includes(id)) : []
}
