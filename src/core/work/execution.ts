/**
 * Decisions of a run (S4 §1, design §10): one envelope at a time, issued only with an approval, judged by evidence.
 *
 * X1. `decision_issued` is the INTENT: it is on disk before the host starts. X2. A decision_id is proposed once; with the same
 *     content it is a repetition, with other content a conflict: both are recorded as ignored, and nothing runs. X3. First result
 *     wins.
 * X4. No result in time, or a lost host, is UNCERTAIN: a probe settles it, or a person; it is never run twice.
 * X5. A run that is BLOCKED or in ERROR ends by a person's word, never by its agent's.
 */

import type { Cause } from '../contracts/causes.ts'
import { next } from '../machines/machine.ts'
import { run } from '../machines/run.ts'
import { effectOf } from '../state/actions.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, isParked, settledDecision, type Task, taskOfDispatch } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { ignore } from '../state/ignored.ts'
import { decisionTimeoutMs } from '../state/limits.ts'
import { moveInterrupt } from '../state/phases.ts'
import { ask } from '../talk/questions.ts'
import { failed } from './dispatch.ts'
import { uncertain } from './doubt.ts'
import { judge } from './judge.ts'
import { noteMemory } from './memory.ts'
import { requestReview } from './review.ts'

export function decidePropose(d: Draft, c: CommandOf<'propose'>): undefined {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (t?.dispatch?.token !== c.token || t.state !== 'RUNNING') return ignoreProposal(d, c, { kind: 'late_proposal' })
  const id = c.envelope.decision_id
  const known = settledDecision(d.state, id)
  if (known?.hash === c.hash) return ignoreProposal(d, c, { kind: 'repeated_proposal' })
  if (known) return ignoreProposal(d, c, { kind: 'decision_id_reused' })
  if (t.run?.decision) return ignoreProposal(d, c, { kind: 'decision_outstanding' })
  if (isParked(d.state, t)) return ignoreProposal(d, c, { kind: 'goal_parked' })
  const state = t.run?.state ?? run.initial
  if (!next(run, state, 'decision_issued').ok) return ignoreProposal(d, c, { kind: 'wrong_state', state })
  if (c.envelope.type !== 'TOOL_CALL') return conclude(d, t, c.envelope.type)
  const effect = effectOf(c.envelope.action)
  d.emit('decision_proposed', who.executor(t.agentId), { taskId: t.id, envelope: c.envelope, hash: c.hash, effect })
  const { scope } = c.envelope
  if (!scope.allowed_tasks.includes(t.id) && scope.allowed_tasks.length > 0)
    return refuseDecision(d, t, { code: 'E_POLICY_DENIED', cause: { kind: 'task_out_of_scope', taskId: t.id } })
  if (effect === 'read') return issue(d, t.id, 'read')
  ask(d, { kind: 'approval', about: id, hash: c.hash, options: ['approve', 'deny'] })
}

function ignoreProposal(d: Draft, c: CommandOf<'propose'>, cause: Cause): undefined {
  ignore(d, `propose:${c.envelope.decision_id}`, cause)
}

/** The three envelopes that act on the run itself. */
function conclude(d: Draft, t: Task, type: 'TASK_COMPLETE' | 'PAUSE' | 'ERROR'): undefined {
  if (type === 'PAUSE') return d.state.interrupt === 'EXECUTION' ? void moveInterrupt(d, 'pause') : undefined
  if (type === 'ERROR') return failed(d, t, { code: 'E_MODEL', cause: { kind: 'gave_up' } }) as undefined
  d.emit('task_execution_result', who.executor(t.agentId), { taskId: t.id, dispatchId: t.dispatch?.id, success: true })
  if (t.kind !== 'reply') noteMemory(d, t, { user_response: '', slots_update: {} })
  requestReview(d, t.id)
}

export function issue(d: Draft, taskId: string, approval: string): undefined {
  const t = d.state.tasks.find((x) => x.id === taskId)
  if (t?.run?.decision?.state !== 'PROPOSED') return
  const until = d.at + (t.run.decision.timeoutMs ?? decisionTimeoutMs)
  d.emit('decision_issued', who.router, { taskId, decision_id: t.run.decision.id, approval, until })
}

export function refuseDecision(
  d: Draft,
  t: Task,
  problem: { code: 'E_POLICY_DENIED' | 'E_IO'; cause: Cause },
): undefined {
  const id = d.state.tasks.find((x) => x.id === t.id)?.run?.decision?.id
  if (id === undefined) return
  d.emit('decision_refused', who.router, { taskId: t.id, decision_id: id, problem, until: leaseUntil(d) })
}

export function decideToolDone(d: Draft, c: CommandOf<'tool_done'>): void {
  const t = issued(d.state, c.decisionId)
  if (!t) return ignore(d, c.effect, { kind: 'late_outcome' })
  const { result, evidence } = c
  const { verdict, cause } = judge(result, evidence)
  const settled = { taskId: t.id, decision_id: c.decisionId, result, evidence, verdict, cause }
  d.emit('decision_settled', who.router, { ...settled, until: leaseUntil(d) })
  if (cause) askAboutRun(d, t, { cause })
}

export function decideToolRefused(d: Draft, c: CommandOf<'tool_refused'>): void {
  const t = issued(d.state, c.decisionId)
  if (!t) return ignore(d, c.effect, { kind: 'late_outcome' })
  const { decisionId: decision_id, problem } = c
  d.emit('decision_refused', who.router, { taskId: t.id, decision_id, problem, until: leaseUntil(d) })
  askAboutRun(d, t, { cause: problem.cause, text: problem.message })
}

export function decideToolLost(d: Draft, c: CommandOf<'tool_lost'>): void {
  const t = issued(d.state, c.decisionId)
  if (!t) return ignore(d, c.effect, { kind: 'late_outcome' })
  uncertain(d, t, c.cause)
}

function askAboutRun(d: Draft, t: Task, why: { cause?: Cause; text?: string }): void {
  ask(d, { kind: 'blocked', about: t.id, options: ['resume', 'stop'], ...why })
}

const issued = (s: Conversation, id: string): Task | undefined =>
  s.tasks.find((t) => t.run?.decision?.id === id && t.run.decision.state === 'ISSUED')
