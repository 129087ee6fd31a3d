/**
 * The handshake (S0 §10, design §9): requested → ack or nack → started → progress → result.
 *
 * D1. A frame counts only with the live dispatch's id and token; anything else is recorded as ignored.
 * D2. Failing before the start is DISPATCH_FAILED, after it EXECUTION_FAILED; the two are never confused.
 * D3. Up to three redispatches at 1, 2, 4 s, or another capable member; then BLOCKED and a person is asked. What lasts longer
 *     than that is not waited for: without another member it is BLOCKED at once.
 * D4. An agent that was let go and then lost may have done its work: unless it is `repeatable`, by its spec or its own word, a person
 *     says what becomes of it.
 * D5. `busy` means later: the task is given out again after a while, as often as it takes, and it is no failed try.
 * D6. The steps of one task have a bound in bytes, counted in the events. Whoever writes more is called back and not tried again.
 */

import type { AgentCause, Cause } from '../contracts/causes.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import type { AgentCommand, CommandOf } from '../state/commands.ts'
import {
  type Conversation,
  isIssued,
  isOfStaff,
  openDecision,
  type Task,
  taskOfDispatch,
} from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { because, type SaidProblem, who } from '../state/events.ts'
import { dispatchId, frameId } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { journaledBytes, longestAsked, redispatches } from '../state/limits.ts'
import { moveWorkflow, workflowOf } from '../state/phases.ts'
import type { Round } from '../state/round.ts'
import { memberOf, verifierId } from '../state/team.ts'
import { waitForPerson } from '../talk/person.ts'
import { withdraw } from '../talk/questions.ts'
import { sayAgent } from '../talk/talk.ts'
import { clip } from '../text/clip.ts'
import { utf8Bytes } from '../text/measure.ts'
import { cancelTask, leaveOut, missesItsGround } from './cancel.ts'
import { actOf } from './doubt.ts'
import { knownTo, offerHandoff, type Suggestion } from './handoff.ts'
import { noteMemory } from './memory.ts'
import { block, passing, triesAgain, tryLater, type Why } from './retry.ts'
import { requestReview } from './review.ts'
import { staffAnswered, staffFault, staffLost } from './staff.ts'
import { verified } from './verifying.ts'

/** Gives a task to its member: to an agent through its adapter, by the effect of this event (journey.ts), to a person here. */
export function dispatchTask(d: Draft, t: Task): void {
  const id = dispatchId(d.nextSeq)
  d.emit('task_dispatch_requested', who.router, {
    taskId: t.id,
    agentId: t.agentId,
    dispatchId: id,
    token: d.nextSeq,
    until: d.at + d.state.team.dispatchTimeoutMs,
    ...(t.kind === 'reply' && t.from === undefined && { from: d.state.said }), // talk:T2
  })
  if (memberOf(d.state.team, t.agentId)?.type === 'human') waitForPerson(d, t, id)
}

export function decideAck(d: Draft, c: CommandOf<'ack'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (!t) return
  // The clock may not have come to it yet: an ack after the time-out starts no work (I13).
  if ((t.dispatch?.until ?? d.at) < d.at) return refused(d, t, { cause: { kind: 'timeout' } })
  const { dispatchId: id, repeatable } = c
  d.emit('task_dispatch_ack', who.executor(t.agentId), { dispatchId: id, until: leaseUntil(d), repeatable })
}

export function decideNack(d: Draft, c: CommandOf<'nack'>): void {
  const t = live(d, c, 'DISPATCHING')
  if (t) refused(d, t, { cause: c.cause, words: c.words })
}

export function refused(d: Draft, t: Task, why: Why): void {
  const id = t.dispatch?.id ?? ''
  d.emit('task_dispatch_nack', who.executor(t.agentId), { dispatchId: id, ...because(why.cause), words: why.words })
  if (why.cause.kind === 'busy') return tryLater(d, t) // D5
  tryAgain(d, t, { retries: redispatches, ...why })
}

/** D3. Of a plan or a review that cannot be had a person is asked as of the goal or the work (staff.ts). */
function tryAgain(d: Draft, t: Task, why: Why & { retries: number }): void {
  if (triesAgain(d, t, why)) return
  if (isOfStaff(t)) staffLost(d, t, why)
  else block(d, t, why)
}

export function decideStarted(d: Draft, c: CommandOf<'started'>): void {
  const t = live(d, c, 'DISPATCHED')
  if (!t) return
  const { dispatchId: id } = c
  d.emit('task_execution_started', who.executor(t.agentId), { taskId: t.id, dispatchId: id, until: leaseUntil(d) })
}

export function decideProgress(d: Draft, c: CommandOf<'progress'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  const { dispatchId: id, step, text } = c
  if (step === undefined && text === undefined) return renewLease(d, t)
  const journaled = (t.journaled ?? 0) + bytesOf(text, step?.thought, step?.action, step?.observation)
  if (journaled > journaledBytes) return lost(d, t, { cause: { kind: 'wrote_too_much' } }) // D6
  const until = leaseUntil(d)
  d.emit('agent_step_completed', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: id,
    step,
    text,
    journaled,
    until,
  })
}

/** In UTF-8, with what an event takes besides. */
const bytesOf = (...texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text === undefined ? 0 : utf8Bytes(text)), 100)

export function decideAlive(d: Draft, c: CommandOf<'alive'>): void {
  const t = live(d, c, 'RUNNING')
  if (t) renewLease(d, t)
}

/** A heartbeat is journaled at most three times a lease. */
export function mayRenew({ team }: Conversation, { dispatch }: Task, at: number): boolean {
  return dispatch?.until !== undefined && at + team.leaseMs - dispatch.until >= team.leaseMs / 3
}

function renewLease(d: Draft, t: Task): void {
  const { id: taskId, agentId, dispatch } = t
  if (!dispatch || !mayRenew(d.state, t, d.at)) return
  const until = leaseUntil(d)
  d.emit('task_lease_renewed', who.executor(agentId), { taskId, dispatchId: dispatch.id, until })
}

/** Only a run that is held has an agent that can hold still. */
export function decidePaused(d: Draft, c: CommandOf<'paused'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  const { dispatchId: id } = c
  if (t.run?.state !== 'PAUSED')
    return ignore(d, `paused:${id}`, { kind: 'wrong_state', state: t.run?.state ?? t.state })
  if (!t.run.holdsStill) d.emit('agent_paused', who.executor(t.agentId), { taskId: t.id, dispatchId: id })
}

export function decideResult(d: Draft, c: CommandOf<'result'>): void {
  const t = live(d, c, 'RUNNING')
  if (!t) return
  if (d.state.decisions.some((x) => x.dispatchId === c.dispatchId && isIssued(x)))
    return ignore(d, `result:${c.dispatchId}`, { kind: 'decision_unsettled' })
  if (!c.success) return failed(d, t, c.problem)
  // What the judge stopped, a person lets go on; the agent's own word does not (execution:X5).
  if (t.run?.state === 'BLOCKED' || t.run?.state === 'ERROR')
    return ignore(d, `result:${c.dispatchId}`, { kind: 'waits_for_person', state: t.run.state })
  if (isOfStaff(t)) return answered(d, t, c)
  const { result } = c
  const known = knownTo(d.state, t, result)
  if (result.status === 'canceled') return giveBack(d, t, { result, known })
  withdrawQuestionsOf(d, t, { kind: 'run_over' })
  if (result.status === 'awaiting_user' || result.missing_slots.length > 0) return awaitUser(d, t, result, c.asking)
  if (t.kind !== 'reply' && t.agentId !== verifierId) noteMemory(d, t, result)
  const following = missesItsGround(d.state, t, result)
  d.emit('task_execution_result', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: c.dispatchId,
    success: true,
    result,
  })
  if (t.kind === 'verify') return verified(d, t, result.slots_update)
  if (t.kind === 'commit') return
  if (result.user_response !== '') sayAgent(d, t, result.user_response)
  leaveOut(d, following)
  requestReview(d, t.id)
  noteIteration(d, t)
  offerHandoff(d, t, { result, known })
}

function answered(d: Draft, t: Task, c: Extract<CommandOf<'result'>, { success: true }>): void {
  if (c.result.status === 'canceled')
    return staffLost(d, t, { cause: { kind: 'failed' }, words: c.result.user_response })
  const fault = staffFault(t, c)
  if (fault) return failed(d, t, fault)
  withdrawQuestionsOf(d, t, { kind: 'run_over' })
  staffAnswered(d, t, c)
}

/** A step is done and others are to come: the goal goes round once more (S0 §4). */
function noteIteration(d: Draft, { kind, workflow }: Task): void {
  const w = workflowOf(d.state, workflow)
  if (kind === 'step' && w?.state === 'EXECUTION' && w.steps.some((x) => !x.done))
    moveWorkflow(d, w.id, 'normal_iteration')
}

function giveBack(d: Draft, t: Task, { result, known }: Suggestion): void {
  if (result.user_response !== '') sayAgent(d, t, result.user_response)
  cancelTask(d, t.id, { cause: { kind: 'given_back' } })
  offerHandoff(d, t, { result, known })
}

/** With a run end the questions about it and about what it proposed. */
function withdrawQuestionsOf(d: Draft, t: Task, cause: Cause): void {
  withdraw(d, cause, (q) => q.about === t.id || openDecision(d.state, q.about)?.dispatchId === t.dispatch?.id)
}

export function failed(d: Draft, t: Task, problem: SaidProblem): void {
  withdrawQuestionsOf(d, t, { kind: 'failed' })
  d.emit('task_execution_result', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: t.dispatch?.id,
    success: false,
    problem,
  })
  // In a talk the person decides what to do about a member's error (S1 §7); other work is tried again first.
  const { cause = { kind: 'failed' } } = problem
  tryAgain(d, t, {
    retries: t.kind === 'reply' && !passing.has(cause.kind) ? 0 : redispatches,
    cause,
    words: problem.message,
  })
}

function awaitUser(d: Draft, t: Task, result: TaskResult, asking?: Round['asking']): void {
  const { missing_slots: missing, slots_update: slots, user_response: text } = result
  const asks = t.kind === 'reply' || (text === '' && missing.length === 0) ? undefined : shortened(text) // a turn in the talk asks nothing
  const frame = t.frame === undefined ? frameId(d.nextSeq) : undefined // what a member of the talk asks for is kept like a form's
  const asked = { taskId: t.id, dispatchId: t.dispatch?.id, frameId: frame, slots, missing, text, asks, asking }
  d.emit('task_awaiting_user', who.executor(t.agentId), asked)
  if (t.kind !== 'reply') noteMemory(d, t, result)
  if (text !== '') sayAgent(d, t, text)
}

const shortened = (text: string): string => (text.length > longestAsked ? `${clip(text, longestAsked - 1)}…` : text)

export function decideLost(d: Draft, c: CommandOf<'lost'>): void {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (!t || t.dispatch?.token !== c.token) return ignore(d, `lost:${c.dispatchId}`, { kind: 'late_loss' })
  const { cause = { kind: 'lost' }, words } = c
  if (t.state === 'DISPATCHING') return refused(d, t, { cause, words })
  lost(d, t, { cause, words })
}

/** An agent that went silent, or whose process is gone, is noticed by its lease, not by a person. */
export function lost(d: Draft, t: Task, { cause, words }: { cause: AgentCause; words?: string }): void {
  const started = t.state === 'RUNNING'
  // D4. Whoever plans or reviews has changed nothing.
  const once = started && !isOfStaff(t) && !mayRunAgain(d.state, t)
  const act = d.state.decisions.find((x) => x.dispatchId === t.dispatch?.id && isIssued(x) && x.effect !== 'read')
  withdrawQuestionsOf(d, t, cause)
  d.emit('task_lease_expired', who.executor(t.agentId), {
    taskId: t.id,
    dispatchId: t.dispatch?.id ?? '',
    cause,
    words,
    ...(once && { mayBeDone: true }),
  })
  // S1 §7: a member's time-out is the person's to decide. So is an act that may have happened: it is never done twice (execution:X4).
  const isSilent = cause.kind === 'silent'
  const patient = act !== undefined || once || (started && t.kind === 'reply' && isSilent)
  const why: Why = act
    ? { cause: { kind: 'may_have_happened', ...actOf(d.state, act), lost: isSilent ? 'silent' : 'lost' }, words }
    : { cause: isSilent ? { kind: 'timeout' } : cause, words }
  // Ended with this program, and not by a fault of its own: it is given out again at once, and no try is used up.
  if (cause.kind === 'shut_down' && !patient) return giveOutAgain(d, t)
  tryAgain(d, t, { retries: patient ? 0 : redispatches, ...why })
}

/** As its member says; where that says nothing, as the agent did with its ack. */
const mayRunAgain = ({ team }: Conversation, { agentId, dispatch }: Task): boolean =>
  memberOf(team, agentId)?.repeatable ?? dispatch?.repeatable ?? false

function giveOutAgain(d: Draft, { id: taskId, agentId, failures }: Task): void {
  d.emit('task_retry_scheduled', who.router, { taskId, agentId, notBefore: d.at, failures })
}

/**
 * What it was given has changed: the agent is called back, and the task given out again at once. It is nobody's failure. What it had
 * proposed goes with it, also what a person was just shown: an approval is never of something else than what they want now. A run whose
 * tool is at work ends that first: an act is never left half known.
 */
export function callBack(d: Draft, t: Task): void {
  const { dispatch } = t
  if (!dispatch || hasActUnderWay(d.state, t)) return
  const replaced: Cause = { kind: 'replaced' }
  withdrawQuestionsOf(d, t, replaced)
  if (t.state === 'DISPATCHING')
    d.emit('task_dispatch_nack', who.router, { dispatchId: dispatch.id, ...because(replaced) })
  else d.emit('task_lease_expired', who.router, { taskId: t.id, dispatchId: dispatch.id, cause: replaced })
  giveOutAgain(d, t)
}

/** The host has a decision of it, or had it: what it came to is told first. */
export const hasActUnderWay = (s: Conversation, { dispatch }: Task): boolean =>
  dispatch !== undefined && s.decisions.some((x) => x.dispatchId === dispatch.id && isIssued(x))

/** D1. What does not count has a name of its own: late, repeated, of an old token, or out of turn. */
export function live(d: Draft, c: Heard, state: Task['state']): Task | undefined {
  const t = taskOfDispatch(d.state, c.dispatchId)
  if (t && t.dispatch?.token === c.token && t.state === state) return t
  ignore(d, `${c.type}:${c.dispatchId}`, t ? outOfTurn(t, c) : afterTheEnd(d.state, c))
}

type Heard = Extract<AgentCommand, { type: keyof typeof lateKinds }>
const lateKinds = {
  ack: 'late_ack',
  nack: 'late_nack',
  seat_awaited: 'late_seat',
  seat_given: 'late_seat',
  started: 'late_start',
  paused: 'late_pause',
  progress: 'late_progress',
  alive: 'late_progress',
  record: 'late_progress',
  result: 'late_result',
} as const

function outOfTurn(t: Task, c: Heard): Cause {
  if (t.dispatch?.token !== c.token) return { kind: 'old_token' }
  if (c.type === 'ack' && t.state !== 'DISPATCHING') return { kind: 'repeated_ack' }
  if (c.type === 'started' && t.state === 'RUNNING') return { kind: 'repeated_start' }
  return { kind: 'wrong_state', state: t.state }
}

function afterTheEnd(s: Conversation, c: Heard): Cause {
  const how = s.over.findLast((x) => x.id === c.dispatchId)?.how
  return { kind: how === 'result' && c.type === 'result' ? 'repeated_result' : lateKinds[c.type] }
}
