/**
 * Planning and review are work of members (S0 §4, design §8, §11): each is a task like any other, with its lease, its seat, its words
 * while they come, and its decisions. What an answer means for the goal is planning.ts, clarifying.ts, plan-review.ts and review.ts.
 *
 * W1. Whoever plans or reviews reads, and changes nothing (proposing.ts). W2. What nobody waits for any more is called back.
 * W3. Where no answer comes, however often it was tried, a person decides.
 */
import type { TaskResult } from '../contracts/tasks.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, isOfStaff, type Task, taskOf, type Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type SaidProblem, who } from '../state/events.ts'
import { workflowOf } from '../state/phases.ts'
import { personReviews } from '../state/team.ts'
import { clip } from '../text/clip.ts'
import { cancelTask } from './cancel.ts'
import { planAsked } from './clarifying.ts'
import { planReviewed, planReviewLost } from './plan-review.ts'
import { planLost, planRefused, proposePlan } from './planning.ts'
import type { Why } from './retry.ts'
import { type ReviewVerdict, reviewLost, workReviewed } from './review.ts'

type Answer = Extract<CommandOf<'result'>, { success: true }>

/** A review says whether it passes, or at least why not. What is wrong with a plan goes back to its planner instead. */
export function staffFault(t: Task, { result }: Answer): SaidProblem | undefined {
  if (t.kind === 'plan' || verdictIn(result)) return
  return { code: 'E_MODEL', cause: { kind: 'off_schema' }, message: 'slots_update.pass must be true or false' }
}

export function staffAnswered(d: Draft, t: Task, { dispatchId, result, planned }: Answer): void {
  const { plan: _, ...slots_update } = result.slots_update // it stands in `plan_proposed`
  const said = { taskId: t.id, dispatchId, success: true, result: { ...result, slots_update } }
  d.emit('task_execution_result', who.executor(t.agentId), said)
  if (t.kind === 'review') return reviewed(d, t, verdictIn(result) ?? { pass: false, reason: '' })
  const w = awaitedBy(d.state, t)
  if (!w) return
  if (asks(result)) return planAsked(d, w, questionsIn(result))
  if (planned?.ok) return proposePlan(d, w, planned.value)
  const message = planned?.message ?? 'slots_update.plan: a plan is missing'
  planRefused(d, w, { code: 'E_MODEL', cause: { kind: 'off_schema' }, message: clip(message, 2_000) })
}

function reviewed(d: Draft, t: Task, verdict: ReviewVerdict): void {
  const work = t.parent === undefined ? undefined : taskOf(d.state, t.parent)
  const w = workflowOf(d.state, t.workflow)
  if (work?.state === 'REVIEWING') workReviewed(d, work, verdict)
  else if (t.parent === undefined && w?.planReview) planReviewed(d, w, verdict)
}

function verdictIn({ slots_update: { pass }, user_response, status }: TaskResult): ReviewVerdict | undefined {
  if (status !== 'completed' || (pass === undefined ? user_response === '' : typeof pass !== 'boolean')) return
  return { pass: pass === true, reason: clip(user_response, 2_000) }
}

const asks = ({ status, missing_slots }: TaskResult): boolean => status === 'awaiting_user' || missing_slots.length > 0

/** With a list in `slots_update.questions`, or with its words, one question a line. */
const questionsIn = ({ slots_update: { questions }, user_response }: TaskResult): string[] =>
  Array.isArray(questions) ? questions.map(String) : user_response.split('\n')

/** W3. */
export function staffLost(d: Draft, t: Task, why: Why): void {
  cancelTask(d, t.id, { cause: { kind: 'given_back' } })
  const silent = why.cause.kind === 'timeout' || why.cause.kind === 'silent'
  const work = t.parent === undefined ? undefined : taskOf(d.state, t.parent)
  const w = t.kind === 'plan' ? awaitedBy(d.state, t) : workflowOf(d.state, t.workflow)
  if (t.kind === 'plan') {
    const code = silent ? 'E_TOOL_TIMEOUT' : 'E_MODEL'
    const cause = { kind: silent ? 'planner_silent' : 'planner_failed' } as const
    if (w) planLost(d, w, { code, cause, message: why.words && clip(why.words, 2_000) })
    return
  }
  const cause = { kind: silent ? 'reviewer_silent' : 'reviewer_failed' } as const
  if (work?.state === 'REVIEWING') reviewLost(d, work, cause)
  else if (t.parent === undefined && w?.planReview) planReviewLost(d, w, cause)
}

/** W2, and W3 where a person ended the task. It runs after every command (advance.ts). */
export function keepStaff(d: Draft): void {
  for (const t of d.state.tasks)
    if (isOfStaff(t) && !isAwaited(d.state, t)) cancelTask(d, t.id, { cause: { kind: 'replanned' } })
  for (const w of d.state.workflows) {
    if (awaitsPlan(w) && !hasTask(d.state, (t) => t.kind === 'plan' && t.workflow === w.id))
      planLost(d, w, { code: 'E_CONFLICT', cause: { kind: 'stopped' } })
    if (w.planReview && isUnreviewed(d.state, { workflow: w.id })) planReviewLost(d, w, { kind: 'stopped' })
  }
  for (const t of d.state.tasks)
    if (t.state === 'REVIEWING' && isUnreviewed(d.state, { parent: t.id })) reviewLost(d, t, { kind: 'stopped' })
}

const awaitsPlan = (w: Workflow): boolean => w.state === 'PLAN_LOOP' && w.planning !== undefined
const awaitedBy = (s: Conversation, t: Task): Workflow | undefined =>
  s.workflows.find((w) => w.id === t.workflow && awaitsPlan(w))

function isAwaited(s: Conversation, t: Task): boolean {
  if (t.kind === 'plan') return awaitedBy(s, t) !== undefined
  if (t.parent !== undefined) return taskOf(s, t.parent)?.state === 'REVIEWING'
  return workflowOf(s, t.workflow)?.planReview !== undefined
}

const hasTask = (s: Conversation, which: (t: Task) => boolean): boolean => s.tasks.some(which)
const isUnreviewed = (s: Conversation, { workflow, parent }: Pick<Task, 'workflow' | 'parent'>): boolean =>
  !personReviews(s.team) &&
  !hasTask(s, (t) => t.kind === 'review' && t.parent === parent && (parent !== undefined || t.workflow === workflow))
