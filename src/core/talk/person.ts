/**
 * A person as a member: the handshake of dispatch.ts, played for them. No adapter is behind it, since the core needs nobody to ask
 * a person; every member's journal keeps the same order (test/contracts/member-contract.ts).
 *
 * U1. Request, ack, start and wait are one commit: a person need not say that they can.
 * U2. With the wait their dispatch is over, like that of an agent that asks. It has no lease, so no person is ever timed out, and
 *     a new start finds nothing of it to send again.
 * U3. Their result is the next thing they say. It ends the task, so it counts once; what they say after it is talk.
 */
import type { Message, Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import type { DispatchId } from '../state/ids.ts'

/** U1, U2: it waits for them at once. */
export function waitForPerson(d: Draft, t: Task, dispatchId: DispatchId): void {
  const person = who.user(t.agentId)
  d.emit('task_dispatch_ack', person, { dispatchId })
  d.emit('task_execution_started', person, { taskId: t.id, dispatchId })
  d.emit('task_awaiting_user', person, { taskId: t.id, dispatchId, missing: [] })
}

/** U3: the turn that the talk gave them by name ends with this message. Says whether there was one. */
export function personReplied(d: Draft, m: Message): boolean {
  const waiting = d.state.tasks.find((t) => t.kind === 'reply' && t.state === 'AWAITING_USER' && t.agentId === m.by)
  if (!waiting) return false
  d.emit('task_execution_result', who.user(m.by), { taskId: waiting.id, dispatchId: waiting.waited, success: true })
  return true
}
