/** The step boundary at which a pause takes hold (S0 §7): its checkpoint is the journal position of the event. */

import { type Conversation, isAwaited, isGoing, isParked, type Task } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { positionOf } from '../state/ids.ts'
import { moveInterrupt } from '../state/phases.ts'
import { resumeRuns } from './control.ts'
import { callBack, hasActUnderWay } from './dispatch.ts'
import { inTheWay } from './schedule.ts'
import { leaveLine } from './seat.ts'

/**
 * PAUSING waits for the step in flight: a dispatch without its ack, or a tool. A run between two steps pauses at once, and so
 * does one that a probe or an answer sets going while the work is paused. A job that waits for a seat has not begun: it leaves the
 * line, and comes back to its place.
 */
export function reachBoundary(d: Draft): void {
  for (const t of d.state.tasks) if (missesChange(d.state, t)) callBack(d, t) // patching:H5
  const { interrupt } = d.state
  for (const t of d.state.tasks) {
    const held = interrupt !== 'EXECUTION' || isParked(d.state, t) // a parked goal waits to be offered again (planning:P3)
    if (held && t.dispatch?.waits !== undefined) leaveLine(d, t)
    if (held && isGoing(t)) d.emit('run_paused', who.router, { taskId: t.id })
  }
  if (interrupt === 'EXECUTION') return
  const busy = d.state.tasks.some(hasStepInFlight)
  const isAsked = d.state.messages.some((m) => m.state === 'WAIT_USER_DECISION')
  if (d.state.interrupt === 'WAIT_USER_DECISION' && !isAsked) moveInterrupt(d, 'user_abort') // the question was withdrawn
  if (busy || d.state.interrupt !== 'PAUSING') return
  moveInterrupt(d, 'checkpoint_saved')
  const asked = d.state.messages.find((m) => m.state === 'WAIT_USER_DECISION')
  if (!asked || d.state.current === undefined) return
  const relation = asked.analysis?.taskRelation.type === 'different_task' ? 'different_task' : 'same_task_major_change'
  moveInterrupt(d, 'new_user_input', 'task_understanding_ready', relation)
}

/** It was given out before the change that a person wants of it. */
const missesChange = (s: Conversation, t: Task): boolean =>
  t.change !== undefined && t.dispatch !== undefined && positionOf(t.dispatch.id) < t.change && !hasActUnderWay(s, t)

/** What a pause waits for. */
export const hasStepInFlight = (t: Task): boolean =>
  t.state === 'DISPATCHING' || t.state === 'DISPATCHED' || t.run?.state === 'WAITING_TOOL'

/** A pause can end with the goal it was for, or with that goal's parking: what it held besides goes on, where there is room. */
export function releaseRuns(d: Draft): void {
  if (d.state.interrupt === 'EXECUTION') resumeRuns(d)
}

/** Whoever is waited for to hold still has a lease like one that works: its silence is noticed, and nothing waits for ever. */
export function awaitPauses(d: Draft): void {
  const awaited = inTheWay(d.state, d.at)
  for (const t of d.state.tasks) {
    if (!t.dispatch || isAwaited(t) === awaited.includes(t)) continue
    const until = isAwaited(t) ? undefined : leaseUntil(d)
    d.emit('pause_awaited', who.router, { taskId: t.id, dispatchId: t.dispatch.id, agentId: t.agentId, until })
  }
}
