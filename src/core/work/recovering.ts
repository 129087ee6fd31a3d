/**
 * What is done about a goal that does not hold (S3 §1.2, RECOVERING): the smallest remedy first, each rung an event, each bounded.
 *
 * L1. repair: the executor gets a step that names what failed. L2. undo: the last patch is taken back. L3. replan: the planner plans
 *     what is left again, told what failed. L4. stop: it ends with what was tried and what is left to do by hand.
 * L5. What only a person can bring, a program or a permission, is asked for by name, and so is more time.
 */
import type { Cause } from '../contracts/causes.ts'
import type { Check, Rung } from '../contracts/goal.ts'
import type { CommandOf } from '../state/commands.ts'
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { undoId } from '../state/ids.ts'
import { goalTimeoutMs, recoveries, undoTimeoutMs } from '../state/limits.ts'
import { moveTurnIfItCan, moveWorkflow, workflowOf } from '../state/phases.ts'
import { plannerOf } from '../state/team.ts'
import { ask, recoveryQuestion } from '../talk/questions.ts'
import { clip } from '../text/clip.ts'
import { cancelTask } from './cancel.ts'
import { createStepTasks, requestPlan } from './planning.ts'
import { endGoal } from './summarizing.ts'

type Trouble = { readonly cause: Cause; readonly check?: Check }

export function recover(d: Draft, w: Workflow, trouble: Trouble): void {
  const rung = nextRung(d, w, trouble.cause)
  choose(d, w.id, { rung, cause: trouble.cause, until: untilOf(d, rung) })
  if (rung === 'ask') askPerson(d, w.id)
  else if (rung === 'repair') repair(d, w.id, trouble)
  else if (rung === 'undo') undoLastPatch(d, w.id)
  else if (rung === 'replan') replanLocally(d, w.id)
  else if (rung === 'stop') giveUp(d, w.id)
}

const untilOf = (d: Draft, rung: Rung): number | undefined => (rung === 'undo' ? d.at + undoTimeoutMs : undefined)

type Chosen = { readonly rung: Rung; readonly cause: Cause; readonly until?: number }
const choose = (d: Draft, workflowId: string, chosen: Chosen): void =>
  void d.emit('recovery_chosen', who.router, { workflowId, ...chosen })

const needsPerson = (cause: Cause): boolean => cause.kind === 'missing_program' || cause.kind === 'not_permitted'

function nextRung(d: Draft, { recovery, account, plan }: Workflow, cause: Cause): Rung {
  const left = (rung: Rung): boolean => (recovery?.tried ?? []).filter((x) => x === rung).length < recoveries[rung]
  if (needsPerson(cause)) return left('ask') ? 'ask' : 'stop'
  if (left('repair') && plan !== undefined) return 'repair'
  if (left('undo') && (account?.changed.length ?? 0) > 0) return 'undo'
  return left('replan') && plannerOf(d.state.team) ? 'replan' : 'stop'
}

/** L5. */
function askPerson(d: Draft, id: string): void {
  const w = workflowOf(d.state, id)
  if (w) ask(d, recoveryQuestion(w))
}

/** L1: its title is the command that is red, its intent what that wrote. */
function repair(d: Draft, workflowId: string, { cause, check }: Trouble): void {
  moveTurnIfItCan(d, workflowId, 'repairable')
  const command = check?.command ?? cause.kind
  const step = {
    step_id: `repair-${d.nextSeq}`,
    title: clip(command, 200),
    intent: clip([command, check?.output].filter(Boolean).join('\n'), 4_000),
    expected_artifacts: [],
    status: 'pending' as const,
  }
  d.emit('plan_patched', who.planner, { workflowId, patches: [{ op: 'add', step, reason: 'repair' }] })
  createStepTasks(d, workflowId)
}

/** L3. What is done stays done; the planner reads what failed (runtime/plan-request.ts). */
function replanLocally(d: Draft, id: string): void {
  const planner = plannerOf(d.state.team)
  if (!planner) return giveUp(d, id)
  moveTurnIfItCan(d, id, 'repairable')
  moveWorkflow(d, id, { on: 'major_failure_or_change', reason: 'major_failure' })
  moveWorkflow(d, id, 'replan_needed')
  requestPlan(d, id, { planner })
}

/** L4. */
function giveUp(d: Draft, id: string): void {
  moveTurnIfItCan(d, id, 'not_repairable')
}

/** L2: how it goes on is for undoing.ts to say, when it is done. */
function undoLastPatch(d: Draft, workflowId: string): void {
  d.emit('undo_requested', who.router, { undoId: undoId(d.nextSeq), workflowId, until: d.at + undoTimeoutMs })
}

/** Then it is planned again, or stopped: what was taken back is not simply done once more. */
export function afterUndo(d: Draft, w: Workflow): void {
  if (w.recovery) recover(d, w, { cause: w.verified?.why ?? { kind: 'tries_used_up' } })
}

/** What a person says about a goal that waits for what only they can bring (L5). */
export function answerRecovery(
  d: Draft,
  w: Workflow,
  { option, by }: Pick<CommandOf<'answer'>, 'option' | 'by'>,
): void {
  if (option === 'stop') return stopGoal(d, w, by)
  if (w.recovery?.asks?.kind === 'goal_timeout')
    d.emit('goal_extended', who.user(by), { workflowId: w.id, until: d.at + goalTimeoutMs, by })
  else if (option === 'skip')
    d.emit('verification_finished', who.router, {
      workflowId: w.id,
      outcome: 'skipped',
      checks: [],
      cause: { kind: 'skipped' },
    })
  moveTurnIfItCan(d, w.id, 'repairable') // and what is done is verified again (advance.ts)
}

function stopGoal(d: Draft, w: Workflow, by: string): void {
  for (const t of d.state.tasks.filter((x) => x.workflow === w.id))
    cancelTask(d, t.id, { cause: { kind: 'stopped' }, by })
  endGoal(d, w.id, { turn: 'CANCEL', on: 'canceled' })
}

/** Its time is over (S3 §2.2, TIMEOUT). What works or plans asks whether it should go on; what waited for a person ends. */
export function goalTimedOut(d: Draft, w: Workflow): void {
  const cause: Cause = { kind: 'goal_timeout' }
  if (waited.has(w.turn ?? '')) {
    for (const t of d.state.tasks.filter((x) => x.workflow === w.id)) cancelTask(d, t.id, { cause })
    return endGoal(d, w.id, {
      turn: 'TIMEOUT',
      on: w.state === 'EXECUTION' ? 'unrecoverable' : 'canceled',
      timedOut: true,
    })
  }
  moveTurnIfItCan(d, w.id, 'TIMEOUT')
  choose(d, w.id, { rung: 'ask', cause, until: d.at + goalTimeoutMs })
  askPerson(d, w.id)
}

const waited: ReadonlySet<string> = new Set([
  'IDLE',
  'INTAKE',
  'CLARIFYING',
  'AWAITING_CONFIRMATION',
  'RECOVERING',
  'SUMMARIZING',
])
