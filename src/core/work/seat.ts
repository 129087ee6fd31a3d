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
import { who } from '../state/events.ts'
import { lineLeaseMs } from '../state/limits.ts'
import { live } from './dispatch.ts'

export function decideSeatAwaited(d: Draft, c: CommandOf<'seat_awaited'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (!t || (t.dispatch?.waits && t.place === c.place && (t.dispatch.until ?? 0) > d.at)) return
  const { dispatchId, place } = c
  d.emit('task_seat_awaited', who.router, { taskId: t.id, dispatchId, place, until: d.at + lineLeaseMs })
}

export function decideSeatGiven(d: Draft, c: CommandOf<'seat_given'>): void {
  const t = live(d, c, 'DISPATCHING')
  const until = d.at + d.state.team.dispatchTimeoutMs
  if (t) d.emit('task_seat_given', who.router, { taskId: t.id, dispatchId: c.dispatchId, until })
}

/** The pool hears of it once more. If it stands in line there, nothing changes. */
export function askForSeatAgain(d: Draft, { id, dispatch, place = 1 }: Task): void {
  if (!dispatch) return
  const until = d.at + lineLeaseMs
  d.emit('task_seat_awaited', who.router, { taskId: id, dispatchId: dispatch.id, place, until, again: true })
}
