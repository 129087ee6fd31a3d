/** How events change a goal: its steps, and whether any of it was given up. Used by evolve.ts only. */
import type { ReplanReason } from '../contracts/understanding.ts'
import { step } from '../machines/machine.ts'
import { turn } from '../machines/turn.ts'
import { workflow } from '../machines/workflow.ts'
import type { Conversation, Workflow } from './conversation.ts'
import type { EventOf } from './events.ts'
import type { GoalLimits } from './goal-record.ts'

type Patch = Partial<Conversation>

export const inWorkflow = (s: Conversation, id: string | undefined, change: (w: Workflow) => Workflow) => ({
  workflows: s.workflows.map((w) => (w.id === id ? change(w) : w)),
})

/** A goal has moved: what is planned again starts with a clean sheet, what is carried out has no reason to be. */
export function moved(
  { stuck: _, ...w }: Workflow,
  state: Workflow['state'],
  e: { on: string; reason?: ReplanReason },
): Workflow {
  const set = { state, ...(e.reason && { replan: e.reason }) }
  if (state === 'PLAN_LOOP') {
    const { gaveUp: _, proposed: __, ...rest } = w
    return { ...rest, ...set, planFailures: 0 }
  }
  if (state === 'EXECUTION') {
    const { replan: _, ...rest } = w
    return { ...rest, state }
  }
  if (e.on === 'user_decision_needed') return { ...w, ...set, stuck: true }
  if (e.on === 'major_failure_or_change') return { ...w, replan: 'major_change', ...set }
  return { ...w, ...set }
}

export const started = (s: Conversation, e: EventOf<'workflow_started'>): Patch => ({
  current: e.workflowId,
  workflows: [
    ...s.workflows,
    {
      id: e.workflowId,
      goal: e.goal,
      state: workflow.initial,
      turn: e.turn ? turn.initial : undefined,
      until: e.until,
      by: e.memberId,
      message: e.messageId,
      steps: [],
      planFailures: 0,
    },
  ],
})

/** A person's words add up. A plan speaks for itself: what the plan before it said is void with it. */
export const constrained = (s: Conversation, e: EventOf<'goal_constrained'>): Patch =>
  inWorkflow(s, e.workflowId, (w) => {
    const { said, planned, preference, expected } = w.limits ?? noLimits
    if (e.source === 'plan') return { ...w, limits: { said, planned: e.constraints, preference, expected } }
    return {
      ...w,
      limits: {
        said: [...said, ...e.constraints].slice(-50),
        planned,
        preference: e.preference ?? preference,
        expected: [...expected, ...(e.expected ?? [])].slice(-5),
        bare: e.bare,
      },
    }
  })
const noLimits: GoalLimits = { said: [], planned: [], preference: 'normal', expected: [] }

/** In a fork nothing is blocked: a goal that waited for a word about it goes on by its own edge. */
export const unstuck = (w: Workflow): Workflow =>
  w.stuck ? moved(w, step(workflow, w.state, 'user_choose_continue'), { on: 'user_choose_continue' }) : w

/** A person's word weighs more: what they gave up did not fail. Whether anything is left undone, a plan's steps say. */
export function gaveUp(s: Conversation, e: EventOf<'task_canceled'>): Patch {
  const t = s.tasks.find((x) => x.id === e.taskId)
  if (t?.workflow === undefined || e.gaveUp === undefined) return {}
  return inWorkflow(s, t.workflow, (w) => ({ ...w, gaveUp: w.gaveUp === 'person' ? w.gaveUp : e.gaveUp }))
}

export const withStep = (s: Conversation, e: EventOf<'task_created'>): Patch =>
  e.stepId === undefined
    ? {}
    : inWorkflow(s, e.workflowId, (w) => ({
        ...w,
        steps: w.steps.map((x) => (x.id === e.stepId ? { ...x, task: e.taskId } : x)),
      }))
