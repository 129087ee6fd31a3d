/** The open tasks of a conversation as the scheduler sees them (order.ts), for advance.ts to start and for views to explain. */
import { type Conversation, isAtWork, isOfStaff, isParked, type Task } from '../state/conversation.ts'
import type { OrderInput, OrderRow } from './order.ts'

export const scheduleOf = (s: Conversation, at: number): OrderInput => ({
  tasks: s.tasks.map((t) => rowOf(s, t, at)),
  focus: s.tasks.find((t) => t.frame !== undefined && t.frame === s.focus)?.id,
  parallel: s.team.parallel,
})

const rowOf = (s: Conversation, t: Task, at: number): OrderRow => ({
  taskId: t.id,
  class: t.class,
  insertable: t.inserted === true || isOfStaff(t), // what a person is waited for does not hang on it
  kind: t.kind,
  deps: t.deps,
  state: t.state,
  hold: holdOf(s, t, at),
})

/** A parked goal holds a place only until its boundary. */
function holdOf(s: Conversation, t: Task, at: number): OrderRow['hold'] {
  if (isParked(s, t)) return isAtWork(s, t) ? undefined : 'parked'
  return t.notBefore !== undefined && t.notBefore > at ? 'retry_later' : undefined
}
