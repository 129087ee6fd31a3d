/** The review of finished work (S0 §5, design §11): who looks at it, and what a verdict means. A person is asked (questions.ts, Q5). */

import type { CommandOf } from '../state/commands.ts'
import type { Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { isEffectOf } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { clip } from '../text/clip.ts'
import { block, retryOrBlock } from './retry.ts'

export function requestReview(d: Draft, id: string): void {
  const t = d.state.tasks.find((x) => x.id === id)
  if (t?.state !== 'EXECUTION_SUCCEEDED') return
  d.emit('task_review_requested', who.router, { taskId: id, reviewer: d.state.team.review })
}

/** Nobody looked at it, or not in time. It is not done again for that: a person decides. */
export function reviewLost(d: Draft, t: Task, reason: string): void {
  d.emit('task_review_result', who.reviewer, { taskId: t.id, reviewer: d.state.team.review, pass: false, reason })
  block(d, t, { reason })
}

export function decideReviewed(d: Draft, c: CommandOf<'reviewed'>): void {
  const t = d.state.tasks.find((x) => x.id === c.taskId)
  if (t?.state !== 'REVIEWING') return ignore(d, c.effect, t ? `the task is ${t.state}` : 'late')
  if (!isEffectOf(c.effect, t.review)) return ignore(d, c.effect, 'late') // of the round before
  if (c.failed) return reviewLost(d, t, c.reason)
  workReviewed(d, t, c)
}

/** `by` is the person who answered; without one it was the team's reviewer. */
export type ReviewVerdict = { readonly pass: boolean; readonly reason: string; readonly by?: string }
export function workReviewed(d: Draft, t: Task, { pass, reason, by }: ReviewVerdict): void {
  const reviewer = by ?? d.state.team.review
  d.emit('task_review_result', by === undefined ? who.reviewer : who.user(by), { taskId: t.id, reviewer, pass, reason })
  if (pass) return
  const rounds = d.state.team.reworkRounds
  retryOrBlock(d, t, { retries: t.rework < rounds ? Number.POSITIVE_INFINITY : 0, reason: rejection(reason) })
}

/** What it is told to who has to do it again; who rejects need not say why. */
export const rejection = (reason: string): string =>
  clip(reason === '' ? 'review rejected' : `review rejected: ${reason}`, 500)
