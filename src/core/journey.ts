/**
 * Start here: each event that sets something in motion outside, in the order of a message's life. What an event changes inside
 * is evolve.ts; what a command leads to is decide.ts; who carries an effect out is runtime/perform.ts.
 *
 * J1. An effect has the id `conversation:seq:index`; its outcome comes back as a command that carries it.
 * J2. Each reaction looks at the state after the whole commit: what has been overtaken by then is not done.
 * J3. effectsUnderWay() finds again, from the state alone, every effect whose outcome is not in the journal.
 */
import type { Cause } from './contracts/causes.ts'
import type { Conversation, Decision, Message, Task } from './state/conversation.ts'
import { openDecision, taskOf, taskOfDispatch } from './state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from './state/events.ts'
import { decisionOfProposal, positionOf } from './state/ids.ts'
import { settledDecision } from './state/ledger.ts'

type RecordedCall = Pick<EventOf<'call_recorded'>, 'kind' | 'name' | 'n' | 'hash'>
type At = { readonly id: string; readonly seq: number }
export type Effect = At &
  (
    | { kind: 'check_safety' | 'understand'; messageId: string }
    | { kind: 'look'; workflowId: string }
    | { kind: 'prepare_undo' | 'undo'; undoId: string }
    | {
        kind: 'deliver' | 'rejoin' | 'go' | 'pause' | 'resume'
        taskId: string
        agentId: string
        dispatchId: string
        token: number
      }
    | { kind: 'withdraw'; dispatchId: string; cause: Cause }
    | { kind: 'confirm'; dispatchId: string; call: RecordedCall }
    | { kind: 'prepare' | 'execute' | 'execute_again' | 'land' | 'probe' | 'abort'; taskId: string; decisionId: string }
    | { kind: 'tell'; decisionId: string; dispatchId: string; ended: number }
  )
type EffectBody = Effect extends infer E ? (E extends At ? Omit<E, keyof At> : never) : never
type Reaction<T extends EventType> = (s: Conversation, e: EventOf<T>) => EffectBody | undefined

export const journey: { readonly [T in EventType]?: readonly Reaction<T>[] } = {
  user_input_received: [checkSafety, understand], // started together; routing waits for both
  context_requested: [look],
  task_dispatch_requested: [deliver],
  task_seat_awaited: [(s, e) => (e.asked > 1 ? deliver(s, e) : undefined)],
  task_dispatch_nack: [withdrawTimedOut],
  task_execution_started: [sendGo],
  call_recorded: [confirm],
  task_lease_expired: [(_, e) => ({ kind: 'withdraw', dispatchId: e.dispatchId, cause: e.cause })],
  task_canceled: [withdrawDispatch, abort],
  run_paused: [pauseAgent],
  run_resumed: [prepareNext, resumeAgent],
  decision_proposed: [prepareNext],
  decision_issued: [execute],
  decision_stale: [prepareNext],
  decision_attempted: [execute],
  changes_staged: [land],
  decision_uncertain: [probe],
  decision_settled: [prepareNext, tell, pauseAgent],
  decision_refused: [prepareNext, tell],
  decision_probed: [prepareNext, tell],
  undo_requested: [undoNext],
  undo_issued: [undoNext],
  outcome_ignored: [tellAgain],
  command_failed: [withdrawGivenUp],
}

export function react(conversation: string, s: Conversation, e: JournalEvent): readonly Effect[] {
  const reactions = journey[e.type] as readonly Reaction<EventType>[] | undefined
  if (!reactions) return none
  let effects = none
  for (let index = 0; index < reactions.length; index++) {
    const caused = stamped(conversation, e.seq, index, (reactions[index] as Reaction<EventType>)(s, e as never))
    if (caused.length > 0) effects = effects.length === 0 ? caused : [...effects, ...caused]
  }
  return effects
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
      ...(w.context === undefined ? [] : at(w.context.seq, 0, look(s, { workflowId: w.id }))),
    ]),
    ...s.tasks.flatMap((t) => recoverTask(t, at)),
    ...s.decisions.flatMap((x) => recoverDecision(x, at)),
    ...(s.undos ?? []).flatMap((u) => at(u.seq, 0, undoNext(s, { undoId: u.id }))),
  ]
}

/** Of these, the decisions that a host is to look at. */
export const preparesUnderWay = (conversation: string, s: Conversation): Effect[] =>
  s.decisions.flatMap((x) => (x.state === 'PROPOSED' ? stamped(conversation, x.seq, 0, effectOf('prepare', x)) : []))

type AtPosition = (seq: number, index: number, body: EffectBody | undefined) => Effect[]
function recoverTask(t: Task, at: AtPosition): Effect[] {
  if (!t.dispatch) return []
  const seq = positionOf(t.dispatch.id)
  return at(seq, 0, t.state === 'DISPATCHING' ? dispatchEffect('deliver', t) : dispatchEffect('rejoin', t))
}

function recoverDecision(x: Decision, at: AtPosition): Effect[] {
  const kind = recovered[x.state]
  return kind && x.until !== undefined ? at(x.seq, 0, effectOf(kind, x)) : []
}
const recovered: { readonly [S in Decision['state']]?: OfDecision['kind'] } = {
  PROPOSED: 'prepare',
  ISSUED: 'execute_again',
  LANDING: 'land',
  UNCERTAIN: 'probe',
}

function stamped(conversation: string, seq: number, index: number, body: EffectBody | undefined): Effect[] {
  return body ? [{ ...body, id: `${conversation}:${seq}:${index}`, seq } as Effect] : nothing
}

const nothing: Effect[] = []

const open = (s: Conversation, id: string): Message | undefined => s.messages.find((m) => m.id === id)

function checkSafety(s: Conversation, e: { messageId: string }): EffectBody | undefined {
  const m = open(s, e.messageId)
  if (m && m.verdict === undefined) return { kind: 'check_safety', messageId: m.id }
}

function understand(s: Conversation, e: { messageId: string }): EffectBody | undefined {
  const m = open(s, e.messageId)
  if (m && m.analysis === undefined) return { kind: 'understand', messageId: m.id }
}

function look(s: Conversation, e: { workflowId: string }): EffectBody | undefined {
  if (s.workflows.some((w) => w.id === e.workflowId && w.context?.until !== undefined))
    return { kind: 'look', workflowId: e.workflowId }
}

/** First a look at what would be restored, and once that is written down the undo itself. */
function undoNext(s: Conversation, e: { undoId: string }): EffectBody | undefined {
  const undo = s.undos?.find((u) => u.id === e.undoId)
  if (undo) return { kind: undo.state === 'ISSUED' ? 'undo' : 'prepare_undo', undoId: undo.id }
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

/** The same commit may already have issued a decision of the run: its agent goes on all the same, unless it is held again. */
function resumeAgent(s: Conversation, e: { taskId: string }): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  if (t?.run && t.run.state !== 'PAUSED') return dispatchEffect('resume', t)
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

type OfDecision = Extract<EffectBody, { taskId: string; decisionId: string }>
const effectOf = (kind: OfDecision['kind'], { id, taskId }: Decision): EffectBody => ({ kind, taskId, decisionId: id })

/** What an event leads to for a decision that it has brought into this state. */
const whenIn =
  (state: Decision['state'], kind: OfDecision['kind']) =>
  (s: Conversation, e: { decision_id: string }): EffectBody | undefined => {
    const x = openDecision(s, e.decision_id)
    if (x?.state === state) return effectOf(kind, x)
  }

function execute(s: Conversation, e: { decision_id: string }): EffectBody | undefined {
  return whenIn('ISSUED', 'execute')(s, e)
}

function land(s: Conversation, e: { decision_id: string }): EffectBody | undefined {
  return whenIn('LANDING', 'land')(s, e)
}

function probe(s: Conversation, e: { decision_id: string }): EffectBody | undefined {
  return whenIn('UNCERTAIN', 'probe')(s, e)
}

/** The decision that came up with this event: proposed with nothing before it, or the next in its run. */
function prepareNext(s: Conversation, e: { seq: number }): EffectBody | undefined {
  const x = s.decisions.find((one) => one.state === 'PROPOSED' && one.seq === e.seq)
  if (x) return effectOf('prepare', x)
}

/** The host is told to leave it; what it has done by then is found out all the same. */
function abort(s: Conversation, e: EventOf<'task_canceled'>): EffectBody | undefined {
  const x = s.decisions.find(
    (one) => one.taskId === e.taskId && one.dispatchId === e.dispatchId && one.state === 'ISSUED',
  )
  if (x) return effectOf('abort', x)
}

/** The agent that proposed it is told, if it still has the task, and one that has asked for it since. */
function tell(s: Conversation, e: { seq: number; taskId: string; decision_id: string }): EffectBody | undefined {
  const t = taskOf(s, e.taskId)
  const known = settledDecision(s, e.decision_id)
  if (!t?.dispatch || !known || (positionOf(t.dispatch.id) > known.seq && known.tells !== t.dispatch.id)) return
  return { kind: 'tell', decisionId: e.decision_id, dispatchId: t.dispatch.id, ended: e.seq }
}

/** A proposal that was not taken: its agent is told why, or what became of it the first time. */
function tellAgain(s: Conversation, e: EventOf<'outcome_ignored'>): EffectBody | undefined {
  if (e.dispatchId === undefined) return
  const decisionId = decisionOfProposal(e.effect)
  if (e.cause.kind !== 'repeated_proposal') return { kind: 'tell', decisionId, dispatchId: e.dispatchId, ended: e.seq }
  const ended = settledDecision(s, decisionId)?.ended
  if (ended !== undefined) return { kind: 'tell', decisionId, dispatchId: e.dispatchId, ended }
}
