/**
 * How a conversation stands when nothing goes on by itself: what `run` prints last, and its exit code.
 *
 * T1. It is `waiting` if a question other than an offer is open, if a task waits for a person, if a person paused it, or if
 *     nobody that was named is known, so that the message has to be sent again (S1 §7).
 * T2. A conversation that a person ended is `completed`, whatever was still queued.
 * T3. A goal that came to its end with nothing done, or with red checks, is `failed`; where a person said no to it, it is as they
 *     wanted.
 */
import { type Conversation, isOffer, type Question } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import { cameTo } from '../views/texts/goal-texts.ts'
import { exits } from './session.ts'

export type Rest = {
  readonly status: 'completed' | 'waiting' | 'failed' | 'canceled'
  readonly question?: Question
  readonly waiting_for?: string
}

/** What a person canceled is as they wanted it; what was canceled for them is not. */
export function exitOf({ status }: Rest, events: readonly JournalEvent[]): number {
  if (status === 'canceled') return isOwnCancel(events.findLast(isTelling)) ? exits.done : exits.failed
  return { completed: exits.done, waiting: exits.waiting, failed: exits.failed }[status]
}

const isOwnCancel = (e: JournalEvent | undefined): boolean => e?.type === 'task_canceled' && e.by !== undefined

export function restOf(events: readonly JournalEvent[], s: Conversation): Rest {
  const question = shownQuestion(s)
  const waiting = { status: 'waiting', waiting_for: s.waitingFor, question } as const
  if (s.talk === 'completed') return { status: 'completed' } // T2
  if ((question && !isOffer(question)) || s.tasks.some((t) => t.state === 'AWAITING_USER')) return waiting
  if (s.interrupt === 'PAUSED') return waiting
  const last = events.findLast(isTelling)
  const status = last?.type === 'goal_summarized' ? afterGoal(last, events) : statusAfter(last)
  return status === 'waiting' ? waiting : { status, question: status === 'completed' ? question : undefined }
}

/** Events that decide the status. */
const isTelling = (e: JournalEvent): boolean =>
  telling.has(e.type) ||
  (e.type === 'phase_transition' && e.to === 'FAILED') ||
  (e.type === 'goal_summarized' && (cameTo(e.summary) === 'not_done' || e.summary.checked === 'failed'))
const telling: ReadonlySet<string> = new Set(['safety_checked', 'task_canceled', 'member_said', 'talk_routed'])

function statusAfter(last: JournalEvent | undefined): Rest['status'] {
  if (last?.type === 'talk_routed') return last.notice === 'all_failed' ? 'waiting' : 'completed'
  if (last?.type === 'phase_transition') return 'failed'
  if (last?.type === 'task_canceled') return 'canceled'
  if (last?.type === 'safety_checked' && last.verdict === 'BLOCK') return 'failed'
  return last?.type === 'safety_checked' && last.verdict === 'EMERGENCY' ? 'canceled' : 'completed'
}

/** T3. */
function afterGoal({ workflowId }: EventOf<'goal_summarized'>, events: readonly JournalEvent[]): Rest['status'] {
  const own = events.slice(positionOf(workflowId))
  return own.some((e) => e.type === 'question_answered' && e.option.startsWith('deny')) ? 'completed' : 'failed'
}
