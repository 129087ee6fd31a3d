/**
 * Why something was refused, blocked, ignored, withdrawn or ended: a closed list, each cause with its own typed params. The core
 * writes causes, never sentences; what a person reads of them is made in views/texts. What people, agents and models said in words
 * of their own stands beside a cause, in a field of its own.
 */
import { z } from 'zod'

const name = z.string().min(1).max(64)
const short = z.string().max(500)
const names = z.array(z.string().max(4_096)).max(1_000)
const count = z.number().int()

/** Why a path may not be touched. */
export const pathFaults = [
  'malformed',
  'outside',
  'link_outside',
  'link_loop',
  'moved_meanwhile',
  'special_file',
  'protected',
  'own_state',
  'bad_pattern',
  'nothing_allowed',
  'not_allowed',
  'excluded',
] as const
export type PathFault = (typeof pathFaults)[number]

/** Why a host is not called. */
const hostFaults = ['bad_url', 'private', 'unknown_host', 'too_many_redirects', 'unreachable'] as const
export type HostFault = (typeof hostFaults)[number]

/** Why a file is not as the decision needs it. */
export const fileConflicts = [
  'changed_by_person',
  'changed_meanwhile',
  'exists',
  'missing',
  'not_a_file',
  'not_a_folder',
  'not_empty',
  'not_text',
  'patch_does_not_fit',
  'text_not_found',
  'no_repository',
  'nothing_to_commit',
  'branch_exists',
] as const
export type FileConflict = (typeof fileConflicts)[number]

/** What can go wrong with an agent before or during its work. */
const ofAgents = {
  busy: {},
  timeout: {},
  no_resource: { missing: short.optional() },
  /** The program of an agent is not there; `file` is where its command stands. */
  no_program: { program: short, file: short.optional() },
  /** Nobody here runs the member; `folder` is where its team was taken from. */
  no_agent: { agent: short, folder: short.optional() },
  not_started: { error: short },
  exited: { how: short },
  lost: {},
  silent: { ms: count.optional() },
  replaced: {},
  /** The work is paused or parked: what had not begun leaves the line for a seat. */
  held: {},
  shut_down: {},
  input_unread: {},
  input_closed: {},
  output_closed: {},
  wrote_too_much: {},
  no_frames: { lines: count },
  /** It wrote this, which is no frame, and never said whether it takes the job; `how` it ended, if it did. */
  no_handshake: { printed: short, how: short.optional() },
  answered_before_ack: {},
  answered_before_go: {},
  answered_other_task: {},
  bad_result: {},
  /** It said so itself; its own words stand beside the cause. */
  refused: {},
  failed: {},
  gave_up: {},
  /** A function that was run again asks for something else than before; `call` says what. */
  asked_otherwise: { call: short },
  // Language models.
  model_busy: { status: count },
  model_unreachable: { address: short.optional() },
  model_refused: { status: count, model: short.optional() },
  /** What it would have to read is more than it takes. */
  model_full: {},
  /** Its provider held the answer back. */
  model_withheld: {},
  no_credit: {},
  /** No model of this name is in the user's settings; without a name, there is no default. */
  no_model: { model: short.optional() },
  no_key: { variable: short.optional() },
  /** What it wrote did not fit, and neither did its repairs. */
  model_off_schema: {},
  may_have_happened: { effect: name, seq: count, lost: z.enum(['silent', 'lost']) },
} as const

/** The causes of a table of their params. */
export type Shaped<T extends Readonly<Record<string, z.ZodRawShape>>> = {
  [K in keyof T]: { readonly kind: K } & (keyof T[K] extends never ? unknown : Readonly<z.infer<z.ZodObject<T[K]>>>)
}

const unionOf = <C>(table: Readonly<Record<string, z.ZodRawShape>>): z.ZodType<C> =>
  // Made when the first cause is read: they are five hundred schemas, which importing the package would wait for.
  z.lazy(
    () =>
      z.discriminatedUnion(
        'kind',
        Object.entries(table).map(([kind, params]) => z.strictObject({ kind: z.literal(kind), ...params })) as never,
      ) as unknown as z.ZodType<C>,
  )

/** Why agents fail, by kind. */
export type AgentCauses = Shaped<typeof ofAgents>
/** Why an agent failed. */
export type AgentCause = AgentCauses[keyof AgentCauses]
export const AgentCause: z.ZodType<AgentCause> = unionOf<AgentCause>(ofAgents)

/** What can become of a decision of a run, before, in and after its host. */
const ofActs = {
  task_out_of_scope: { taskId: name },
  denied: { by: name },
  too_many_decisions: { limit: count },
  /** Only these changed paths were not as they had been, and stay as they are. */
  not_landed: { paths: names },
  grant_ended: {},
  prepare_failed: {},
  no_workspace_tools: {},
  prepare_silent: {},
  host_failed: {},
  host_restarted: {},
  no_result: {},
  not_as_expected: { exit: count.optional(), missing: names, unexpected: names, out_of_scope: names },
  probe_found: { effect: name, seq: count, outcome: z.enum(['applied', 'not_applied']) },

  // What a tool host refused. `path` is the path that it is about.
  unknown_action: { action: short },
  /** What is wrong with them stands beside the cause. */
  bad_params: { where: short },
  effect_denied: { effect: name },
  no_workspace: { path: z.string().max(4_096) },
  path_denied: { path: z.string().max(4_096), why: z.enum(pathFaults) },
  /** `near` is what may be meant by a path that is not there. */
  file_conflict: {
    path: z.string().max(4_096),
    why: z.enum(fileConflicts),
    near: z.string().max(4_096).optional(),
  },
  too_large: { path: z.string().max(4_096), limit: count },
  host_denied: { host: short, why: z.enum(hostFaults) },
} as const

const ofOthers = {
  ...ofActs,
  /** The agent failed too often and is left alone until then; `last` is what went wrong last. */
  breaker_open: { until: count, last: AgentCause.optional(), words: short.optional() },
  /** So many jobs wait for a seat of the agent already that no more are taken. */
  line_full: { limit: count },
  /** A bug of ours met a command: the log has it under this trace_id. */
  bug: { trace_id: name },

  // Stages that judge, plan and review.
  gate_silent: {},
  gate_failed: {},
  nothing_dangerous: {},
  /** The gate's category, and the words that were found. */
  dangerous_words: { category: name, words: short },
  /** No single word: the message as a whole, or one clause of it, reads so. */
  reads_dangerous: { category: name, words: short },
  engine_silent: {},
  engine_failed: {},
  off_schema: {},
  planner_silent: {},
  planner_failed: {},
  step_twice: { step: short },
  step_order: { step: short, needs: short },
  no_steps: {},
  reviewer_silent: {},
  reviewer_failed: {},
  review_rejected: {},

  // What a goal misses or could not do.
  constraints_conflict: { paths: names },
  no_goal: {},
  planner_asks: {},
  asks_too_often: {},
  workspace_unseen: {},
  goal_timeout: {},
  checks_failed: { command: short },
  missing_program: { program: short },
  not_permitted: { what: short },
  commands_denied: {},
  no_checks: {},
  nothing_to_undo: {},
  /** A change is to be taken back of a file that nothing here changed; `changed` are those that were. */
  no_such_change: { named: short, changed: names },
  tries_used_up: {},

  // Why work ended, gave way, or is not asked about any more.
  stopped: {},
  canceled: {},
  skipped: {},
  dropped: {},
  dropped_from_plan: {},
  /** It was to come after something that was not done. */
  before_not_done: { intent: name },
  ended: {},
  replanned: {},
  queue_cleared: {},
  given_back: {},
  emergency: {},
  new_task: { messageId: name },
  other_goal_resumed: { workflowId: name, by: name },
  resumed: {},
  answered_by_message: { messageId: name },
  later_message: { messageId: name },
  later_offer: {},
  no_longer_matters: {},
  probe_answered: {},
  plan_changed: {},
  run_over: {},

  // Why the talk rests.
  hop_budget: { hops: count },
  repetition: {},
  unresolved: {},

  // Why a message is not taken now.
  locked: {},
  waiting_for: { member: name },

  // Why an answer changes nothing (I7).
  late_ack: {},
  repeated_ack: {},
  late_nack: {},
  late_seat: {},
  late_pause: {},
  late_start: {},
  repeated_start: {},
  late_progress: {},
  late_proposal: {},
  decision_id_reused: {},
  repeated_proposal: {},
  late_result: {},
  repeated_result: {},
  late_loss: {},
  late_outcome: {},
  repeated_outcome: {},
  old_token: {},
  wrong_state: { state: name },
  decision_unsettled: {},
  waits_for_person: { state: name },
} as const

/** What is told with each kind of cause. */
export type Causes = AgentCauses & Shaped<typeof ofOthers>
/** The kinds of causes. */
export type CauseKind = keyof Causes
export type CauseOf<K extends CauseKind> = Causes[K]
/** Why something happened that nobody asked for: a kind and its params. */
export type Cause = { [K in CauseKind]: Causes[K] }[CauseKind]
export const Cause: z.ZodType<Cause> = unionOf<Cause>({ ...ofAgents, ...ofOthers })
export const actCauseKinds = Object.keys(ofActs) as CauseKind[]
export const agentCauseKinds = Object.keys(ofAgents) as AgentCause['kind'][]
export const causeKinds = Object.keys({ ...ofAgents, ...ofOthers }) as CauseKind[]
