/**
 * Which causes an event may have. The schema takes any cause anywhere; decide.ts writes only these, and a journal from elsewhere
 * could tell a person something that cannot have happened, so references.ts asks here.
 *
 * C1. Decisions and runs are not in the table: what counts there is the approval and the hash (references:N5). They have no cause
 *     that belongs to messages, questions, the talk or late answers.
 * C2. Where a `reason` or a `why` stands beside a cause, it is the kind of that cause.
 * C3. What a cause names was there before the event, and the person it names is a member.
 */
import { actCauseKinds, agentCauseKinds, type Cause, type CauseKind, causeKinds } from '../contracts/causes.ts'
import type { Conversation } from './conversation.ts'
import type { EventType, JournalEvent } from './events.ts'
import { positionOf } from './ids.ts'
import { memberOf } from './team.ts'

type Kinds = readonly CauseKind[]
const ofAgents: Kinds = [...agentCauseKinds, 'breaker_open', 'line_full', 'bug']
const ofGate: Kinds = ['gate_silent', 'gate_failed', 'nothing_dangerous', 'dangerous_words', 'reads_dangerous']
const ofReviews: Kinds = ['review_rejected', 'reviewer_failed', 'reviewer_silent', 'stopped']
const ofPlans: Kinds = [
  ...[
    'planner_failed',
    'planner_silent',
    'off_schema',
    'step_twice',
    'step_order',
    'no_steps',
    'asks_too_often',
    'bug',
  ],
  ...ofReviews,
] as Kinds
const ofLoops: Kinds = ['hop_budget', 'repetition', 'unresolved']
const endings: Kinds = [
  'stopped',
  'canceled',
  'skipped',
  'dropped',
  'dropped_from_plan',
  'before_not_done',
  'ended',
  'replanned',
  'queue_cleared',
  'given_back',
  'emergency',
  'goal_timeout',
  'bug',
]
const ofChecks: Kinds = ['checks_failed', 'missing_program', 'not_permitted', 'no_checks', 'commands_denied', 'skipped']
const ofDetails: Kinds = ['constraints_conflict', 'no_goal', 'planner_asks']
const ofRecovery: Kinds = [...ofChecks, ...endings, 'goal_timeout', 'tries_used_up']
const gaveWay: Kinds = ['new_task', 'other_goal_resumed']
const noLongerAsked: Kinds = [
  'resumed',
  'answered_by_message',
  'later_message',
  'later_offer',
  'no_longer_matters',
  'probe_answered',
  'plan_changed',
  'run_over',
]
const ignored: Kinds = [
  ...causeKinds.filter((kind) => /^(?:late|repeated)_/.test(kind)),
  'decision_id_reused',
  'decision_unsettled',
  'too_many_decisions',
  'old_token',
  'wrong_state',
  'waits_for_person',
]
const elsewhere: Kinds = [
  ...ofLoops,
  ...noLongerAsked,
  ...ignored,
  'locked',
  'waiting_for',
  'gate_silent',
  'gate_failed',
]

const causesOf: { readonly [T in EventType]?: Kinds } = {
  input_rejected: ['locked', 'waiting_for'],
  safety_checked: [...ofGate, 'off_schema', 'bug'],
  semantic_understanding_completed: ['engine_silent', 'engine_failed', 'off_schema', 'bug'],
  question_opened: [...ofAgents, ...ofPlans, ...ofLoops, ...ofDetails, ...ofRecovery, ...actCauseKinds],
  question_withdrawn: [...endings, ...noLongerAsked, ...gaveWay, ...ofAgents, ...actCauseKinds],
  workflow_parked: gaveWay,
  goal_asked: ofDetails,
  context_built: ['workspace_unseen'],
  verification_finished: ofChecks,
  recovery_chosen: ofRecovery,
  undo_settled: ['nothing_to_undo', 'host_failed', 'no_result', 'no_workspace', 'path_denied', 'decision_id_reused'],
  plan_refused: ofPlans,
  plan_review_result: ofReviews,
  task_dispatch_nack: [...ofAgents, 'held'],
  task_execution_result: [...ofAgents, 'off_schema'],
  task_lease_expired: ofAgents,
  task_blocked: [...ofAgents, ...ofReviews],
  task_review_result: ofReviews,
  task_parked: gaveWay,
  task_canceled: endings,
  outcome_ignored: ignored,
}

/** What is wrong with the cause of this event, or nothing. */
export function causeFault(s: Conversation, e: JournalEvent): string | undefined {
  const cause = causeOf(e)
  if (!cause) return
  if (!(causesOf[e.type]?.includes(cause.kind) ?? !elsewhere.includes(cause.kind)))
    return `${e.type} has no cause ${cause.kind}`
  const beside = 'reason' in e ? e.reason : 'why' in e ? e.why : undefined
  const isKind = e.type === 'task_dispatch_nack' || e.type === 'input_rejected' || e.type === 'outcome_ignored'
  if (isKind && beside !== cause.kind) return `its cause is ${cause.kind}, not ${beside}` // C2
  return namedFault(s, e, cause)
}

function causeOf(e: JournalEvent): Cause | undefined {
  if ('cause' in e) return e.cause
  if ('problem' in e) return e.problem?.cause
}

/** C3. */
function namedFault(s: Conversation, { seq, at }: JournalEvent, cause: Cause): string | undefined {
  for (const id of ['messageId' in cause && cause.messageId, 'workflowId' in cause && cause.workflowId])
    if (id && !(positionOf(id) < seq)) return `there was no ${id} before`
  if ('seq' in cause && !(cause.seq >= 1 && cause.seq < seq)) return `event ${cause.seq} is not there yet`
  if ('by' in cause && memberOf(s.team, cause.by)?.type !== 'human') return `${cause.by} is no person of the team`
  if (cause.kind === 'waiting_for' && !memberOf(s.team, cause.member)) return `there is no member ${cause.member}`
  if (cause.kind === 'breaker_open' && cause.until > at + longestBreakMs) return `until is ${cause.until}`
}

/** No breaker stays open longer by itself; a clock that was set back since may leave its end a day ahead. */
const longestBreakMs = 2 * 86_400_000
