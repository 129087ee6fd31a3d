/**
 * What goes on, as lines of the log: an operator follows a message, its dispatches, retries and decisions by the conversation and by
 * `message_trace_id`. What people and agents said is not in it.
 */
import type { EventType, JournalEvent } from '../core/state/events.ts'
import type { Log } from '../ports.ts'
import { traceIdOf } from './telemetry.ts'

/** What is told at `info`; everything else at `debug`. */
const told: { readonly [T in EventType]?: string } = {
  conversation_started: 'a conversation started',
  conversation_ended: 'a conversation ended',
  user_input_received: 'a message came in',
  input_rejected: 'a message was not taken',
  routing_decision_made: 'a message was routed',
  task_dispatch_requested: 'a task was given out',
  task_dispatch_nack: 'a task was refused',
  task_execution_result: 'a task has its result',
  task_lease_expired: 'an agent was lost',
  task_retry_scheduled: 'a task is tried again',
  task_blocked: 'a task is blocked',
  question_opened: 'a person is asked',
  question_answered: 'a person answered',
  decision_proposed: 'an agent wants to act',
  decision_issued: 'a decision is carried out',
  decision_settled: 'a decision is settled',
  decision_refused: 'a decision was refused',
  decision_uncertain: 'nobody knows what became of a decision',
  decision_probed: 'a decision was looked for',
}
/** Fields that name things; none of them holds words. */
const names = [
  'messageId',
  'taskId',
  'dispatchId',
  'agentId',
  'questionId',
  'decision_id',
  'reason',
  'success',
  'failures',
] as const
const mostKept = 10_000

export function eventLog(log: Log): (conversation: string, event: JournalEvent) => void {
  const current = new Map<string, string>()
  return (conversation, e) => {
    if (e.type === 'user_input_received') {
      current.delete(conversation)
      current.set(conversation, traceIdOf(conversation, e.messageId))
      const [oldest] = current.keys()
      if (current.size > mostKept && oldest !== undefined) current.delete(oldest)
    }
    const fields: Record<string, unknown> = { conversation, seq: e.seq, message_trace_id: current.get(conversation) }
    for (const field of names) if (field in e) fields[field] = (e as unknown as Record<string, unknown>)[field]
    if (e.type === 'decision_proposed') fields.decision_id = e.envelope.decision_id
    const words = told[e.type]
    if (words === undefined) log.debug({ ...fields, event: e.type }, 'an event')
    else log.info({ ...fields, event: e.type }, words)
  }
}
