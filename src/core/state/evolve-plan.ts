/** How events change the plan of a goal: asked for, proposed, reviewed, refused, approved, patched. Used by evolve.ts only. */
import type { PlanPatch } from '../contracts/plan.ts'
import type { Conversation, PlannedStep } from './conversation.ts'
import type { EventOf } from './events.ts'
import { inWorkflow } from './evolve-workflow.ts'
import { plansAreReviewed } from './team.ts'

type Patch = Partial<Conversation>

export const evolvePlan = {
  requested: (s: Conversation, e: EventOf<'plan_requested'>): Patch =>
    inWorkflow(s, e.workflowId, ({ proposed: _, planReview: __, harmless: ___, ...w }) => ({
      ...w,
      planning: e.seq,
    })),
  proposed: (s: Conversation, e: EventOf<'plan_proposed'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({
      ...w,
      planFailures: plansAreReviewed(s.team) ? w.planFailures : 0,
      proposed: e.harmless && !plansAreReviewed(s.team) ? undefined : e.hash,
      harmless: e.harmless ? e.hash : undefined,
      planning: undefined,
      calls: e.calls,
      steps: [
        ...w.steps.filter((x) => x.done && !e.plan.steps.some((y) => y.step_id === x.id)),
        ...e.plan.steps.map((x) => ({ id: x.step_id, deps: x.depends_on ?? [], seq: e.seq })),
      ],
    })),
  reviewRequested: (s: Conversation, e: EventOf<'plan_review_requested'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({
      ...w,
      planReview: { seq: e.seq, harmless: e.harmless },
    })),
  reviewed: (s: Conversation, e: EventOf<'plan_review_result'>): Patch =>
    inWorkflow(s, e.workflowId, ({ planReview: _, ...w }) => (e.pass ? { ...w, planFailures: 0 } : w)),
  refused: (s: Conversation, e: EventOf<'plan_refused'>): Patch =>
    inWorkflow(s, e.workflowId, ({ proposed: _, harmless: __, ...w }) => ({
      ...w,
      planning: undefined,
      planFailures: w.planFailures + 1,
    })),
  approved: (s: Conversation, e: EventOf<'plan_approved'>): Patch => ({
    ...inWorkflow(s, e.workflowId, ({ proposed: _, harmless: __, calls: ___, ...w }) => ({
      ...w,
      granted: e.hash,
      approver: e.by,
    })),
    approval: undefined,
    grants: [...s.grants.filter((g) => g.workflowId !== e.workflowId), ...(e.grants ?? [])],
  }),
  patched: (s: Conversation, e: EventOf<'plan_patched'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({
      ...w,
      steps: e.patches.reduce((steps, p) => withPatch(steps, p, e.seq), w.steps),
    })),
}

function withPatch(steps: readonly PlannedStep[], p: PlanPatch, seq: number): readonly PlannedStep[] {
  if (p.op === 'drop') return steps.filter((x) => x.id !== p.step_id)
  if (p.op === 'change') return steps.map((x) => (x.id === p.step_id ? { ...x, deps: p.set.depends_on ?? x.deps } : x))
  const moved =
    p.op === 'add' ? { id: p.step.step_id, deps: p.step.depends_on ?? [], seq } : steps.find((x) => x.id === p.step_id)
  if (!moved) return steps
  const rest = steps.filter((x) => x.id !== moved.id)
  const behind =
    p.after === undefined ? rest.length : p.after === null ? 0 : rest.findIndex((x) => x.id === p.after) + 1
  return rest.toSpliced(behind, 0, moved)
}
