/**
 * What an event names must be there. The fold (evolve.ts) is total and passes over what it does not find, since decide.ts never
 * writes such an event; a journal from elsewhere may hold one, so import and replay ask here first.
 *
 * N1. An id that an event makes comes from its own position.
 * N2. A message, a question, a task, a dispatch, a decision, a frame or a goal that it names is open, and in the part it plays.
 * N3. Whoever speaks, answers or is given work is a member; whoever commands is a person; each event stands under the name that
 *     decide.ts writes it with (speakers.ts), and sets no time further ahead than the team's limits (latest.ts).
 * N4. After the end nothing happens, but what comes too late is recorded, and it may still be forked, imported or undone.
 * N5. A person is quoted with the words that were checked and found SAFE; work goes to the member who has it; what changes anything
 *     is issued or carried out only right after a person's approval of exactly that (approval-fault.ts).
 * N6. A cause is one that such an event can have (cause-fault.ts).
 */
import { isRatedAsChange, onlyReads } from './actions.ts'
import { grantFault, planGrantsFault, questionFault } from './approval-fault.ts'
import { approversFor } from './approvers.ts'
import { causeFault } from './cause-fault.ts'
import { type Conversation, type Decision, openDecision, runOf, type Task } from './conversation.ts'
import { coverOf } from './cover.ts'
import type { EventOf, EventType, JournalEvent } from './events.ts'
import { dispatchId, frameId, messageId, positionOf, questionId, taskId, undoId, workflowId } from './ids.ts'
import { keyedMessage } from './keyed-messages.ts'
import { timeFault } from './latest.ts'
import { settledDecision } from './ledger.ts'
import type { OpenUndo } from './open-undo.ts'
import { speakerFault } from './speakers.ts'
import { memberOf } from './team.ts'

type Fault = string | undefined
type Check<T extends EventType> = (s: Conversation, e: EventOf<T>) => Fault

/** What is wrong with this event after that state, or nothing. */
export function faultOf(s: Conversation, e: JournalEvent): Fault {
  if (s.talk === 'completed' && !afterEnd.has(e.type)) return 'the conversation has ended'
  return (checks[e.type] as Check<EventType>)(s, e) ?? speakerFault(s, e) ?? timeFault(s, e) ?? causeFault(s, e)
}

const afterEnd: ReadonlySet<EventType> = new Set([
  'conversation_ended',
  'conversation_forked',
  'conversation_imported',
  'outcome_ignored',
  'command_failed',
  // What a host had begun by then.
  'changes_staged',
  'decision_settled',
  'decision_refused',
  'decision_uncertain',
  'decision_probed',
  // What was changed can be taken back then, too.
  'undo_requested',
  'undo_issued',
  'undo_settled',
])
const nothing = (): Fault => undefined

const checks: { readonly [T in EventType]: Check<T> } = {
  conversation_started: (s, e) =>
    not(s.seq > 0, 'the conversation has started already') ??
    not(!Object.values(e.kept).every(isKeepable), 'it would keep nothing, or without end'),
  conversation_forked: (s, e) => not(e.at_seq !== s.seq, `it is forked at event ${s.seq}, not ${e.at_seq}`),
  conversation_imported: (s, e) => not(e.at_seq !== s.seq, `it is imported after event ${s.seq}, not ${e.at_seq}`),
  team_changed: (s, e) => person(s, e.by),
  conversation_ended: (s, e) => not(s.talk !== 'completed', 'the talk goes on') ?? person(s, e.by),

  user_input_received: (s, e) =>
    made(e.messageId, messageId(e.seq)) ??
    person(s, e.memberId) ??
    not(e.key !== undefined && keyedMessage(s, e.key) !== undefined, `the key ${e.key} was used before`),
  input_rejected: (s, e) => message(s, e),
  semantic_understanding_started: (s, e) => message(s, e),
  safety_checked: (s, e) =>
    message(s, e) ?? not(messageOf(s, e)?.verdict !== undefined, `${e.messageId} has a verdict already`),
  semantic_understanding_completed: (s, e) =>
    message(s, e) ?? not(messageOf(s, e)?.analysis !== undefined, `${e.messageId} is understood already`),
  routing_decision_made: (s, e) =>
    message(s, e) ??
    not(messageOf(s, e)?.verdict !== 'SAFE', `${e.messageId} has no verdict SAFE`) ??
    not(messageOf(s, e)?.analysis === undefined, `${e.messageId} is not understood`),
  user_confirmation_required: (s, e) => question(s, e),
  phase_transition: (s, e) => {
    if (e.machine === 'interrupt') return
    if (e.machine === 'intake') return message(s, { messageId: e.id })
    return workflow(s, { workflowId: e.id })
  },

  question_opened: (s, e) =>
    made(e.questionId, questionId(e.seq)) ??
    questionFault(s, e) ??
    (e.offer && (member(s, e.offer.agentId) ?? earlier(e.offer.messageId, e) ?? before(e.offer.from, e))),
  question_answered: (s, e) =>
    question(s, e) ??
    not(!questionOf(s, e)?.options.includes(e.option), `${e.questionId} has no option ${e.option}`) ??
    person(s, e.by) ??
    mayApprove(s, e),
  question_withdrawn: (s, e) => question(s, e),

  member_said: (s, e) => member(s, e.memberId) ?? (e.loopId === 'user' ? quoted(s, e) : answering(s, e)),
  talk_routed: (s, e) => first(e.resolved, (id) => member(s, id)),
  talk_changed: (s, e) => (e.waitingFor === undefined ? undefined : person(s, e.waitingFor)),
  queue_cleared: (s, e) => person(s, e.by),

  workflow_started: (s, e) => made(e.workflowId, workflowId(e.seq)) ?? earlier(e.messageId, e) ?? person(s, e.memberId),
  goal_constrained: (s, e) => workflow(s, e) ?? (e.messageId === undefined ? undefined : earlier(e.messageId, e)),
  goal_asked: (s, e) => workflow(s, e),
  goal_clarified: (s, e) =>
    workflow(s, e) ??
    not(workflowOf(s, e)?.asking === undefined, `${e.workflowId} asks for nothing`) ??
    (e.messageId === undefined ? undefined : earlier(e.messageId, e)) ??
    person(s, e.by),
  context_requested: (s, e) => workflow(s, e),
  context_built: (s, e) =>
    workflow(s, e) ?? not(workflowOf(s, e)?.context?.until === undefined, `nobody looks for ${e.workflowId}`),
  goal_extended: (s, e) => workflow(s, e) ?? person(s, e.by),
  verification_finished: (s, e) => workflow(s, e),
  recovery_chosen: (s, e) => workflow(s, e),
  goal_summarized: (s, e) => workflow(s, e),
  workflow_parked: (s, e) => not(s.current !== e.workflowId, `${e.workflowId} is not the current goal`),
  workflow_resumed: (s, e) =>
    workflow(s, e) ?? not(!workflowOf(s, e)?.parked, `${e.workflowId} is not parked`) ?? person(s, e.by),
  plan_requested: (s, e) =>
    workflow(s, e) ??
    member(s, e.planner) ??
    before(e.snapshot, e) ??
    (e.messageId === undefined ? undefined : earlier(e.messageId, e)),
  plan_proposed: (s, e) =>
    planned(s, e) ??
    not(e.harmless !== onlyReads(e.plan), `its plan ${e.harmless ? 'does more than read' : 'only reads'}`),
  plan_review_requested: (s, e) =>
    workflow(s, e) ?? not(workflowOf(s, e)?.proposed === undefined, 'no plan was proposed'),
  plan_review_result: (s, e) =>
    workflow(s, e) ??
    not(workflowOf(s, e)?.planReview === undefined, `no review of the plan of ${e.workflowId} is awaited`),
  // What the review rejected is shown to nobody any more.
  plan_refused: (s, e) => (workflowOf(s, e)?.proposed === undefined ? planned(s, e) : workflow(s, e)),
  plan_approved: (s, e) =>
    workflow(s, e) ??
    planGrantsFault(s, e) ??
    (e.by === undefined
      ? (not(workflowOf(s, e)?.harmless !== e.hash, 'a person has to approve this plan') ??
        not(isApproved(s, e.workflowId, e.hash), 'a person approved this plan'))
      : (not(workflowOf(s, e)?.proposed !== e.hash, 'no plan with this hash is shown') ??
        not(!isApproved(s, e.workflowId, e.hash), `nobody approved the plan of ${e.workflowId}`))),
  plan_patched: (s, e) => workflow(s, e),

  task_created: (s, e) =>
    made(e.taskId, taskId(e.seq)) ??
    member(s, e.agentId) ??
    (e.frameId === undefined ? undefined : made(e.frameId, frameId(e.seq))) ??
    (e.workflowId === undefined ? undefined : workflow(s, e)) ??
    before(e.from, e) ??
    first([...(e.deps ?? []), ...(e.parent === undefined ? [] : [e.parent])], (id) => earlier(id, e)),
  task_dispatch_requested: (s, e) =>
    task(s, e) ??
    made(e.dispatchId, dispatchId(e.seq)) ??
    not(e.token !== e.seq, `its token is ${e.seq}, not ${e.token}`) ??
    before(e.from, e) ??
    member(s, e.agentId) ??
    not(taskOf(s, e)?.agentId !== e.agentId, `${e.taskId} is of ${taskOf(s, e)?.agentId}, not ${e.agentId}`),
  task_seat_awaited: (s, e) => dispatch(s, e),
  task_seat_given: (s, e) => dispatch(s, e),
  task_dispatch_ack: (s, e) => dispatch(s, e),
  task_dispatch_nack: (s, e) => dispatch(s, e),
  task_execution_started: (s, e) => dispatch(s, e),
  agent_step_completed: (s, e) =>
    dispatch(s, e) ?? not((e.journaled ?? 0) < 0, `${e.dispatchId} cannot have written ${e.journaled} bytes`),
  task_lease_renewed: (s, e) => dispatch(s, e),
  call_recorded: (s, e) =>
    ofItsDispatch(s, e) ?? not(e.round !== (taskOf(s, e)?.round?.n ?? 1), `${e.taskId} is in another round`),
  task_awaiting_user: (s, e) => ofItsDispatch(s, e),
  question_repeated: (s, e) =>
    task(s, e) ?? not(taskOf(s, e)?.state !== 'AWAITING_USER', `${e.taskId} waits for nobody`),
  task_slots_filled: (s, e) => task(s, e) ?? message(s, e),
  task_changed: (s, e) => task(s, e) ?? message(s, e) ?? not(e.said !== s.said, `${e.said} is not what was said last`),
  frame_changed: (s, e) =>
    not(!s.frames.some((f) => f.id === e.frameId), `there is no frame ${e.frameId}`) ?? message(s, e),
  task_execution_result: (s, e) => (isOfItsWait(s, e) ? undefined : ofItsDispatch(s, e)),
  task_lease_expired: (s, e) => dispatch(s, e),
  task_retry_scheduled: (s, e) =>
    task(s, e) ??
    member(s, e.agentId) ??
    not(![0, 1].includes(e.failures - (taskOf(s, e)?.failures ?? 0)), `${e.taskId} has not failed ${e.failures} times`),
  task_blocked: (s, e) => task(s, e),
  task_unblocked: (s, e) =>
    task(s, e) ?? person(s, e.by) ?? (e.agentId === undefined ? undefined : member(s, e.agentId)),
  task_review_requested: (s, e) => task(s, e),
  task_review_result: (s, e) => task(s, e),
  task_parked: (s, e) => task(s, e),
  task_canceled: (s, e) => ofItsDispatch(s, e),

  run_paused: (s, e) => running(s, e),
  agent_paused: (s, e) => dispatch(s, e),
  pause_awaited: (s, e) => dispatch(s, e) ?? not(agentOf(s, e) !== e.agentId, `${e.dispatchId} is not of ${e.agentId}`),
  run_resumed: (s, e) => running(s, e),
  decision_proposed: (s, e) =>
    running(s, e) ??
    not(wasProposed(s, e), `decision ${e.envelope.decision_id} was proposed before`) ??
    not(e.effect === 'read' && isRatedAsChange(e.envelope.action ?? ''), `${e.envelope.action} does more than read`),
  decision_prepared: (s, e) => decision(s, e, 'PROPOSED') ?? covered(s, e),
  decision_reopened: (s, e) => decision(s, e, 'COVERED'),
  decision_issued: (s, e) => decision(s, e, 'COVERED') ?? approved(s, e),
  decision_stale: (s, e) => decision(s, e, 'ISSUED'),
  decision_retry_scheduled: (s, e) =>
    decision(s, e, 'ISSUED') ??
    not(openDecision(s, e.decision_id)?.effect !== 'read', 'only a read is tried again') ??
    attempt(s, e, 1),
  tool_degraded: (s, e) => decision(s, e, 'ISSUED'),
  decision_attempted: (s, e) => decision(s, e, 'RESTING') ?? attempt(s, e, 0),
  changes_staged: (s, e) => decision(s, e, 'ISSUED'),
  decision_refused: (s, e) => decision(s, e),
  decision_settled: (s, e) =>
    decision(s, e, 'ISSUED', 'LANDING') ??
    not(e.staged !== openDecision(s, e.decision_id)?.staged, `nothing of it was staged in event ${e.staged}`),
  decision_uncertain: (s, e) => decision(s, e, 'ISSUED', 'LANDING'),
  decision_probed: (s, e) => decision(s, e, 'UNCERTAIN'),
  grant_given: grantFault,

  undo_requested: (s, e) =>
    made(e.undoId, undoId(e.seq)) ??
    (e.workflowId === undefined ? undefined : workflow(s, { workflowId: e.workflowId })) ??
    (e.by === undefined ? undefined : person(s, e.by)),
  undo_issued: (s, e) => undo(s, e.undoId, 'REQUESTED'),
  undo_settled: (s, e) => undo(s, e.undoId),
  memory_noted: (_, e) => earlier(e.taskId, e),
  memory_deleted: (s, e) =>
    not(e.entry < 1 || e.entry > s.seq, `there is no event ${e.entry} to forget`) ?? person(s, e.by),
  outcome_ignored: nothing,
  command_failed: (s, { taskId, dispatchId, messageId }) =>
    (taskId === undefined ? undefined : task(s, { taskId })) ??
    (dispatchId === undefined ? undefined : dispatch(s, { taskId, dispatchId })) ??
    (messageId === undefined ? undefined : message(s, { messageId })),
}

/** More than any version kept, and little enough to hold. */
const isKeepable = (count: number): boolean => count >= 1 && count <= 10_000

const not = (wrong: boolean, fault: string): Fault => (wrong ? fault : undefined)
const made = (id: string, own: string): Fault => not(id !== own, `its id is ${own}, not ${id}`)
const first = (ids: readonly string[], check: (id: string) => Fault): Fault => {
  for (const id of ids) {
    const fault = check(id)
    if (fault !== undefined) return fault
  }
}
/** It may be over by now, but it was made before. */
const earlier = (id: string, { seq }: { readonly seq: number }): Fault =>
  not(!/^[a-z][1-9]\d*$/.test(id) || positionOf(id) >= seq, `there was no ${id} before`)

/** A position of this journal. */
const before = (position: number | undefined, { seq }: { readonly seq: number }): Fault =>
  not(position !== undefined && (position < 0 || position >= seq), `event ${position} is not there yet`)

/** N3. */
const member = (s: Conversation, id: string): Fault => not(!memberOf(s.team, id), `there is no member ${id}`)
const person = (s: Conversation, id: string): Fault =>
  not(memberOf(s.team, id)?.type !== 'human', `${id} is no person of the team`)
/** N2. */
type OfMessage = { readonly messageId?: string }
const messageOf = (s: Conversation, e: OfMessage) => s.messages.find((m) => m.id === e.messageId)
const message = (s: Conversation, e: OfMessage): Fault => not(!messageOf(s, e), `there is no message ${e.messageId}`)

type OfQuestion = { readonly questionId: string }
const questionOf = (s: Conversation, e: OfQuestion) => s.questions.find((q) => q.id === e.questionId)
const question = (s: Conversation, e: OfQuestion): Fault => not(!questionOf(s, e), `${e.questionId} is not open`)

type OfWorkflow = { readonly workflowId?: string }
const workflowOf = (s: Conversation, e: OfWorkflow) => s.workflows.find((w) => w.id === e.workflowId)
const workflow = (s: Conversation, e: OfWorkflow): Fault => not(!workflowOf(s, e), `there is no goal ${e.workflowId}`)
const undo = (s: Conversation, id: string, state?: OpenUndo['state']): Fault =>
  not(!s.undos?.some((u) => u.id === id && u.state === (state ?? u.state)), `no undo ${id} is there to go on with`)
function planned(s: Conversation, e: OfWorkflow): Fault {
  return workflow(s, e) ?? not(workflowOf(s, e)?.planning === undefined, `nobody asked for a plan of ${e.workflowId}`)
}

type OfTask = { readonly taskId: string }
const taskOf = (s: Conversation, e: OfTask): Task | undefined => s.tasks.find((t) => t.id === e.taskId)
const task = (s: Conversation, e: OfTask): Fault => not(!taskOf(s, e), `there is no task ${e.taskId}`)
const running = (s: Conversation, e: OfTask): Fault => not(!taskOf(s, e)?.run, `${e.taskId} has no run`)

type OfDispatch = { readonly taskId?: string; readonly dispatchId: string }
function dispatch(s: Conversation, e: OfDispatch): Fault {
  const t = s.tasks.find((x) => x.dispatch?.id === e.dispatchId)
  if (!t) return `there is no dispatch ${e.dispatchId}`
  return not(e.taskId !== undefined && e.taskId !== t.id, `${e.dispatchId} is of ${t.id}, not ${e.taskId}`)
}
/** A person's turn, and what was never given out, end without one. */
const ofItsDispatch = (s: Conversation, e: OfTask & { readonly dispatchId?: string }): Fault =>
  task(s, e) ?? (e.dispatchId === undefined ? undefined : dispatch(s, { ...e, dispatchId: e.dispatchId }))

/** A person's dispatch is over when they speak (person:U2). */
const isOfItsWait = (s: Conversation, e: OfTask & { readonly dispatchId?: string }): boolean =>
  e.dispatchId !== undefined && taskOf(s, e)?.waited === e.dispatchId

/** What was dropped may be proposed again, as it was (evolve-decision:L3). */
function wasProposed(s: Conversation, { envelope, hash }: EventOf<'decision_proposed'>): boolean {
  const known = settledDecision(s, envelope.decision_id)
  return known !== undefined && !(known.dropped && known.hash === hash)
}

type OfDecision = OfTask & { readonly decision_id: string }
function decision(s: Conversation, e: OfDecision, ...states: Decision['state'][]): Fault {
  const found = openDecision(s, e.decision_id)
  if (!found || found.taskId !== e.taskId) return `${e.taskId} has no decision ${e.decision_id}`
  return not(states.length > 0 && !states.includes(found.state), `decision ${found.id} is ${found.state}`)
}

const attempt = (s: Conversation, e: { readonly decision_id: string; readonly attempt: number }, more: 0 | 1): Fault =>
  not(e.attempt !== (openDecision(s, e.decision_id)?.attempt ?? 0) + more, `it is not its attempt ${e.attempt}`)
const agentOf = (s: Conversation, e: OfDispatch): string | undefined =>
  s.tasks.find((t) => t.dispatch?.id === e.dispatchId)?.agentId

/** N5. */
function quoted(s: Conversation, e: EventOf<'member_said'>): Fault {
  const said = messageOf(s, e)
  if (!said) return `there is no message ${e.messageId}`
  return (
    not(said.by !== e.memberId, `${said.id} is of ${said.by}, not ${e.memberId}`) ??
    not(said.verdict !== 'SAFE', `${said.id} has no verdict SAFE`) ??
    not(said.text !== e.text, `${said.id} has other words`)
  )
}
const answering = (s: Conversation, e: EventOf<'member_said'>): Fault =>
  not(e.messageId !== undefined || e.taskId === undefined, 'a member speaks in a task') ??
  not(memberOf(s.team, e.memberId)?.type !== 'ai', `${e.memberId} is a person, and speaks in a message`) ??
  earlier(e.taskId ?? '', e)

const isApproved = ({ approval }: Conversation, about: string, hash: string | undefined): boolean =>
  approval?.about === about && approval.hash === hash

/** What needs no question is found by the rules of this program, not by the word of a file. */
function covered(s: Conversation, e: EventOf<'decision_prepared'>): Fault {
  const x = openDecision(s, e.decision_id)
  const t = x && runOf(s, x)
  const cover = x && t && coverOf(s, t, { ...x, shown: { ...e.prepared, hash: e.hash } }, e.at)
  return not(e.approval !== cover, `${e.decision_id} is not covered by ${e.approval}`)
}
function mayApprove(s: Conversation, e: EventOf<'question_answered'>): Fault {
  const q = questionOf(s, e)
  const x = q?.kind === 'approval' && !e.option.startsWith('deny') ? openDecision(s, q.about) : undefined
  const requester = x && taskOf(s, x)?.requester
  if (x?.shown) return not(!approversFor(s.team, x.shown.reach, requester).includes(e.by), `${e.by} may not approve it`)
}
const approved = (s: Conversation, e: EventOf<'decision_issued'>): Fault =>
  not(openDecision(s, e.decision_id)?.approval !== e.approval, `nobody approved ${e.decision_id} in ${e.approval}`)
