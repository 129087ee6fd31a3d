/**
 * The small port under the writer (writer.ts): SQLite, memory and the simulated disk implement it, and one contract suite
 * (test/contracts/store-contract.ts) holds for all. Every call is synchronous.
 *
 * P1. `commit` is the only durable point. Until it returns, nothing that was put is read, and a crash leaves all of the
 *     batch or nothing of it.
 * P2. If `put…` or `commit` throws, the whole batch is gone and the next `put` starts a new one. After `disk_full` the
 *     store goes on; after any other fault only `reopen` makes it usable again.
 * P3. Damage is found when a row is read, and named by stream and seq; other streams are not affected, and nothing is
 *     repaired or overwritten.
 * P4. Snapshots are a cache: they ride along with a later commit and may be gone at any time.
 */
import type { Problem } from '../core/contracts/problems.ts'
import type { Head, Mark } from '../ports.ts'

/** What one commit brought for one stream. */
export type Row = Mark & {
  readonly stream: string
  /** The seq of its first event. */
  readonly seq: number
  readonly count: number
  /** When its last event happened (ms UTC). */
  readonly at: number
  readonly body: string
}

/** A word of the dictionary the rows' bodies are written with (codec.ts). Never changed, never removed. */
export type Term = { readonly id: number; readonly text: string }

/** A large content, kept once however often it is put; it lives as long as one stream that uses it. */
export type Blob = { readonly stream: string; readonly hash: string; readonly text: string }

/** A conversation as it was at a position: a cache. */
export type Snapshot = { readonly seq: number; readonly body: string }

/** What stays of a stream that retention removed. `hash` is the sha256 of its exported lines. */
export type Tombstone = {
  readonly stream: string
  readonly seq: number
  readonly at: number
  readonly removedAt: number
  readonly hash: string
}

/** Where rows are kept. */
export interface Store {
  readonly writable: boolean
  put(row: Row): void
  putTerm(term: Term): void
  putBlob(blob: Blob): void
  putSnapshot(stream: string, snapshot: Snapshot): void
  commit(): void

  /** The rows whose last event is after `after`, in order. */
  rows(stream: string, after: number): Iterable<Row>
  /** All rows from the end to the beginning, read one by one; undefined stands for what cannot be read. */
  rowsBack(stream: string): Iterable<Row | undefined>
  terms(): Iterable<Term>
  blob(hash: string): string | undefined
  head(stream: string): Head | undefined
  heads(): Iterable<Head>
  snapshot(stream: string): Snapshot | undefined
  dropSnapshots(): void
  /** What is known to be wrong with a stream. It can be read up to there, and takes no more rows. */
  damage(stream: string): Problem | undefined

  /** Its own commit: rows, snapshot, and the blobs nobody else uses go; the tombstone stays. */
  remove(tombstone: Tombstone): void
  tombstone(stream: string): Tombstone | undefined
  tombstones(): Iterable<Tombstone>

  /** Throws away every handle and all memory, and reads the heads from the disk again. */
  reopen(): void
  close(): void
}
