/** The review of finished work (S0 §5, design §11): who looks at it, and what a verdict means. A person is asked (questions:Q5). */

import type { Cause } from '../contracts/causes.ts'
import type { CommandOf } from '../state/commands.ts'
import type { Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { isEffectOf } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { reviewTimeoutMs } from '../state/limits.ts'
import { personReviews } from '../state/team.ts'
import { block, retryOrBlock } from './retry.ts'

/** A person may take their time. */
export const reviewUntil = (d: Draft): number | undefined =>
  personReviews(d.state.team) ? undefined : d.at + reviewTimeoutMs

export function requestReview(d: Draft, id: string): void {
  const t = d.state.tasks.find((x) => x.id === id)
  if (t?.state !== 'EXECUTION_SUCCEEDED') return
  d.emit('task_review_requested', who.router, { taskId: id, reviewer: d.state.team.review, until: reviewUntil(d) })
}

/** Nobody looked at it, or not in time. It is not done again for that: a person decides. */
export function reviewLost(d: Draft, t: Task, cause: Cause): void {
  const reviewer = d.state.team.review
  d.emit('task_review_result', who.reviewer, { taskId: t.id, reviewer, pass: false, reason: '', cause })
  block(d, t, { cause })
}

export function decideReviewed(d: Draft, c: CommandOf<'reviewed'>): void {
  const t = d.state.tasks.find((x) => x.id === c.taskId)
  if (t?.state !== 'REVIEWING')
    return ignore(d, c.effect, t ? { kind: 'wrong_state', state: t.state } : { kind: 'late_outcome' })
  if (!isEffectOf(c.effect, t.review)) return ignore(d, c.effect, { kind: 'late_outcome' }) // of the round before
  if (c.failed) return reviewLost(d, t, { kind: 'reviewer_failed' })
  workReviewed(d, t, c)
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
