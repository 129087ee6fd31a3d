/** Everything the terminal shows, as one value: what the client told (talk, home), and the little that is the screen's own (ui). */
import type { ConversationRow, OfferedTeam } from '../client/client.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import type { ProblemView } from '../views/problem.ts'
import type { Entry } from '../views/transcript.ts'
import type { PanelName } from './commands.ts'
import { type Draft, emptyDraft } from './editor.ts'
import type { Anchor } from './window.ts'

export type Talk = {
  readonly id: string
  readonly state: Conversation
  /** Grows only; `events[seq - 1]` is the event at a position. */
  readonly events: readonly JournalEvent[]
  readonly entries: readonly Entry[]
  /** What agents are writing now, by dispatch. */
  readonly streams: readonly Stream[]
}
export type Stream = { readonly dispatchId: string; readonly agentId: string; readonly text: string }

/** Steps: folded, open, or every event. */
export type Fold = 0 | 1 | 2

/** Cursor, scroll, fold and the draft: nothing else belongs to the screen. */
export type Ui = {
  readonly draft: Draft
  /** The chosen row of the home screen, or of the suggestions. */
  readonly chosen: number
  /** The entry of steps under the cursor, by its id. */
  readonly cursor?: number
  readonly scroll: Anchor
  readonly fold: Fold
  /** Entries that differ from the fold of all. */
  readonly turned: ReadonlySet<number>
  readonly page?: PanelName
  readonly pageScroll: number
  readonly confirm?: 'clear_queue'
}

export const freshUi: Ui = {
  draft: emptyDraft,
  chosen: 0,
  scroll: null,
  fold: 0,
  turned: new Set(),
  pageScroll: 0,
}

export type Model = {
  readonly lang: Lang
  /** Who says they are typing; else whoever is waited for. */
  readonly as?: string
  readonly size: { readonly columns: number; readonly rows: number }
  readonly now: number
  readonly teams: readonly OfferedTeam[]
  readonly conversations: readonly ConversationRow[]
  readonly talk?: Talk
  readonly ui: Ui
  /** What was refused last; it goes with the next key. */
  readonly problem?: Pick<ProblemView, 'message' | 'next'>
}

export const eventAt =
  ({ events }: Talk) =>
  (seq: number): JournalEvent | undefined =>
    events[seq - 1]
