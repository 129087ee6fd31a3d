/**
 * Conversations in and out: export and import as JSON lines, one event a line and nothing else, and forks.
 *
 * X1. What was exported, imported and exported again is the same, byte for byte.
 * X2. An import or a fork is one append: all of it is there, or nothing.
 * X3. Under a new id, the `conversation` of the first event is that id; no other byte changes.
 */
import { createHash } from 'node:crypto'
import { ok, type Refusal, type Result, refuse } from '../core/result.ts'
import type { Journal, Mark, Stamped } from '../ports.ts'
import { JournalFault } from './fault.ts'

type MarkOf = (events: readonly Stamped[]) => Mark
type Imported = { readonly stream: string; readonly events: number }
type ImportOptions = {
  readonly as?: string
  /** What is kept beside the rows; only the fold of the events knows it. */
  readonly mark?: MarkOf
}

/** Until somebody folds it: due at once, so that whoever serves the journal looks at it and marks it rightly. */
const markUnread: MarkOf = (events) => ({ due: events.at(-1)?.at ?? 0, status: 'imported' })

export function* exportLines(journal: Journal, stream: string): Iterable<string> {
  for (const event of journal.read(stream)) yield JSON.stringify(event)
}

/** The sha256 of the exported lines, each with its line feed: what `sha256sum` says of the exported file. */
export function exportHash(journal: Journal, stream: string): string {
  const hash = createHash('sha256')
  for (const line of exportLines(journal, stream)) hash.update(`${line}\n`)
  return hash.digest('hex')
}

export async function importLines(
  journal: Journal,
  lines: Iterable<string>,
  { as, mark = markUnread }: ImportOptions = {},
): Promise<Result<Imported>> {
  const events: Stamped[] = []
  let line = 0
  for (const text of lines) {
    line++
    if (text.trim() === '') continue
    const event = readEvent(text, line, events)
    if (!event.ok) return event
    events.push(event.value)
  }
  const first = events[0]
  const own = first && 'conversation' in first ? first.conversation : undefined
  if (first?.type !== 'conversation_started' || typeof own !== 'string' || own === '') {
    return refuse('E_INVALID_ARGS', {
      why: 'no_start',
      line: 1,
      next: 'The first line must be conversation_started, with its conversation.',
    })
  }
  const stream = as ?? own
  const copy = as === undefined ? events : [renamed(first, as), ...events.slice(1)]
  return appendNew(journal, stream, { events: copy, mark: mark(copy) })
}

type Fork = {
  readonly stream: string
  /** The last event that the fork shares. */
  readonly atSeq: number
  readonly as: string
  /** The event that says where the fork comes from; it follows the shared ones. */
  readonly extra: (seq: number, at: number) => Stamped
  readonly mark?: MarkOf
}

export async function fork(
  journal: Journal,
  { stream, atSeq, as, extra, mark = markUnread }: Fork,
): Promise<Result<Imported>> {
  const end = journal.head(stream)?.seq ?? 0
  if (!Number.isInteger(atSeq) || atSeq < 1 || atSeq > end) {
    return refuse('E_INVALID_ARGS', { why: 'no_such_event', stream, seq: atSeq, last: end })
  }
  const events: Stamped[] = []
  for (const event of journal.read(stream)) {
    if (event.seq > atSeq) break
    events.push(event.seq === 1 ? renamed(event, as) : event)
  }
  events.push(extra(atSeq + 1, events.at(-1)?.at ?? 0))
  return appendNew(journal, as, { events, mark: mark(events) })
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
    return refuse(code, { ...detail, why: 'exists', next: `Choose another id: ${stream} is taken here.` })
  }
}

function readEvent(text: string, line: number, before: readonly Stamped[]): Result<Stamped> {
  let event: Partial<Stamped> | null
  try {
    event = JSON.parse(text)
  } catch {
    return refuseLine(line, 'not_json')
  }
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return refuseLine(line, 'not_an_event')
  const { seq, at, type, loopId, role } = event
  if (!Number.isSafeInteger(at) || [type, loopId, role].some((part) => typeof part !== 'string')) {
    return refuseLine(line, 'not_an_event')
  }
  if (seq !== before.length + 1)
    return refuse('E_INVALID_ARGS', { why: 'gap', line, expected: before.length + 1, found: String(seq) })
  if (Number(at) < (before.at(-1)?.at ?? 0)) return refuseLine(line, 'time_goes_back')
  return ok(event as Stamped)
}

const refuseLine = (line: number, why: string): Refusal =>
  refuse('E_INVALID_ARGS', {
    why,
    line,
    next: 'Each line is one event: {seq, at, type, loopId, role, …}, as export prints it.',
  })
