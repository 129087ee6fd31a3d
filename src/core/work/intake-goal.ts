/**
 * The first phases of a goal that works in a folder (S3 §2.1): taken in, looked around, planned. They rest while a person holds the
 * work, and go on by themselves when it is let go (advance.ts).
 */
import type { CommandOf } from '../state/commands.ts'
import { currentWorkflow, type Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { isEffectOf } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { contextTimeoutMs } from '../state/limits.ts'
import { moveTurnIfItCan, moveWorkflow, workflowOf } from '../state/phases.ts'
import { plannerOf } from '../state/team.ts'
import { ask, planQuestion } from '../talk/questions.ts'
import { askDetails, missingContext } from './clarifying.ts'
import { requestPlan } from './planning.ts'

export function takeInGoal(d: Draft): void {
  const w = currentWorkflow(d.state)
  if (!w?.turn || d.state.interrupt !== 'EXECUTION' || w.state !== 'PLAN_LOOP') return
  if (w.turn === 'IDLE') moveTurnIfItCan(d, w.id, 'USER_MESSAGE')
  if (workflowOf(d.state, w.id)?.turn === 'INTAKE') lookAround(d, w)
  else if (isUnplanned(w)) plan(d, w.id)
}

/** Its workspace is seen, and nobody was asked for a plan yet. */
const isUnplanned = (w: Workflow): boolean =>
  w.context !== undefined && (w.context.until ?? w.planning ?? w.planReview ?? w.proposed ?? w.asking) === undefined

function lookAround(d: Draft, w: Workflow): void {
  const missing = missingContext(w)
  if (missing) return askDetails(d, w.id, missing)
  moveTurnIfItCan(d, w.id, 'context_sufficient')
  d.emit('context_requested', who.planner, { workflowId: w.id, until: d.at + contextTimeoutMs })
}

function plan(d: Draft, id: string): void {
  const planner = plannerOf(d.state.team)
  if (planner) return requestPlan(d, id, { planner })
  moveWorkflow(d, id, 'plan_needs_user')
  ask(d, planQuestion(d.state, { id }))
}

export function decideLooked(d: Draft, c: CommandOf<'looked'>): void {
  const w = workflowOf(d.state, c.workflowId)
  if (w?.context?.until === undefined || !isEffectOf(c.effect, w.context.seq))
    return ignore(d, c.effect, { kind: 'late_outcome' })
  contextBuilt(d, w, c.context)
}

/** Nobody could look, or it took too long: it is planned without. */
export function contextBuilt(d: Draft, { id: workflowId }: Workflow, context?: CommandOf<'looked'>['context']): void {
  const unseen = context ? {} : { cause: { kind: 'workspace_unseen' } as const }
  d.emit('context_built', who.planner, { workflowId, context, ...unseen })
  moveTurnIfItCan(d, workflowId, 'context_built')
}
