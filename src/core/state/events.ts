/**
 * The journal's vocabulary: past tense, JSON only, never renamed or reused. S0 §9's names are kept as they are.
 * Types, the docs page and the check of imported journals come from this table; what an event does is evolve.ts.
 *
 * V1. An event stands alone: targets, deadlines (`until`) and limits that the fold needs are in it (design §14).
 * V2. Why something happened is a `cause`; `words` and `text` are what a person, an agent or a model said. Where a `reason` or a
 *     `why` stands beside a cause, it is the kind of that cause, for programs that read only that.
 */

import { z } from 'zod'
import { Change, Degraded, EffectiveScope, Grant, PlannedCall, Prepared } from '../contracts/acting.ts'
import { Hash, Path } from '../contracts/bounds.ts'
import { Cause, type CauseKind, causeKinds } from '../contracts/causes.ts'
import { Constraint, Preference } from '../contracts/constraints.ts'
import { DecisionEnvelope, MutatorResult, ToolResult } from '../contracts/execution.ts'
import { Check, GoalSummary, Rung, VerificationOutcome, WorkspaceContext } from '../contracts/goal.ts'
import { EffectClass, PriorityClass, QuestionKind, RouteRule, WhyNot } from '../contracts/kinds.ts'
import { ModelUse } from '../contracts/model-use.ts'
import { Plan, PlanPatch } from '../contracts/plan.ts'
import { problemCodes } from '../contracts/problems.ts'
import { TaskResult } from '../contracts/tasks.ts'
import {
  Frame,
  IntentAnalysis,
  IntentOp,
  Notice,
  ReplanReason,
  RoutingDecision,
  Segment,
  TaskRelationAssessment,
} from '../contracts/understanding.ts'
import { onFirstUse } from '../on-first-use.ts'
import { Team } from './team.ts'

const id = z.string().min(1).max(64)
export const longestText = 1_048_576
const text = z.string().max(longestText)
const words = z.string().max(2_000)
const until = z.number().int()
const kind = z.enum(causeKinds as [CauseKind, ...CauseKind[]])
const position = z.number().int()
const taskId = id
const dispatchId = id
const messageId = id
const questionId = id
const workflowId = id
const by = id
/** What a sender names a message by, so that sending it again is not saying it again (intake/guard.ts). */
export const MessageKey = z
  .string()
  .min(1)
  .max(128)
  .refine((key) => key.isWellFormed(), { error: 'must be whole characters' })

/** `message` is what an agent or a model said; what we found out ourselves is the cause. */
export const Problem = z.strictObject({
  code: z.enum(problemCodes),
  message: z.string().max(4_000).optional(),
  cause: Cause.optional(),
})
/** A refusal with the words of whoever refused. */
export type SaidProblem = z.infer<typeof Problem>
/** Who answered and why, with the answer that was not taken (design §6). */
export const Cascade = z.strictObject({
  chosen: z.enum(['embedded', 'model']),
  /** Whether the model was asked at all. */
  asked: z.boolean().optional(),
  reason: z.string().max(500),
  other: z
    .strictObject({
      analysis: IntentAnalysis,
      frames: z.array(Frame),
      intent_ops: z.array(IntentOp),
      relation: TaskRelationAssessment.optional(),
    })
    .optional(),
})
export type Cascade = z.infer<typeof Cascade>
export const Evidence = z.strictObject({
  met: z.array(z.string()),
  missing: z.array(z.string()),
  unexpected: z.array(z.string()),
  out_of_scope: z.array(z.string()),
})
/** What a look at the world found of what was to change. */
export type Evidence = z.infer<typeof Evidence>
const slots = z.record(z.string(), z.json())

/**
 * The schema of every type of event, by its name.
 *
 * @example
 * const fields = events.member_said.parse({ memberId: 'bob', text: 'hi', tokens: 1 })
 */
export const events = onFirstUse(() => ({
  conversation_started: z.strictObject({
    conversation: id,
    team: Team,
    teamHash: id,
    /** Where the team's files were, if it is not one that is found by its name. */
    folder: z.string().optional(),
    workspace: z.string().optional(),
    /** How much the folded state keeps (limits.ts). */
    kept: z.strictObject({
      echoes: z.number().int(),
      page: z.number().int(),
      dispatches: z.number().int(),
      keys: z.number().int(),
    }),
  }),
  conversation_forked: z.strictObject({ from: id, at_seq: z.number().int() }),
  /** What stands before it came from a file. Nothing of it is under way, and no path or team in it is followed. */
  conversation_imported: z.strictObject({ at_seq: z.number().int() }),
  /** `folder` as in conversation_started. */
  team_changed: z.strictObject({ team: Team, teamHash: id, by, folder: z.string().optional() }),
  conversation_ended: z.strictObject({ by, on: z.enum(['stop', 'done_from_human']) }),

  user_input_received: z.strictObject({
    messageId,
    memberId: id,
    text,
    /** What its sender named it by, and the fingerprint of its text to know a repetition by. */
    key: MessageKey.optional(),
    print: z.number().int().optional(),
    /** What its markers name, and whether it says [DONE]. */
    targets: z.array(z.string()).optional(),
    done: z.literal(true).optional(),
    /** When the gate, then the engine, counts as silent. */
    gateUntil: until,
    engineUntil: until,
  }),
  input_rejected: z.strictObject({
    messageId,
    memberId: id,
    reason: kind,
    cause: Cause,
    accepted: z.array(z.string()),
  }),
  semantic_understanding_started: z.strictObject({ messageId }),
  safety_checked: z.strictObject({
    messageId,
    verdict: z.enum(['SAFE', 'BLOCK', 'EMERGENCY']),
    category: z.string().optional(),
    /** The gate's own words; empty where the cause says that there are none. */
    reason: words,
    cause: Cause.optional(),
    /** SAFE, but it may be an emergency: the message goes on, and the emergency line is shown first (design §7). */
    notice: z.literal('emergency').optional(),
    /** What a second look by a model used. */
    used: ModelUse.optional(),
  }),
  semantic_understanding_completed: z.strictObject({
    messageId,
    analysis: IntentAnalysis,
    frames: z.array(Frame),
    intent_ops: z.array(IntentOp),
    /** Intents to choose from, where the engine asks which was meant. */
    candidates: z.array(z.string()).optional(),
    /** The message is a plain yes or no, and nothing else. */
    says: z.enum(['yes', 'no']).optional(),
    /** It only begins with it: the frames are of the rest. */
    saysMore: z.literal(true).optional(),
    problem: Problem.optional(),
    cascade: Cascade.optional(),
    /** What became of each part of the message: none vanishes. */
    segments: z.array(Segment).optional(),
    notice: Notice.optional(),
    /** What it asks for beside the rest that nobody in the team does, in its own words. */
    beyond: z.array(z.string()).optional(),
    /** How the message relates to the running task, in full (S0 §8.4). */
    relation: TaskRelationAssessment.optional(),
    /** What was used of a model. */
    used: ModelUse.optional(),
  }),
  routing_decision_made: z.strictObject({
    messageId,
    decision: RoutingDecision,
    signal: z.string(),
    rule: RouteRule,
    alternatives: z.array(z.strictObject({ route: RoutingDecision.shape.route, why_not: WhyNot })),
    /** What the person has to know whatever the route is: parts of the message that nobody does. */
    beside: z.string().optional(),
  }),
  user_confirmation_required: z.strictObject({ questionId, messageId: messageId.optional() }),
  phase_transition: z.strictObject({
    machine: z.enum(['intake', 'workflow', 'interrupt', 'turn']),
    id: id.optional(),
    on: z.string(),
    from: z.string(),
    to: z.string(),
    /** What sets a goal back to its plan, or to a person. */
    reason: ReplanReason.optional(),
  }),

  question_opened: z.strictObject({
    questionId,
    kind: QuestionKind,
    options: z.array(z.string()).min(1),
    hash: z.string().optional(),
    about: id.optional(),
    messageId: messageId.optional(),
    cause: Cause.optional(),
    text: z.string().optional(),
    impact: z
      .strictObject({ kept: z.array(z.string()), voided: z.array(z.string()), undone: z.array(z.string()) })
      .optional(),
    /** What would be done, once the person has said more. */
    pending: z.strictObject({ say: Notice.shape.say, frame: Frame, choices: Notice.shape.choices }).optional(),
    /** Whom a task suggests, with what it knew; taken up only by a person's yes. */
    offer: z.strictObject({ agentId: id, slots, from: z.number().int().optional(), messageId }).optional(),
  }),
  question_answered: z.strictObject({ questionId, option: z.string(), by, text: text.optional() }),
  question_withdrawn: z.strictObject({ questionId, cause: Cause }),

  member_said: z.strictObject({
    memberId: id,
    text,
    taskId: taskId.optional(),
    messageId: messageId.optional(),
    tokens: z.number().int(),
    /** The fingerprint of a turn in the talk, which counts as a hop (design §3.9). */
    hop: z.number().int().optional(),
  }),
  talk_routed: z.strictObject({
    resolved: z.array(id),
    unresolved: z.array(z.string()).min(1),
    messageId: messageId.optional(),
    notice: z.enum(['partial', 'all_failed']),
  }),
  talk_changed: z.strictObject({
    on: z.string(),
    status: z.enum(['active', 'paused', 'completed']),
    waitingFor: id.optional(),
    reason: z.enum(['work', 'continued', 'pause', 'turn', 'question', 'fallback', 'stop', 'done_from_human']),
    /** A person let a loop go on: hops are counted anew. */
    hops: z.literal(0).optional(),
  }),
  queue_cleared: z.strictObject({ by }),

  workflow_started: z.strictObject({
    workflowId,
    goal: z.string(),
    messageId,
    memberId: id,
    turn: z.boolean().optional(),
    /** When it counts as timed out. */
    until: until.optional(),
  }),
  /** What was read from a message, or from the plan; what a later plan says takes the place of what the one before said. */
  goal_constrained: z.strictObject({
    workflowId,
    source: z.enum(['person', 'plan']),
    messageId: messageId.optional(),
    constraints: z.array(Constraint).max(50),
    preference: Preference.optional(),
    /** What it should bring, in the words that say so. */
    expected: z.array(z.string().max(200)).max(5).optional(),
    /** It says nothing but what may not be done. */
    bare: z.literal(true).optional(),
  }),
  /** What has to be known before it can be planned: the planner's own questions, or what we found out ourselves. */
  goal_asked: z.strictObject({ workflowId, questions: z.array(z.string().max(500)).max(3), cause: Cause }),
  /** A person answered in a message, or with the words that stand here; without either it goes on as it is. */
  goal_clarified: z.strictObject({ workflowId, by, messageId: messageId.optional(), text: words.optional() }),
  context_requested: z.strictObject({ workflowId, until }),
  /** Without a context nobody could look, or the look took too long. */
  context_built: z.strictObject({ workflowId, context: WorkspaceContext.optional(), cause: Cause.optional() }),
  /** A person lets it go on although its time was over. */
  goal_extended: z.strictObject({ workflowId, until, by }),
  verification_finished: z.strictObject({
    workflowId,
    taskId: taskId.optional(),
    outcome: VerificationOutcome,
    checks: z.array(Check).max(50),
    cause: Cause.optional(),
  }),
  /** One rung of the ladder (recovering.ts). `until`: how long what it started may take. */
  recovery_chosen: z.strictObject({ workflowId, rung: Rung, cause: Cause, until: until.optional() }),
  goal_summarized: z.strictObject({ workflowId, summary: GoalSummary }),
  workflow_parked: z.strictObject({ workflowId, cause: Cause }),
  workflow_resumed: z.strictObject({ workflowId, by, until: until.optional() }),
  plan_requested: z.strictObject({
    workflowId,
    planner: id,
    attempt: z.number().int(),
    /** In journals from before planning was a task with a lease of its own; nothing follows from it. So in the two reviews. */
    until: until.optional(),
    /** What is planned again carries the position up to which it was carried out, and the message that changes it (design §8). */
    snapshot: z.number().int().optional(),
    messageId: messageId.optional(),
  }),
  plan_proposed: z.strictObject({
    workflowId,
    plan: Plan,
    hash: z.string(),
    harmless: z.boolean(),
    /** What its steps would do, as the host reads their calls. */
    calls: z.array(PlannedCall).max(1_000).optional(),
  }),
  plan_review_requested: z.strictObject({ workflowId, reviewer: id, harmless: z.boolean(), until: until.optional() }),
  plan_review_result: z.strictObject({
    workflowId,
    reviewer: id,
    pass: z.boolean(),
    reason: words,
    cause: Cause.optional(),
  }),
  plan_refused: z.strictObject({ workflowId, problem: Problem }),
  plan_approved: z.strictObject({
    workflowId,
    hash: z.string(),
    by: by.optional(),
    /** What its steps name, as far as its approver may approve it. */
    grants: z.array(Grant).max(1_000).optional(),
  }),
  plan_patched: z.strictObject({ workflowId, patches: z.array(PlanPatch), messageId: messageId.optional() }),

  task_created: z.strictObject({
    taskId,
    kind: z.enum(['reply', 'frame', 'step', 'verify', 'commit', 'plan', 'review']),
    agentId: id,
    messageId: messageId.optional(),
    class: PriorityClass.optional(),
    inserted: z.literal(true).optional(),
    from: z.number().int().optional(),
    intent: z.string().optional(),
    /** The finished work it changes or ends. */
    record: position.optional(),
    parent: taskId.optional(),
    frameId: id.optional(),
    slots: slots.optional(),
    missing: z.array(z.string()).optional(),
    stepId: z.string().optional(),
    workflowId: workflowId.optional(),
    deps: z.array(id).optional(),
    /** Who asked for it, where no open message and no goal says so. */
    requester: id.optional(),
  }),
  task_dispatch_requested: z.strictObject({
    taskId,
    agentId: id,
    dispatchId,
    token: z.number().int(),
    until,
    from: position.optional(),
  }),
  /** No seat is free: it waits in line from `place` on, a position of the pool's stream. `asked`: how often the pool was asked. */
  task_seat_awaited: z.strictObject({
    taskId,
    dispatchId,
    place: position,
    until,
    asked: z.number().int().min(1),
  }),
  /** It has a seat: from now on its time to ack runs. */
  task_seat_given: z.strictObject({ taskId, dispatchId, until }),
  /** `repeatable`: the agent itself says that it may be run again after it was lost. */
  task_dispatch_ack: z.strictObject({ dispatchId, until: until.optional(), repeatable: z.literal(true).optional() }),
  task_dispatch_nack: z.strictObject({ dispatchId, reason: kind, cause: Cause, words: words.optional() }),
  task_execution_started: z.strictObject({ taskId, dispatchId, until: until.optional() }),
  agent_step_completed: z.strictObject({
    taskId,
    dispatchId,
    until,
    step: z
      .strictObject({ thought: text.optional(), action: text.optional(), observation: text.optional() })
      .optional(),
    text: text.optional(),
    /** Bytes of steps that its task has put into the journal by now. */
    journaled: z.number().int().optional(),
  }),
  /** The agent is at it, and has nothing to tell. */
  task_lease_renewed: z.strictObject({ taskId, dispatchId, until }),
  /** What a call of a function agent came to. The same call gets the same result in its round, without being made again. */
  call_recorded: z.strictObject({
    taskId,
    round: z.number().int().min(1),
    /** What an act came to is its decision; here it stands that it was called. */
    kind: z.enum(['once', 'ask', 'act']),
    /** A question has none: it is known by its words. */
    name: z.string().max(200).optional(),
    /** The n-th call of this kind and name in the round. */
    n: z.number().int().min(1),
    /** Of what it was called with. */
    hash: z.string().max(64),
    /** None where it came to nothing. */
    result: z.json().optional(),
    /** An answer comes when nobody is at it. */
    dispatchId: dispatchId.optional(),
    until: until.optional(),
  }),
  task_awaiting_user: z.strictObject({
    slots: slots.optional(),
    taskId,
    /** The frame that keeps what it asks for, where it had none: it is a turn in the talk. */
    frameId: id.optional(),
    dispatchId: dispatchId.optional(),
    missing: z.array(z.string()),
    text: text.optional(),
    /** The words of an agent that asks, cut short: what is shown again when other things came after them. */
    asks: z.string().max(500).optional(),
    /** The words of the answer are the result of this call. */
    asking: z.strictObject({ n: z.number().int().min(1), hash: z.string().max(64) }).optional(),
  }),
  /** What it asked still waits, and other things came after it. */
  question_repeated: z.strictObject({ taskId, text: z.string().max(500), missing: z.array(z.string()).optional() }),
  task_slots_filled: z.strictObject({ taskId, slots: slots, missing: z.array(z.string()), messageId }),
  frame_changed: z.strictObject({ frameId: id, slots, messageId }),
  /** What a person said of work in hand, at that position: it goes on with it, or starts again with it. */
  task_changed: z.strictObject({
    taskId,
    messageId,
    said: position,
    how: z.enum(['starts_with_it', 'starts_again', 'after_this_step']),
  }),
  task_execution_result: z.strictObject({
    taskId,
    dispatchId: dispatchId.optional(),
    success: z.boolean(),
    result: TaskResult.optional(),
    problem: Problem.optional(),
  }),
  /** `words` are the last ones of an agent that was lost, where it had any. */
  task_lease_expired: z.strictObject({
    taskId,
    dispatchId,
    cause: Cause,
    words: words.optional(),
    /** It had been let go, and is not repeatable: it may have done its work already. */
    mayBeDone: z.literal(true).optional(),
  }),
  task_retry_scheduled: z.strictObject({
    taskId,
    agentId: id,
    notBefore: z.number().int(),
    failures: z.number().int(),
    /** How often in a row its agents were busy. That is no failure. */
    busy: z.number().int().optional(),
  }),
  task_blocked: z.strictObject({ taskId, cause: Cause, words: words.optional() }),
  task_unblocked: z.strictObject({
    taskId,
    by,
    agentId: id.optional(),
    /** What was recorded of it counts no more. */
    startOver: z.literal(true).optional(),
  }),
  task_review_requested: z.strictObject({ taskId, reviewer: id, until: until.optional() }),
  task_review_result: z.strictObject({
    taskId,
    reviewer: id,
    pass: z.boolean(),
    reason: words,
    cause: Cause.optional(),
  }),
  task_parked: z.strictObject({ taskId, cause: Cause }),
  task_canceled: z.strictObject({
    taskId,
    dispatchId: dispatchId.optional(),
    cause: Cause,
    by: by.optional(),
    /** Whose word left a part of the goal undone; absent where it is planned again. */
    gaveUp: z.enum(['person', 'agent']).optional(),
  }),

  run_paused: z.strictObject({ taskId }),
  /** Its agent says that it holds still. Until then it is shown as still running. */
  agent_paused: z.strictObject({ taskId, dispatchId }),
  /** Its goal is parked, and work waits for it to hold still: so long it may be silent. Without a time nothing waits for it any more. */
  pause_awaited: z.strictObject({ taskId, dispatchId, agentId: id, until: until.optional() }),
  run_resumed: z.strictObject({ taskId, by: by.optional(), until }),
  /** One of a run at a time; the others wait in order. `hash` is of the envelope, `content` of its action and params. */
  decision_proposed: z.strictObject({
    taskId,
    envelope: DecisionEnvelope,
    hash: z.string(),
    content: Hash,
    effect: EffectClass,
    okExit: z.array(z.int()).max(256).optional(),
    /** How long the host may take to prepare it. */
    prepareMs: z.int(),
    /** What its agent has asked for and will propose once this is settled; and the words of the commit at the end. Both are shown with it. */
    following: DecisionEnvelope.optional(),
    commit: words.optional(),
  }),
  /** `hash` is of exactly what a person would be shown; `approval` says why nobody needs to be asked. */
  decision_prepared: z.strictObject({
    taskId,
    decision_id: id,
    prepared: Prepared,
    scope: EffectiveScope,
    hash: Hash,
    approval: id.optional(),
    /** What follows it, as the host found it, with the hash of what is shown of that: one answer is about both. */
    following: z.strictObject({ decision_id: id, prepared: Prepared, hash: Hash }).optional(),
  }),
  /** What covered it is gone, or never counted for this: a person is asked. */
  decision_reopened: z.strictObject({ taskId, decision_id: id, cause: Cause }),
  decision_issued: z.strictObject({ taskId, decision_id: id, approval: z.string(), until: z.number().int() }),
  /** The world was no longer what was approved, and nothing happened: it is prepared and asked again. */
  decision_stale: z.strictObject({ taskId, decision_id: id }),
  /** A read is tried again: not before then, and then with this number. */
  decision_retry_scheduled: z.strictObject({
    taskId,
    decision_id: id,
    attempt: z.int(),
    notBefore: z.int(),
    cause: Cause,
  }),
  /** Its tool could not work in its best way on this machine, and worked in the next one. */
  tool_degraded: z.strictObject({ taskId, decision_id: id, ...Degraded.shape }),
  decision_attempted: z.strictObject({ taskId, decision_id: id, attempt: z.int(), until }),
  /** What the host would change, before anything of it is there. */
  changes_staged: z.strictObject({
    taskId,
    decision_id: id,
    changes: z.array(Change).max(100_000),
    result: ToolResult,
    evidence: Evidence,
    until,
    /** What a command changed, as a person reads it; of other actions it was shown before. */
    diff: text.optional(),
  }),
  decision_refused: z.strictObject({ taskId, decision_id: id, problem: Problem, until }),
  decision_settled: z.strictObject({
    taskId,
    decision_id: id,
    result: ToolResult.optional(),
    evidence: Evidence.optional(),
    verdict: MutatorResult,
    cause: Cause.optional(),
    /** The staged changes that are there now, where it staged any. */
    landed: z.array(z.string()).max(100_000).optional(),
    /** Position of those changes, with the result. */
    staged: position.optional(),
    until,
  }),
  grant_given: z.strictObject({ grant: Grant, questionId }),
  /** The probe has until then to find out. */
  decision_uncertain: z.strictObject({ taskId, decision_id: id, cause: Cause, until }),
  decision_probed: z.strictObject({
    taskId,
    decision_id: id,
    outcome: z.enum(['applied', 'not_applied', 'unknown']),
    until,
  }),

  /** One decision, one task, all since a position, or the last patch of a goal; where none is named, what the last task changed. */
  undo_requested: z.strictObject({
    undoId: id,
    decision: id.optional(),
    task: id.optional(),
    to: position.optional(),
    workflowId: workflowId.optional(),
    by: by.optional(),
    until,
  }),
  /** What will be restored, on disk before the host starts, and the decisions it belongs to. `left`: somebody changed it since. */
  undo_issued: z.strictObject({
    undoId: id,
    decisions: z.array(id).max(100_000),
    changes: z.array(Change).max(100_000),
    left: z.array(Path).max(100_000),
    until,
  }),
  undo_settled: z.strictObject({
    undoId: id,
    restored: z.array(Path).max(100_000),
    left: z.array(Path).max(100_000),
    cause: Cause.optional(),
  }),

  memory_noted: z.strictObject({
    intent: z.string().optional(),
    agentId: id.optional(),
    taskId,
    goal: z.string(),
    slots: slots,
    result: z.string(),
  }),
  memory_deleted: z.strictObject({ entry: z.number().int(), by }),
  /** `dispatchId` names who is told: an agent whose proposal was not taken. */
  outcome_ignored: z.strictObject({ effect: z.string(), why: kind, cause: Cause, dispatchId: dispatchId.optional() }),
  /** A command that nobody waits for met a bug of ours; the log has it under this trace_id. It names what it was about. */
  command_failed: z.strictObject({
    trace_id: id,
    command: z.string().max(64),
    taskId: taskId.optional(),
    /** The dispatch that is given up with it. */
    dispatchId: dispatchId.optional(),
    /** The message that goes no further. */
    messageId: messageId.optional(),
  }),
}))

/** A cause, with its kind beside it for programs that read only that (V2). */
export const because = (cause: Cause): { reason: CauseKind; cause: Cause } => ({ reason: cause.kind, cause })

/** The name of a type of event. */
export type EventType = keyof typeof events
export const eventTypes = (): EventType[] => Object.keys(events) as EventType[]
/** What an event has beside its stamp. */
export type FieldsOf<T extends EventType> = z.infer<(typeof events)[T]>
/** What every event has: its position, its time, and whose it is. */
export type Stamp = { readonly seq: number; readonly at: number; readonly loopId: string; readonly role: string }
/** What an engine answers about a message: all that its event holds, under the same names but for `ops`. */
export type Understanding = Omit<FieldsOf<'semantic_understanding_completed'>, 'messageId' | 'intent_ops'> & {
  ops: IntentOp[]
}
/** An event of one type. */
export type EventOf<T extends EventType> = Stamp & { readonly type: T } & FieldsOf<T>
/** Any event of a journal. */
export type JournalEvent = { [T in EventType]: EventOf<T> }[EventType]

/** Who speaks, as every interface shows it: `{loopId}.{role}` (S0 §12). */
export type Who = { readonly loopId: string; readonly role: string }
export const who = {
  user: (member: string): Who => ({ loopId: 'user', role: member }),
  executor: (member: string): Who => ({ loopId: 'executor', role: member }),
  guard: { loopId: 'system', role: 'guard' },
  safety: { loopId: 'system', role: 'safety' },
  understanding: { loopId: 'orchestrator', role: 'understanding' },
  router: { loopId: 'orchestrator', role: 'router' },
  planner: { loopId: 'orchestrator', role: 'planner' },
  reviewer: { loopId: 'orchestrator', role: 'reviewer' },
} as const
