/** The review of finished work (S0 §5, design §11): who looks at it, and what a verdict means. A person is asked (questions:Q5). */

import type { Cause } from '../contracts/causes.ts'
import type { Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { taskId } from '../state/ids.ts'
import { personReviews } from '../state/team.ts'
import { block, retryOrBlock } from './retry.ts'

export function requestReview(d: Draft, id: string): void {
  const t = d.state.tasks.find((x) => x.id === id)
  if (t?.state !== 'EXECUTION_SUCCEEDED') return
  d.emit('task_review_requested', who.router, { taskId: id, reviewer: d.state.team.review })
  createReviewTask(d, { parent: id, workflowId: t.workflow, messageId: t.message })
}

/** Of a task, or of the plan of a goal. A person is asked instead (questions:Q5). */
export function createReviewTask(
  d: Draft,
  about: Pick<FieldsOf<'task_created'>, 'parent' | 'workflowId' | 'messageId'>,
): void {
  const { team } = d.state
  if (personReviews(team)) return
  const made = { taskId: taskId(d.nextSeq), kind: 'review' as const, agentId: team.review, class: 'high' as const }
  d.emit('task_created', who.router, { ...made, ...about })
}

/** Nobody looked at it, or not in time. It is not done again for that: a person decides. */
export function reviewLost(d: Draft, t: Task, cause: Cause): void {
  const reviewer = d.state.team.review
  d.emit('task_review_result', who.reviewer, { taskId: t.id, reviewer, pass: false, reason: '', cause })
  block(d, t, { cause })
}

/** `by` is the person who answered; without one it was the team's reviewer. */
export type ReviewVerdict = { readonly pass: boolean; readonly reason: string; readonly by?: string }
export function workReviewed(d: Draft, t: Task, { pass, reason, by }: ReviewVerdict): void {
  const reviewer = by ?? d.state.team.review
  d.emit('task_review_result', by === undefined ? who.reviewer : who.user(by), { taskId: t.id, reviewer, pass, reason })
  if (pass) return
  const rounds = d.state.team.reworkRounds
  const retries = t.rework < rounds ? Number.POSITIVE_INFINITY : 0
  retryOrBlock(d, t, { retries, cause: { kind: 'review_rejected' }, words: reason || undefined })
}
