/** Everything Signalbox says of a conversation, in English (design §12). */

import { problems } from '../../core/contracts/problems.ts'
import type { EventOf } from '../../core/state/events.ts'
import { memberOf, type Team } from '../../core/state/team.ts'
import { causeIn, problemIn } from './causes.ts'
import { relationIn } from './relations.ts'
import { screenEn } from './screen-en.ts'
import { talkTexts } from './talk.ts'
import type { EventTexts, Texts } from './texts.ts'
import { after, answerIn, awaitedIn, handoffOf, labelsOf, percent, short, shownAs, stepParts, toldOf } from './words.ts'

const talk = talkTexts.en
const someone = (id: string) => ({ name: id })

const answers = (e: EventOf<'question_opened'>, team: Team): string =>
  labelsOf(e, { screen: screenEn, lang: 'en', team }).join(' / ')

const events: EventTexts = {
  conversation_started: (e) => `Conversation started: team ${e.team.team}, ${e.team.members.length} members`,
  conversation_forked: (e) => `Forked from ${e.from} at event ${e.at_seq}; paused until a person goes on`,
  team_changed: (e) => `The team was changed by ${e.by}`,
  conversation_ended: (e) => `Conversation ended by ${e.by}`,

  user_input_received: () => 'Message received',
  input_rejected: (e, { team }) => {
    const awaited = awaitedIn(e)
    if (awaited !== undefined) return `Sorry, it is the turn of ${shownAs(team, awaited)}. Please wait for them.`
    return `Not now: an agent is at work. Accepted: ${e.accepted.join(', ')}`
  },
  semantic_understanding_started: () => 'Understanding…',
  safety_checked: (e) =>
    e.verdict === 'SAFE' ? 'Safe' : `${e.verdict}: ${e.cause ? causeIn('en', e.cause) : e.reason}`,
  semantic_understanding_completed: (e) => {
    const { normalizedIntent: intent, taskRelation: relation } = e.analysis
    return `Understood: ${short(intent.goal)} (${relationIn('en', relation.type)}, ${percent(relation.confidence)})`
  },
  routing_decision_made: (e) => `Route: ${en.routes[e.decision.route]}${after('. ', toldOf(e))}`,
  user_confirmation_required: () => 'Waiting for your choice',
  phase_transition: (e) =>
    `Entering ${(en.phases as Record<string, string>)[e.to] ?? e.to}${after(': ', e.reason && en.goals.setBack[e.reason])}`,

  question_opened: (e, { team }) =>
    e.offer
      ? `Offer ${e.questionId}: ${shownAs(team, e.offer.agentId)}${after('. ', e.text)} [${answers(e, team)}]`
      : `Question ${e.questionId} (${en.questions[e.kind]})${after(': ', e.cause ? causeIn('en', e.cause, e.text) : e.text)} [${answers(e, team)}]`,
  question_answered: (e, around) =>
    `Answer: ${answerIn(e, { screen: screenEn, lang: 'en', ...around })}${after(', ', e.text)}`,
  question_withdrawn: (e) => `Question ${e.questionId} was withdrawn: ${causeIn('en', e.cause)}`,

  member_said: (e) => e.text,
  talk_routed: (e, { team }) =>
    e.notice === 'all_failed' ? talk.noneKnown(e.unresolved, team.members) : e.unresolved.map(talk.skipped).join('\n'),
  talk_changed: (e) =>
    e.status === 'paused' ? `Waiting for user.${e.waitingFor ?? '?'}` : e.status === 'active' ? 'Going on' : 'Over',
  queue_cleared: () => 'The queue was cleared',

  workflow_started: (e) => `Goal ${e.workflowId}: ${short(e.goal)}`,
  workflow_parked: (e) => `Goal ${e.workflowId} is parked: ${causeIn('en', e.cause)}`,
  workflow_resumed: (e) => `Goal ${e.workflowId} goes on`,
  plan_requested: (e) => `Planning by ${e.planner}${e.attempt > 1 ? `, attempt ${e.attempt}` : ''}`,
  plan_proposed: (e) => `Plan with ${e.plan.steps.length} steps`,
  plan_review_requested: (e) => `Review of the plan by ${e.reviewer}`,
  plan_review_result: (e) =>
    `Plan review ${e.pass ? 'passed' : 'rejected'}${after(': ', e.cause ? causeIn('en', e.cause) : e.reason)}`,
  plan_refused: (e) => `The plan cannot be used: ${problemIn('en', e.problem)}`,
  plan_approved: (e) => (e.by === undefined ? 'Plan approved: it only reads' : `Plan approved by ${e.by}`),
  plan_patched: (e) =>
    e.patches.length === 0 ? 'The steps of the plan stay' : `Plan changed in ${e.patches.length} places`,

  task_created: (e, { team }) => `Task ${e.taskId} for ${shownAs(team, e.agentId)}`,
  task_dispatch_requested: (e, { team }) => `Dispatching to ${shownAs(team, e.agentId)}`,
  task_dispatch_ack: () => 'Accepted',
  task_dispatch_nack: (e) => `Refused: ${causeIn('en', e.cause, e.words)}`,
  task_execution_started: () => 'Started',
  agent_step_completed: (e) => `Step${after(': ', stepParts(e))}`,
  task_awaiting_user: (e) => `Waiting for a person${after(': ', e.missing.join(', '))}`,
  question_repeated: (e) => e.text || `Still waiting for a person${after(': ', e.missing?.join(', '))}`,
  frame_changed: (e) =>
    `Changed: ${Object.entries(e.slots)
      .map(([slot, value]) => `${slot} = ${String(value)}`)
      .join(', ')}`,
  task_slots_filled: (e) => `Filled: ${Object.keys(e.slots).join(', ')}`,
  task_execution_result: (e, { team }) =>
    e.success
      ? `Done${after('. It suggests ', handoffOf(e, team))}`
      : `Failed: ${talk.failed(memberOf(team, e.role) ?? someone(e.role), problemIn('en', e.problem))}`,
  task_lease_expired: (e, { team }) =>
    e.cause.kind === 'silent'
      ? talk.timedOut(memberOf(team, e.role) ?? someone(e.role), e.cause.ms ?? team.leaseMs)
      : `Agent ${e.role} was lost${after(': ', e.cause.kind === 'lost' ? e.words : causeIn('en', e.cause, e.words))}`,
  task_retry_scheduled: (e, { team }) => `Trying again with ${shownAs(team, e.agentId)} (${e.failures})`,
  task_blocked: (e) => `Blocked: ${causeIn('en', e.cause, e.words)}`,
  task_unblocked: (e) => (e.agentId === undefined ? `Unblocked by ${e.by}` : 'Takes this turn'),
  task_review_requested: (e) => `Review by ${e.reviewer}`,
  task_review_result: (e) =>
    e.pass ? 'Review passed' : `Review rejected${after(': ', e.cause ? causeIn('en', e.cause) : e.reason)}`,
  task_parked: (e) => `Task ${e.taskId} is parked: ${causeIn('en', e.cause)}`,
  task_canceled: (e) => `Task ${e.taskId} was canceled: ${causeIn('en', e.cause)}`,

  run_paused: () => 'Paused',
  run_resumed: () => 'Going on',
  decision_proposed: (e) => `Proposes ${e.envelope.type === 'TOOL_CALL' ? e.envelope.action : e.envelope.type}`,
  decision_issued: () => 'Let through',
  decision_refused: (e) => `Not let through: ${problemIn('en', e.problem)}`,
  decision_settled: (e) =>
    e.verdict.accepted ? 'As expected' : `Not as expected${after(': ', e.cause && causeIn('en', e.cause))}`,
  decision_uncertain: (e) => `Nobody knows whether it happened: ${causeIn('en', e.cause)}`,
  decision_probed: (e) => `Looked at the world: ${e.outcome.replaceAll('_', ' ')}`,

  memory_noted: (e) => `Noted: ${short(e.goal)}`,
  memory_deleted: (e) => `Note ${e.entry} was deleted`,
  outcome_ignored: (e) => `Ignored ${e.effect}: ${causeIn('en', e.cause)}`,
}

export const en: Texts = {
  events,
  goals: {
    states: {
      plan_loop: 'is planned',
      execution: 'is carried out',
      replan_evaluation: 'is looked at again',
      wait_user_decision: 'waits for your decision',
      completed: 'completed',
      failed: 'failed',
      canceled: 'canceled',
    },
    setBack: {
      major_failure: 'something failed for good',
      major_change: 'it was changed',
      resource_missing: 'nobody could take a task',
      review_reject: 'the review rejected it',
    },
    line: ({ id, state, goal, why, asked }) =>
      `Goal ${id} ${state}${after(', since ', why)}: ${goal}${after('; asked: ', asked)}`,
  },
  phases: {
    IDLE: 'idle',
    SEMANTIC_UNDERSTANDING: 'understanding',
    ROUTING_DECISION: 'routing',
    CONTINUE_EXECUTION: 'continued execution',
    MINOR_REPLAN: 'a small change of the plan',
    FULL_REPLAN: 'a new plan',
    NEW_TASK: 'a new task',
    CONTROL_ACTION: 'a control action',
    WAIT_USER_DECISION: 'your decision',
    EXECUTION: 'execution',
    PLAN_LOOP: 'planning',
    REPLAN_EVALUATION: 'a look at the plan',
    COMPLETED: 'completion',
    FAILED: 'failure',
    CANCELED: 'cancellation',
    PAUSING: 'a pause after the step in flight',
    PAUSED: 'a pause',
    UNDERSTANDING_NEW_INPUT: 'understanding of the new input',
    RELATION_CHECK: 'comparison with the work',
    RESUME_READY: 'resumption',
    NEW_TASK_INIT: 'the start of a new task',
    INTAKE: 'intake',
    CLARIFYING: 'clarification',
    CONTEXT_BUILDING: 'gathering of context',
    PLANNING: 'planning',
    AWAITING_CONFIRMATION: 'confirmation',
    EXECUTING: 'execution',
    VERIFYING: 'verification',
    RECOVERING: 'recovery',
    SUMMARIZING: 'summary',
    DONE: 'the end',
  },
  routes: {
    continue_execution: 'go on',
    minor_replan: 'small change of the plan',
    full_replan: 'new plan',
    new_task: 'new task',
    control_action: 'control',
    wait_user_decision: 'ask the user',
  },
  questions: {
    route: 'where this message goes',
    clarify: 'what is meant',
    plan: 'the plan',
    approval: 'an approval',
    uncertain: 'did it happen?',
    blocked: 'a task is blocked',
    loop: 'whether the talk goes on',
    parked: 'a parked goal',
    handoff: 'an offer',
    review: 'a review',
  },
  status: { active: 'active', waiting: 'waiting', paused: 'paused', completed: 'ended' },
  problems,
  reasons: {
    second_writer: (d) => ({
      say: `Another Signalbox (process ${d.pid ?? 'unknown'}) is writing to ${d.folder}.`,
      next: 'Use that one, stop it first, or choose another folder with --data.',
    }),
    no_data: (d) => ({
      say: `There are no conversations in ${d.folder}.`,
      next: 'Run `signalbox start`, or name a folder with --data.',
    }),
    no_such_conversation: (d) => ({
      say: `There is no conversation ${d.conversation}.`,
      next: 'Run `signalbox list` to see which there are.',
    }),
    several_conversations: (d) => ({
      say: `Several conversations begin with ${d.conversation}: ${(d.known as readonly string[]).join(', ')}.`,
      next: 'Give more of its id.',
    }),
    no_such_event: (d) => ({
      say: `There is no event ${d.seq}: the conversation has ${d.last} events.`,
      next: `Choose a number from 1 to ${d.last}.`,
    }),
    no_such_file: (d) => ({
      say: `There is no file ${d.path}.`,
      next: 'Correct the path, or use - for standard input.',
    }),
    not_a_folder: (d) => ({
      say: `${d.path} is not a folder, and none can be made there.`,
      next: 'Choose another folder.',
    }),
    exists: (d) => ({
      say: `A conversation ${d.stream} is already here.`,
      next: 'Give it another id with --as.',
    }),
    removed: (d) => ({
      say: `The conversation ${d.stream} was removed by retention.`,
      next: 'Give it another id with --as.',
    }),
    ended: () => ({ say: 'The conversation has ended.', next: 'Start another one, or fork this one.' }),
    unknown_member: (d) => ({
      say: `${d.member} is not in this team.`,
      next: `Speak as one of: ${(d.known as readonly string[]).join(', ')}.`,
    }),
    not_a_person: (d) => ({
      say: `${d.member} is not a person.`,
      next: 'Only people give commands. Speak as one of them.',
    }),
    empty_input: () => ({ say: talk.emptyMessage, next: 'Write something and send it again.' }),
    too_long: (d) => ({ say: `A message has at most ${d.limit} characters.`, next: 'Send it in parts, or as a file.' }),
    bad_id: (d) => ({
      say: `${d.conversation} cannot be the id of a conversation.`,
      next: 'Take letters, digits, . _ and -, at most 64, beginning with a letter or digit.',
    }),
    unknown_command: (d) => ({
      say: `${d.command} is no command that can be given here.`,
      next: `Use one of: ${(d.known as readonly string[]).join(', ')}.`,
    }),
    unknown_option: (d) => ({
      say: `${d.option} is not one of the answers.`,
      next: `Answer with one of: ${(d.known as readonly string[]).join(', ')}.`,
    }),
    not_open: (d) => ({ say: `The question ${d.question} is not open any more.`, next: 'Look at what is open now.' }),
    not_what_was_shown: () => ({
      say: 'What is asked about has changed since it was shown.',
      next: 'Read it as it is now, then answer.',
    }),
    member_at_work: (d) => ({
      say: `${d.member} has work in hand or a message on its way, and the changed team does not have them in that part.`,
      next: 'Let it end or cancel it first, or leave them in the team.',
    }),
    already_paused: () => ({ say: 'It is paused already.', next: '/resume goes on.' }),
    not_paused: () => ({ say: 'Nothing is paused.', next: 'Say something, or look at /status.' }),
    waits_for_answer: () => ({
      say: 'Nothing is running: the work is held until you answer.',
      next: 'Answer the open question.',
    }),
    paused_first: () => ({ say: 'The work is paused.', next: '/resume first, then answer.' }),
    nothing_runs: () => ({ say: 'Nothing is running.', next: '/cancel drops what waits.' }),
    no_such_task: (d) => ({ say: `There is no open task ${d.task}.`, next: 'Look at the tasks, then decide again.' }),
    queue_empty: () => ({ say: 'The queue is empty.', next: 'Say something with [NEXT:name].' }),
    too_few_members: () => ({ say: talk.teamFault.too_few_members, next: 'Add a member.' }),
    no_human: () => ({ say: talk.teamFault.no_human, next: 'Add a person.' }),
    duplicate_id: () => ({ say: talk.teamFault.duplicate_id, next: 'Rename one of them.' }),
    disk_full: () => ({ say: 'The disk is full.', next: 'Free some space. Nothing acknowledged is lost.' }),
    damaged: (d) => ({
      say: d.stream
        ? `The conversation ${d.stream} is damaged at event ${d.seq}.`
        : `The journal ${d.path} is damaged.`,
      next: 'Copy the data folder first, then restore from a backup or from exports. Nothing was overwritten.',
    }),
    newer_schema: (d) => ({
      say: `${d.path} was written by a newer Signalbox.`,
      next: 'Install that version, or use another folder with --data.',
    }),
    older_schema: (d) => ({
      say: `${d.path} was written by an older Signalbox.`,
      next: 'Run `signalbox start` once on this folder; it brings the file forward.',
    }),
    permission: (d) => ({
      say: `${d.path} may not be used by this user.`,
      next: 'Change its owner or mode, or choose another folder with --data.',
    }),
    bad_line: (d) => ({
      say: `${d.file ?? 'The export'}, line ${d.line}: ${d.message}.`,
      next: 'Correct that line, or export the conversation again. Nothing was imported.',
    }),
    bad_log: (d) => ({
      say: `SIGNALBOX_LOG is ${d.asked}, which is neither a level nor a path.`,
      next: `Give a level (${(d.known as readonly string[]).join(', ')}), a path with a slash, or both: info:./box.log.`,
    }),
    no_log_file: (d) => ({
      say: `The log cannot be written to ${d.path}.`,
      next: 'Name a file that this user may write in SIGNALBOX_LOG.',
    }),
    does_not_replay: (d) => ({
      say: `The conversation ${d.conversation} does not replay: ${d.message}.`,
      next: 'Keep a copy of the data folder, and restore the conversation from an export that replays.',
    }),
    bug: () => ({
      say: 'Signalbox made a mistake.',
      next: 'Run it again with --verbose and report what it prints, with this trace_id.',
    }),
  },
}
