/**
 * What a function agent was told and must not be told otherwise (agents/function.ts): results of its calls, and answers to its
 * questions. Which of them still count is its round (evolve-round.ts).
 */
import type { CommandOf } from '../state/commands.ts'
import type { Message, Task } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { live } from './dispatch.ts'

export function decideRecord(d: Draft, c: CommandOf<'record'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  const { n: round = 1 } = t.round ?? {}
  const { dispatchId, kind, name, n, hash, result } = c
  const call = { taskId: t.id, round, kind, name, n, hash, result }
  d.emit('call_recorded', who.executor(t.agentId), { ...call, dispatchId, until: leaseUntil(d) })
}

/** The whole message is the answer: nothing else of it reaches the task, and nothing of it is a wish. */
export function recordAnswer(d: Draft, t: Task, m: Message): boolean {
  const { n: round = 1, asking } = t.round ?? {}
  if (!asking) return false
  const call = { taskId: t.id, round, kind: 'ask' as const, ...asking, result: m.text }
  d.emit('call_recorded', who.router, call)
  d.emit('task_slots_filled', who.router, { taskId: t.id, slots: {}, missing: [], messageId: m.id })
  return true
}
