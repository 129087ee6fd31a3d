/**
 * Start here: each event that sets something in motion outside, in the order of a message's life. What an event changes inside
 * is evolve.ts; what a command leads to is decide.ts; who carries an effect out is runtime/perform.ts.
 *
 * J1. An effect has the id `conversation:seq:index`; its outcome comes back as a command that carries it.
 * J2. Each reaction looks at the state after the whole commit: what has been overtaken by then is not done.
 * J3. effectsUnderWay() finds again, from the state alone, every effect whose outcome is not in the journal.
 */
import type { Cause } from './contracts/causes.ts'
import type { Conversation, Decision, Doubt, Message, Task } from './state/conversation.ts'
import { settledDecision, taskOf, taskOfDispatch } from './state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from './state/events.ts'
import { positionOf } from './state/ids.ts'
import { personReviews } from './state/team.ts'

type RecordedCall = Pick<EventOf<'call_recorded'>, 'kind' | 'name' | 'n' | 'hash'>
type At = { readonly id: string; readonly seq: number }
export type Effect = At &
  (
    | { kind: 'check_safety' | 'understand'; messageId: string }
    | { kind: 'make_plan'; workflowId: string }
    | { kind: 'review_plan'; workflowId: string; reviewer: string }
    | {
        kind: 'deliver' | 'rejoin' | 'go' | 'pause' | 'resume'
        taskId: string
        agentId: string
        dispatchId: string
        token: number
      }
    | { kind: 'withdraw'; dispatchId: string; cause: Cause }
    | { kind: 'review'; taskId: string; reviewer: string }
    | { kind: 'confirm'; dispatchId: string; call: RecordedCall }
    | { kind: 'execute' | 'execute_again' | 'probe' | 'tell'; taskId: string; decisionId: string; dispatchId: string }
  )
type EffectBody = Effect extends infer E ? (E extends At ? Omit<E, keyof At> : never) : never
type Reaction<T extends EventType> = (s: Conversation, e: EventOf<T>) => EffectBody | undefined

export const journey: { readonly [T in EventType]?: readonly Reaction<T>[] } = {
  user_input_received: [checkSafety, understand], // started together; routing waits for both
  plan_requested: [makePlan],
  plan_review_requested: [reviewPlan],
  task_dispatch_requested: [deliver],
  task_seat_awaited: [(s, e) => (e.asked > 1 ? deliver(s, e) : undefined)],
  task_dispatch_nack: [withdrawTimedOut],
  task_execution_started: [sendGo],
  call_recorded: [confirm],
  task_lease_expired: [(_, e) => ({ kind: 'withdraw', dispatchId: e.dispatchId, cause: e.cause })],
  task_canceled: [withdrawDispatch],
  task_review_requested: [review],
  run_paused: [pauseAgent],
  run_resumed: [resumeAgent],
  decision_issued: [execute],
  decision_uncertain: [probe],
  decision_settled: [tell],
  decision_refused: [tell],
  decision_probed: [tell],
  command_failed: [withdrawGivenUp],
}

export function react(conversation: string, s: Conversation, e: JournalEvent): readonly Effect[] {
  const reactions = journey[e.type] as readonly Reaction<EventType>[] | undefined
  if (!reactions) return none
  return reactions.flatMap((reaction, index) => stamped(conversation, e.seq, index, reaction(s, e as never)))
}

const none: readonly Effect[] = []

/** After a crash, or when a conversation is loaded: everything that was under way, as the same effects with the same ids. */
export function effectsUnderWay(conversation: string, s: Conversation): Effect[] {
  if (s.imported) return []
  const at = (seq: number, index: number, body: EffectBody | undefined) => stamped(conversation, seq, index, body)
  return [
    ...s.messages.flatMap((m) => [
      ...at(positionOf(m.id), 0, checkSafety(s, { messageId: m.id })),
      ...at(positionOf(m.id), 1, understand(s, { messageId: m.id })),
    ]),
    ...s.workflows.flatMap((w) => [
      ...(w.planning === undefined ? [] : at(w.planning, 0, makePlan(s, { workflowId: w.id }))),
      ...(w.planReview === undefined ? [] : at(w.planReview.seq, 0, reviewPlan(s, { workflowId: w.id }))),
    ]),
    ...s.tasks.flatMap((t) => [...recoverTask(s, t, at), ...recoverDecision(t, at), ...recoverDoubt(t, at)]),
  ]
}

type AtPosition = (seq: number, index: number, body: EffectBody | undefined) => Effect[]
function recoverTask(s: Conversation, t: Task, at: AtPosition): Effect[] {
  if (t.review !== undefined) return at(t.review, 0, review(s, { taskId: t.id }))
  if (!t.dispatch) return []
  const seq = positionOf(t.dispatch.id)
  if (t.state === 'DISPATCHING') return at(seq, 0, dispatchEffect('deliver', t))
  return [...at(seq, 0, dispatchEffect('rejoin', t)), ...at(seq, 1, pauseAgent(s, { taskId: t.id }))]
}

function recoverDecision(t: Task, at: AtPosition): Effect[] {
  const decision = t.run?.decision
  if (decision?.state === 'ISSUED') return at(decision.seq, 0, decisionEffect('execute_again', t, decision))
  if (decision?.state === 'UNCERTAIN' && t.run?.state === 'ERROR')
    return at(decision.seq, 0, decisionEffect('probe', t, decision))
  return []
}

/** It may be left of a dispatch before: the task is perhaps with another agent by now. */
const recoverDoubt = (t: Task, at: AtPosition): Effect[] =>
  t.doubt ? at(t.doubt.seq, 0, doubtEffect(t.id, t.doubt)) : []

function stamped(conversation: string, seq: number, index: number, body: EffectBody | undefined): Effect[] {
  return body ? [{ ...body, id: `${conversation}:${seq}:${index}`, seq } as Effect] : []
}

const open = (s: Conversation, id: string): Message | undefined => s.messages.find((m) => m.id === id)

function checkSafety(s: Conversation, e: { messageId: string }): EffectBody | undefined {
  const m = open(s, e.messageId)
  if (m && m.verdict === undefined) return { kind: 'check_safety', messageId: m.id }
}

function understand(s: Conversation, e: { messageId: string }): EffectBody | undefined {
  const m = open(s, e.messageId)
  if (m && m.analysis === undefined) return { kind: 'understand', messageId: m.id }
}

function makePlan(s: Conversation, e: { workflowId: string }): EffectBody | undefined {
  if (s.workflows.some((w) => w.id === e.workflowId && w.planning !== undefined))
    return { kind: 'make_plan', workflowId: e.workflowId }
}

function reviewPlan(s: Conversation, e: { workflowId: string }): EffectBody | undefined {
  if (!personReviews(s.team) && s.workflows.some((w) => w.id === e.workflowId && w.planReview !== undefined))
    return { kind: 'review_plan', workflowId: e.workflowId, reviewer: s.team.review }
}

function deliver(s: Conversation, e: { dispatchId: string }): EffectBody | undefined {
  const t = taskOfDispatch(s, e.dispatchId)
  if (t?.state === 'DISPATCHING') return dispatchEffect('deliver', t)
}

/** Only after the commit that holds its ack and start may an outside agent begin (design §14). */
function sendGo(s: Conversation, e: EventOf<'task_execution_started'>): EffectBody | undefined {
  const t = taskOfDispatch(s, e.dispatchId)
  if (t?.state === 'RUNNING') return dispatchEffect('go', t)
}

/** A pause reaches the agent too. What it does with it is its own: it may say that it holds still (design §9). */
function pauseAgent(s: Conversation, e: { taskId: string }): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  if (t?.run?.state === 'PAUSED') return dispatchEffect('pause', t)
}

function resumeAgent(s: Conversation, e: { taskId: string }): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  if (t?.run?.state === 'RUNNING') return dispatchEffect('resume', t)
}

function dispatchEffect(kind: 'deliver' | 'rejoin' | 'go' | 'pause' | 'resume', t: Task): EffectBody | undefined {
  if (!t.dispatch) return
  return { kind, taskId: t.id, agentId: t.dispatch.agentId, dispatchId: t.dispatch.id, token: t.dispatch.token }
}

/** What a function asked to record is on disk: now it may go on with it. */
function confirm(s: Conversation, e: EventOf<'call_recorded'>): EffectBody | undefined {
  const { kind, name, n, hash, dispatchId } = e
  if (dispatchId !== undefined && taskOfDispatch(s, dispatchId))
    return { kind: 'confirm', dispatchId, call: { kind, name, n, hash } }
}

/** It may still be at it: whoever did not answer in time is told that it is over. */
function withdrawTimedOut(_: Conversation, e: EventOf<'task_dispatch_nack'>): EffectBody | undefined {
  const { kind } = e.cause
  if (kind === 'timeout' || kind === 'replaced' || kind === 'held')
    return { kind: 'withdraw', dispatchId: e.dispatchId, cause: e.cause }
}

function withdrawDispatch(_: Conversation, e: EventOf<'task_canceled'>): EffectBody | undefined {
  if (e.dispatchId !== undefined) return { kind: 'withdraw', dispatchId: e.dispatchId, cause: e.cause }
}

function withdrawGivenUp(_: Conversation, e: EventOf<'command_failed'>): EffectBody | undefined {
  if (e.dispatchId !== undefined)
    return { kind: 'withdraw', dispatchId: e.dispatchId, cause: { kind: 'bug', trace_id: e.trace_id } }
}

function review(s: Conversation, e: { taskId: string }): EffectBody | undefined {
  if (!personReviews(s.team) && taskOf(s, e.taskId)?.state === 'REVIEWING')
    return { kind: 'review', taskId: e.taskId, reviewer: s.team.review }
}

function execute(s: Conversation, e: EventOf<'decision_issued'>): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  const decision = t?.run?.decision
  if (t && decision?.id === e.decision_id && decision.state === 'ISSUED') return decisionEffect('execute', t, decision)
}

function probe(s: Conversation, e: EventOf<'decision_uncertain'>): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  const decision = t?.run?.decision
  if (t?.doubt?.id === e.decision_id) return doubtEffect(t.id, t.doubt)
  if (t && decision?.id === e.decision_id && decision.state === 'UNCERTAIN') return decisionEffect('probe', t, decision)
}

const doubtEffect = (taskId: string, { id, dispatchId }: Doubt): EffectBody => ({
  kind: 'probe',
  taskId,
  decisionId: id,
  dispatchId,
})

/** Only the agent that proposed it is told: the task may have been given out again since. */
function tell(s: Conversation, e: { taskId: string; decision_id: string }): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  const proposedAt = settledDecision(s, e.decision_id)?.seq ?? 0
  if (t?.dispatch && positionOf(t.dispatch.id) < proposedAt)
    return { kind: 'tell', taskId: t.id, decisionId: e.decision_id, dispatchId: t.dispatch.id }
}

function decisionEffect(
  kind: 'execute' | 'execute_again' | 'probe',
  t: Task,
  decision: Decision,
): EffectBody | undefined {
  if (t.dispatch) return { kind, taskId: t.id, decisionId: decision.id, dispatchId: t.dispatch.id }
}
