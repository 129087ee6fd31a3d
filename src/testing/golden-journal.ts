/** Journals of one's own, kept beside the tests: what was written once must fold to the same state for ever. */
import { type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import { type EventType, events, type JournalEvent } from '../core/state/events.ts'
import { readJson } from '../edge/read-json.ts'
import { replay } from '../journal/for-programs.ts'

/**
 * Reads the lines of `signalbox export` or `exportLines`, checks each event against its schema, and folds them.
 *
 * @example
 * const golden = goldenJournal(readFileSync('golden/refund.jsonl', 'utf8'))
 * assert(golden.ok)
 * assert.deepEqual(JSON.parse(JSON.stringify(golden.value)), JSON.parse(readFileSync('golden/refund.state.json', 'utf8')))
 */
export function goldenJournal(text: string): Result<Conversation> {
  const read: JournalEvent[] = []
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const json = readJson(line)
    if (!json.ok) return wrong(index, 'it is no JSON')
    if (typeof json.value !== 'object' || json.value === null) return wrong(index, 'it is no event')
    const { seq, at, type, loopId, role, ...fields } = json.value as JournalEvent
    const schema = Object.hasOwn(events, type) ? events[type as EventType] : undefined
    if (!schema) return wrong(index, `there is no event ${type}`)
    const fits = schema.safeParse(fields)
    if (!fits.success) return wrong(index, fits.error.issues[0]?.message ?? 'it does not fit')
    read.push({ seq, at, type, loopId, role, ...fields } as JournalEvent)
  }
  return replay(read)
}

const wrong = (index: number, message: string): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'bad_value', path: `line ${index + 1}`, message })
