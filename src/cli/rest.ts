/**
 * Where a conversation came to rest: what `run` says last, and its exit code.
 *
 * T1. A person is next in any case. It waits if something waits for them, which an offer does not; if they paused it; or if
 *     nobody they named is known, so that they have to say it again (S1 §7).
 * T2. What a person ended is completed, whatever was still queued.
 */
import { type Conversation, isOffer, type Question, shownQuestion } from '../core/conversation.ts'
import type { JournalEvent } from '../core/events.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { exits } from './session.ts'

export type Rest = {
  readonly status: 'completed' | 'waiting' | 'failed' | 'canceled'
  readonly question?: Question
  readonly waiting_for?: string
}

export const exitOf = ({ status }: Rest): number =>
  ({ completed: exits.done, waiting: exits.waiting, failed: exits.failed, canceled: exits.failed })[status]

export function restOf(runtime: Runtime, conversation: string, s: Conversation): Rest {
  const question = shownQuestion(s)
  const waiting = { status: 'waiting', waiting_for: s.waitingFor, question } as const
  if (s.talk === 'completed') return { status: 'completed' } // T2
  if ((question && !isOffer(question)) || s.tasks.some((t) => t.state === 'AWAITING_USER')) return waiting
  if (s.interrupt === 'PAUSED') return waiting
  const status = statusAfter(lastOf(runtime, conversation))
  return status === 'waiting' ? waiting : { status, question: status === 'completed' ? question : undefined }
}

/** The last event that says how it went. */
function lastOf(runtime: Runtime, conversation: string): JournalEvent | undefined {
  let last: JournalEvent | undefined
  runtime.subscribe(conversation, 0, (event) => {
    if (telling.has(event.type) || (event.type === 'phase_transition' && event.to === 'FAILED')) last = event
  })()
  return last
}
const telling: ReadonlySet<string> = new Set(['safety_checked', 'task_canceled', 'member_said', 'talk_routed'])

function statusAfter(last: JournalEvent | undefined): Rest['status'] {
  if (last?.type === 'talk_routed') return last.notice === 'all_failed' ? 'waiting' : 'completed'
  if (last?.type === 'phase_transition') return 'failed'
  if (last?.type === 'task_canceled') return 'canceled'
  if (last?.type === 'safety_checked' && last.verdict === 'BLOCK') return 'failed'
  return last?.type === 'safety_checked' && last.verdict === 'EMERGENCY' ? 'canceled' : 'completed'
}
