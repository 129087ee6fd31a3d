/** Notes what a goal may not do, from a person's words and from its plan (constraints.ts). Nothing found is no event. */
import type { Plan } from '../contracts/plan.ts'
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { constraintsIn, expectedOutputIn, plannedConstraints, preferenceIn, saysNothingElse } from './constraints.ts'

type Words = { readonly messageId?: string; readonly text: string }
export function constrainBy(d: Draft, workflowId: string, { messageId, text }: Words): void {
  const constraints = constraintsIn(text)
  const preference = preferenceIn(text)
  const expected = expectedOutputIn(text)
  if (constraints.length + expected.length === 0 && preference === 'normal') return
  d.emit('goal_constrained', who.planner, {
    workflowId,
    source: 'person',
    messageId,
    constraints,
    ...(preference !== 'normal' && { preference }),
    ...(expected.length > 0 && { expected }),
    ...(saysNothingElse(text) && { bare: true as const }),
  })
}

/** A plan can only add to what a person said: it never makes a goal quick (constraints:N3). */
export function constrainByPlan(d: Draft, w: Workflow, plan: Plan): void {
  const constraints = plannedConstraints(plan.constraints)
  if (constraints.length + (w.limits?.planned.length ?? 0) === 0) return
  d.emit('goal_constrained', who.planner, { workflowId: w.id, source: 'plan', constraints })
}
