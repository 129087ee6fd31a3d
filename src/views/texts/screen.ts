/** What an interactive screen says besides the events themselves (texts.ts). Both languages are checked against this type. */
import type { QuestionKind } from '../../core/contracts/kinds.ts'
import type { Task, Verdict } from '../../core/state/conversation.ts'
import type { Lang } from '../../core/text/language.ts'
import { screenEn } from './screen-en.ts'
import { screenZh } from './screen-zh.ts'

/** Every answer the core offers to a question, and the screen's own yes and no. */
export type Option =
  | 'approve'
  | 'deny'
  | 'replan'
  | 'minor_replan'
  | 'continue'
  | 'new_task'
  | 'abort'
  | 'end'
  | 'retry'
  | 'skip'
  | 'resume'
  | 'stop'
  | 'drop'
  | 'applied'
  | 'not_applied'
  | 'accept'
  | 'decline'
  | 'pass'
  | 'reject'
  | 'yes'
  | 'no'

export type ScreenTexts = {
  /** What stands between a name and its value, between two clauses, and between the things of a list. */
  readonly marks: { readonly colon: string; readonly comma: string; readonly list: string }
  readonly tag: { readonly error: string; readonly blocked: string }
  readonly steps: {
    readonly count: (steps: number) => string
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
    readonly understanding: string
    readonly planning: string
    readonly thinking: (who: string) => string
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
  /** Who suggests whom; both as `{loopId}.{role}`. */
  readonly suggests: (who: string, whom: string) => string
  /** What a new plan would do to the work. */
  readonly impact: Readonly<Record<'kept' | 'voided' | 'undone', string>>
  /** A message that waits for a decision: what it says, who would take it, and what is under way. */
  readonly message: {
    readonly says: (who: string, text: string) => string
    readonly wouldGoTo: (who: string) => string
    readonly current: (goal: string) => string
  }
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
  readonly queue: { readonly title: string; readonly empty: string; readonly working: string; readonly next: string }
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
    readonly route: string
    readonly rule: string
    readonly not: string
  }
  readonly verdicts: Readonly<Record<Verdict, string>>
  readonly memory: { readonly title: string; readonly none: string }
}

/** How far a task is, for a person: S2's five words, and the two ways to be stuck. */
export type TaskWord = 'queued' | 'active' | 'awaiting_user' | 'completed' | 'canceled' | 'blocked' | 'error'

export const screenTexts: Readonly<Record<Lang, ScreenTexts>> = { en: screenEn, zh: screenZh }
