/**
 * Everything Signalbox says of a conversation, in English (design §12). One file is one language: texts.ts
 * says what it must be able to say.
 */
import type { Cause, FileConflict, HostFault, PathFault } from '../../core/contracts/causes.ts'
import type { DetailOf, ProblemDetail } from '../../core/contracts/problems.ts'
import type { TaskState } from '../../core/machines/task.ts'
import type { EventOf, SaidProblem } from '../../core/state/events.ts'
import { memberOf, shownName, type Team } from '../../core/state/team.ts'
import { actingEn } from './acting-en.ts'
import { goalCausesEn, goalEventsEn, goalsEn } from './goals-en.ts'
import { optionFaults } from './option-faults.ts'
import type {
  CauseTexts,
  EventTexts,
  ProblemText,
  ScheduleTexts,
  ScreenTexts,
  TalkTexts,
  Texts,
  UserMessageTexts,
} from './texts.ts'
import {
  actionIn,
  after,
  answerIn,
  arrows,
  awaitedIn,
  causeWith,
  cited,
  clockTime,
  filesIn,
  handoffOf,
  intentLabel,
  isUndone,
  labelsOf,
  minutes,
  namesIn,
  onlyTold,
  percent,
  short,
  shownAs,
  slotNames,
  slotValues,
  stepParts,
  toldOf,
} from './words.ts'

/** What the safety gate found, by its categories; a category of a team is shown as the team wrote it. */
const dangers: Readonly<Record<string, string>> = {
  cardiac: 'trouble with the heart',
  breathing: 'trouble with breathing',
  stroke: 'signs of a stroke',
  bleeding: 'heavy bleeding',
  overdose: 'poisoning or an overdose',
  suicide: 'somebody may want to die',
  unconscious: 'somebody is unconscious',
  anaphylaxis: 'a severe allergic reaction',
  seizure: 'a seizure',
  injury: 'a bad injury',
  fire: 'fire or gas',
  violence: 'violence',
  help: 'a call for help',
  harm: 'harm to others',
  weapon: 'weapons',
  drugs: 'drugs',
  selfharm: 'ways of self-harm',
  malware: 'malware',
  credentials: 'getting at passwords',
  minors: 'abuse of minors',
  doxxing: 'finding out where somebody lives',
  fraud: 'fraud',
  hate: 'hate',
  injection: 'an attempt to change the rules',
  bypass: 'getting around an approval',
  records: "other people's records",
  forgery: 'a forged result or document',
  secrets: 'taking out secrets',
  harassment: 'harassment',
}
const dangerOf = (category: string): string => dangers[category] ?? category

const listed = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
const act = ({ effect, seq }: { effect: string; seq: number }): string => `the ${effect} proposed at event ${seq}`

const hostFaults: Readonly<Record<HostFault, (host: string) => string>> = {
  bad_url: (host) => `${host} is no address that can be called: only http and https, without a password in it`,
  private: (host) => `${host} lies on this machine or in its own network`,
  unknown_host: (host) => `nobody knows the host ${host}`,
  too_many_redirects: (host) => `${host} sends the call on and on`,
  unreachable: (host) => `${host} did not answer`,
}

const pathFaults: Readonly<Record<PathFault, (path: string) => string>> = {
  malformed: (path) => `${path} is not a usable path. Name it relative to the workspace, with / between its parts`,
  outside: (path) => `${path} lies outside the workspace`,
  link_outside: (path) => `${path} leads out of the workspace through a link`,
  link_loop: (path) => `${path} leads through too many links`,
  moved_meanwhile: (path) => `a folder on the way to ${path} was exchanged meanwhile`,
  special_file: (path) => `${path} is a pipe, a socket or a device, not a file`,
  protected: (path) => `${path} is protected and needs an approval of its own`,
  own_state: (path) => `${path} belongs to Signalbox itself`,
  bad_pattern: (path) => `${path} is not a usable pattern for allowed paths`,
  nothing_allowed: (path) => `no path is allowed, so neither is ${path}`,
  not_allowed: (path) => `${path} is not one of the allowed paths`,
  excluded: (path) => `${path} is excluded for this task`,
}
const fileConflicts: Readonly<Record<FileConflict, (path: string) => string>> = {
  changed_by_person: (path) =>
    `somebody changed ${path} since it was last read. It has to be read again first: type “show me ${path}”, then say it once more`,
  changed_meanwhile: (path) => `${path} changed meanwhile`,
  exists: (path) => `${path} is there already`,
  missing: (path) => `${path} is not there`,
  not_a_file: (path) => `${path} is not a file`,
  not_a_folder: (path) => `${path} is not a folder`,
  not_empty: (path) => `the folder ${path} is not empty, and only an empty one can be deleted`,
  not_text: (path) => `${path} is not a text file`,
  patch_does_not_fit: (path) => `the patch does not fit ${path} as it is now`,
  text_not_found: (path) => `this text is nowhere in ${path === '.' ? 'this folder' : path}`,
  no_repository: () => 'this folder is not the top of a git repository',
  nothing_to_commit: () => 'nothing has changed since the last commit',
  branch_exists: (branch) =>
    `there is a branch ${branch} already. Say it again with a name that is new, or with «current» for the branch in use`,
}

const why: CauseTexts = {
  withWords: (cause, words) => `${cause}: ${words}`,
  noReason: 'no reason given',
  causes: {
    ...goalCausesEn,
    busy: () => 'busy',
    timeout: () => 'no answer in time',
    no_resource: ({ missing }) =>
      missing ? `something it needs is not there: ${missing}` : 'something it needs is not there',
    model_busy: ({ status }) =>
      `the model's server is busy or has a fault of its own (${status}). Wait a little, then try again.`,
    model_unreachable: ({ address }) =>
      `no whole answer came from the model's server${address ? ` at ${address}` : ''}. See that it runs and that the address is right, then try again.`,
    model_refused: ({ status, model }) =>
      status === 404
        ? `the model's server does not have the model ${model ?? 'that is asked for'} (404). Load it there (Ollama: ollama pull ${model ?? 'MODEL'}), or correct its name in the agent's file or in signalbox.yaml.`
        : `the model's server refused the request (${status}). Look at the model's name and settings in the agent's file and in signalbox.yaml.`,
    model_full: () =>
      "the talk is longer than the model can read. Set its 'contextTokens' in signalbox.yaml to what it takes, or begin a new talk.",
    model_withheld: () => "the model's provider held the answer back. Ask in other words.",
    no_credit: () => "the model's provider says that the account has no credit left. Add some there, then try again.",
    no_model: ({ model }) =>
      model === undefined
        ? 'no model is set. Set SIGNALBOX_MODEL=ollama:MODEL, or name a default in signalbox.yaml.'
        : `there is no model ${model}. Add it to signalbox.yaml, or write PROVIDER:MODEL.`,
    no_key: ({ variable }) =>
      variable === undefined
        ? "the model's server wants a key. Name the variable that holds it as 'keyEnv' of the model in signalbox.yaml."
        : `the model's key is missing or wrong. Set ${variable}.`,
    model_off_schema: () =>
      "the model's answers cannot be used, even after it was told what is wrong (another model may do better)",
    no_program: ({ program, file }) =>
      `the program ${program} was not found. Install it and retry, or correct 'command' in ${file ?? "its agent's file"} and start again.`,
    no_agent: ({ agent, folder }) =>
      `${agent} is of a team that is not open here. End Signalbox, and start it with --team ${folder ?? 'DIR'}.`,
    not_started: ({ error }) => `it could not be started (${error})`,
    exited: ({ how }) =>
      how === 'code 0'
        ? 'it ended without an answer (code 0). A program that is a member reads and writes JSON lines: docs/agents.md.'
        : `it ended with ${how}`,
    lost: () => 'its agent is gone',
    silent: () => 'its agent went silent',
    held: () => 'the work is paused',
    replaced: () => 'what it was given has changed',
    shut_down: () => 'it was ended together with Signalbox',
    input_unread: () => 'it does not read its input',
    input_closed: () => 'it closed its input',
    output_closed: () => 'it closed its output',
    wrote_too_much: () => 'it wrote too much',
    no_handshake: ({ printed, how }) =>
      `it wrote “${printed}”${how === undefined ? ' and no ack in time' : ` and ended without an ack (${how})`}. A program that is a member answers in JSON lines, and first of all with an ack: docs/agents.md`,
    no_frames: ({ lines }) => `it wrote ${lines} lines that are no frames`,
    answered_before_ack: () => 'it answered before it accepted the task',
    answered_before_go: () => 'it answered before it was told to start',
    answered_other_task: () => 'it answered for another task',
    bad_result: () => 'its result cannot be read',
    refused: () => 'it refused',
    failed: () => 'it failed; the log has the details',
    gave_up: () => 'it gave up',
    asked_otherwise: ({ call }) => `run again, it asked for something else than before: ${call}`,
    may_have_happened: ({ lost, ...rest }) =>
      `${lost === 'silent' ? 'no answer in time' : 'its agent is gone'}, and ${act(rest)} may have happened`,
    line_full: ({ limit }) => `too many tasks wait for it already (${limit})`,
    breaker_open: (cause) => {
      const last = cause.last && said(cause.last, cause.words)
      return (
        `it failed five times in a row and gets no work until ${clockTime(cause.until)}` +
        `${last ? `. The last error: ${last.replace(/\.$/, '')}` : ''}. Once its program or the team's files are changed, the next run tries it ` +
        'at once; otherwise retry after that time.'
      )
    },
    bug: ({ trace_id }) => `Signalbox made a mistake (trace_id ${trace_id})`,
    gate_silent: () => 'the safety gate did not answer',
    gate_failed: () => 'the safety gate failed',
    nothing_dangerous: () => 'nothing dangerous was found',
    dangerous_words: ({ category, words }) => `${dangerOf(category)}: "${words}"`,
    reads_dangerous: ({ category, words }) =>
      `it reads like this: ${dangerOf(category)}${words === '' ? '' : ` ("${words}")`}`,
    engine_silent: () => 'understanding did not answer in time',
    engine_failed: () => 'understanding failed',
    off_schema: () => 'the model did not keep to the schema',
    planner_silent: () => 'the planner did not answer in time',
    planner_failed: () => 'the planner failed; the log has the details',
    step_twice: ({ step }) => `the step ${step} is there twice`,
    step_order: ({ step, needs }) => `the step ${step} needs ${needs}, which does not come before it`,
    no_steps: () => 'the plan has no steps',
    reviewer_silent: () => 'the reviewer did not answer in time',
    reviewer_failed: () => 'the reviewer failed; the log has the details',
    review_rejected: () => 'the review rejected it',
    task_out_of_scope: ({ taskId }) => `${taskId} is not one of the allowed tasks`,
    denied: ({ by }) => `${by} said no`,
    too_many_decisions: ({ limit }) => `${limit} of its decisions wait already`,
    not_landed: ({ paths }) => `somebody changed ${paths.join(', ')} meanwhile, so it stays as it is`,
    grant_ended: () => 'what allowed it has ended',
    prepare_failed: () => 'it could not be looked at beforehand; the log has the details',
    no_workspace_tools: () => 'Signalbox was opened without a data folder, and the tools of a workspace need one',
    prepare_silent: () => 'looking at it beforehand took too long',
    host_failed: () => 'the tool failed; the log has the details',
    host_restarted: () => 'the program was started again meanwhile',
    no_result: () => 'no result came in time',
    unknown_action: ({ action }) => `there is no action ${action}`,
    bad_params: ({ where }) => `its parameters cannot be used (${where})`,
    effect_denied: ({ effect }) => `this goal allows no ${effect}`,
    no_workspace: ({ path }) =>
      path === ''
        ? 'this conversation has no folder to work in. Leave, and start Signalbox with --workspace and the folder (npm start -- --workspace DIR)'
        : `the workspace ${path} is not there or is not a folder`,
    path_denied: (cause) => pathFaults[cause.why](cause.path),
    file_conflict: ({ why: kind, path, near }) =>
      `${fileConflicts[kind](path)}${near === undefined ? '' : `; there is ${near}`}`,
    too_large: ({ path, limit }) => `${path} is larger than ${limit} bytes`,
    host_denied: ({ host, why }) => hostFaults[why](host),
    not_as_expected: ({ exit, missing, unexpected, out_of_scope }) =>
      [
        ...(exit === undefined ? [] : [`exit code ${exit}`]),
        ...listed('expected, but missing', missing),
        ...listed('changed, but not expected', unexpected),
        ...listed('outside of what it may touch', out_of_scope),
      ].join('; ') || 'not as expected',
    probe_found: ({ outcome, ...rest }) =>
      `${act(rest)}: a probe found it ${outcome === 'applied' ? 'applied' : 'not applied'}`,
    stopped: () => 'stopped',
    canceled: () => 'canceled',
    skipped: () => 'skipped',
    dropped: () => 'dropped',
    dropped_from_plan: () => 'dropped from the plan',
    before_not_done: () => 'what came before it was not done',
    ended: () => 'the conversation ended',
    replanned: () => 'planned again',
    queue_cleared: () => 'the queue was cleared',
    given_back: () => 'its agent gave it back',
    emergency: () => 'an emergency',
    new_task: () => 'a new task came',
    other_goal_resumed: ({ by, workflowId }) => `${by} went on with ${workflowId}`,
    resumed: () => 'the work was resumed',
    answered_by_message: () => 'a later message answered it',
    later_message: () => 'a later message came',
    later_offer: () => 'there is a later offer',
    no_longer_matters: () => 'it no longer matters',
    probe_answered: () => 'a look at the world answered it',
    plan_changed: () => 'the plan is changed',
    run_over: () => 'the work on it is over',
    hop_budget: ({ hops }) => `the limit of ${hops} turns without a person is reached`,
    repetition: () => 'three rounds were the same, word for word',
    unresolved: () => 'nobody that was named is in this team; others are waiting in the queue',
    locked: () => 'an agent is at work',
    waiting_for: ({ member }) => `it is ${member}'s turn`,
    late_ack: () => 'the acceptance came too late',
    repeated_ack: () => 'it had accepted already',
    late_nack: () => 'the refusal came too late',
    late_pause: () => 'it held still too late',
    late_seat: () => 'the seat came too late',
    late_start: () => 'the start came too late',
    repeated_start: () => 'it had started already',
    late_progress: () => 'the report came too late',
    decision_id_reused: () => 'its decision_id is known with other content',
    late_proposal: () => 'the proposal came too late',
    repeated_proposal: () => 'it was proposed already',
    late_result: () => 'the result came too late',
    repeated_result: () => 'the result was there already',
    late_loss: () => 'it was given up already',
    late_outcome: () => 'the answer came too late',
    repeated_outcome: () => 'the answer was there already',
    old_token: () => 'it belongs to an earlier dispatch',
    wrong_state: ({ state }) => `the task is ${state}`,
    decision_unsettled: () => 'one of its decisions is not settled yet',
    waits_for_person: ({ state }) => `the run is ${state}: a person decides first`,
  },
  rules: {
    done_marker: 'it says [DONE]',
    marker: 'it names who is next',
    answer_to_question: 'it answers what was asked',
    answer_to_offer: 'it answers the offer',
    only_told: 'nothing is asked for; it is only answered',
    talk_team: 'a talk: whoever is queued is next, else the first person',
    insertion: 'another task runs beside the current one or after it, and changes nothing of it',
    clarify_first: 'it is not clear enough, so it is asked before anything starts',
    harm_under_act: 'it may do harm and is not sure enough, so it is asked',
    control: 'a control word, sure enough to take effect',
    control_under_act: 'perhaps a control word: asked first',
    under_ask: 'too unsure to do anything but ask',
    default_plans: 'it fits no intent, and the default member plans such work',
    nothing_running: 'nothing is running, so it is a new task',
    new_task_and_said: 'nothing is running, so it is a new task; how sure that is, is said',
    full_replan_asked: 'a change of the whole plan is always asked first',
    other_task_asked: 'another task while work runs is always asked first',
    change_under_act: 'a change that is not sure enough is asked first',
    analysis_asks: 'the analysis asks for a confirmation',
    harmless_and_said: 'harmless and sure enough to do and say so',
    sure: 'sure enough to do',
  },
  whyNots: {
    explicit_first: 'what is said expressly comes first',
    other_relation: 'the message relates to the work in another way',
    other_rule_first: 'another rule came first',
    asked_first: 'it is asked first',
  },
}

const said = (cause: Cause | undefined, words?: string): string => causeWith(why, cause, words)
const saidOf = (problem: SaidProblem | undefined): string =>
  problem && !problem.cause && !problem.message ? en.problems[problem.code].say : said(problem?.cause, problem?.message)

const relations: Texts['relations'] = {
  same_task_no_change: 'same task, no change',
  same_task_minor_change: 'same task, minor change',
  same_task_major_change: 'same task, major change',
  different_task: 'different task',
  control_instruction: 'control instruction',
}

const talk: TalkTexts = {
  skipped: (name) => `⚠️ '${cited(name)}' is not in this team and was skipped`,
  noneKnown: (names, members) =>
    `❌ Cannot resolve [NEXT:${names.map(cited).join(', ')}]. Available members: ${namesIn(members, 'en')}`,
  teamFault: {
    no_human: '❌ A team needs at least 1 human member',
    too_few_members: '❌ A team needs at least 2 members',
    duplicate_id: '❌ Each member of a team needs an id of its own',
    nobody_approves: '❌ The team has an effect that nobody may approve',
  },
  emptyMessage: 'Please enter a message',
  timedOut: (member, ms) =>
    `Agent ${shownName(member, 'en')} timed out after ${minutes(ms)} ${minutes(ms) === 1 ? 'minute' : 'minutes'}`,
  failed: (member, what) => `Agent ${shownName(member, 'en')} encountered an error: ${what}`,
  queue: (turns) => `📋 Queue: ${turns.join(' → ')}`,
  you: 'You',
}

const schedule: ScheduleTexts = {
  next: 'next',
  waiting: 'waiting',
  nobody: 'nothing can start now',
  words: {
    has_the_focus: 'it has the focus',
    inserted_beside: (focus) => `it may slip in while ${focus}, which has the focus, waits for a person`,
    has_the_turn: 'it is its turn in the talk',
    only_one_ready: 'it is the only one that is ready',
    class: (name) =>
      name === 'focus'
        ? 'its class is focus, which goes before high and normal'
        : 'its class is high, which goes before normal',
    first_come: 'nothing of a higher class is ready, and it came before the others',
    not_ready: (state) => schedule.states[state as TaskState],
    waits_for_dependency: (task) => `${task} has to be done first`,
    dependency_canceled: (task) => `it needs ${task}, which was canceled: it can never start`,
    dependency_cycle: (circle) => `it needs what waits for itself: ${arrows(circle)}; it can never start`,
    waits_for_turn: (task) => `in a talk one speaks after the other, and ${task} is before it`,
    focus_waits_for_person: 'the focus waits for a person, and nothing that was queued starts before it goes on',
    busy: 'every place is taken by what goes before it',
    one_focus: 'another task has the focus, and only one may have it',
    parked: 'its goal was put aside',
    still_running: (task) =>
      `${task} still runs for a goal that was put aside: it starts when that holds still or ends. Wait, or end that with /stop`,
    retry_later: 'it failed, and is tried again a little later',
  },
  states: {
    CREATED: 'it is not ready',
    READY: 'it is ready',
    DISPATCHING: 'it is under way: offered, not accepted yet',
    DISPATCHED: 'it is under way: accepted, not begun yet',
    RUNNING: 'it is under way',
    EXECUTION_SUCCEEDED: 'its result is there and is not reviewed yet',
    EXECUTION_FAILED: 'it failed, and is not given out again yet',
    DISPATCH_FAILED: 'nobody accepted it, and it is not given out again yet',
    AWAITING_USER: 'it waits for a person',
    REVIEWING: 'it is under review',
    REWORK_REQUIRED: 'the review sent it back, and it is not given out again yet',
    BLOCKED: 'it is blocked until a person decides',
    DONE: 'it is done',
    CANCELED: 'it was canceled',
  },
  first: (why) => `next: ${why}`,
  behind: (other) => `waits: ${other} goes before it`,
  afterPause: (why) => `next when the work goes on: ${why}`,
  waits: (why) => `waits: ${why}`,
}

const screen: ScreenTexts = {
  marks: { colon: ': ', comma: ', ', list: ', ' },
  tag: { error: '✖ ERROR', blocked: '■ BLOCKED' },
  steps: {
    count: (steps) => (steps === 1 ? '1 step' : `${steps} steps`),
    one: 'Step',
    thought: 'thought',
    action: 'action',
    observation: 'observation',
    text: 'says',
  },
  now: {
    ended: 'The conversation has ended',
    paused: 'Paused: nothing starts until you write or /resume',
    pausedAsked: (who) => `Paused, and a question for ${who}: nothing starts until you write or /resume`,
    pausing: (who) => `Pausing after the step of ${who}`,
    inTheWay: (who) =>
      `${who} still runs for a goal that was put aside; what comes next waits: wait too, or /stop ends it`,
    stillRuns: (who) => `Paused, but ${who} still runs: it has not said that it holds still`,
    understanding: 'Understanding your message',
    planning: 'Planning',
    thinking: (who) => `${who} is thinking`,
    inLine: (who, place) =>
      place === undefined ? `Waiting in line for ${who}` : `${capital(ordinal(place))} in line for ${who}`,
    reviewing: (who) => `${who} is reviewing`,
    retrying: (who) => `${who} will be tried again`,
    waiting: (who) => `Waiting for ${who}`,
    asked: (who) => `A question for ${who}`,
    error: (who) => `✖ ERROR: ${who} failed, the system is at fault`,
    blocked: (who) => `■ BLOCKED: ${who} cannot go on`,
    seconds: (seconds) =>
      seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
  },
  input: {
    open: (who) => `${who}, it is your turn`,
    working: (who) => `${who} is at work; what you send is taken in beside it`,
    pausing: (who) => `${who}: pausing; write, or /resume, to go on`,
    paused: (who) => `${who}: paused; write, or /resume, to go on`,
    asked: (who) => `${who}: answer with a number and Enter, or write`,
    wanted: (you, who, what) => `${you}, ${who} waits for your answer${after(': ', what)}`,
    notYours: (you, who) => `${you}, it is ${who}'s turn; please wait`,
    stranger: (name) => `locked: ${name} is not in this team; type the number of who is typing`,
    ended: 'locked: the conversation has ended',
    locked: (who) => `locked while ${who} works: only /pause and /stop`,
  },
  unnamed: (member) => `Nobody was named, so nobody answers: begin with @ and a name, or add [NEXT:${member}]`,
  options: {
    approve: 'Approve',
    once: 'Yes, this once',
    plan: 'Yes, and for this plan',
    conversation: 'Yes, and exactly this again in this conversation',
    deny: 'No',
    deny_because: 'No, because …',
    replan: 'Make a new plan',
    minor_replan: 'Change the plan a little',
    continue: 'Go on',
    new_task: 'Start it as a new task',
    afterwards: 'Do it afterwards',
    abort: 'Leave it',
    end: 'End the conversation',
    retry: 'Try again',
    start_over: 'Start over',
    skip: 'Skip it',
    done: 'It is done',
    resume: 'Go on with it',
    stop: 'Stop it',
    drop: 'Drop it',
    applied: 'It happened',
    not_applied: 'It did not happen',
    accept: 'Yes, go on with it',
    decline: 'No, thanks',
    pass: 'It passes',
    reject: 'Send it back',
    yes: 'Yes',
    no: 'No',
  },
  answers: {
    route: {
      minor_replan: 'Change the current work a little to fit it',
      replan: 'Plan the current work anew with it',
      continue: 'Keep on with the current work; only note the message',
      new_task: 'Do it now, then come back to the current work',
      afterwards: 'Do it after what is open',
      abort: 'Keep on as if it had not been sent',
    },
    clarify: {
      continue: 'Keep on with the current work; only note the message',
      abort: 'None of these: leave the message',
    },
    plan: { abort: 'Drop this goal' },
    details: { continue: 'Go on without an answer', abort: 'Drop this goal' },
    blocked: { continue: 'Continue yourself' },
  },
  ask: {
    route: 'Where should this message go?',
    clarify: 'What do you mean?',
    plan: 'May this plan be carried out?',
    approval: 'May this be done?',
    uncertain: 'Nobody knows whether this happened. Did it?',
    blocked: 'A task is blocked. What now?',
    loop: 'The talk is paused. Continue?',
    parked: 'A goal was put aside. Go on with it?',
    handoff: 'A suggestion (you can ignore it)',
    review: 'Does it pass your review?',
    details: 'A goal has to know more before it is planned. Answer in words, or go on without.',
  },
  askAboutRun: {
    error: '✖ ERROR: the system failed, not the work. Go on or stop?',
    blocked: '■ BLOCKED: it did not come out as expected. Go on or stop?',
  },
  lost: {
    ask: 'A member was lost in the middle of its work. What now?',
    at: (who, what) => `${who} was lost${after(' while working on: ', what)}`,
    known: (why) => `What is known: ${why}`,
    last: (step) => `It reported last: ${step}`,
    unknown: 'It may have done all of it, a part, or nothing. Look first where you can, then choose.',
    answers: {
      retry: 'Run it again (what it did already may then be done twice)',
      skip: 'Skip it (go on as if it had not been asked for)',
      done: 'It is done (count it as finished and go on)',
      continue: 'Answer in its place',
    },
  },
  suggests: (who, whom) => `${who} suggests ${whom}`,
  allows: {
    writes: 'Writes',
    deletes: 'Deletes',
    hosts: 'Connects to',
    checks: 'Checks',
    git: 'With git; nothing is pushed',
    asksAgain: ' (high risk: you are asked again)',
  },
  impact: { kept: 'A new plan keeps', voided: 'A new plan ends', undone: 'A new plan undoes' },
  message: {
    says: (who, text) => `${who}: “${text}”`,
    wouldGoTo: (what) => `Most likely: ${what}`,
    current: (goal) => `The current work: ${goal}`,
    ask: 'A new order, and a change waits for your answer. Which comes first?',
    would: (goal) => `The new order would: ${goal}`,
    open: (goal) => `Open, waits for your answer: ${goal}`,
  },
  undo: {
    gone: (path) => `${path}: goes away, it was made then`,
    back: (path) => `${path}: comes back`,
    before: (path) => `${path}: as it was before`,
  },
  tasks: {
    title: 'Tasks',
    none: 'There are no open tasks.',
    kinds: {
      reply: 'reply',
      frame: 'request',
      step: 'step',
      verify: 'verification',
      commit: 'commit',
      plan: 'planning',
      review: 'review',
    },
    states: {
      queued: 'queued',
      active: 'active',
      awaiting_user: 'waits for a person',
      completed: 'completed',
      canceled: 'canceled',
      blocked: '■ BLOCKED',
      error: '✖ ERROR',
    },
  },
  plan: {
    title: 'Plan',
    none: 'There is no plan.',
    progress: (done, all) => `${done} of ${all} steps`,
    parked: 'put aside',
  },
  queue: {
    title: 'Queue',
    empty: 'The queue is empty.',
    working: 'works now',
    next: 'waits',
    inLine: (place) => (place === undefined ? 'waits in line' : `${ordinal(place)} in line`),
  },
  files: {
    title: 'Files changed, and by whom last',
    none: 'Nothing was changed.',
    how: { new: 'new', changed: 'changed', gone: 'gone' },
  },
  diff: { title: 'Changes' },
  team: { title: 'Team', human: 'person', ai: 'AI' },
  status: { title: 'Status', goal: 'Goal', events: 'Events', questions: 'Open questions' },
  why: {
    title: 'Why the last message went where it went',
    none: 'There is no message yet.',
    message: 'Message',
    safety: 'Safety',
    understood: 'Understood',
    because: 'Because',
    plainReasons: {
      scripted: 'this team has no engine, so that every message goes on with the talk',
      control_word: 'the whole message is a control word',
    },
    route: 'Route',
    rule: 'Rule',
    not: 'Not taken',
  },
  verdicts: { SAFE: 'safe', BLOCK: 'blocked', EMERGENCY: 'an emergency' },
  noticed: 'safe, but perhaps an emergency',
  emergencyLine: 'If this is an emergency, call your local emergency number now.',
  cost: {
    title: 'Cost: what was used of language models',
    none: 'No model was asked yet.',
    head: ['member', 'task', 'calls', 'tokens in', 'tokens out', 'cost'],
    total: 'total',
  },
  memory: { title: 'Memory: what was noted of finished and waiting tasks', none: 'Nothing was noted yet.' },
}

const userMessages: UserMessageTexts = {
  plain: {
    idle: 'Nothing is going on.',
    paused: 'The work is paused.',
    pausing: 'The work pauses after the step in flight.',
    already_paused: 'The work is paused already.',
    resumed: 'The work goes on.',
    not_paused: 'Nothing is paused.',
    card_waits: 'The open question is answered with one of its choices, by its number.',
    card_unanswered:
      'Nothing is approved yet: the open question is answered with the number of one of its choices, or its key.',
    card_whole:
      'A part cannot be left out of what is shown: a yes does all of it. Say no, and ask again with only the files or the folder that you mean.',
    nobody_named: 'Nobody was addressed. Begin with @ and a name, or add [NEXT:name].',
    talk_again: 'Take your time.',
    talk_on: 'Right. Just say what you need.',
    held: 'The work is held until you answer the open question.',
    asked: 'An open question waits for your answer.',
    choose: 'Please choose how to go on.',
    planning: 'A plan is being made.',
    nothing_to_cancel: 'Nothing is under way: there is nothing to cancel.',
    nobody_can: 'Nobody in the team does that.',
    ends: 'The conversation ends.',
    minor_replan: 'The work is changed accordingly.',
    full_replan: 'The work is planned again.',
  },
  named: {
    at_work: (names) => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} at work.`,
    reviewed: (names) => `Under review: ${names.join(', ')}.`,
    blocked: (names) => `Blocked: ${names.join(', ')}.`,
    in_the_way: (names) =>
      `What comes next waits for ${names.join(', ')}, who still ${names.length > 1 ? 'run' : 'runs'} for a goal that was put aside: wait, or /stop ends that.`,
    queued: (names) => `Queued: ${names.join(', ')}.`,
    canceled: (names) => `Canceled: ${names.join(', ')}.`,
    dropped: (names) => `The open question is dropped (${names.join(', ')}). Nothing more is done about it.`,
  },
  waits: (name, missing) => `${name} waits for your answer${missing.length > 0 ? ` (${missing.join(', ')})` : ''}.`,
  turn: (name) => `It is ${name}'s turn.`,
  notices: {
    which_one: (items) => `Which one do you mean: ${items.join('; ')}?`,
    none_such: (items) => `I don't see that one here. You have: ${items.join('; ')}. Which one do you mean?`,
    shall_i: (items) =>
      `Shall I do that${items.length > 0 ? ` (${items.join('; ')})` : ''}? Nothing is changed so far.`,
    not_done: () => 'All right, nothing is changed.',
    not_understood: (items) =>
      `Not understood: ${items.map((item) => `“${item}”`).join(', ')}. That part is not done, nor anything that was to follow it; please say it in other words.`,
    small_talk: () => 'I am here when you need something.',
    cannot: (items) =>
      `Nobody here can help with that.${items.length > 0 ? ` What the team can do: ${items.join(', ')}.` : ''}`,
    number: () => 'No open question has that number. Write what you want done; /help has the commands.',
    can: (items) =>
      items.length > 0
        ? `You can ask for: ${items.join(', ')}. /help has the commands.`
        : 'Begin with @ and a name, and say what you would like. /help has the commands.',
    your_choice: () => 'Nobody here can choose that for you: please name one.',
    records: (items) => (items.length > 0 ? `You have: ${items.join('; ')}.` : 'There is nothing yet.'),
  },
  beyond: (items) => `Nobody here can do this part: ${items.map((item) => `“${item}”`).join(', ')}.`,
  goes_on: 'It goes on with the current work',
  answer_taken: 'Taken as the answer',
  offer_taken: 'Taken as the answer to the offer',
  goal: 'the current goal',
  newTask: 'a new task',
  begins: (wishes) => `Taken as: ${wishes.join(', ')}`,
  beside: (wishes) => `Taken as: ${wishes.join(', ')}, beside the current work`,
  afterwards: (wishes) =>
    `Taken as another task: ${wishes.join(', ')}. It comes after the current one, which stays as it is`,
  intent: (intent, name) => `${intent} (${name})`,
  end: (said) => `${said}.`,
  sure: (said, share) => `${said}, ${share}.`,
  between: ' ',
}

const someone = (id: string) => ({ name: id })

const ways = { meaning: 'by meaning', ripgrep: 'with ripgrep', scan: 'file by file' } as const

const answers = (e: EventOf<'question_opened'>, team: Team): string =>
  labelsOf(e, { screen, lang: 'en', team }).join(' / ')

const waitedFor = ({ role, missing = [] }: EventOf<'task_awaiting_user' | 'question_repeated'>, team: Team): string =>
  slotNames(missing, 'en', memberOf(team, role)).join(', ')

/** Calls of our own agents; those of a program are shown by their name. */
const known: Readonly<Record<string, string>> = {
  model: 'The model has answered',
  context: 'Looked at the folder',
  begin: 'A turn begins',
  turn: 'The turn is over',
  spent: 'Looked at the budget',
  budget: 'Goes on with more budget',
  planned_at: 'The plan is dated',
}
const calls = {
  once: (name: string) => known[name] ?? `Noted: ${name}`,
  ask: () => 'Answer noted',
  act: (name: string) => `Wants to use: ${name}`,
} as const
const changes = {
  starts_with_it: 'it starts with it',
  starts_again: 'it starts again with it',
  after_this_step: 'it starts again with it after the step in hand',
} as const

const events: EventTexts = {
  conversation_started: (e) => `Conversation started: team ${e.team.team}, ${e.team.members.length} members`,
  conversation_imported: () => 'Imported from a file; paused until a person goes on and names the team',
  conversation_forked: (e) => `Forked from ${e.from} at event ${e.at_seq}; paused until a person goes on`,
  team_changed: (e) => `The team was changed by ${e.by}`,
  conversation_ended: (e) => `Conversation ended by ${e.by}`,

  user_input_received: () => 'Message received',
  input_rejected: (e, { team }) => {
    const awaited = awaitedIn(e)
    if (awaited !== undefined) return `Sorry, it is ${shownAs(team, awaited)}'s turn. Please wait for them.`
    return `Not now: an agent is at work. Accepted: ${e.accepted.join(', ')}`
  },
  semantic_understanding_started: () => 'Understanding…',
  safety_checked: (e) => {
    if (e.verdict === 'SAFE') return e.notice === undefined ? 'Safe' : e.reason || en.screen.emergencyLine
    return `${e.verdict}: ${e.reason || said(e.cause)}`
  },
  semantic_understanding_completed: (e) => {
    const { normalizedIntent: intent, taskRelation: relation } = e.analysis
    return `Understood: ${short(intent.goal)} (${relations[relation.type]}, ${percent(relation.confidence)})`
  },
  routing_decision_made: (e) => onlyTold(e) ?? `Route: ${en.routes[e.decision.route]}${after('. ', toldOf(e))}`,
  user_confirmation_required: () => 'Waiting for your choice',
  phase_transition: (e) =>
    `Entering ${(en.phases as Record<string, string>)[e.to] ?? e.to}${after(': ', e.reason && en.goals.setBack[e.reason])}`,

  question_opened: (e, { team }) =>
    e.offer
      ? `Offer ${e.questionId}: ${shownAs(team, e.offer.agentId)}${after('. ', e.text)} [${answers(e, team)}]`
      : `Question ${e.questionId} (${en.questions[e.kind]})${after(': ', e.cause ? said(e.cause, e.text) : e.text)} [${answers(e, team)}]`,
  question_answered: (e, around) => `Answer: ${answerIn(e, { screen, lang: 'en', ...around })}${after(', ', e.text)}`,
  question_withdrawn: (e) => `Question ${e.questionId} was withdrawn: ${said(e.cause)}`,

  member_said: (e) => e.text,
  talk_routed: (e, { team }) =>
    e.notice === 'all_failed' ? talk.noneKnown(e.unresolved, team.members) : e.unresolved.map(talk.skipped).join('\n'),
  talk_changed: (e) =>
    e.status === 'paused' ? `Waiting for user.${e.waitingFor ?? '?'}` : e.status === 'active' ? 'Going on' : 'Over',
  queue_cleared: () => 'The queue was cleared',

  ...goalEventsEn((cause) => said(cause)),
  workflow_started: (e) => `Goal ${e.workflowId}: ${short(e.goal)}`,
  workflow_parked: (e) => `Goal ${e.workflowId} is parked: ${said(e.cause)}`,
  workflow_resumed: (e) => `Goal ${e.workflowId} goes on`,
  plan_requested: (e) => `Planning by ${e.planner}${e.attempt > 1 ? `, attempt ${e.attempt}` : ''}`,
  plan_proposed: (e) => `Plan with ${e.plan.steps.length} steps`,
  plan_review_requested: (e) => `Review of the plan by ${e.reviewer}`,
  plan_review_result: (e) =>
    `Plan review ${e.pass ? 'passed' : 'rejected'}${after(': ', e.cause ? said(e.cause) : e.reason)}`,
  plan_refused: (e) => `The plan cannot be used: ${saidOf(e.problem)}`,
  plan_approved: (e) => (e.by === undefined ? 'Plan approved: it only reads' : `Plan approved by ${e.by}`),
  plan_patched: (e) =>
    e.patches.length === 0 ? 'The steps of the plan stay' : `Plan changed in ${e.patches.length} places`,

  task_created: (e, { team }) => `Task ${e.taskId} for ${shownAs(team, e.agentId)}`,
  task_dispatch_requested: (e, { team }) => `Dispatching to ${shownAs(team, e.agentId)}`,
  task_seat_awaited: () => 'No seat is free; waiting in line',
  task_seat_given: () => 'A seat is free; waiting for the agent to accept',
  task_dispatch_ack: () => 'Accepted',
  task_dispatch_nack: (e) => `Refused: ${said(e.cause, e.words)}`,
  task_execution_started: () => 'Started',
  agent_step_completed: (e) => `Step${after(': ', stepParts(e))}`,
  task_lease_renewed: () => 'Still working',
  call_recorded: (e) => calls[e.kind](e.name ?? ''),
  task_awaiting_user: (e, { team }) => `Waiting for a person${after(': ', waitedFor(e, team))}`,
  question_repeated: (e, { team }) => e.text || `Still waiting for a person${after(': ', waitedFor(e, team))}`,
  task_changed: (e) => `The change reaches task ${e.taskId}: ${changes[e.how]}`,
  frame_changed: (e, { team }) => `Changed: ${slotValues(e.slots, 'en', team).join('; ')}`,
  task_slots_filled: (e) => `Filled: ${Object.keys(e.slots).join(', ')}`,
  task_execution_result: (e, { team }) =>
    e.success
      ? `${isUndone(e) ? 'Not done' : 'Done'}${after('. It suggests ', handoffOf(e, team))}`
      : `Failed: ${talk.failed(memberOf(team, e.role) ?? someone(e.role), saidOf(e.problem))}`,
  task_lease_expired: (e, { team }) =>
    e.cause.kind === 'silent'
      ? talk.timedOut(memberOf(team, e.role) ?? someone(e.role), e.cause.ms ?? team.leaseMs)
      : e.cause.kind === 'replaced'
        ? `Its agent starts again: ${said(e.cause, e.words)}`
        : `Agent ${e.role} was lost${after(': ', e.cause.kind === 'lost' ? e.words : said(e.cause, e.words))}`,
  task_retry_scheduled: (e, { team }) =>
    e.busy === undefined
      ? `Trying again with ${shownAs(team, e.agentId)}${e.failures > 0 ? ` (${e.failures})` : ''}`
      : `${shownAs(team, e.agentId)} is asked later`,
  task_blocked: (e) => `Blocked: ${said(e.cause, e.words)}`,
  task_unblocked: (e) => (e.agentId === undefined ? `Unblocked by ${e.by}` : 'Takes this turn'),
  task_review_requested: (e) => `Review by ${e.reviewer}`,
  task_review_result: (e) =>
    e.pass ? 'Review passed' : `Review rejected${after(': ', e.cause ? said(e.cause) : e.reason)}`,
  task_parked: (e) => `Task ${e.taskId} is parked: ${said(e.cause)}`,
  task_canceled: (e, { team }) =>
    e.cause.kind === 'before_not_done'
      ? `Left out, because what came before it was not done: ${intentLabel(e.cause.intent, 'en', team)}`
      : `Task ${e.taskId} was called off${after(': ', e.cause.kind === 'canceled' ? undefined : said(e.cause))}`,

  run_paused: () => 'Paused',
  agent_paused: () => 'Holds still',
  pause_awaited: (e, { team }) =>
    e.until === undefined
      ? `Nothing waits any more for ${shownAs(team, e.agentId)} to hold still`
      : `What comes next waits until ${shownAs(team, e.agentId)} (${e.taskId}), whose goal was put aside, holds still or ends. Wait, or end it with /stop`,
  run_resumed: () => 'Going on',
  decision_proposed: ({ envelope: { type, action, expectation } }) =>
    `Proposes: ${type === 'TOOL_CALL' ? actionIn(actingEn, action) : type}${after('. ', short(expectation?.task_progress ?? ''))}`,
  decision_prepared: (e) =>
    e.approval === undefined ? 'Checked: a person is asked' : 'Checked: allowed without asking',
  decision_reopened: (e) => `A person decides: ${said(e.cause)}`,
  decision_stale: () => 'The files changed before it began; nothing happened, and it is asked again',
  decision_retry_scheduled: (e) => `Reading failed: ${said(e.cause)}; trying again`,
  tool_degraded: (e) => `Searched ${ways[e.to]}, since searching ${ways[e.from]} is not possible here`,
  decision_attempted: (e) => `Trying again (${e.attempt})`,
  changes_staged: (e) => {
    const [first, ...more] = filesIn(e)
    if (first === undefined) return 'Writing to the git repository'
    return `Changing ${more.length === 0 ? first : `${more.length + 1} files`}`
  },
  grant_given: (e) =>
    `Need not be asked again: ${e.grant.path ?? e.grant.command ?? e.grant.host ?? (e.grant.commit ? 'the commit' : e.grant.shown ? 'what was shown with it' : e.grant.effect)}`,
  decision_issued: () => 'Allowed',
  decision_refused: (e) => `Not carried out: ${saidOf(e.problem)}`,
  decision_settled: (e) =>
    e.verdict.accepted
      ? 'The outcome is as expected'
      : `The outcome is not as expected${after(': ', e.cause && said(e.cause))}`,
  decision_uncertain: (e) => `Nobody knows whether it happened: ${said(e.cause)}`,
  decision_probed: (e) => `Looked at the world: ${e.outcome.replaceAll('_', ' ')}`,

  memory_noted: (e) => `Noted: ${short(e.goal)}`,
  memory_deleted: (e) => `Note ${e.entry} was deleted`,
  outcome_ignored: (e) => `Ignored ${e.effect}: ${said(e.cause)}`,
  command_failed: (e) =>
    e.messageId === undefined
      ? `Signalbox met a bug of its own. The log has the details under ${e.trace_id}.`
      : `Signalbox met a bug of its own with this message. Please say it again; the log has the details under ${e.trace_id}.`,
}

const unreadable = ({ message }: { message: string }) => ({
  say: `This input cannot be read: ${message}.`,
  next: 'Correct the named part and send it again.',
})

const encoderFaults: Readonly<Record<DetailOf<'no_encoder'>['fault'], (at: string) => ProblemText>> = {
  no_folder: (at) => ({ say: `There is no folder ${at} with an encoder.`, next: 'Correct understanding.encoder.' }),
  no_model: (at) => ({ say: `${at} has no model.onnx.`, next: 'Put it there, or correct understanding.encoder.' }),
  no_tokenizer: (at) => ({
    say: `${at} has no tokenizer.json.`,
    next: 'Put it there, or correct understanding.encoder.',
  }),
  unreadable: (at) => ({
    say: `${at} is no sentence encoder that can be read.`,
    next: 'Get it again, or take another.',
  }),
  no_package: (at) => ({
    say: `An encoder needs ${at}, which is not installed.`,
    next: 'npm install onnxruntime-node @huggingface/tokenizers',
  }),
}

export const en: Texts = {
  acting: actingEn,
  events,
  why,
  relations,
  talk,
  schedule,
  screen,
  userMessages,
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
    details: 'details of a goal',
  },
  goalWords: goalsEn,
  status: { active: 'active', waiting: 'waiting', paused: 'paused', completed: 'ended' },
  problems: {
    E_POLICY_DENIED: {
      say: 'This is outside what is allowed.',
      next: 'Widen the scope, approve it, or change the step.',
    },
    E_IO: {
      say: 'The machine could not do it.',
      next: 'Look at the disk and the log with this trace_id, then try again.',
    },
    E_TOOL_TIMEOUT: { say: 'No answer came in time.', next: 'Resume to try again, or stop the run.' },
    E_INVALID_ARGS: { say: 'This input cannot be read.', next: 'Correct the named part and send it again.' },
    E_CONFLICT: { say: 'This does not fit the present state.', next: 'Look at the state, then decide again.' },
    E_BUILD_FAIL: { say: 'The verification failed.', next: 'Read its output, repair, and verify again.' },
    E_MODEL: { say: 'The model did not keep to the protocol.', next: 'Try again, or choose another model.' },
  },
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
      next: 'Look at the list of conversations to see which there are; on the command line that is `signalbox list`.',
    }),
    imported: (d) => ({
      say: `This conversation was imported, and a file does not choose the team that works here. It says its team is ${d.team}.`,
      next: 'Look at the team that you want, then go on with `signalbox run TEXT --in ID --team DIR`.',
    }),
    no_terminal: (d) => ({
      say: 'The screens need a terminal, and this is none.',
      next: `Send one message instead: \`signalbox run TEXT --team ${d.team}\`.`,
    }),
    several_conversations: (d) => ({
      say: `Several conversations begin with ${d.conversation}: ${d.known.join(', ')}.`,
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
      next: `Speak as one of: ${d.known.join(', ')}.`,
    }),
    not_a_person: (d) => ({
      say: `${d.member} is not a person.`,
      next: 'Only people give commands. Speak as one of them.',
    }),
    empty_input: () => ({ say: talk.emptyMessage, next: 'Write something and send it again.' }),
    key_reused: (d) => ({
      say: `The key “${d.key}” belongs to another message of this conversation, at event ${d.seq}.`,
      next: 'Send a new message with a new key.',
    }),
    key_without_conversation: () => ({
      say: 'A key is for a message in a conversation that is there already.',
      next: 'Name the conversation with --in, or leave out --key.',
    }),
    too_fast: (d) => ({
      say: `This message was not taken: ${d.limit} others of this conversation are still to be read.`,
      next: 'Wait until some of them are answered, then send it again.',
    }),
    too_long: (d) => ({ say: `A message has at most ${d.limit} characters.`, next: 'Send it in parts, or as a file.' }),
    bad_id: (d) => ({
      say: `${d.conversation} cannot be the id of a conversation.`,
      next: 'Take letters, digits, . _ and -, at most 64, beginning with a letter or digit.',
    }),
    unknown_command: (d) => ({
      say: `${d.command} is no command that can be given here.`,
      next: `Use one of: ${d.known.join(', ')}.`,
    }),
    unknown_option: (d) => ({
      say: `${d.option} is not one of the answers.`,
      next: `Answer with one of: ${d.known.join(', ')}.`,
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
    may_not_approve: ({ effect, by }) => ({
      say: `You may not approve this (${effect}).`,
      next: by.length > 0 ? `Ask ${by.join(', ')}.` : 'Change who may approve it in the team.',
    }),
    no_reason: () => ({ say: 'A reason is missing.', next: 'Say why not, and the agent is told.' }),
    paused_first: () => ({ say: 'The work is paused.', next: '/resume first, then answer.' }),
    undo_of_several: () => ({
      say: 'One undo takes back one thing.',
      next: 'Name a decision, a task or a position, not several of them.',
    }),
    undo_under_way: () => ({ say: 'An undo is under way.', next: 'Wait until it is done, then ask again.' }),
    unknown_task: (d) => ({
      say: `There is no task ${d.task} in this conversation.`,
      next: 'Look at the tasks, then name one of them.',
    }),
    keeps_its_workspace: (d) => ({
      say: `${d.conversation} works in ${d.workspace ?? 'no folder'} and stays there.`,
      next: 'Leave out --workspace, or start another conversation with it.',
    }),
    no_such_position: (d) => ({ say: `There is no event ${d.seq} yet.`, next: 'Look at the events, then name one.' }),
    works_in_no_folder: () => ({
      say: 'This conversation works in no folder.',
      next: 'Start one with --workspace DIR.',
    }),
    context_of_what: () => ({
      say: 'A context is made of a folder and a request, or shown from a conversation.',
      next: 'signalbox context --workspace DIR TEXT, or signalbox context --in ID.',
    }),
    no_context: (d) => ({
      say: `No context was recorded in ${d.conversation}, or it is not kept any more.`,
      next: 'A context is recorded when a goal in a workspace is planned. `signalbox context --workspace DIR TEXT` makes one.',
    }),
    nothing_landed: (d) => ({
      say: `${d.decision ?? d.task} changed no files here.`,
      next: 'Look at /files for what was changed.',
    }),
    nothing_runs: () => ({ say: 'Nothing is running.', next: '/cancel drops what waits.' }),
    no_such_task: (d) => ({ say: `There is no open task ${d.task}.`, next: 'Look at the tasks, then decide again.' }),
    queue_empty: () => ({ say: 'The queue is empty.', next: 'Say something with [NEXT:name].' }),
    too_few_members: () => ({ say: talk.teamFault.too_few_members, next: 'Add a member.' }),
    no_human: () => ({ say: talk.teamFault.no_human, next: 'Add a person.' }),
    duplicate_id: () => ({ say: talk.teamFault.duplicate_id, next: 'Rename one of them.' }),
    nobody_approves: () => ({ say: talk.teamFault.nobody_approves, next: 'Name a person of the team under `by`.' }),
    disk_full: () => ({ say: 'The disk is full.', next: 'Free some space. Nothing acknowledged is lost.' }),
    damaged: (d) => ({
      say: d.stream
        ? `The conversation ${d.stream} is damaged at event ${d.seq}.`
        : `The journal ${d.path} is damaged${damagedPart(d)}.`,
      next: 'Copy the data folder first, then restore from a backup or from exports. Nothing was overwritten.',
    }),
    not_ours: (d) => ({
      say: `${d.path} is not a journal of Signalbox. It was not touched.`,
      next: 'Choose another folder with --data.',
    }),
    not_a_file: (d) => ({
      say: `${d.path} is not a regular file.`,
      next: 'Move it away, or choose another folder with --data.',
    }),
    linked: (d) => ({
      say: `${d.path} is a link or has a second name. It was not opened: its latest commits may stand beside the other name.`,
      next: 'Name the folder of the file itself with --data, or put a copy in the place of the link while no Signalbox runs.',
    }),
    file_gone: (d) => ({
      say: `${d.path} was moved, deleted or replaced while Signalbox was writing to it. Nothing more is acknowledged.`,
      next: d.path.endsWith('.lock')
        ? 'Stop this Signalbox and start it again; another one may be using the folder by now.'
        : 'Put it back where it was, or stop Signalbox and restore the folder from a backup.',
    }),
    bad_lock: (d) => ({
      say: `${d.path} is not the lock file it should be.`,
      next: 'If no other Signalbox uses this folder, remove the file. It holds no data.',
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
      next: `Give a level (${d.known.join(', ')}), a path with a slash, or both: info:./box.log.`,
    }),
    no_log_file: (d) => ({
      say: `The log cannot be written to ${d.path}.`,
      next: 'Name a file that this user may write in SIGNALBOX_LOG.',
    }),
    does_not_replay: (d) => ({
      say: `The conversation ${d.conversation} does not replay: ${d.message}.`,
      next: 'Keep a copy of the data folder, and restore the conversation from an export that replays.',
    }),
    not_started: () => ({ say: 'The conversation has not started.', next: 'Start it with a team first.' }),
    already_started: () => ({
      say: 'The conversation has started already.',
      next: 'Go on with it, or choose another id.',
    }),
    no_such_entry: (d) => ({
      say: `There is no note ${d.entry} to delete.`,
      next: 'Look at the memory, then choose one.',
    }),
    no_edge: (d) => ({
      say: `${d.machine} is ${d.state}, and ${d.on} leads nowhere from there.`,
      next: 'Look at the state, then decide again.',
    }),
    unconfirmed_team: (d) => ({
      say: `The team in ${d.path} would start programs, and nobody has confirmed it as it is now: ${d.commands.join('; ')}.`,
      next: `Look at its files, then run \`signalbox team trust ${d.path}\`, or name it with --team ${d.path}.`,
    }),
    no_such_team: (d) => ({ say: `There is no team ${d.team}.`, next: `Choose one of: ${d.known.join(', ')}.` }),
    invalid_team: ({ problems }) => ({
      say: problems.map(({ file, message }) => `${file}: ${message.en}`).join('\n'),
      next: [...new Set(problems.map(({ fix }) => fix.en))].join('\n'),
    }),
    no_such_agent: (d) => ({
      say: `The team ${d.team} has no AI member ${d.member}.`,
      next: `Bring agents for these only: ${d.known.join(', ')}.`,
    }),
    nobody_runs: (d) => ({
      say: `Nothing runs ${d.member}, an AI member of the team ${d.team}.`,
      next: `Bring its agent, members: { ${JSON.stringify(d.member)}: agent(…) }, or give the member an adapter.`,
    }),
    tool_taken: (d) => ({
      say: `A tool is called ${d.tool}, as one of Signalbox's own is.`,
      next: 'Give it another name.',
    }),
    same_team: (d) => ({ say: `The team ${d.team} is given twice.`, next: 'Give it once.' }),
    bad_option: optionFaults.en,
    same_tool: (d) => ({ say: `Two tools are called ${d.tool}.`, next: 'Give one of them another name.' }),
    no_encoder: (d) => encoderFaults[d.fault](d.at),
    bad_event: (d) => ({ say: `This could not have happened: ${d.message}.`, next: 'Export the conversation again.' }),
    io: (d) => ({
      say: `The machine could not do it${after(': ', d.what ?? d.path)}.`,
      next: 'Look at the disk and the log, then try again.',
    }),
    read_only: (d) => ({
      say: `${d.stream} is open for reading only.`,
      next: 'Use the Signalbox that writes to this folder.',
    }),
    version: (d) => ({
      say: `${d.stream} has ${d.found} events, not ${d.expected}.`,
      next: 'Read what was written meanwhile, then decide again.',
    }),
    sequence: (d) => ({
      say: `Event ${d.seq} does not follow ${d.expected - 1}.`,
      next: 'Number the events without a gap.',
    }),
    closed: () => ({ say: 'Signalbox is closed.', next: 'Open it again.' }),
    output_failed: (d) => ({
      say: `Standard output could not be written: ${d.what}.`,
      next: 'Free some space or send the output elsewhere. What was done is in the journal: `signalbox list` shows it.',
    }),
    no_working_folder: () => ({
      say: 'The folder in which this was started no longer exists.',
      next: 'Change into a folder that exists, then run it again.',
    }),
    journal: () => ({
      say: 'The journal could not be written.',
      next: 'Look at the disk and the log, then try again.',
    }),
    size: unreadable,
    depth: unreadable,
    syntax: unreadable,
    empty: unreadable,
    bom: unreadable,
    encoding: unreadable,
    control_character: unreadable,
    lone_surrogate: unreadable,
    number: unreadable,
    duplicate_key: unreadable,
    forbidden_key: unreadable,
    unknown_key: unreadable,
    missing_key: unreadable,
    bad_value: unreadable,
    bug: () => ({
      say: 'Signalbox made a mistake.',
      next: 'Start it again with SIGNALBOX_LOG=./box.log before the command, and report that file with this trace_id.',
    }),
  },
}

/** Which part of the journal's files is not as it was written. */
function damagedPart({ part, offset, field, size, expected }: ProblemDetail): string {
  if (part === 'empty') return ': it is empty, while the -wal file beside it holds commits'
  if (part === 'missing') return ': it is missing, while the -wal file beside it holds commits'
  if (part === 'undone') return ': a -journal file beside it would undo it, while the -wal file holds commits'
  if (part === 'log_missing')
    return ': it is missing, and the latest commits were in it (what to do stands in the -open file)'
  if (part === 'header') return ` in its header, at byte ${offset} (${field})`
  if (part === 'short') return `: it has ${size} bytes of ${expected}`
  return part === 'log' ? ` at byte ${offset}` : ''
}

const ordinals = ['next', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const
const ends: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
/** Whoever is first in line is next. */
const ordinal = (place: number): string => ordinals[place - 1] ?? `${place}${ends[rules.select(place)] ?? 'th'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
