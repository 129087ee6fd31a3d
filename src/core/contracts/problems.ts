/**
 * The seven codes (S3 §5), and every reason for a refusal. What a person reads of them is made in views/texts.
 */
import type { Spoken } from '../text/language.ts'

/** Whether what failed with it may be tried again by itself: only what reads. */
export const retries = {
  E_POLICY_DENIED: 'never',
  E_IO: 'reads',
  E_TOOL_TIMEOUT: 'reads',
  E_INVALID_ARGS: 'never',
  E_CONFLICT: 'never',
  E_BUILD_FAIL: 'never',
  E_MODEL: 'reads',
} as const satisfies Record<string, 'never' | 'reads'>

/** One of the seven codes of a problem. */
export type ProblemCode = keyof typeof retries
/**
 * The seven codes of a problem.
 *
 * @example
 * const known = problemCodes.includes(code)
 */
export const problemCodes = Object.keys(retries) as ProblemCode[]

/** Names that would have been right. */
export type Names = readonly string[]
/** What the strict reader found: where, and what is wrong there, for whoever wrote it. */
export type Unreadable = { path?: string; message: string }
/** A place in the data folder, as far as it is known. */
export type Place = { path?: string; stream?: string; seq?: number; what?: string }

/** What is wrong with a team, where, and how to mend it. */
export type TeamProblem = {
  /** Relative to the team folder, with `/`. Of a team in code: the path in what was passed, or the member whose agent it is. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly kind: string
  readonly message: Readonly<Record<Spoken, string>>
  readonly fix: Readonly<Record<Spoken, string>>
}

/** What can be wrong with an option that a program gives. */
export type OptionFault =
  | 'unknown'
  | 'both'
  | 'no_object'
  | 'no_list'
  | 'no_function'
  | 'no_text'
  | 'no_folder'
  | 'no_such_folder'
  | 'no_count'
  | 'no_position'
  | 'none_of'
  | 'lacks'
  | 'no_team'
  | 'not_defined'
  | 'not_awaited'
  | 'no_agent'
  | 'bare_function'
  | 'no_name'
  | 'no_schema'

/** Every reason for a refusal, with what it is about. A closed list: a reason without words in a language does not compile. */
export type Reasons = {
  // What a person asks for.
  not_started: unknown
  already_started: unknown
  ended: unknown
  unknown_member: { member: string; known: Names }
  not_a_person: { member: string }
  empty_input: unknown
  too_long: { limit: number }
  too_fast: { limit: number }
  key_reused: { key: string; seq: number }
  key_without_conversation: unknown
  unknown_option: { option: string; known: Names }
  unknown_command: { command: string; known: Names }
  not_open: { question: string }
  not_what_was_shown: { question: string }
  already_paused: unknown
  not_paused: unknown
  waits_for_answer: unknown
  paused_first: unknown
  /** `by` are those who may. */
  may_not_approve: { effect: string; by: readonly string[] }
  no_reason: unknown
  nothing_runs: { task?: string }
  undo_of_several: object
  undo_under_way: object
  no_such_position: { seq: number }
  works_in_no_folder: object
  context_of_what: object
  no_context: { conversation: string }
  nothing_landed: { decision?: string; task?: string }
  no_such_task: { task: string }
  unknown_task: { task: string }
  keeps_its_workspace: { conversation: string; workspace?: string }
  no_such_entry: { entry: number }
  queue_empty: unknown
  member_at_work: { member: string }
  no_edge: { machine: string; state: string; on: string }
  // Teams.
  too_few_members: unknown
  no_human: unknown
  duplicate_id: unknown
  nobody_approves: { effect?: string }
  unconfirmed_team: { path: string; commands: Names }
  no_such_team: { team: string; known: Names }
  invalid_team: { problems: readonly TeamProblem[] }
  // What a box is opened with.
  no_such_agent: { team: string; member: string; known: Names }
  nobody_runs: { team: string; member: string }
  same_tool: { tool: string }
  tool_taken: { tool: string }
  same_team: { team: string }
  /** `known` is what would do, `other` what it is held against: the nearest name, or the option that it does not go with. */
  bad_option: { option: string; fault: OptionFault; known: Names; other: string }
  no_encoder: { fault: 'no_folder' | 'no_model' | 'no_tokenizer' | 'unreadable' | 'no_package'; at: string }
  // Conversations and their journal.
  bad_id: { conversation: string }
  no_such_conversation: { conversation: string }
  several_conversations: { conversation: string; known: Names }
  no_such_event: { seq: number; last?: number }
  imported: { team: string }
  no_terminal: { team: string }
  exists: { stream: string }
  removed: { stream: string }
  bad_line: { line: number; message: string; file?: string }
  bad_event: { message: string }
  does_not_replay: { conversation: string; message: string }
  // The data folder and the machine.
  second_writer: { folder: string; pid?: number }
  bad_lock: { path: string }
  no_data: { folder: string }
  no_such_file: { path: string }
  not_a_folder: { path: string }
  not_a_file: { path: string }
  linked: { path: string }
  permission: { path: string }
  disk_full: Place
  damaged: Place
  io: Place
  not_ours: { path: string }
  file_gone: { path: string }
  newer_schema: { path: string }
  older_schema: { path: string }
  read_only: { stream: string }
  version: { stream: string; expected: number; found: number }
  sequence: { stream: string; expected: number; seq: number }
  closed: unknown
  output_failed: { what: string }
  no_working_folder: unknown
  journal: unknown
  bad_log: { asked: string; known: Names }
  no_log_file: { path: string }
  bug: { trace_id?: string }
  // JSON from outside.
  size: Unreadable
  depth: Unreadable
  syntax: Unreadable
  empty: Unreadable
  bom: Unreadable
  encoding: Unreadable
  control_character: Unreadable
  lone_surrogate: Unreadable
  number: Unreadable
  duplicate_key: Unreadable
  forbidden_key: Unreadable
  unknown_key: Unreadable
  missing_key: Unreadable
  bad_value: Unreadable
}
/** The reasons of refusals. */
export type Why = keyof Reasons
export type UnreadableWhy = {
  [W in Why]: Reasons[W] extends Unreadable ? ('path' extends keyof Reasons[W] ? W : never) : never
}[Why]
/** Further facts, for programs. */
export type More = Readonly<Record<string, string | number | boolean | Names | readonly TeamProblem[] | undefined>>
/** What a refusal says beside its code, for one reason. */
export type DetailOf<W extends Why> = { readonly why: W } & Readonly<Reasons[W]> & More
/** Why something was refused, with what it is about. */
export type ProblemDetail = { [W in Why]: DetailOf<W> }[Why]
/** Why something was refused: a code and typed details. `problemView` makes words of it. */
export type Problem = { readonly code: ProblemCode; readonly detail: ProblemDetail }
