/**
 * What an interface may ask of Signalbox: a handful of calls and one subscription. The terminal uses it over a worker thread
 * (worker-client.ts), tests in process (local.ts); a browser or a remote terminal can have the same calls over a wire.
 *
 * C1. Everything that crosses it is plain data. C2. News comes in order and without a gap, from any position on.
 * C3. It speaks for people only. What it is given is checked before anything is written, whatever the thread it comes from.
 */

import { z } from 'zod'
import type { Result } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import type { Spoken } from '../core/text/language.ts'
import type { UndoReport, UndoRequest } from '../core/work/undoing.ts'

export type Localized = Readonly<Record<Spoken, string>>

/** A team that can be started, with one line on what it does and three messages to try. */
export type OfferedTeam = {
  readonly id: string
  readonly name: Localized
  readonly line: Localized
  readonly examples: Readonly<Record<Spoken, readonly string[]>>
}

/** A conversation in a list. */
export type ConversationRow = {
  readonly id: string
  readonly at: number
  readonly events: number
  readonly state: Conversation
  /** What was said last. */
  readonly said?: { readonly name: string; readonly text: string }
}

export type News =
  | { readonly kind: 'events'; readonly events: readonly JournalEvent[]; readonly state: Conversation }
  /** A piece of what an agent is writing now. It is not kept: the whole comes as an event. */
  | ({ readonly kind: 'delta' } & Delta)
  /** Where its jobs stand in the lines for seats: told whenever that changes, and not kept. */
  | { readonly kind: 'line'; readonly places: readonly PlaceInLine[] }
export type Delta = { readonly agentId: string; readonly dispatchId: string; readonly text: string }

/** With a key the message is said once, however often it is sent: the same key and text give the same receipt. */
type Said = { readonly by: string; readonly text: string; readonly key?: string }
export type Answer = {
  readonly by: string
  readonly questionId: string
  readonly option: string
  readonly hash?: string
  /** Why, in the person's own words. */
  readonly text?: string
}
export const Control = z.strictObject({
  by: z.string(),
  type: z.enum(['pause', 'resume', 'stop', 'cancel', 'skip', 'clear_queue', 'end']),
})
export type Control = Readonly<z.infer<typeof Control>>
type UndoAsked = UndoRequest & { readonly preview?: boolean }
/** How commands in a workspace are held on this machine: `overlay` also keeps apart what they change. */
export type SandboxState = 'overlay' | 'walls' | 'none'
type Acknowledged = Promise<Result<{ readonly seq: number }>>

export interface Client {
  teams(): Promise<readonly OfferedTeam[]>
  /** The latest first. */
  conversations(limit: number): Promise<readonly ConversationRow[]>
  start(team: string): Promise<Result<{ readonly conversation: string }>>
  say(conversation: string, said: Said): Acknowledged
  answer(conversation: string, answer: Answer): Acknowledged
  control(conversation: string, control: Control): Acknowledged
  /** Takes back what the conversation changed in its workspace. With `preview` nothing changes. */
  undo(conversation: string, asked: UndoAsked): Promise<Result<UndoReport>>
  sandbox(): Promise<SandboxState>
  state(conversation: string): Promise<Conversation | undefined>
  /** Everything after a position, then whatever comes. Returns how to end it. */
  subscribe(conversation: string, after: number, listener: (news: News) => void): () => void
  close(): Promise<void>
}
