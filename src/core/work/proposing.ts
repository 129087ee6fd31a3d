/**
 * What an agent may propose, and what becomes of it before a person or a grant has a say (design §10): propose → filter → prepare.
 * What follows is execution.ts.
 *
 * X2. A decision_id is proposed once; with the same content it is a repetition, whose outcome is told again; with other content a
 *     conflict. Nothing of it runs. What went with its agent before it ran has no outcome: it is taken up again.
 * X6. One decision of a run is looked at at a time. Further ones wait in order, and none vanishes: what is not taken is told.
 * X7. The scope of an envelope is a claim. What it may touch in the end is its own, the goal's and the workspace's scope together;
 *     an empty list allows nothing.
 */
import type { EffectiveScope } from '../contracts/acting.ts'
import type { Cause } from '../contracts/causes.ts'
import type { DecisionEnvelope, ToolEnvelope } from '../contracts/execution.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import type { CommandOf } from '../state/commands.ts'
import { constraintsOf } from '../state/constraints-of.ts'
import {
  type Conversation,
  type Decision,
  isGoing,
  isOfStaff,
  openDecision,
  runOf,
  type Task,
  taskOfDispatch,
} from '../state/conversation.ts'
import { coverOf } from '../state/cover.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { isEffectOf, proposalEffect } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { settledDecision } from '../state/ledger.ts'
import { decisionsWaiting, longestAsked, prepareTimeoutMs } from '../state/limits.ts'
import { moveInterrupt, workflowOf } from '../state/phases.ts'
import { effectsOf } from '../state/reach.ts'
import { askApproval } from '../talk/questions.ts'
import { oneLine } from '../text/clip.ts'
import { failed } from './dispatch.ts'
import { noteMemory } from './memory.ts'
import { refuseDecision } from './refusing.ts'
import { requestReview } from './review.ts'

export function decidePropose(d: Draft, c: CommandOf<'propose'>): void {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (t?.dispatch?.token !== c.token || t.state !== 'RUNNING') return notTaken(d, c, { kind: 'late_proposal' })
  const { envelope, hash, content, checked } = c
  const known = settledDecision(d.state, envelope.decision_id)
  if (known && !(known.dropped && known.hash === hash))
    return notTaken(d, c, { kind: known.hash === hash ? 'repeated_proposal' : 'decision_id_reused' })
  if (envelope.type !== 'TOOL_CALL') return conclude(d, t, c, envelope)
  if (d.state.decisions.filter((x) => x.dispatchId === c.dispatchId).length > decisionsWaiting)
    return notTaken(d, c, { kind: 'too_many_decisions', limit: decisionsWaiting })
  const reach: Touched = checked.ok ? checked.value.reach : { effect: 'execute' }
  const { effect } = reach
  const okExit = okExitOf(envelope)
  const { following, commit } = c
  const proposal = {
    taskId: t.id,
    envelope,
    hash,
    content,
    effect,
    okExit,
    prepareMs: prepareTimeoutMs,
    following,
    commit,
  }
  d.emit('decision_proposed', who.executor(t.agentId), proposal)
  const fault = faultOf(d.state, t, envelope, reach)
  if (!checked.ok) return refuseDecision(d, envelope.decision_id, checked.problem)
  if (fault) refuseDecision(d, envelope.decision_id, { code: 'E_POLICY_DENIED', cause: fault })
}

/** The agent is told why, or what became of it the first time. A late one has nobody to tell. */
function notTaken(d: Draft, c: CommandOf<'propose'>, cause: Cause): undefined {
  ignore(d, proposalEffect(c.envelope.decision_id), cause, cause.kind === 'late_proposal' ? undefined : c.dispatchId)
}

/** X7. */
function faultOf(s: Conversation, t: Task, { scope }: ToolEnvelope, reach: Touched): Cause | undefined {
  if (!scope.allowed_tasks.includes(t.id)) return { kind: 'task_out_of_scope', taskId: t.id }
  return deniedEffect(s, t, reach)
}

type Touched = Parameters<typeof effectsOf>[0]
function deniedEffect(s: Conversation, t: Task, reach: Touched): Cause | undefined {
  const denied = deniedTo(s, t)
  const effect = denied.length === 0 ? undefined : effectsOf(reach).find((one) => denied.includes(one))
  if (effect !== undefined) return { kind: 'effect_denied', effect }
}

/** What the goal may not do; and whoever plans or reviews only reads (staff:W1). */
export const deniedTo = (s: Conversation, t: Task): readonly EffectClass[] =>
  isOfStaff(t) ? ['write', 'delete', 'execute', 'network'] : constraintsOf(workflowOf(s, t.workflow)).denied

export function scopeOf(s: Conversation, t: Task | undefined, { scope }: ToolEnvelope): EffectiveScope {
  if (!t) return { within: [scope.allowed_paths], without: [], denied: [] }
  const { onlyPaths, notPaths } = constraintsOf(workflowOf(s, t.workflow))
  const within = [scope.allowed_paths, ...onlyPaths.map((paths) => [...paths])]
  return { within, without: [...notPaths], denied: [...deniedTo(s, t)] }
}

/** The exit codes that its params name as no fault; what is not a list of numbers names none. */
function okExitOf({ params }: ToolEnvelope): number[] | undefined {
  const { ok_exit } = params
  if (!Array.isArray(ok_exit)) return
  return ok_exit.filter((code): code is number => Number.isInteger(code)).slice(0, 256)
}

type RunEnvelope = Exclude<DecisionEnvelope, ToolEnvelope>
/** The three envelopes that act on the run itself. */
function conclude(d: Draft, t: Task, c: CommandOf<'propose'>, { type, params }: RunEnvelope): void {
  if (!isGoing(t) || d.state.decisions.some((x) => x.dispatchId === c.dispatchId))
    return notTaken(d, c, { kind: 'wrong_state', state: t.run?.state ?? t.state })
  if (type === 'PAUSE') {
    if (d.state.interrupt === 'EXECUTION') moveInterrupt(d, 'pause')
    return
  }
  if (type === 'ERROR') return failed(d, t, { code: 'E_MODEL', cause: { kind: 'gave_up' }, message: wordsIn(params) })
  if (isOfStaff(t)) return failed(d, t, { code: 'E_MODEL', cause: { kind: 'off_schema' } }) // it has no answer
  d.emit('task_execution_result', who.executor(t.agentId), { taskId: t.id, dispatchId: t.dispatch?.id, success: true })
  if (t.kind !== 'reply') noteMemory(d, t, { user_response: '', slots_update: {} })
  requestReview(d, t.id)
}

/** Why an agent gives up, as it says it: the contract names no field for it, and these are the usual ones. */
function wordsIn(params: RunEnvelope['params']): string | undefined {
  const said = [params?.message, params?.reason, params?.error].find((x) => typeof x === 'string' && x.trim() !== '')
  return typeof said === 'string' ? oneLine(said, longestAsked) : undefined
}

/** What the host found: enough to cover it, or to ask a person. What they are shown is made from this. */
export function decidePrepared(d: Draft, c: CommandOf<'prepared'>): void {
  const x = beingPrepared(d.state, c)
  const t = x && runOf(d.state, x)
  if (!x || !t) return ignore(d, c.effect, { kind: 'late_outcome' })
  const { decisionId: decision_id, prepared, scope, hash } = c
  const fault = deniedEffect(d.state, t, prepared.reach) // a closer look may find more than the params tell
  if (fault) return refuseDecision(d, decision_id, { code: 'E_POLICY_DENIED', cause: fault })
  const approval = coverOf(d.state, t, { ...x, shown: { ...prepared, hash } }, d.at)
  const following = approval === undefined ? c.following : undefined
  d.emit('decision_prepared', who.router, { taskId: t.id, decision_id, prepared, scope, hash, approval, following })
  if (approval === undefined) askApproval(d, decision_id)
}

export function decidePrepareRefused(d: Draft, c: CommandOf<'prepare_refused'>): void {
  if (!beingPrepared(d.state, c)) return ignore(d, c.effect, { kind: 'late_outcome' })
  refuseDecision(d, c.decisionId, c.problem)
}

/** Only the last request counts: it may have been prepared before, for a world that has changed since. */
function beingPrepared(s: Conversation, c: { decisionId: string; effect: string }): Decision | undefined {
  const x = openDecision(s, c.decisionId)
  return x?.state === 'PROPOSED' && isEffectOf(c.effect, x.seq) ? x : undefined
}

export function prepareLate(d: Draft, x: Decision): void {
  refuseDecision(d, x.id, { code: 'E_TOOL_TIMEOUT', cause: { kind: 'prepare_silent' } })
}

/** Refused to the agent, which goes on: nothing of it ran. */
export const denyDecision = (d: Draft, x: Decision, by: string, words?: string): void =>
  refuseDecision(d, x.id, { code: 'E_POLICY_DENIED', cause: { kind: 'denied', by }, message: words })
