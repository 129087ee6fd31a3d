/** How a goal ends (S3 §1.1, SUMMARIZING): with an event that says what was done, how it was verified, what was tried and asked. */
import type { GoalSummary } from '../contracts/goal.ts'
import { next } from '../machines/machine.ts'
import { turn as turnMachine } from '../machines/turn.ts'
import { constraintsOf } from '../state/constraints-of.ts'
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { moveTurnIfItCan, moveWorkflow, workflowOf } from '../state/phases.ts'
import { stepStatus } from '../state/step-status.ts'

type End = {
  /** How its turn comes to SUMMARIZING; one that is there stays there. */
  readonly turn?: 'CANCEL' | 'CONFIRM(no)' | 'TIMEOUT'
  readonly on: 'all_done' | 'unrecoverable' | 'canceled' | 'user_abort'
  readonly timedOut?: true
}

const outcomes = {
  all_done: 'completed',
  unrecoverable: 'failed',
  canceled: 'canceled',
  user_abort: 'canceled',
} as const

/** Only a goal with a workspace has a turn, and a summary. */
export function endGoal(d: Draft, id: string, { turn, on, timedOut }: End): void {
  const from = workflowOf(d.state, id)?.turn
  if (turn && from) moveTurnIfItCan(d, id, next(turnMachine, from, turn).ok ? turn : 'CANCEL')
  const w = workflowOf(d.state, id)
  if (w?.turn !== undefined) {
    const summary = summaryOf(d, w, timedOut ? 'timed_out' : outcomes[on])
    d.emit('goal_summarized', who.planner, { workflowId: id, summary })
  }
  moveTurnIfItCan(d, id, 'summarized')
  moveWorkflow(d, id, on)
}

function summaryOf(d: Draft, w: Workflow, outcome: GoalSummary['outcome']): GoalSummary {
  const {
    changed = [],
    more = 0,
    asked = 0,
    needed = 0,
    denied,
    branch,
    committed = false,
    left = [],
    repository,
  } = w.account ?? {}
  // All that needed a person's word was refused: then the goal is over, and not done.
  const checked = w.account?.checked ?? (denied && needed === 0 ? 'not_done' : undefined)
  return {
    outcome,
    plan: w.plan,
    steps: w.steps.slice(0, 400).map((step) => ({ step_id: step.id, status: stepStatus(d.state, step) })),
    changed: [...changed],
    ...(more > 0 && { more }),
    ...((branch !== undefined || committed) && {
      git: { branch, committed, ...(left.length > 0 && { left: [...left] }) },
    }),
    ...(repository === false && { repository }),
    verification: w.verified?.outcome,
    verifiedAt: w.verified?.seq,
    ...(checked && !w.verified && { checked }),
    why: w.verified?.why,
    tried: [...(w.recovery?.tried ?? [])],
    asked,
    saved: Math.max(0, needed - asked),
    notEnforced: constraintsOf(w).notEnforced.slice(0, 100),
  }
}
