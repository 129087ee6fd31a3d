/**
 * What a language must be able to say. en.ts and zh.ts are checked against this type, so a text that is missing in one of them
 * does not compile. The talk's own notices are talk.ts; the words of commands are cli/texts.
 */

import type { QuestionKind } from '../../core/contracts/kinds.ts'
import type { ProblemCode, ProblemDetail } from '../../core/contracts/problems.ts'
import type { ReplanReason, RoutingDecision, WorkflowState } from '../../core/contracts/understanding.ts'
import type { intake } from '../../core/machines/intake.ts'
import type { interrupt } from '../../core/machines/interrupt.ts'
import type { StateOf } from '../../core/machines/machine.ts'
import type { turn } from '../../core/machines/turn.ts'
import type { workflow } from '../../core/machines/workflow.ts'
import type { EventOf, EventType, JournalEvent } from '../../core/state/events.ts'
import type { Team } from '../../core/state/team.ts'
import type { Standing } from '../status.ts'

type Phase = StateOf<typeof intake> | StateOf<typeof workflow> | StateOf<typeof interrupt> | StateOf<typeof turn>

/** Who is in the conversation when the event happens, and the events before it by their position. */
export type Around = { readonly team: Team; readonly eventAt?: (seq: number) => JournalEvent | undefined }

export type EventTexts = { readonly [T in EventType]: (e: EventOf<T>, around: Around) => string }

export type Texts = {
  readonly events: EventTexts
  readonly phases: Readonly<Record<Phase, string>>
  readonly routes: Readonly<Record<RoutingDecision['route'], string>>
  readonly questions: Readonly<Record<QuestionKind, string>>
  readonly goals: {
    readonly states: Readonly<Record<WorkflowState['workflowStatus'], string>>
    /** Why a goal was set back. */
    readonly setBack: Readonly<Record<ReplanReason, string>>
    /** `asked` is empty where nothing is asked. */
    readonly line: (goal: { id: string; state: string; goal: string; why?: string; asked: string }) => string
  }
  readonly status: Readonly<Record<Standing, string>>
  /** What a person reads for each code, and what they can do. */
  readonly problems: Readonly<Record<ProblemCode, ProblemText>>
  /** The same, sharper, where the reason is known. */
  readonly reasons: Readonly<Record<Reason, (detail: ProblemDetail) => ProblemText>>
}
type ProblemText = { readonly say: string; readonly next: string }

/** The `why` of refusals that people meet; the others are told by their code. */
export const reasons = [
  'second_writer',
  'no_data',
  'no_such_conversation',
  'several_conversations',
  'no_such_event',
  'no_such_file',
  'not_a_folder',
  'exists',
  'removed',
  'ended',
  'unknown_member',
  'not_a_person',
  'empty_input',
  'too_long',
  'bad_id',
  'unknown_option',
  'unknown_command',
  'not_open',
  'not_what_was_shown',
  'member_at_work',
  'nothing_runs',
  'already_paused',
  'not_paused',
  'waits_for_answer',
  'paused_first',
  'no_such_task',
  'queue_empty',
  'too_few_members',
  'no_human',
  'duplicate_id',
  'disk_full',
  'damaged',
  'newer_schema',
  'older_schema',
  'permission',
  'bad_line',
  'bad_log',
  'no_log_file',
  'does_not_replay',
  'bug',
] as const
export type Reason = (typeof reasons)[number]
