/**
 * Under whose name each event may stand: the one that decide.ts writes it with. A journal from elsewhere may say otherwise, so
 * references.ts asks here.
 *
 * W1. A person's command stands under the name that it gives as theirs; what an agent says or does, under that of the member who has
 *     the task. Everything else is the program's own part.
 */
import { type Conversation, type Task, taskOf, taskOfDispatch } from './conversation.ts'
import { type EventType, type JournalEvent, who } from './events.ts'
import { memberOf } from './team.ts'

type Part = Exclude<keyof typeof who, 'user' | 'executor'>
/** `person`: whoever the event names as its author, or any person where it names nobody. `worker`: who has its task. */
type Voice = Part | 'person' | 'worker'

const voices: { readonly [T in EventType]: readonly Voice[] } = {
  conversation_started: ['guard'],
  conversation_forked: ['guard'],
  conversation_imported: ['guard'],
  team_changed: ['person'],
  conversation_ended: ['person'],
  user_input_received: ['person'],
  input_rejected: ['guard'],
  semantic_understanding_started: ['understanding'],
  safety_checked: ['safety'],
  semantic_understanding_completed: ['understanding'],
  routing_decision_made: ['router'],
  user_confirmation_required: ['router'],
  phase_transition: ['guard', 'router', 'planner', 'reviewer', 'understanding', 'person'],
  question_opened: ['router', 'worker'],
  question_answered: ['person'],
  question_withdrawn: ['router'],
  member_said: ['person', 'worker'],
  talk_routed: ['router'],
  talk_changed: ['router', 'person'],
  queue_cleared: ['person'],
  workflow_started: ['planner'],
  goal_constrained: ['planner'],
  goal_asked: ['planner'],
  goal_clarified: ['person'],
  context_requested: ['planner'],
  context_built: ['planner'],
  goal_extended: ['person'],
  verification_finished: ['router'],
  recovery_chosen: ['router'],
  goal_summarized: ['planner'],
  workflow_parked: ['router'],
  workflow_resumed: ['person'],
  plan_requested: ['planner'],
  plan_proposed: ['planner'],
  plan_review_requested: ['router'],
  plan_review_result: ['reviewer', 'person'],
  plan_refused: ['planner'],
  plan_approved: ['reviewer', 'person'],
  plan_patched: ['planner'],
  task_created: ['planner', 'router'],
  task_dispatch_requested: ['router'],
  task_seat_awaited: ['router'],
  task_seat_given: ['router'],
  task_dispatch_ack: ['worker'],
  task_dispatch_nack: ['worker', 'router'],
  task_execution_started: ['worker'],
  agent_step_completed: ['worker'],
  task_lease_renewed: ['worker'],
  call_recorded: ['worker', 'router'],
  task_awaiting_user: ['worker'],
  question_repeated: ['worker'],
  task_slots_filled: ['router'],
  frame_changed: ['planner'],
  task_changed: ['planner'],
  task_execution_result: ['worker', 'person'],
  task_lease_expired: ['worker', 'router'],
  task_retry_scheduled: ['router'],
  task_blocked: ['router'],
  task_unblocked: ['person'],
  task_review_requested: ['router'],
  task_review_result: ['reviewer', 'person'],
  task_parked: ['router'],
  task_canceled: ['router', 'person'],
  run_paused: ['router'],
  agent_paused: ['worker'],
  pause_awaited: ['router'],
  run_resumed: ['router', 'person'],
  decision_proposed: ['worker'],
  decision_prepared: ['router'],
  decision_reopened: ['router'],
  decision_issued: ['router'],
  decision_stale: ['router'],
  decision_retry_scheduled: ['router'],
  tool_degraded: ['router'],
  decision_attempted: ['router'],
  changes_staged: ['router'],
  grant_given: ['person'],
  decision_refused: ['router'],
  decision_settled: ['router'],
  decision_uncertain: ['router'],
  decision_probed: ['router', 'person'],
  undo_requested: ['person', 'router'],
  undo_issued: ['router'],
  undo_settled: ['router'],
  memory_noted: ['router'],
  memory_deleted: ['person'],
  outcome_ignored: ['router'],
  command_failed: ['guard'],
}

/** What is wrong with the name that it stands under, or nothing. */
export function speakerFault(s: Conversation, e: JournalEvent): string | undefined {
  const { loopId, role, type } = e
  if (loopId === 'user' && type !== 'conversation_started' && memberOf(s.team, role)?.type !== 'human')
    return `${role} is no person of the team`
  if (voices[type].some((voice) => speaksAs(s, e, voice))) return
  return `nobody here is ${loopId}.${role} in ${type}`
}

function speaksAs(s: Conversation, e: JournalEvent, voice: Voice): boolean {
  if (voice === 'person') return e.loopId === 'user' && (authorOf(e) ?? e.role) === e.role
  if (voice === 'worker') return isWorker(s, e)
  const { loopId, role } = who[voice]
  return e.loopId === loopId && e.role === role
}

const authorOf = (e: JournalEvent): string | undefined =>
  'by' in e && e.by !== undefined ? e.by : 'memberId' in e ? e.memberId : undefined

/** A task that has ended since is not kept, and then any member may have had it. */
function isWorker(s: Conversation, e: JournalEvent): boolean {
  const worker = 'memberId' in e ? e.memberId : workerOf(taskIn(s, e))
  const { type } = memberOf(s.team, e.role) ?? {}
  if (worker !== undefined && worker !== e.role) return false
  return type !== undefined && e.loopId === (type === 'human' ? 'user' : 'executor')
}

const workerOf = (t: Task | undefined): string | undefined => t?.dispatch?.agentId ?? t?.agentId

function taskIn(s: Conversation, e: JournalEvent): Task | undefined {
  if (e.type === 'question_opened') return taskOf(s, e.about ?? '')
  if ('taskId' in e && e.taskId !== undefined) return taskOf(s, e.taskId)
  return 'dispatchId' in e && e.dispatchId !== undefined ? taskOfDispatch(s, e.dispatchId) : undefined
}
