/**
 * The handshake (S0 §10, design §9): requested → ack or nack → started → progress → result.
 *
 * D1. A frame counts only with the live dispatch's id and token; anything else is recorded as ignored.
 * D2. Failing before the start is DISPATCH_FAILED, after it EXECUTION_FAILED; the two are never confused.
 * D3. Up to three redispatches at 1, 2, 4 s, or another capable member; then BLOCKED and a person is asked. What lasts longer
 *     than that is not waited for: without another member it is BLOCKED at once.
 */

import type { TaskResult } from '../contracts/tasks.ts'
import type { AgentCommand, CommandOf } from '../state/commands.ts'
import { type Task, taskOfDispatch } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { dispatchId } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { memberOf } from '../state/team.ts'
import { waitForPerson } from '../talk/person.ts'
import { withdraw } from '../talk/questions.ts'
import { sayAgent } from '../talk/talk.ts'
import { cancelTask } from './cancel.ts'
import { actOf, uncertain } from './doubt.ts'
import { knownTo, offerHandoff, type Suggestion } from './handoff.ts'
import { noteMemory } from './memory.ts'
import { retryOrBlock, type Why } from './retry.ts'
import { requestReview } from './review.ts'

const redispatches = 3
/** Gives a task to its member: to an agent through its adapter, by the effect of this event (journey.ts), to a person here. */
export function dispatchTask(d: Draft, t: Task): void {
  const id = dispatchId(d.nextSeq)
  d.emit('task_dispatch_requested', who.router, {
    taskId: t.id,
    agentId: t.agentId,
    dispatchId: id,
    token: d.nextSeq,
    ...(t.kind === 'reply' && t.from === undefined && { from: d.state.said }), // talk.ts T2
  })
  if (memberOf(d.state.team, t.agentId)?.type === 'human') waitForPerson(d, t, id)
}

export function decideAck(d: Draft, c: CommandOf<'ack'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (!t) return
  // The clock may not have come to it yet: an ack after the time-out starts no work (I13).
  if ((t.dispatch?.until ?? d.at) < d.at) return refused(d, t, { reason: 'timeout' })
  d.emit('task_dispatch_ack', who.executor(t.agentId), { dispatchId: c.dispatchId })
}

export function decideNack(d: Draft, c: CommandOf<'nack'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (t) refused(d, t, { reason: c.reason, missing: c.missing, text: c.text })
}

export function refused(d: Draft, t: Task, why: Why): void {
  const id = t.dispatch?.id ?? ''
  const { reason, missing } = why
  d.emit('task_dispatch_nack', who.executor(t.agentId), { dispatchId: id, reason, missing })
  retryOrBlock(d, t, { retries: redispatches, ...why })
}

export function decideStarted(d: Draft, c: CommandOf<'started'>): void {
  const t = live(d, c, 'DISPATCHED')
  if (t) d.emit('task_execution_started', who.executor(t.agentId), { taskId: t.id, dispatchId: c.dispatchId })
}

export function decideProgress(d: Draft, c: CommandOf<'progress'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  const { dispatchId: id, step, text } = c
  d.emit('agent_step_completed', who.executor(t.agentId), { taskId: t.id, dispatchId: id, step, text })
}

export function decideResult(d: Draft, c: CommandOf<'result'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  const unsettled = t.run?.decision && t.run.decision.state !== 'PROPOSED'
  if (unsettled) return ignore(d, `result:${c.dispatchId}`, 'a decision of this run is not settled')
  if (!c.success) return failed(d, t, c.problem)
  // What the judge stopped, a person lets go on; the agent's own word does not (X5).
  if (t.run?.state === 'BLOCKED' || t.run?.state === 'ERROR')
    return ignore(d, `result:${c.dispatchId}`, `the run is ${t.run.state}: a person decides first`)
  const { result } = c
  const known = knownTo(d.state, t, result)
  if (result.status === 'canceled') return giveBack(d, t, { result, known })
  letGo(d, t, 'the run is over')
  if (result.status === 'awaiting_user' || result.missing_slots.length > 0) return awaitUser(d, t, result)
  if (t.kind !== 'reply') noteMemory(d, t, result)
  d.emit('task_execution_result', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: c.dispatchId,
    success: true,
    result,
  })
  if (result.user_response !== '') sayAgent(d, t, result.user_response)
  requestReview(d, t.id)
  offerHandoff(d, t, { result, known })
}

function giveBack(d: Draft, t: Task, { result, known }: Suggestion): void {
  if (result.user_response !== '') sayAgent(d, t, result.user_response)
  cancelTask(d, t.id, { reason: 'the agent gave it back' })
  offerHandoff(d, t, { result, known })
}

/** With a run end the questions about it and about what it proposed. */
function letGo(d: Draft, t: Task, reason: string): void {
  withdraw(d, reason, (q) => q.about === t.id || (q.about !== undefined && q.about === t.run?.decision?.id))
}

export function failed(d: Draft, t: Task, problem: { code: CommandProblemCode; message: string }): void {
  letGo(d, t, 'the run failed')
  d.emit('task_execution_result', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: t.dispatch?.id,
    success: false,
    problem,
  })
  // In a talk the person decides what to do about a member's error (S1 §7); other work is tried again first.
  retryOrBlock(d, t, { retries: t.kind === 'reply' ? 0 : redispatches, reason: problem.message })
}
type CommandProblemCode = Extract<CommandOf<'result'>, { success: false }>['problem']['code']

function awaitUser(d: Draft, t: Task, result: TaskResult): void {
  const { missing_slots: missing, slots_update: slots, user_response: text } = result
  const asked = { taskId: t.id, dispatchId: t.dispatch?.id, slots, missing, text }
  d.emit('task_awaiting_user', who.executor(t.agentId), asked)
  noteMemory(d, t, result)
  if (text !== '') sayAgent(d, t, text)
}

export function decideLost(d: Draft, c: CommandOf<'lost'>): void {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (!t || t.dispatch?.token !== c.token) return ignore(d, `lost:${c.dispatchId}`, 'late')
  if (t.state === 'DISPATCHING') return refused(d, t, { reason: c.reason ?? 'lost' })
  lost(d, t, { cause: 'lost', words: c.reason })
}

/** An agent that went silent, or whose process is gone, is noticed by its lease, not by a person. */
export function lost(d: Draft, t: Task, { cause, words }: { cause: 'silent' | 'lost'; words?: string }): void {
  const started = t.state === 'RUNNING'
  const decision = t.run?.decision
  if (decision?.state === 'ISSUED') uncertain(d, t, `its agent is ${cause}`)
  letGo(d, t, `the agent is ${cause}`)
  const over = { taskId: t.id, dispatchId: t.dispatch?.id ?? '', cause, reason: words }
  d.emit('task_lease_expired', who.executor(t.agentId), over)
  // S1 §7: a member's time-out is the person's to decide. So is an act that may have happened: it is never done twice (X4).
  const act = decision && decision.state !== 'PROPOSED' && decision.effect !== 'read' ? decision : undefined
  const patient = act !== undefined || (started && t.kind === 'reply' && cause === 'silent')
  const reason = cause === 'silent' ? 'timeout' : (words ?? 'lost')
  const text = act && `${reason}: ${actOf(d.state, act)} may have happened`
  retryOrBlock(d, t, { retries: patient ? 0 : redispatches, reason, text })
}

/**
 * What it was given has changed: the agent is called back, and the task given out again at once. It is nobody's failure. A run
 * with a decision under way ends its work first: an act is never left half known.
 */
export function callBack(d: Draft, t: Task): void {
  const { failures, dispatch } = t
  if (!dispatch || t.run?.decision) return
  if (t.state === 'DISPATCHING')
    d.emit('task_dispatch_nack', who.router, { dispatchId: dispatch.id, reason: 'replaced' })
  else d.emit('task_lease_expired', who.router, { taskId: t.id, dispatchId: dispatch.id, cause: 'replaced' })
  d.emit('task_retry_scheduled', who.router, { taskId: t.id, agentId: t.agentId, notBefore: d.at, failures })
}

type Fenced = Extract<AgentCommand, { token: number }>
function live(d: Draft, c: Fenced, state: Task['state']): Task | undefined {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (t && t.dispatch?.token === c.token && t.state === state) return t
  ignore(
    d,
    `${c.type}:${c.dispatchId}`,
    !t ? 'late' : t.dispatch?.token !== c.token ? 'old token' : `the task is ${t.state}`,
  )
}
