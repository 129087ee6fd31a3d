/**
 * Retention (design §14): off unless somebody calls it. It removes whole conversations that have ended, and leaves of each a
 * tombstone with the hash of its export (exchange.ts), so that a kept export can be proved to be the one.
 *
 * R1. Only a stream whose status is `completed`, and whose last event is older than asked, goes.
 * R2. A stream that cannot be read whole stays: nobody could vouch for its export.
 * R3. No word of what was removed can be read in the journal's files any more (I41).
 */
import { exportHash } from './exchange.ts'
import { JournalFault } from './fault.ts'
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
export function retain(journal: Writer, { olderThanMs, now }: Retention): Tombstone[] {
  const old = [...journal.heads()].filter(({ status, at }) => status === 'completed' && at + olderThanMs < now)
  const removed: Tombstone[] = []
  for (const { stream, seq, at } of old) {
    const hash = hashIfWhole(journal, stream)
    if (hash === undefined) continue
    const tombstone = { stream, seq, at, removedAt: now, hash }
    journal.remove(tombstone)
    removed.push(tombstone)
  }
  return removed
}

function hashIfWhole(journal: Writer, stream: string): string | undefined {
  try {
    return exportHash(journal, stream)
  } catch (thrown) {
    if (thrown instanceof JournalFault) return undefined
    throw thrown
  }
}
