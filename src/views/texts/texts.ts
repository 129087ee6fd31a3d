/**
 * What a language must be able to say. Each language is one file that is checked against this type, so a text that is missing in
 * one of them does not compile. The words of commands are cli/texts.
 */

import type { CauseKind, CauseOf } from '../../core/contracts/causes.ts'
import type { QuestionKind, QuestionOption, RouteRule, WhyNot } from '../../core/contracts/kinds.ts'
import type { DetailOf, ProblemCode, Why } from '../../core/contracts/problems.ts'
import type {
  IntentAnalysis,
  Notice,
  ReplanReason,
  RoutingDecision,
  WorkflowState,
} from '../../core/contracts/understanding.ts'
import type { intake } from '../../core/machines/intake.ts'
import type { interrupt } from '../../core/machines/interrupt.ts'
import type { StateOf } from '../../core/machines/machine.ts'
import type { TaskState } from '../../core/machines/task.ts'
import type { turn } from '../../core/machines/turn.ts'
import type { workflow } from '../../core/machines/workflow.ts'
import type { Task, Verdict } from '../../core/state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from '../../core/state/events.ts'
import type { Fact } from '../../core/state/facts.ts'
import type { Named, Team } from '../../core/state/team.ts'
import type { TeamFault } from '../../core/state/team-fault.ts'
import type { ActingTexts } from './acting-texts.ts'
import type { GoalTexts } from './goal-texts.ts'
import type { Standing } from './standing.ts'

type Phase = StateOf<typeof intake> | StateOf<typeof workflow> | StateOf<typeof interrupt> | StateOf<typeof turn>

/** Who is in the conversation when the event happens, and the events before it by their position. */
export type Around = { readonly team: Team; readonly eventAt?: (seq: number) => JournalEvent | undefined }

export type EventTexts = { readonly [T in EventType]: (e: EventOf<T>, around: Around) => string }

export type Texts = {
  readonly events: EventTexts
  readonly why: CauseTexts
  readonly relations: Readonly<Record<IntentAnalysis['taskRelation']['type'], string>>
  readonly talk: TalkTexts
  readonly schedule: ScheduleTexts
  readonly screen: ScreenTexts
  readonly acting: ActingTexts
  readonly userMessages: UserMessageTexts
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
  readonly goalWords: GoalTexts
  readonly status: Readonly<Record<Standing, string>>
  /** What a person reads for each code, and what they can do. */
  readonly problems: Readonly<Record<ProblemCode, ProblemText>>
  /** The same for each reason, sharper. */
  readonly reasons: { readonly [W in Why]: (detail: DetailOf<W>) => ProblemText }
}
export type ProblemText = { readonly say: string; readonly next: string }

export type CauseTexts = {
  readonly causes: { readonly [K in CauseKind]: (cause: CauseOf<K>) => string }
  readonly rules: Readonly<Record<RouteRule, string>>
  readonly whyNots: Readonly<Record<WhyNot, string>>
  /** A cause, and what somebody said about it. */
  readonly withWords: (cause: string, words: string) => string
  readonly noReason: string
}

/** What the talk tells a person (S1 §9.3; design §12). */
export type TalkTexts = {
  /** One name of several that nobody has. */
  readonly skipped: (name: string) => string
  /** None of the names is known. `members` is who could be asked. */
  readonly noneKnown: (names: readonly string[], members: readonly Named[]) => string
  readonly teamFault: Readonly<Record<TeamFault, string>>
  readonly emptyMessage: string
  readonly timedOut: (member: Named, ms: number) => string
  readonly failed: (member: Named, what: string) => string
  /** The queue in one line; `turns` are shown as they are. */
  readonly queue: (turns: readonly string[]) => string
  /** The reader of the line. */
  readonly you: string
}

type Sentence = string | ((about: string) => string)
/** Every word the scheduler gives as a reason. */
export type WhyWord =
  | 'has_the_focus'
  | 'inserted_beside'
  | 'has_the_turn'
  | 'only_one_ready'
  | 'class'
  | 'first_come'
  | 'not_ready'
  | 'waits_for_dependency'
  | 'dependency_canceled'
  | 'dependency_cycle'
  | 'waits_for_turn'
  | 'focus_waits_for_person'
  | 'busy'
  | 'one_focus'
  | 'parked'
  | 'still_running'
  | 'retry_later'

export type ScheduleTexts = {
  readonly next: string
  readonly waiting: string
  readonly nobody: string
  readonly words: Readonly<Record<WhyWord, Sentence>>
  readonly states: Readonly<Record<TaskState, string>>
  /** In the queue of a conversation: first in line, behind another, and held by a pause. */
  readonly first: (why: string) => string
  readonly behind: (other: string) => string
  readonly afterPause: (why: string) => string
  readonly waits: (why: string) => string
}

type Names = readonly string[]
type Grouped = Extract<Fact, { members: unknown }>['say']
type Plain = Exclude<
  Fact['say'],
  | Grouped
  | Notice['say']
  | 'beyond'
  | 'waits'
  | 'turn'
  | 'begins'
  | 'beside'
  | 'afterwards'
  | 'goes_on'
  | 'answer_taken'
  | 'offer_taken'
>
export type UserMessageTexts = {
  readonly plain: Readonly<Record<Plain, string>>
  readonly named: Readonly<Record<Grouped, (names: Names) => string>>
  readonly waits: (name: string, missing: Names) => string
  readonly turn: (name: string) => string
  /** Where a message leads to no work; the items are records, what would be done, or what the team can do. */
  readonly notices: Readonly<Record<Notice['say'], (items: Names) => string>>
  /** Parts of a message that nobody does, in its own words. */
  readonly beyond: (items: Names) => string
  readonly goes_on: string
  readonly answer_taken: string
  readonly offer_taken: string
  readonly goal: string
  readonly newTask: string
  readonly begins: (wishes: Names) => string
  readonly beside: (wishes: Names) => string
  readonly afterwards: (wishes: Names) => string
  readonly intent: (intent: string, name: string) => string
  readonly end: (said: string) => string
  /** How sure it is, behind what is done. */
  readonly sure: (said: string, share: string) => string
  readonly between: string
}

/** Every answer to a question, and the screen's own yes and no. */
export type Option = QuestionOption | 'yes' | 'no'

export type ScreenTexts = {
  /** What stands between a name and its value, between two clauses, and between the things of a list. */
  readonly marks: { readonly colon: string; readonly comma: string; readonly list: string }
  readonly tag: { readonly error: string; readonly blocked: string }
  readonly steps: {
    readonly count: (steps: number) => string
    readonly one: string
    readonly thought: string
    readonly action: string
    readonly observation: string
    readonly text: string
  }
  readonly now: {
    readonly ended: string
    readonly paused: string
    /** A person paused it while it waits for an answer. */
    readonly pausedAsked: (who: string) => string
    readonly pausing: (who: string) => string
    /** The work is paused, and the agent of a run has not said that it holds still. */
    readonly stillRuns: (who: string) => string
    /** The agent of a parked goal has not said that it holds still, and what comes next waits for it. */
    readonly inTheWay: (who: string) => string
    readonly understanding: string
    readonly planning: string
    readonly thinking: (who: string) => string
    /** It waits for a seat of this agent; `place` is 1 for who is next, and is not always known. */
    readonly inLine: (who: string, place?: number) => string
    readonly reviewing: (who: string) => string
    readonly retrying: (who: string) => string
    readonly waiting: (who: string) => string
    readonly asked: (who: string) => string
    readonly error: (who: string) => string
    readonly blocked: (who: string) => string
    readonly seconds: (seconds: number) => string
  }
  readonly input: {
    readonly open: (who: string) => string
    readonly working: (who: string) => string
    readonly pausing: (who: string) => string
    readonly paused: (who: string) => string
    readonly asked: (who: string) => string
    /** An agent waits for what they know. */
    readonly wanted: (you: string, who: string, what: string) => string
    /** Somebody else is waited for by name. */
    readonly notYours: (you: string, who: string) => string
    /** Who is typing is not in the team. */
    readonly stranger: (name: string) => string
    readonly ended: string
    readonly locked: (who: string) => string
  }
  /** A message of a talk named nobody; `member` is whom it could name. */
  readonly unnamed: (member: string) => string
  readonly options: Readonly<Record<Option, string>>
  /** The same answer means another thing to another question. */
  readonly answers: Readonly<Partial<Record<QuestionKind, Readonly<Partial<Record<Option, string>>>>>>
  readonly ask: Readonly<Record<QuestionKind, string>>
  /** Of a run that the system failed, and of one that cannot go on as it was meant (S4 §3.2). */
  readonly askAboutRun: { readonly error: string; readonly blocked: string }
  /** Of a member that was lost in the middle of its work. What its answers do is said where they are offered. */
  readonly lost: {
    readonly ask: string
    readonly at: (who: string, what: string) => string
    readonly known: (why: string) => string
    readonly last: (step: string) => string
    readonly unknown: string
    readonly answers: Readonly<Partial<Record<Option, string>>>
  }
  /** Who suggests whom; both as `{loopId}.{role}`. */
  readonly suggests: (who: string, whom: string) => string
  /** What a new plan would do to the work. */
  readonly impact: Readonly<Record<'kept' | 'voided' | 'undone', string>>
  /** What approving a plan allows, and what of it is asked about once more. */
  readonly allows: Readonly<Record<'writes' | 'deletes' | 'hosts' | 'checks' | 'git' | 'asksAgain', string>>
  /** A message that waits for a decision: what it says, who would take it, and what is under way. */
  readonly message: {
    readonly says: (who: string, text: string) => string
    readonly wouldGoTo: (what: string) => string
    readonly current: (goal: string) => string
    /** A new order while an approval is open. */
    readonly ask: string
    readonly would: (goal: string) => string
    readonly open: (goal: string) => string
  }
  /** What an undo would make of a path. */
  readonly undo: Readonly<Record<'gone' | 'back' | 'before', (path: string) => string>>
  readonly tasks: {
    readonly title: string
    readonly none: string
    readonly kinds: Readonly<Record<Task['kind'], string>>
    readonly states: Readonly<Record<TaskWord, string>>
  }
  readonly plan: {
    readonly title: string
    readonly none: string
    readonly progress: (done: number, all: number) => string
    readonly parked: string
  }
  readonly queue: {
    readonly title: string
    readonly empty: string
    readonly working: string
    readonly next: string
    readonly inLine: (place?: number) => string
  }
  readonly files: {
    readonly title: string
    readonly none: string
    readonly how: Readonly<Record<'new' | 'changed' | 'gone', string>>
  }
  readonly diff: { readonly title: string }
  readonly team: { readonly title: string; readonly human: string; readonly ai: string }
  readonly status: {
    readonly title: string
    readonly goal: string
    readonly events: string
    readonly questions: string
  }
  readonly why: {
    readonly title: string
    readonly none: string
    readonly message: string
    readonly safety: string
    readonly understood: string
    readonly because: string
    /** Reasons that the program itself gives where a team has no engine; an engine gives its own in words. */
    readonly plainReasons: Readonly<Record<'scripted' | 'control_word', string>>
    readonly route: string
    readonly rule: string
    readonly not: string
  }
  readonly verdicts: Readonly<Record<Verdict, string>>
  readonly noticed: string
  /** Shown first when a message may be an emergency and the team has no line of its own. */
  readonly emergencyLine: string
  readonly memory: { readonly title: string; readonly none: string }
  readonly cost: {
    readonly title: string
    readonly none: string
    readonly head: readonly string[]
    readonly total: string
  }
}

/** How far a task is, for a person: S2's five words, and the two ways to be stuck. */
export type TaskWord = 'queued' | 'active' | 'awaiting_user' | 'completed' | 'canceled' | 'blocked' | 'error'
