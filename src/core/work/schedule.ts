/** The open tasks of a conversation as the scheduler sees them (order.ts), for advance.ts to start and for views to explain. */
import { type Conversation, isAtWork, isOfStaff, isParked, isStillRunning, type Task } from '../state/conversation.ts'
import { isForStillRunning, type OrderInput, type OrderRow, order } from './order.ts'

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

/** A parked goal holds a place until its boundary, and until its agents hold still. */
function holdOf(s: Conversation, t: Task, at: number): OrderRow['hold'] {
  if (isStillRunning(s, t)) return 'still_running'
  if (isParked(s, t)) return isAtWork(s, t) ? undefined : 'parked'
  return t.notBefore !== undefined && t.notBefore > at ? 'retry_later' : undefined
}

/** No run goes on beside these: those at work, and those of parked goals that do not hold still. */
export const hasRoom = (s: Conversation): boolean =>
  s.tasks.filter((t) => isAtWork(s, t) || isStillRunning(s, t)).length < s.team.parallel

/** The runs of parked goals that do not hold still, where something waits for their place. */
export function inTheWay(s: Conversation, at: number): readonly Task[] {
  const running = s.interrupt === 'EXECUTION' ? s.tasks.filter((t) => isStillRunning(s, t)) : []
  if (running.length === 0) return running
  const isHeldBack = s.tasks.some((t) => t.run?.state === 'PAUSED' && !isParked(s, t)) // it was resumed, and finds no room
  return isHeldBack || order(scheduleOf(s, at)).waiting.some(isForStillRunning) ? running : []
}
