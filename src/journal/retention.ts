/**
 * Retention (design §14): off unless somebody calls it. It removes whole conversations that have ended, and leaves of each a
 * tombstone with the hash of its export (exchange.ts), so that a kept export can be proved to be the one.
 *
 * R1. Only a stream whose status is `completed`, and whose last event is older than asked, goes.
 * R2. A stream that cannot be read whole stays: nobody could vouch for its export.
 * R3. No word of what was removed can be read in the journal's files any more (I41).
 */
import { ok, type Result } from '../core/contracts/result.ts'
import { exportHash } from './exchange.ts'
import { readable } from './fault.ts'
import type { Tombstone } from './store.ts'
import type { Writer } from './writer.ts'

/** How old a conversation must be that is deleted. */
export type Retention = { readonly olderThanMs: number; readonly now: number }

/**
 * Removes whole conversations that have ended, and leaves a tombstone of each.
 *
 * @example
 * const removed = retain(journal, { olderThanMs: 90 * 86_400_000, now: Date.now() })
 */
export const retain = (journal: Writer, retention: Retention): Result<readonly Tombstone[]> =>
  readable(() => ok(removeOld(journal, retention)))

function removeOld(journal: Writer, { olderThanMs, now }: Retention): readonly Tombstone[] {
  const old = [...journal.heads()].filter(({ status, at }) => status === 'completed' && at + olderThanMs < now)
  const removed: Tombstone[] = []
  for (const { stream, seq, at } of old) {
    const hash = readable(() => ok(exportHash(journal, stream)))
    if (!hash.ok) continue // R2
    const tombstone = { stream, seq, at, removedAt: now, hash: hash.value }
    journal.remove(tombstone)
    removed.push(tombstone)
  }
  return removed
}
