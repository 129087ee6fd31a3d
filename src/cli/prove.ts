/**
 * Proves that a conversation is the fold of its journal (I3): nothing but the journal is read, and nothing is performed.
 *
 * V1. Positions have no gap, time never goes back, every event fits its schema and names what is there, every machine
 *     moves along its table.
 * V2. Folding twice from the first event gives one state; what the program would load, snapshot and all, is that state.
 * V3. What is kept beside the rows (the head) agrees with it.
 */

import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { effectsUnderWay } from '../core/journey.ts'
import { type Conversation, unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import { firstDifference, hashOf } from '../journal/difference.ts'
import { checkEvent, follow } from '../journal/read-events.ts'
import type { Head, Journal } from '../ports.ts'
import { loadLive } from '../runtime/live.ts'

export type Proof = {
  readonly conversation: string
  readonly events: number
  /** Where the snapshot is that was compared; null where there is none. */
  readonly snapshot_seq: number | null
  readonly open_effects: number
  readonly state_hash: string
}

export function prove(journal: Journal, head: Head): Result<Proof> {
  const { stream } = head
  const loaded = loadLive(journal, stream)
  const until = loaded.state.seq
  const first = foldChecked(stream, eventsUntil(journal, stream, until))
  if (!first.ok) return first
  const again = fold(eventsUntil(journal, stream, until))
  const wrong =
    differs('the second fold', first.value, again) ??
    differs(`the state from the snapshot at event ${loaded.snapshotSeq}`, first.value, loaded.state) ??
    (head.seq === until ? differs('the head', headOf(first.value), headFields(head)) : undefined)
  if (wrong !== undefined) return notProved(stream, wrong)
  return ok({
    conversation: stream,
    events: until,
    snapshot_seq: loaded.snapshotSeq > 0 ? loaded.snapshotSeq : null,
    open_effects: effectsUnderWay(stream, first.value).length,
    state_hash: hashOf(first.value),
  })
}

/** Beside a running writer more events may come; all folds stop at the same one. */
function* eventsUntil(journal: Journal, stream: string, until: number): Iterable<JournalEvent> {
  for (const event of journal.read(stream)) {
    if (event.seq > until) return
    yield event as JournalEvent
  }
}

function foldChecked(stream: string, events: Iterable<JournalEvent>): Result<Conversation> {
  let state: Conversation = unborn
  for (const event of events) {
    const checked = checkEvent(event)
    const next = checked.ok ? follow(state, checked.value) : checked
    if (!next.ok) return notProved(stream, `event ${event.seq}: ${next.problem.detail.message}`)
    state = next.value
  }
  return ok(state)
}

const headFields = ({ seq, at, status }: Head) => ({ seq, at, status })
const headOf = ({ seq, at, talk }: Conversation) => ({ seq, at, status: talk })

function differs(what: string, folded: unknown, other: unknown): string | undefined {
  const path = firstDifference(folded, other)
  return path === undefined ? undefined : `${what} differs from the fold at ${path}`
}

const notProved = (conversation: string, message: string) =>
  refuse('E_IO', { why: 'does_not_replay', conversation, message })
