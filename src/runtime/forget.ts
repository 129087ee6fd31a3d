/**
 * Whether there is a note to forget. The state keeps no list of notes, so the journal is asked: in the turn that decides the command,
 * when everything before it is on disk or in this commit. Of two who delete the same note, the second is refused.
 */
import { type Refusal, refuse } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Journal } from '../ports.ts'
import type { Commit } from './commit.ts'
import type { Live } from './live.ts'

type Written = { readonly journal: Journal; readonly live: Live; readonly commit: Commit }

/** A refusal where no note stands at this position, or none any more. */
export function noSuchNote(entry: number, written: Written): Refusal | undefined {
  let isNoted = false
  for (const e of eventsFrom(entry, written)) {
    if (e.seq === entry) isNoted = e.type === 'memory_noted'
    if (e.type === 'memory_deleted' && e.entry === entry) isNoted = false
    if (!isNoted) break
  }
  return isNoted ? undefined : refuse('E_INVALID_ARGS', { why: 'no_such_entry', entry })
}

function* eventsFrom(entry: number, { journal, live, commit }: Written): Iterable<JournalEvent> {
  if (entry > 0 && entry <= live.state.seq) yield* journal.read(live.id, entry - 1) as Iterable<JournalEvent>
  for (const event of commit.events) if (event.seq >= entry) yield event
}
