/**
 * Whether the work holds (S3 §1, VERIFYING): the commands of the plan, or the workspace's own, run one after the other as decisions
 * of a task that a built-in agent does (agents/verify.ts). So approvals, grants, timers, pause and cancel hold for it by themselves.
 *
 * V1. Nothing is run that the goal's constraints deny, or that nobody named: it is skipped, and the summary says why.
 * V2. What is not required only warns. V3. Red goes to recovering.ts, and so does a check that could not be run.
 */
import type { Cause } from '../contracts/causes.ts'
import { Check } from '../contracts/goal.ts'
import { constraintsOf } from '../state/constraints-of.ts'
import type { Task, Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { taskId } from '../state/ids.ts'
import { moveTurnIfItCan, workflowOf } from '../state/phases.ts'
import { verifierId } from '../state/team.ts'
import { recover } from './recovering.ts'

/** Starts the verification, or says why there is none. Its result moves the goal on. */
export function verify(d: Draft, w: Workflow): void {
  const skipped = whyNot(w)
  if (skipped) return finished(d, w.id, { outcome: 'skipped', checks: [], cause: skipped })
  const made = { taskId: taskId(d.nextSeq), kind: 'verify' as const, agentId: verifierId, workflowId: w.id }
  d.emit('task_created', who.planner, { ...made, messageId: w.message })
}

/** V1. */
function whyNot({ checks, context, ...w }: Workflow): Cause | undefined {
  if (!checks) return { kind: 'no_checks' }
  if (constraintsOf(w).denied.includes('execute')) return { kind: 'commands_denied' }
  const own = context?.own?.some((mode) => mode === checks.mode) ?? false
  return checks.commands > 0 || own ? undefined : { kind: 'no_checks' }
}

/** The agent that ran them is ours; what it says of each check is held against the contract all the same. */
export function verified(d: Draft, t: Task, slots: Readonly<Record<string, unknown>>): void {
  const w = workflowOf(d.state, t.workflow)
  if (!w) return
  const checks = Check.array().max(50).catch([]).parse(slots.checks)
  const red = checks.find((c) => c.state !== 'passed' && c.state !== 'not_run')
  const cause = red ? causeOf(red) : checks.length === 0 ? ({ kind: 'no_checks' } as const) : undefined
  const required = w.checks?.required ?? true
  const outcome = red ? (required ? 'failed' : 'warned') : checks.length === 0 ? 'skipped' : 'passed'
  finished(d, w.id, { outcome, checks, cause, taskId: t.id })
}

type Finished = Omit<FieldsOf<'verification_finished'>, 'workflowId'>
function finished(d: Draft, workflowId: string, end: Finished): void {
  d.emit('verification_finished', who.router, { workflowId, ...end })
  if (workflowOf(d.state, workflowId)?.turn !== 'VERIFYING') return // its time was over meanwhile: a person is asked first
  if (end.outcome !== 'failed') return moveTurnIfItCan(d, workflowId, 'verification_passed')
  moveTurnIfItCan(d, workflowId, 'verification_failed') // V3
  const w = workflowOf(d.state, workflowId)
  const red = end.checks.find((c) => c.state === 'failed') ?? end.checks[0]
  if (w && end.cause) recover(d, w, { cause: end.cause, check: red })
}

function causeOf({ state, command, what = command }: Check): Cause {
  if (state === 'missing') return { kind: 'missing_program', program: what.slice(0, 500) }
  if (state === 'refused') return { kind: 'not_permitted', what: command.slice(0, 500) }
  return { kind: 'checks_failed', command: command.slice(0, 500) }
}
