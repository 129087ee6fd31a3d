/**
 * The review gate of a plan (S0 §4, design §8): who looks at it before a person is asked or anything is carried out. The review of
 * what was done is review.ts. A person who reviews is asked (questions:Q5), for as long as they like.
 *
 * G1. The reviewer is never the planner. G2. What is rejected goes back to the planner, as often as what cannot be compiled; then
 *     a person decides. G3. A reviewer that fails or stays silent leaves the plan, as it is, to a person.
 */
import type { Cause } from '../contracts/causes.ts'
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { moveTurnIfItCan, moveWorkflow } from '../state/phases.ts'
import { ask, planQuestion } from '../talk/questions.ts'
import { passPlan, planRefused } from './planning.ts'
import type { ReviewVerdict } from './review.ts'

export function planReviewed(d: Draft, w: Workflow, verdict: ReviewVerdict): void {
  reviewed(d, w, verdict)
  if (verdict.pass) return passPlan(d, w, w.planReview?.harmless ?? false)
  const cause: Cause = { kind: 'review_rejected' }
  planRefused(d, w, { code: 'E_MODEL', cause, message: verdict.reason || undefined, reason: 'review_reject' }) // G2
}

/** G3. */
export function planReviewLost(d: Draft, w: Workflow, cause: Cause): void {
  reviewed(d, w, { pass: false, reason: '' }, cause)
  moveTurnIfItCan(d, w.id, 'plan_is_dangerous')
  moveWorkflow(d, w.id, 'plan_needs_user')
  ask(d, { ...planQuestion(d.state, w), cause })
}

function reviewed(d: Draft, w: Workflow, { pass, reason, by }: ReviewVerdict, cause?: Cause): void {
  const result = { workflowId: w.id, reviewer: by ?? d.state.team.review, pass, reason, cause }
  d.emit('plan_review_result', by === undefined ? who.reviewer : who.user(by), result)
}
