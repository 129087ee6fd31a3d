/**
 * Where a conversation came to rest: what `run` says last, and its exit code.
 *
 * T1. A person is next in any case. It waits if something waits for them, which an offer does not; if they paused it; or if
 *     nobody they named is known, so that they have to say it again (S1 §7).
 * T2. What a person ended is completed, whatever was still queued.
 */
import { type Conversation, isOffer, type Question, shownQuestion } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { exits } from './session.ts'

export type Rest = {
  readonly status: 'completed' | 'waiting' | 'failed' | 'canceled'
  readonly question?: Question
  readonly waiting_for?: string
}

export const exitOf = ({ status }: Rest): number =>
  ({ completed: exits.done, waiting: exits.waiting, failed: exits.failed, canceled: exits.failed })[status]

export function restOf(events: readonly JournalEvent[], s: Conversation): Rest {
  const question = shownQuestion(s)
  const waiting = { status: 'waiting', waiting_for: s.waitingFor, question } as const
  if (s.talk === 'completed') return { status: 'completed' } // T2
  if ((question && !isOffer(question)) || s.tasks.some((t) => t.state === 'AWAITING_USER')) return waiting
  if (s.interrupt === 'PAUSED') return waiting
  const status = statusAfter(events.findLast(isTelling))
  return status === 'waiting' ? waiting : { status, question: status === 'completed' ? question : undefined }
}

/** It says how it went. */
const isTelling = (e: JournalEvent): boolean =>
  telling.has(e.type) || (e.type === 'phase_transition' && e.to === 'FAILED')
const telling: ReadonlySet<string> = new Set(['safety_checked', 'task_canceled', 'member_said', 'talk_routed'])

function statusAfter(last: JournalEvent | undefined): Rest['status'] {
  if (last?.type === 'talk_routed') return last.notice === 'all_failed' ? 'waiting' : 'completed'
  if (last?.type === 'phase_transition') return 'failed'
  if (last?.type === 'task_canceled') return 'canceled'
  if (last?.type === 'safety_checked' && last.verdict === 'BLOCK') return 'failed'
  return last?.type === 'safety_checked' && last.verdict === 'EMERGENCY' ? 'canceled' : 'completed'
}
