/** Everything the screens show, as one value: the data of the client (talk, home) and the state of the screen itself (ui). */
import type { ConversationRow, OfferedTeam, SandboxState } from '../client/client.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import type { Lang } from '../core/text/language.ts'
import type { UndoReport } from '../core/work/undoing.ts'
import type { AskedControl, PageName } from '../terminal/slash-commands.ts'
import type { ProblemView } from '../views/problem.ts'
import type { Entry } from '../views/transcript.ts'
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
  /** Where its jobs stand in the lines for seats. */
  readonly places: readonly PlaceInLine[]
}
export type Stream = { readonly dispatchId: string; readonly agentId: string; readonly text: string }

/** Steps: folded, open, or every event. */
export type Fold = 0 | 1 | 2

/** Over the transcript: a page of a slash command, the help, or the open question whole. */
export type Overlay = PageName | 'help' | 'question'

/** What belongs to the screen of one conversation: cursor, scroll, folds and what is being written. */
export type Ui = {
  readonly draft: Draft
  /** Sent from this box, the oldest first. */
  readonly sent: readonly string[]
  /** Which sent text stands in the box (0 is the latest), and the draft that it replaced. */
  readonly recalled?: { readonly index: number; readonly draft: Draft }
  /** The chosen row of the home screen, or of the suggestions. */
  readonly chosen: number
  /** The entry of steps under the cursor, by its id. */
  readonly cursor?: number
  readonly scroll: Anchor
  readonly fold: Fold
  /** Entries of steps that are not as `fold` says. */
  readonly toggled: ReadonlySet<number>
  readonly page?: Overlay
  readonly pageScroll: number
  /** The command that waits for a yes. */
  readonly confirm?: AskedControl
  /** What an undo would do, while it waits for a yes. */
  readonly undo?: UndoReport
}

export const freshUi: Ui = {
  draft: emptyDraft,
  sent: [],
  chosen: 0,
  scroll: null,
  fold: 0,
  toggled: new Set(),
  pageScroll: 0,
}

/** What was being written in a conversation when it was left. */
export type Drafts = Readonly<Record<string, string>>

export type Model = {
  readonly lang: Lang
  /** Nobody named it: it is that of what is written. */
  readonly isLangOpen?: boolean
  /** Who is typing (`--as`); otherwise it is the person who is awaited. */
  readonly as?: string
  readonly size: { readonly columns: number; readonly rows: number }
  readonly now: number
  readonly teams: readonly OfferedTeam[]
  readonly conversations: readonly ConversationRow[]
  readonly talk?: Talk
  /** How commands are held, once it was asked for: where a conversation works in a folder. */
  readonly sandbox?: SandboxState
  /** A conversation was asked for and is not there yet. */
  readonly isOpening?: true
  readonly ui: Ui
  readonly drafts: Drafts
  /** What was refused last, or what a key has to say; it goes with the next key. */
  readonly problem?: Pick<ProblemView, 'message' | 'next'>
  /** Ctrl+C was pressed once. */
  readonly isLeaving?: true
}

/** The drafts, including the one that is being written now. */
export function draftsOf({ talk, ui, drafts }: Model): Drafts {
  if (!talk) return drafts
  const { [talk.id]: _, ...others } = drafts
  return ui.draft.text.trim() === '' ? others : { ...others, [talk.id]: ui.draft.text }
}

export const eventAt =
  ({ events }: Talk) =>
  (seq: number): JournalEvent | undefined =>
    events[seq - 1]
