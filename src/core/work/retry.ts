/**
 * What becomes of a task that failed (design §9): it is tried again, given to another member that can do the same, or blocked, and
 * then a person is asked (dispatch:D3).
 */
import type { Cause, CauseKind } from '../contracts/causes.ts'
import type { ReplanReason } from '../contracts/understanding.ts'
import { type Conversation, type Task, taskOf } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { backOffMs, busyMs } from '../state/limits.ts'
import { moveWorkflow, workflowOf } from '../state/phases.ts'
import { capableOf, type TeamMember } from '../state/team.ts'
import { askAboutBlocked } from '../talk/questions.ts'
import { clip } from '../text/clip.ts'

/** What the same member would only repeat. One that floods would fill the journal with every try. */
const lasting: ReadonlySet<CauseKind> = new Set([
  'no_resource',
  'no_program',
  'no_agent',
  'breaker_open',
  'wrote_too_much',
  'no_frames',
  'no_handshake',
  'asked_otherwise',
  'no_model',
  'no_key',
  'model_refused',
  'model_full',
  'model_withheld',
  'no_credit',
  'model_off_schema',
])
/** What passes by itself, and is nobody's error: it is tried again in a talk too. */
export const passing: ReadonlySet<CauseKind> = new Set(['model_busy', 'model_unreachable'])

/** `words` are the agent's own. */
export type Why = { readonly cause: Cause; readonly words?: string }
type Failure = Why & { retries: number }
export function retryOrBlock(d: Draft, t: Task, why: Failure): void {
  if (!triesAgain(d, t, why)) block(d, t, why)
}

/** Whether it is given out once more. */
export function triesAgain(d: Draft, t: Task, why: Failure): boolean {
  const other = standIn(d.state, t)
  const failures = t.failures + 1
  if (failures > why.retries || (lasting.has(why.cause.kind) && !other)) return false
  const notBefore = other ? d.at : d.at + backOffMs(t.failures)
  if (other && lasting.has(why.cause.kind)) noteStandIn(d, t.workflow)
  d.emit('task_retry_scheduled', who.router, { taskId: t.id, agentId: other?.id ?? t.agentId, notBefore, failures })
  return true
}

/** A busy member is asked again later, and another that can do the same at once (dispatch:D5). */
export function tryLater(d: Draft, t: Task): void {
  const other = standIn(d.state, t)
  const busy = (t.busy ?? 0) + 1
  const isNewToIt = other !== undefined && busy < capableOf(d.state.team, t.intent ?? '').length
  const notBefore = isNewToIt ? d.at : d.at + busyMs(busy)
  const { failures } = t
  d.emit('task_retry_scheduled', who.router, {
    taskId: t.id,
    agentId: other?.id ?? t.agentId,
    notBefore,
    failures,
    busy,
  })
}

/** A member cannot do its part at all, and another can: looked at, and no new plan is needed (S0 §4). */
function noteStandIn(d: Draft, id: string | undefined): void {
  if (id === undefined || workflowOf(d.state, id)?.state !== 'EXECUTION') return
  moveWorkflow(d, id, { on: 'major_failure_or_change', reason: 'resource_missing' })
  moveWorkflow(d, id, 'replan_not_needed')
}

/** What is missing has a name: the resource, else the member that lacks it. */
export function block(d: Draft, t: Task, why: Why): void {
  const cause = why.cause.kind === 'no_resource' ? { ...why.cause, missing: why.cause.missing ?? t.agentId } : why.cause
  const words = why.words && clip(why.words, 2_000)
  const failedAs = taskOf(d.state, t.id)?.state
  d.emit('task_blocked', who.router, { taskId: t.id, cause, words })
  if (t.workflow !== undefined) holdGoal(d, t.workflow, setBack[failedAs ?? t.state] ?? 'major_failure')
  askAboutBlocked(d, t, { cause, text: words })
}

/** Where a task stood when it was given up says what was the matter (S0 §11). */
const setBack: { readonly [S in Task['state']]?: ReplanReason } = {
  DISPATCH_FAILED: 'resource_missing',
  EXECUTION_FAILED: 'major_failure',
  REWORK_REQUIRED: 'review_reject',
}

/** What cannot go on touches the goal, so a person decides (S0 §4). What of it can go on, does. */
function holdGoal(d: Draft, id: string, reason: ReplanReason): void {
  if (workflowOf(d.state, id)?.state !== 'EXECUTION') return
  moveWorkflow(d, id, { on: 'major_failure_or_change', reason })
  moveWorkflow(d, id, 'user_decision_needed')
}

/** The next member that can do the same. A reply was asked of this member and no other. */
export function standIn(s: Conversation, t: Task): TeamMember | undefined {
  if (t.intent === undefined || t.kind === 'reply' || t.round?.calls) return // another would do again what is recorded
  const able = capableOf(s.team, t.intent)
  const own = able.findIndex((m) => m.id === t.agentId)
  const next = able[(own + 1) % able.length]
  return next?.id === t.agentId ? undefined : next
}
