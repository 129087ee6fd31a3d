/**
 * Talk is tasks (design §3.1): a [NEXT:bob] hop is a task of kind `reply` for Bob, and the queue is the view of those tasks.
 *
 * T1. New targets go to the end of the queue; adjacent duplicates count once (S1 §5).
 * T2. A reply gets what the previous speaker said (S1 Bug#7). Who that is, is known when its turn comes: the first dispatch sets
 *     its `from` to the position of what was said last, and a retry keeps it.
 * T3. Loops are allowed, but `hopBudget` hops without a person, or three equal rounds, pause the talk (design §3.9).
 */

import type { Conversation, Message, Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { taskId } from '../state/ids.ts'
import { moveInterrupt } from '../state/phases.ts'
import { repeats } from '../text/echoes.ts'
import { readMarkers } from '../text/markers.ts'
import { resolveAddressees } from './addressees.ts'
import { ask } from './questions.ts'

export const sayHuman = (d: Draft, m: Message): void => {
  d.emit('member_said', who.user(m.by), { memberId: m.by, text: m.text, messageId: m.id })
}

/** An AI member's words are searched for markers, and never understood again. */
export function sayAgent(d: Draft, t: Task, text: string): void {
  const hop = t.kind === 'reply' ? true : undefined // results of steps may well be alike
  d.emit('member_said', who.executor(t.agentId), { memberId: t.agentId, text, taskId: t.id, hop })
  enqueue(d, readMarkers(text).targets)
  const reason = loopReason(d.state)
  if (reason) pauseLoop(d, reason)
}

export function enqueue(d: Draft, targets: readonly string[]): void {
  if (targets.length === 0) return
  const { resolved, unresolved } = resolveAddressees(targets, d.state.team)
  if (unresolved.length > 0) {
    const notice = resolved.length > 0 ? 'partial' : 'all_failed'
    d.emit('talk_routed', who.router, { resolved: resolved.map((m) => m.id), unresolved, notice })
  }
  if (resolved.length === 0) return pauseForCorrection(d)
  for (const member of resolved) {
    d.emit('task_created', who.router, { taskId: taskId(d.nextSeq), kind: 'reply', agentId: member.id })
  }
}

/** Nobody that was named is known: the queue is kept, and a person puts it right first (S1 §3.3). */
function pauseForCorrection(d: Draft): void {
  const queued = d.state.tasks.some((t) => t.kind === 'reply' && t.state === 'READY')
  if (queued && d.state.interrupt === 'EXECUTION') pauseLoop(d, 'unresolved')
}

function loopReason(s: Conversation): 'hop_budget' | 'repetition' | undefined {
  if (s.interrupt !== 'EXECUTION') return
  if (repeats(s.echoes)) return 'repetition'
  return s.team.hopBudget !== 'off' && s.hops >= s.team.hopBudget ? 'hop_budget' : undefined
}

function pauseLoop(d: Draft, reason: string): void {
  moveInterrupt(d, 'pause')
  ask(d, { kind: 'loop', options: ['continue', 'end'], text: reason })
}
