/** A store (store.ts) that lives as long as the process: for embedding, examples and tests. */
import type { Problem } from '../core/contracts/problems.ts'
import type { Head } from '../ports.ts'
import type { Blob, Row, Snapshot, Store, Term, Tombstone } from './store.ts'

type Stream = { readonly rows: Row[]; head: Head }

/**
 * A store that ends with the process.
 *
 * @example
 * const journal = openJournal(memoryStore(), { soon: setImmediate })
 */
export const memoryStore = (): Store => new MemoryStore()

class MemoryStore implements Store {
  readonly writable = true
  #streams = new Map<string, Stream>()
  #terms = new Map<number, Term>()
  #blobs = new Map<string, { text: string; users: Set<string> }>()
  #snapshots = new Map<string, Snapshot>()
  #tombstones = new Map<string, Tombstone>()
  #staged: (() => void)[] = []

  put(row: Row): void {
    this.#staged.push(() => {
      const { stream, seq, count, at, due, status } = row
      const head = { stream, seq: seq + count - 1, at, due, status }
      const found = this.#streams.get(stream)
      if (!found) this.#streams.set(stream, { rows: [row], head })
      else {
        found.rows.push(row)
        found.head = head
      }
    })
  }

  putTerm(term: Term): void {
    this.#staged.push(() => this.#terms.set(term.id, term))
  }

  putBlob({ stream, hash, text }: Blob): void {
    this.#staged.push(() => {
      const found = this.#blobs.get(hash)
      if (found) found.users.add(stream)
      else this.#blobs.set(hash, { text, users: new Set([stream]) })
    })
  }

  putSnapshot(stream: string, snapshot: Snapshot): void {
    this.#snapshots.set(stream, snapshot)
  }

  commit(): void {
    const staged = this.#staged
    this.#staged = []
    for (const apply of staged) apply()
  }

  rows(stream: string, after: number): Row[] {
    return this.#streams.get(stream)?.rows.filter((row) => row.seq + row.count - 1 > after) ?? []
  }

  rowsBack = (stream: string): Row[] => this.rows(stream, 0).toReversed()
  terms = (): Iterable<Term> => this.#terms.values()
  blob = (hash: string): string | undefined => this.#blobs.get(hash)?.text
  head = (stream: string): Head | undefined => this.#streams.get(stream)?.head
  heads = (): Head[] => [...this.#streams.values()].map(({ head }) => head)
  snapshot = (stream: string): Snapshot | undefined => this.#snapshots.get(stream)
  dropSnapshots = (): void => this.#snapshots.clear()
  damage = (): Problem | undefined => undefined

  remove(tombstone: Tombstone): void {
    const { stream } = tombstone
    this.#streams.delete(stream)
    this.#snapshots.delete(stream)
    for (const [hash, { users }] of this.#blobs) if (users.delete(stream) && users.size === 0) this.#blobs.delete(hash)
    this.#tombstones.set(stream, tombstone)
  }

  tombstone = (stream: string): Tombstone | undefined => this.#tombstones.get(stream)
  tombstones = (): Iterable<Tombstone> => this.#tombstones.values()

  reopen(): void {
    this.#staged = []
  }

  close(): void {
    this.#staged = []
  }
}
