/**
 * What has to be known before a goal is planned (S3 §1, CLARIFYING): asked in one question with one to three parts, and nothing of
 * the goal starts until it is answered.
 *
 * C1. Contradictions are found here; anything else is the planner's to ask. C2. An answer is a message, or the words of an answer; a
 *     person may also let it go on as it is. C3. After three rounds a planner has to plan with what it knows.
 */
import type { Cause } from '../contracts/causes.ts'
import { constraintsOf } from '../state/constraints-of.ts'
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { clarifications } from '../state/limits.ts'
import { moveTurnIfItCan, workflowOf } from '../state/phases.ts'
import { plannerOf } from '../state/team.ts'
import { ask, detailsQuestion } from '../talk/questions.ts'
import { clip, oneLine } from '../text/clip.ts'
import { constrainBy } from './constrain.ts'
import { planRefused, requestPlan } from './planning.ts'

/** C1: why it cannot be planned as it stands. */
export function missingContext(w: Workflow): Cause | undefined {
  if ((w.clarified ?? 0) >= clarifications) return
  if (w.limits?.bare && w.clarified === undefined) return { kind: 'no_goal' }
  const { onlyPaths, notPaths } = constraintsOf(w)
  const closed = onlyPaths.find((paths) => paths.every((path) => notPaths.includes(path)))
  return closed && { kind: 'constraints_conflict', paths: closed.slice(0, 20) }
}

/** The planner asks instead of planning. */
export function planAsked(d: Draft, w: Workflow, said: readonly string[]): void {
  const questions = said.map((q) => oneLine(q, 500)).filter((q) => q !== '')
  if (questions.length === 0) return planRefused(d, w, { code: 'E_MODEL', cause: { kind: 'off_schema' } })
  if ((w.clarified ?? 0) >= clarifications)
    return planRefused(d, w, { code: 'E_MODEL', cause: { kind: 'asks_too_often' } }) // C3
  askDetails(d, w.id, { kind: 'planner_asks' }, questions.slice(0, 3))
}

export function askDetails(d: Draft, workflowId: string, cause: Cause, questions: string[] = []): void {
  d.emit('goal_asked', who.planner, { workflowId, questions, cause })
  moveTurnIfItCan(d, workflowId, 'context_missing')
  const w = workflowOf(d.state, workflowId)
  if (w) ask(d, detailsQuestion(w))
}

type Answer = { readonly by: string; readonly messageId?: string; readonly text?: string }
/** C2. What the answer says may not be done counts too. */
export function clarify(d: Draft, { id: workflowId }: Workflow, { by, messageId, text }: Answer): void {
  const own = messageId === undefined && text ? clip(text.toWellFormed(), 2_000) : undefined
  d.emit('goal_clarified', who.user(by), { workflowId, by, messageId, text: own })
  if (text) constrainBy(d, workflowId, { messageId, text })
  moveTurnIfItCan(d, workflowId, 'CLARIFICATION_ANSWER')
  const w = workflowOf(d.state, workflowId)
  const planner = plannerOf(d.state.team)
  if (w && w.turn !== 'INTAKE' && planner) requestPlan(d, workflowId, { planner })
}
