/**
 * Event → state. Each entry says what one event changes; decide.ts has made sure that it may.
 *
 * E1. Total and pure: the same events give the same state, on every machine, for ever. It reads no text and knows no time-out:
 *     whatever it needs stands in the event (events:V1).
 * E2. A state machine moves only along its table; anything else is a bug of ours and throws.
 */

import { Bug } from '../contracts/result.ts'
import { intake } from '../machines/intake.ts'
import { type SignalOf, step } from '../machines/machine.ts'
import { run } from '../machines/run.ts'
import { talk } from '../machines/talk.ts'
import {
  type Conversation,
  decisionOf,
  isIssued,
  type Message,
  type Question,
  type Task,
  unborn,
} from './conversation.ts'
import type { EventOf, EventType, JournalEvent } from './events.ts'
import { decisionsAfter, evolveDecision, reopenedAll } from './evolve-decision.ts'
import { answered, unanswered, withAsked, withFrame, withSlots } from './evolve-frame.ts'
import { evolveGoal } from './evolve-goal.ts'
import { fromFile, held } from './evolve-held.ts'
import { arrived, transitions, unheld } from './evolve-phases.ts'
import { evolvePlan } from './evolve-plan.ts'
import { withRecord } from './evolve-record.ts'
import { asking, calledBack, changed, diverged, newRound, recorded, triedAgain } from './evolve-round.ts'
import {
  acked,
  blocked,
  holdsStill,
  lasting,
  leased,
  leftBehind,
  movedBy,
  moveTask,
  nackSignal,
  newTask,
  onDispatch,
  outOfLine,
  over,
  reclaim,
  renewed,
  replaceTask,
  retryScheduled,
  runPaused,
  seatAwaited,
  seatGiven,
  stepped,
  succeeded,
  undispatched,
  withLast,
} from './evolve-task.ts'
import { evolveUndo } from './evolve-undo.ts'
import { gaveUp, inWorkflow, started, withStep } from './evolve-workflow.ts'
import { followGoal } from './follow-goal.ts'
import { withKey, withoutKeys } from './keyed-messages.ts'

type Patch = Partial<Conversation>
type Evolver<T extends EventType> = (s: Conversation, e: EventOf<T>) => Patch

export function evolve(s: Conversation, e: JournalEvent): Conversation {
  if (e.seq !== s.seq + 1) throw new Bug(`event ${e.seq} follows ${s.seq}`)
  if (e.at < s.at) throw new Bug(`time goes on: ${e.at} after ${s.at}`)
  const evolver = evolvers[e.type] as Evolver<EventType>
  return followGoal(s, Object.assign({ ...s, seq: e.seq, at: e.at }, evolver(s, e)), e)
}

/** The state that events lead to. */
export const fold = (events: Iterable<JournalEvent>, from: Conversation = unborn): Conversation => {
  let state = from
  for (const e of events) state = evolve(state, e)
  return state
}

const nothing = (): Patch => ({})

const evolvers: { readonly [T in EventType]: Evolver<T> } = {
  conversation_started: (_, e) => ({
    team: e.team,
    teamHash: e.teamHash,
    folder: e.folder,
    workspace: e.workspace,
    kept: e.kept,
  }),
  conversation_forked: held,
  conversation_imported: fromFile,
  team_changed: (s, e) => ({
    team: e.team,
    teamHash: e.teamHash,
    folder: e.folder ?? s.folder,
    imported: undefined,
    ...reopenedAll(s),
  }),
  conversation_ended: (s) => ({
    messages: [],
    tasks: [],
    workflows: [],
    questions: [],
    decisions: s.decisions.filter(isIssued),
    grants: [],
    frames: [],
    focus: undefined,
    current: undefined,
  }),

  user_input_received: (s, e) => ({
    messages: [
      ...s.messages,
      {
        id: e.messageId,
        by: e.memberId,
        text: e.text,
        targets: e.targets ?? [],
        done: e.done ?? false,
        state: step(intake, intake.initial, 'user_input_received'),
        gateUntil: e.gateUntil,
        engineUntil: e.engineUntil,
      },
    ],
    ...withKey(s, e),
  }),
  input_rejected: (s, e) => withoutMessage(s, e.messageId, 'input_rejected'),
  semantic_understanding_started: nothing,
  safety_checked: (s, e) =>
    e.verdict === 'SAFE'
      ? { messages: s.messages.map((m) => (m.id === e.messageId ? { ...m, verdict: e.verdict } : m)) }
      : withoutMessage(s, e.messageId, e.verdict === 'BLOCK' ? 'safety_blocked' : 'safety_emergency'),
  semantic_understanding_completed: (s, e) => ({
    messages: s.messages.map((m) => (m.id === e.messageId ? withAnalysis(m, e) : m)),
    ...(e.notice?.say === 'small_talk' || s.smallTalk ? { smallTalk: smallTalkAfter(s, e) } : {}),
  }),
  routing_decision_made: (s, e) => ({
    tasks: s.tasks.map(leftBehind),
    messages: s.messages.map((m) =>
      m.id === e.messageId
        ? { ...m, state: step(intake, step(intake, m.state, 'intent_analyzed'), e.signal as SignalOf<typeof intake>) }
        : m,
    ),
  }),
  user_confirmation_required: nothing,
  phase_transition: (s, e) => transitions[e.machine](s, e),

  question_opened: (s, e) => ({
    questions: [...s.questions, asked(e)],
  }),
  question_answered: evolveDecision.answered,
  question_withdrawn: (s, e) => ({ questions: s.questions.filter((q) => q.id !== e.questionId) }),

  member_said: (s, e) => {
    const history = { turns: s.history.turns + 1, tokens: s.history.tokens + e.tokens }
    if (e.messageId !== undefined) return { said: e.seq, history, hops: 0, echoes: [] }
    const tasks = s.tasks.map((t) => (t.id === e.taskId ? t : leftBehind(t)))
    if (e.hop === undefined) return { said: e.seq, history, tasks }
    return { said: e.seq, history, tasks, hops: s.hops + 1, echoes: withLast(s.echoes, e.hop, s.kept.echoes) }
  },
  talk_routed: nothing,
  talk_changed: (s, e) => ({
    talk: arrived(talk, s.talk, e),
    waitingFor: e.waitingFor,
    ...(e.hops === undefined ? {} : { hops: e.hops, echoes: [] }),
  }),
  queue_cleared: nothing,

  workflow_started: started,
  ...evolveGoal,
  workflow_parked: (s, e) => ({
    current: undefined,
    focus: undefined,
    interrupt: unheld(s),
    ...inWorkflow(s, e.workflowId, (w) => ({ ...w, parked: true })),
  }),
  workflow_resumed: (s, e) => ({
    current: e.workflowId,
    focus: s.tasks.find((t) => t.workflow === e.workflowId && t.class === 'focus' && t.frame !== undefined)?.frame,
    interrupt: unheld(s),
    ...inWorkflow(s, e.workflowId, ({ parked: _, ...w }) => ({ ...w, until: e.until ?? w.until })),
  }),
  plan_requested: evolvePlan.requested,
  plan_proposed: evolvePlan.proposed,
  plan_review_requested: evolvePlan.reviewRequested,
  plan_review_result: evolvePlan.reviewed,
  plan_refused: evolvePlan.refused,
  plan_approved: evolvePlan.approved,
  plan_patched: evolvePlan.patched,

  task_created: (s, e) => {
    const deps = (e.deps ?? []).filter((d) => s.tasks.some((t) => t.id === d))
    return { tasks: [...s.tasks, newTask(s, e, deps)], ...withFrame(s, e), ...withStep(s, e) }
  },
  task_dispatch_requested: (s, e) =>
    replaceTask(s, e.taskId, (t) => ({
      ...t,
      state: movedBy(t, 'orchestrator_dispatch'),
      notBefore: undefined,
      mayBeDone: undefined,
      agentId: e.agentId,
      from: e.from ?? t.from,
      dispatch: { id: e.dispatchId, token: e.token, agentId: e.agentId, until: e.until },
    })),
  task_seat_awaited: (s, e) => onDispatch(s, e.dispatchId, (t) => seatAwaited(t, e)),
  task_seat_given: (s, e) => onDispatch(s, e.dispatchId, (t) => seatGiven(t, e.until)),
  task_dispatch_ack: (s, e) =>
    onDispatch(s, e.dispatchId, (t) => ({
      ...t,
      state: movedBy(t, 'dispatch_ack'),
      dispatch: acked(t, e),
    })),
  task_dispatch_nack: (s, e) => ({
    ...onDispatch(s, e.dispatchId, (t) => undispatched(moveTask(calledBack(t, e), nackSignal(e.cause)))),
    ...decisionsAfter(s, e.dispatchId),
    over: over(s, e.dispatchId, 'nack'),
  }),
  task_execution_started: (s, e) =>
    onDispatch(s, e.dispatchId, (t) => ({
      ...t,
      state: movedBy(t, 'task_execution_started'),
      dispatch: lasting(t, e.until),
      busy: undefined,
      place: undefined,
      run: { state: step(run, run.initial, t.kind === 'plan' ? 'planning_started' : 'started') },
    })),
  agent_step_completed: (s, e) =>
    onDispatch(s, e.dispatchId, (t) => stepped(t, { ...e, isActing: decisionOf(s, t) !== undefined })),
  task_awaiting_user: (s, e) =>
    replaceTask(
      s,
      e.taskId,
      (t) => ({
        ...undispatched(moveTask(asking(s, t, e), 'user_input_needed'), 'completed'),
        waited: e.dispatchId,
        frame: t.frame ?? e.frameId,
        asked: e.asks === undefined ? undefined : { text: e.asks },
      }),
      {
        ...decisionsAfter(s, e.dispatchId),
        over: over(s, e.dispatchId, 'result'),
        frames: withAsked(s, e),
      },
    ),
  question_repeated: (s, e) => replaceTask(s, e.taskId, (t) => ({ ...t, asked: { text: e.text } })),
  task_slots_filled: (s, e) =>
    replaceTask(s, e.taskId, (t) => (unanswered(e) ? t : answered(moveTask(t, 'slots_filled'), s.said)), {
      frames: s.frames.map((f) =>
        f.task === e.taskId ? { ...f, slots: { ...f.slots, ...e.slots }, missing: e.missing } : f,
      ),
    }),
  call_recorded: (s, e) => replaceTask(s, e.taskId, (t) => recorded(e.until === undefined ? t : leased(t, e.until), e)),
  task_lease_renewed: (s, e) => onDispatch(s, e.dispatchId, (t) => leased(t, e.until)),
  task_changed: (s, e) => replaceTask(s, e.taskId, (t) => ({ ...changed(t), change: e.said })),
  frame_changed: (s, e) => ({
    tasks: s.tasks.map((t) => (t.frame === e.frameId ? changed(t) : t)),
    frames: s.frames.map((f) => (f.id === e.frameId ? { ...f, slots: { ...f.slots, ...e.slots } } : f)),
  }),
  task_execution_result: (s, e) => {
    if (!e.success) {
      const failed = (t: Task) => undispatched(moveTask(t, 'task_execution_result(success=false)'))
      return replaceTask(s, e.taskId, failed, {
        ...decisionsAfter(s, e.dispatchId),
        over: over(s, e.dispatchId, 'result'),
      })
    }
    const after = replaceTask(s, e.taskId, (t) => succeeded(s, t, e.seq))
    const frames = withSlots(s, e.taskId, e.result?.slots_update)
    const filled = frames === s.frames ? s : { ...s, frames } // most results bring no slots, and a state is not copied for nothing
    return {
      ...reclaim(filled, { ...after, frames }, e.taskId),
      ...decisionsAfter(s, e.dispatchId),
      ...withRecord(filled, e),
      over: over(s, e.dispatchId, 'result'),
    }
  },
  task_lease_expired: (s, e) => ({
    ...onDispatch(s, e.dispatchId, (t) => ({
      ...undispatched(moveTask(calledBack(t, e), 'lease_expired')),
      mayBeDone: e.mayBeDone,
    })),
    ...decisionsAfter(s, e.dispatchId),
    over: over(s, e.dispatchId, 'taken'),
  }),
  task_retry_scheduled: (s, e) => replaceTask(s, e.taskId, (t) => retryScheduled(triedAgain(t, e), e)),
  task_blocked: (s, e) => replaceTask(s, e.taskId, (t) => diverged(blocked(t), e)),
  task_unblocked: (s, e) =>
    replaceTask(s, e.taskId, (t) => ({
      ...moveTask(e.startOver ? newRound(t) : t, 'unblocked'),
      agentId: e.agentId ?? t.agentId,
      ...outOfLine,
      // A person's word: it is tried anew.
      journaled: undefined,
      failures: 0,
      rework: 0,
    })),
  task_review_requested: (s, e) =>
    replaceTask(s, e.taskId, (t) => ({
      ...moveTask(t, 'review_requested'),
      review: e.seq,
    })),
  task_review_result: (s, e) =>
    e.pass
      ? reclaim(
          s,
          replaceTask(s, e.taskId, (t) => moveTask(t, 'review_pass')),
          e.taskId,
        )
      : replaceTask(s, e.taskId, (t) => ({
          ...moveTask(t, 'review_reject'),
          review: undefined,
          rejected: e.seq,
        })),
  task_parked: nothing,
  task_canceled: (s, e) => {
    const given = gaveUp(s, e)
    return {
      ...given,
      ...reclaim(
        { ...s, ...given },
        replaceTask(s, e.taskId, (t) => undispatched(moveTask(t, 'canceled'))),
        e.taskId,
      ),
      ...decisionsAfter(s, e.dispatchId),
      over: over(s, e.dispatchId, 'taken'),
    }
  },

  run_paused: (s, e) => replaceTask(s, e.taskId, runPaused),
  agent_paused: (s, e) => onDispatch(s, e.dispatchId, holdsStill),
  pause_awaited: (s, e) => onDispatch(s, e.dispatchId, (t) => renewed(t, e.until)),
  run_resumed: evolveDecision.resumed,
  decision_proposed: evolveDecision.proposed,
  decision_prepared: evolveDecision.prepared,
  decision_reopened: evolveDecision.reopened,
  decision_issued: evolveDecision.issued,
  decision_stale: evolveDecision.stale,
  decision_retry_scheduled: evolveDecision.retryScheduled,
  tool_degraded: nothing,
  decision_attempted: evolveDecision.attempted,
  changes_staged: evolveDecision.staged,
  decision_refused: evolveDecision.refused,
  decision_settled: evolveDecision.settled,
  decision_uncertain: evolveDecision.uncertain,
  decision_probed: evolveDecision.probed,
  ...evolveUndo,
  grant_given: (s, e) => ({ grants: [...s.grants, e.grant] }),

  memory_noted: nothing,
  memory_deleted: nothing,
  outcome_ignored: evolveDecision.ignored,
  command_failed: (s, e) => ({
    ...decisionsAfter(s, e.dispatchId),
    ...(e.messageId !== undefined && withoutMessage(s, e.messageId, 'command_failed')),
    ...withoutKeys(s, unsaid(s, e.messageId)),
    over: over(s, e.dispatchId, 'taken'),
  }),
}

function asked(e: EventOf<'question_opened'>): Question {
  const { questionId: id, kind, options, hash, about, text, offer, pending } = e
  if (!offer) return { id, kind, options, hash, about, pending }
  const { messageId: message, ...rest } = offer
  return { id, kind, options, hash, about, offer: { ...rest, goal: text ?? '', message } }
}

const withAnalysis = (m: Message, e: EventOf<'semantic_understanding_completed'>): Message => {
  const { analysis, frames, intent_ops: ops, candidates, says, saysMore, segments, notice, beyond } = e
  return { ...m, analysis, frames, ops, candidates, says, saysMore, segments, notice, beyond }
}

const smallTalkAfter = (s: Conversation, { notice }: EventOf<'semantic_understanding_completed'>): number =>
  notice?.say === 'small_talk' ? (s.smallTalk ?? 0) + 1 : 0

const unsaid = (s: Conversation, id?: string) => s.messages.filter((m) => m.id === id)

/** A message that was stopped on its way in goes back to IDLE, which ends it. */
function withoutMessage(s: Conversation, id: string, on: SignalOf<typeof intake>): Patch {
  for (const m of s.messages) if (m.id === id) step(intake, m.state, on)
  return { messages: s.messages.filter((m) => m.id !== id) }
}
