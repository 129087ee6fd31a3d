/**
 * A dispatch that waits for a seat (design §9). The pool keeps the line (state/pool.ts); what a conversation knows of it comes as
 * commands from there.
 *
 * G1. While it waits nothing is due but the question whether it still stands in line: the time to ack starts with the seat.
 * G2. A task keeps its place until it starts: a busy agent, a restart or a lost line does not send it to the end.
 */
import type { CommandOf } from '../state/commands.ts'
import type { Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { because, who } from '../state/events.ts'
import { lineLeaseMs } from '../state/limits.ts'
import { live } from './dispatch.ts'

export function decideSeatAwaited(d: Draft, c: CommandOf<'seat_awaited'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (t && (t.dispatch?.waits === undefined || t.place !== c.place)) askForSeat(d, t, { place: c.place, asked: 1 })
}

export function decideSeatGiven(d: Draft, c: CommandOf<'seat_given'>): void {
  const t = live(d, c, 'DISPATCHING')
  const until = d.at + d.state.team.dispatchTimeoutMs
  if (t) d.emit('task_seat_given', who.router, { taskId: t.id, dispatchId: c.dispatchId, until })
}

/** The work is held: nobody else waits behind a job that must not start. It keeps its place for later (G2). */
export function leaveLine(d: Draft, { id, agentId, dispatch, failures, busy = 0 }: Task): void {
  if (!dispatch) return
  d.emit('task_dispatch_nack', who.router, { dispatchId: dispatch.id, ...because({ kind: 'held' }) })
  d.emit('task_retry_scheduled', who.router, { taskId: id, agentId, notBefore: d.at, failures, busy })
}

/** The pool hears of it once more. If it stands in line there, nothing changes. */
export const askForSeatAgain = (d: Draft, t: Task): void =>
  askForSeat(d, t, { place: t.place ?? 1, asked: (t.dispatch?.waits ?? 0) + 1 })

function askForSeat(d: Draft, { id, dispatch }: Task, { place, asked }: { place: number; asked: number }): void {
  const until = d.at + lineLeaseMs(asked)
  if (dispatch) d.emit('task_seat_awaited', who.router, { taskId: id, dispatchId: dispatch.id, place, until, asked })
}
