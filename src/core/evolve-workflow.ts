/** How events change a goal: its steps, and whether any of it was given up. Used by evolve.ts only. */
import type { PlanPatch } from './contracts/plan.ts'
import type { Conversation, PlannedStep, Workflow } from './conversation.ts'
import type { EventOf } from './events.ts'

type Patch = Partial<Conversation>

export const inWorkflow = (s: Conversation, id: string | undefined, change: (w: Workflow) => Workflow) => ({
  workflows: s.workflows.map((w) => (w.id === id ? change(w) : w)),
})

/** What is planned again starts with a clean sheet. */
export function planned(w: Workflow): Workflow {
  if (w.state !== 'PLAN_LOOP') return w
  const { gaveUp: _, proposed: __, ...rest } = w
  return rest
}

/** A plan keeps its own count of what is not done: its steps. */
export function gaveUp(s: Conversation, e: EventOf<'task_canceled'>): Patch {
  const t = s.tasks.find((x) => x.id === e.taskId)
  if (t?.workflow === undefined || t.step !== undefined || e.reason === 'replanned') return {}
  return inWorkflow(s, t.workflow, (w) => ({ ...w, gaveUp: true }))
}

export function patched(steps: readonly PlannedStep[], p: PlanPatch, seq: number): readonly PlannedStep[] {
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

export const withStep = (s: Conversation, e: EventOf<'task_created'>): Patch =>
  e.stepId === undefined
    ? {}
    : inWorkflow(s, e.workflowId, (w) => ({
        ...w,
        steps: w.steps.map((x) => (x.id === e.stepId ? { ...x, task: e.taskId } : x)),
      }))
