/**
 * Conversations in and out: export and import as JSON lines, one event a line and nothing else, and forks.
 *
 * X1. What was exported, imported and exported again is the same, byte for byte.
 * X2. An import or a fork is one append: all of it is there, or nothing.
 * X3. Under a new id, the `conversation` of the first event is that id; no other byte changes.
 * X4. An import ends with an event that says so: nothing of it is under way, and it names no path and no team that is followed here.
 *     While that is the last event, it is no part of an export (X1). A fork of what was imported is imported too.
 * X5. What this program would not have written itself is refused, with the line (read-events.ts).
 * X6. Nothing of it is dated more than a day ahead: its deadlines would come after everybody who waits for them.
 */
import { createHash } from 'node:crypto'
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { type Conversation, unborn } from '../core/state/conversation.ts'
import { type EventOf, type JournalEvent, who } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'
import { plainJson } from '../core/text/steering.ts'
import type { Journal, Mark, Stamped } from '../ports.ts'
import { JournalFault, readable } from './fault.ts'
import { readEvent } from './read-events.ts'

/** What is kept of a conversation beside its events. */
export type MarkOf = (events: readonly Stamped[]) => Mark
/** The conversation that was made, and how many events it has. */
export type Imported = { readonly stream: string; readonly events: number }
/** Until somebody folds it: due at once, so that whoever serves the journal looks at it and marks it rightly. */
const markUnread: MarkOf = (events) => ({ due: events.at(-1)?.at ?? 0, status: 'imported' })

/** No line steers the terminal it is printed to: the same JSON, with escapes (I31). */
export function* exportedLines(journal: Journal, stream: string): Iterable<string> {
  const end = journal.head(stream)?.seq
  for (const event of journal.read(stream))
    if (event.seq !== end || !isImport(event)) yield plainJson(JSON.stringify(event))
}

const isImport = (event: Stamped): boolean => (event as JournalEvent).type === 'conversation_imported'
const importAfter = (events: readonly Stamped[]): EventOf<'conversation_imported'> => {
  const { seq = 0, at = 0 } = events.at(-1) ?? {}
  return { seq: seq + 1, at, type: 'conversation_imported', ...who.guard, at_seq: seq }
}

/** The sha256 of the exported lines, each with its line feed: what `sha256sum` says of the exported file. */
export function exportHash(journal: Journal, stream: string): string {
  const hash = createHash('sha256')
  for (const line of exportedLines(journal, stream)) hash.update(`${line}\n`)
  return hash.digest('hex')
}

/** By so much the clocks of two machines may differ. */
const ahead = 86_400_000
const dateOf = (at: number): string => new Date(at).toISOString()

/** A conversation as its export has it, checked from the first line to the last. */
export type Exported = { readonly id: string; readonly events: readonly Stamped[]; readonly state: Conversation }

/** The first line that this program would not have written is named. */
export function readExport(lines: Iterable<string>, now = Date.now()): Result<Exported> {
  const events: Stamped[] = []
  let state = unborn
  let line = 0
  for (const text of lines) {
    line++
    if (text.trim() === '') continue
    const read = readEvent(text, state)
    if (!read.ok) return badLine(line, read.problem.detail.message)
    if (read.value.event.at > now + ahead) return badLine(line, `its time lies ahead: ${dateOf(read.value.event.at)}`)
    events.push(read.value.event)
    state = read.value.state
  }
  const [first] = events
  if (!first) return badLine(1, 'there is no event')
  return ok({ id: (first as EventOf<'conversation_started'>).conversation, events, state })
}

/**
 * Takes a conversation from the lines of an export, after checking every one of them.
 *
 * @example
 * const imported = await importLines(journal, lines)
 */
export async function importLines(
  journal: Journal,
  lines: Iterable<string>,
  { as }: { readonly as?: string } = {},
): Promise<Result<Imported>> {
  const read = readExport(lines)
  return read.ok ? importExport(journal, read.value, as) : read
}

export async function importExport(
  journal: Journal,
  { id, events, state }: Exported,
  as = id,
): Promise<Result<Imported>> {
  const copy = as === id ? events : events.map((event) => (event.seq === 1 ? renamed(event, as) : event))
  const imported = importAfter(copy)
  const mark: Mark = { due: null, status: evolve(state, imported).talk }
  const appended = await appendNew(journal, as, { events: [...copy, imported], mark })
  return appended.ok ? ok({ stream: as, events: copy.length }) : appended
}

export const badLine = (line: number, message: unknown): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'bad_line', line, message: String(message) })

/** What is forked, where, and under which name. */
export type Fork = {
  readonly stream: string
  /** The last event that the fork shares. */
  readonly atSeq: number
  readonly as: string
  /** The event that says where the fork comes from; it follows the shared ones. */
  readonly extra: (seq: number, at: number) => Stamped
  readonly mark?: MarkOf
}

/**
 * A new conversation that begins as another one was at a position.
 *
 * @example
 * const forked = await fork(journal, { stream: 'c1', atSeq: 12, as: 'c2' })
 */
export async function fork(
  journal: Journal,
  { stream, atSeq, as, extra, mark = markUnread }: Fork,
): Promise<Result<Imported>> {
  const begun = readable(() => beginning(journal, { stream, atSeq, as }))
  if (!begun.ok) return begun
  const events = [...begun.value.events]
  events.push(extra(atSeq + 1, events.at(-1)?.at ?? 0))
  if (begun.value.isFromFile) events.push(importAfter(events))
  return appendNew(journal, as, { events, mark: mark(events) })
}

type Beginning = { readonly events: readonly Stamped[]; readonly isFromFile: boolean }
function beginning(journal: Journal, { stream, atSeq, as }: Pick<Fork, 'stream' | 'atSeq' | 'as'>): Result<Beginning> {
  const end = journal.head(stream)?.seq ?? 0
  if (!Number.isInteger(atSeq) || atSeq < 1 || atSeq > end) {
    return refuse('E_INVALID_ARGS', { why: 'no_such_event', stream, seq: atSeq, last: end })
  }
  const events: Stamped[] = []
  let isFromFile = false
  for (const event of journal.read(stream)) {
    if (event.seq <= atSeq) events.push(event.seq === 1 ? renamed(event, as) : event)
    else isFromFile ||= isImport(event)
  }
  return ok({ events, isFromFile })
}

const renamed = (event: Stamped, conversation: string): Stamped =>
  'conversation' in event ? ({ ...event, conversation } as Stamped) : event

async function appendNew(
  journal: Journal,
  stream: string,
  { events, mark }: { events: readonly Stamped[]; mark: Mark },
): Promise<Result<Imported>> {
  try {
    await journal.append({ stream, expected: 0, events, mark })
    return ok({ stream, events: events.length })
  } catch (thrown) {
    if (!(thrown instanceof JournalFault)) throw thrown
    const { code, detail } = thrown.problem
    if (detail.why !== 'version' && detail.why !== 'removed') return { ok: false, problem: thrown.problem }
    return refuse(code, { ...detail, why: 'exists', stream })
  }
}
