/**
 * Talk is tasks (design §3.1): a [NEXT:bob] hop is a task of kind `reply` for Bob, and the queue is the view of those tasks.
 *
 * T1. New targets go to the end of the queue; adjacent duplicates count once (S1 §5).
 * T2. A reply gets what the previous speaker said (S1 Bug#7). Who that is, is known when its turn comes: the first dispatch sets
 *     its `from` to the position of what was said last, and a retry keeps it.
 * T3. Loops are allowed, but `hopBudget` hops without a person, or three equal rounds, pause the talk (design §3.9).
 */

import type { Cause } from '../contracts/causes.ts'
import type { Conversation, Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { type MessageId, taskId } from '../state/ids.ts'
import { moveInterrupt } from '../state/phases.ts'
import { repeats } from '../text/echoes.ts'
import { readMarkers } from '../text/markers.ts'
import { measure } from '../text/measure.ts'
import { resolveAddressees } from './addressees.ts'
import { ask } from './questions.ts'

/** An AI member's words are searched for markers, and never understood again. */
export function sayAgent(d: Draft, t: Task, text: string): void {
  const { tokens, print } = measure(text)
  const hop = t.kind === 'reply' ? print : undefined // results of steps may well be alike
  d.emit('member_said', who.executor(t.agentId), { memberId: t.agentId, text, taskId: t.id, tokens, hop })
  enqueue(d, readMarkers(text).targets, { messageId: t.message, requester: t.requester })
  const cause = loopCause(d.state)
  if (cause) pauseLoop(d, cause)
}

type Hop = { readonly messageId?: MessageId; readonly requester?: string }
/** What an agent hands on is still asked for by the person whose message set it going. */
export function enqueue(d: Draft, targets: readonly string[], { messageId, requester }: Hop): void {
  if (targets.length === 0) return
  const { resolved, unresolved } = resolveAddressees(targets, d.state.team)
  if (unresolved.length > 0) {
    const notice = resolved.length > 0 ? 'partial' : 'all_failed'
    d.emit('talk_routed', who.router, { resolved: resolved.map((m) => m.id), unresolved, messageId, notice })
  }
  if (resolved.length === 0) return pauseForCorrection(d)
  for (const member of resolved) {
    const hop = { kind: 'reply' as const, agentId: member.id, messageId, requester }
    d.emit('task_created', who.router, { taskId: taskId(d.nextSeq), ...hop })
  }
}

/** Nobody that was named is known: the queue is kept, and a person puts it right first (S1 §3.3). */
function pauseForCorrection(d: Draft): void {
  const queued = d.state.tasks.some((t) => t.kind === 'reply' && t.state === 'READY')
  if (queued && d.state.interrupt === 'EXECUTION') pauseLoop(d, { kind: 'unresolved' })
}

function loopCause(s: Conversation): Cause | undefined {
  if (s.interrupt !== 'EXECUTION') return
  if (repeats(s.echoes)) return { kind: 'repetition' }
  if (s.team.hopBudget !== 'off' && s.hops >= s.team.hopBudget) return { kind: 'hop_budget', hops: s.hops }
}

function pauseLoop(d: Draft, cause: Cause): void {
  moveInterrupt(d, 'pause')
  ask(d, { kind: 'loop', options: ['continue', 'end'], cause })
}
