/**
 * THE writer: the one piece that turns appends into rows of a store (store.ts) and says when they are on disk.
 *
 * W1. Everything that was appended in one turn is one commit, and nothing is acknowledged before that commit returned.
 * W2. A wrong expected version fails alone. A failed commit fails its whole batch, and the heads are those of the disk.
 * W3. After `disk_full` the next append simply tries again. After any other fault the file is not trusted: it is reopened
 *     and must still hold everything acknowledged; until it does, every append is refused.
 * W4. A stream with damage is not written to.
 * W5. A snapshot hides the older rows, so a stream's rows are looked at when it is first written to: some thousands before the append
 *     is taken, the others soon after, so that nobody waits for a very long one. Damage that is found stops the stream.
 */
import type { Problem } from '../core/contracts/problems.ts'
import { must } from '../core/contracts/result.ts'
import type { Append, Head, Journal, Stamped } from '../ports.ts'
import { contentHash, decode, encode } from './codec.ts'
import { Dictionary } from './dictionary.ts'
import { asFault, damaged, demandPosition, fault, JournalFault } from './fault.ts'
import type { Blob, Row, Snapshot, Store, Tombstone } from './store.ts'

/** A very long append becomes several rows of the same commit, so that no reader has to parse it all for its end. */
export const eventsPerRow = 256
/** How many older rows are looked at before the first append (W5), which takes some 15 ms; and then in one turn, a tenth of a millisecond. */
export const [rowsAtFirst, rowsPerLook] = [4_096, 32]

/** `soon` is called to commit in a moment what is staged now. */
export type Options = { readonly soon: (call: () => void) => void }

/** A journal that was opened for writing. */
export interface Writer extends Journal {
  /** Takes a whole stream away and leaves its tombstone (retention.ts). */
  remove(tombstone: Tombstone): void
  tombstones(): Iterable<Tombstone>
  /** Snapshots are a cache: this only costs time at the next load. */
  dropSnapshots(): void
}

type Batch = PromiseWithResolvers<void> & {
  readonly rows: Row[]
  readonly blobs: Blob[]
  /** The last seq of each stream as it will be when this batch is on disk. */
  readonly heads: Map<string, number>
}

/**
 * A journal over a store: one writer, and commits that many conversations share.
 *
 * @example
 * const journal = openJournal(memoryStore(), { soon: setImmediate })
 */
export const openJournal = (store: Store, options: Options): Writer => new GroupWriter(store, options)

class GroupWriter implements Writer {
  readonly #store: Store
  readonly #soon: Options['soon']
  readonly #dictionary = new Dictionary()
  #batch: Batch | undefined
  /** What was acknowledged when the store last failed; set while the file is not trusted (W3). */
  #untrusted: ReadonlyMap<string, number> | undefined
  #closed = false
  /** How far the older rows of a stream were looked at, and what was found (W5). */
  readonly #looks = new Map<string, Iterator<Row | undefined> | 'done'>()
  readonly #damage = new Map<string, Problem>()

  constructor(store: Store, options: Options) {
    this.#store = store
    this.#soon = options.soon
    this.#dictionary.learn(store.terms())
  }

  append(append: Append): Promise<void> {
    try {
      this.#admit(append)
      // An append of nothing only asks whether the disk is as expected.
      return append.events.length === 0 ? Promise.resolve() : this.#stage(append)
    } catch (thrown) {
      return Promise.reject(thrown)
    }
  }

  read(stream: string, after = 0): Iterable<Stamped> {
    demandPosition(stream, after)
    return this.#read(stream, after)
  }

  *#read(stream: string, after: number): Iterable<Stamped> {
    let next: number | undefined
    for (const row of this.#store.rows(stream, after)) {
      if (row.seq !== (next ?? Math.min(row.seq, after + 1)))
        throw damaged(stream, next ?? after + 1, 'a row is missing')
      next = row.seq + row.count
      const events = this.#decode(row)
      if (row.seq > after) yield* events
      else yield* events.slice(after + 1 - row.seq)
    }
  }

  head = (stream: string): Head | undefined => this.#store.head(stream)
  heads = (): Iterable<Head> => this.#store.heads()
  tombstones = (): Iterable<Tombstone> => this.#store.tombstones()
  dropSnapshots = (): void => this.#store.dropSnapshots()

  snapshot(stream: string): Snapshot | undefined {
    const found = this.#store.snapshot(stream)
    return found && found.seq <= (this.#store.head(stream)?.seq ?? 0) ? found : undefined
  }

  saveSnapshot(stream: string, seq: number, body: string): void {
    must(seq <= (this.#store.head(stream)?.seq ?? 0), 'a snapshot is only of what is on disk')
    this.#store.putSnapshot(stream, { seq, body })
  }

  remove(tombstone: Tombstone): void {
    if (!this.#store.writable) throw fault('E_CONFLICT', { why: 'read_only', stream: tombstone.stream })
    must(!this.#batch?.heads.has(tombstone.stream), 'a stream that is being written to is not removed')
    this.#trust()
    this.#looks.delete(tombstone.stream)
    this.#guarded(() => this.#store.remove(tombstone))
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#flush()
    this.#closed = true
    this.#store.close()
  }

  /** Throws what stands against this append, before anything of it is staged (W2, W3, W4). */
  #admit({ stream, expected, events }: Append): void {
    if (this.#closed) throw fault('E_IO', { why: 'closed' })
    if (!this.#store.writable) throw fault('E_CONFLICT', { why: 'read_only', stream })
    this.#trust()
    if (!this.#looks.has(stream)) this.#lookBack(stream, rowsAtFirst)
    const damage = this.#store.damage(stream) ?? this.#damage.get(stream)
    if (damage) throw new JournalFault(damage)
    const found = this.#batch?.heads.get(stream) ?? this.#store.head(stream)?.seq ?? 0
    if (found !== expected) throw fault('E_CONFLICT', { why: 'version', stream, expected, found })
    if (expected === 0 && this.#store.tombstone(stream)) throw fault('E_CONFLICT', { why: 'removed', stream })
    for (let i = 0; i < events.length; i++) {
      const seq = events[i]?.seq
      if (seq !== expected + 1 + i)
        throw fault('E_CONFLICT', { why: 'sequence', stream, expected: expected + 1 + i, seq: seq ?? 0 })
    }
  }

  #stage({ stream, expected, events, mark }: Append): Promise<void> {
    const rows: Row[] = []
    const blobs: Blob[] = []
    for (let from = 0; from < events.length; from += eventsPerRow) {
      const part = events.length <= eventsPerRow ? events : events.slice(from, from + eventsPerRow)
      const encoded = encode(part, this.#dictionary)
      for (const { hash, text } of encoded.blobs) blobs.push({ stream, hash, text })
      const { due, status } = mark
      const { at, body } = encoded
      rows.push({ stream, seq: expected + 1 + from, count: part.length, at, body, due, status })
    }
    const batch = this.#batch ?? this.#begin()
    batch.rows.push(...rows)
    batch.blobs.push(...blobs)
    batch.heads.set(stream, expected + events.length)
    return batch.promise
  }

  #begin(): Batch {
    const batch = { ...Promise.withResolvers<void>(), rows: [], blobs: [], heads: new Map() }
    this.#batch = batch
    this.#soon(() => this.#flush())
    return batch
  }

  flush = (): void => this.#flush()

  /** One commit for all that is staged; every append of the batch shares one promise, so they resolve in order (W1). */
  #flush(): void {
    const batch = this.#batch
    if (!batch) return
    this.#batch = undefined
    try {
      this.#guarded(() => {
        for (const term of this.#dictionary.unsaved) this.#store.putTerm(term)
        for (const blob of batch.blobs) this.#store.putBlob(blob)
        for (const row of batch.rows) this.#store.put(row)
        this.#store.commit()
      })
      this.#dictionary.unsaved = []
      batch.resolve()
    } catch (thrown) {
      batch.reject(thrown)
    }
  }

  #guarded(call: () => void): void {
    try {
      call()
    } catch (thrown) {
      const failed = asFault(thrown)
      if (failed.problem.detail.why !== 'disk_full') this.#untrusted ??= this.#acknowledged()
      throw failed
    }
  }

  #acknowledged(): Map<string, number> {
    const seqs = new Map<string, number>()
    for (const { stream, seq } of this.#store.heads()) seqs.set(stream, seq)
    return seqs
  }

  /** After an I/O error: reopens the file and looks that nothing acknowledged is missing (W3). */
  #trust(): void {
    if (!this.#untrusted) return
    try {
      this.#store.reopen()
    } catch (thrown) {
      throw asFault(thrown)
    }
    this.#looks.clear()
    for (const [stream, seq] of this.#untrusted) {
      const found = this.#store.head(stream)?.seq ?? 0
      if (found < seq && !this.#store.tombstone(stream))
        throw fault('E_IO', { why: 'io', stream, acknowledged: seq, found })
    }
    this.#untrusted = undefined
  }

  /** So many older rows, and the next few soon (W5). */
  #lookBack(stream: string, most: number): void {
    const look = this.#looks.get(stream) ?? this.#store.rowsBack(stream)[Symbol.iterator]()
    if (look === 'done' || this.#closed) return
    this.#looks.set(stream, look)
    try {
      if (!this.#lookOn(stream, look, most)) this.#soon(() => this.#lookBack(stream, rowsPerLook))
    } catch {
      // A read that fails says nothing about the rows; the next append looks again.
      this.#looks.delete(stream)
    }
  }

  /** The store tells whether a row is whole; contents outside of it are asked for here. False when some are left. */
  #lookOn(stream: string, look: Iterator<Row | undefined>, most: number): boolean {
    for (let n = 0; n < most; n++) {
      const { done, value: row } = look.next()
      if (!done && row && (!row.body.includes('"b":') || this.#isReadable(row))) continue
      this.#looks.set(stream, 'done')
      if (!done) this.#nameDamage(stream)
      return true
    }
    return false
  }

  #isReadable(row: Row): boolean {
    try {
      return this.#decode(row).length > 0
    } catch {
      return false
    }
  }

  /** Reads it as an export would, which says where. */
  #nameDamage(stream: string): void {
    try {
      for (const _ of this.#read(stream, 0));
    } catch (thrown) {
      this.#damage.set(stream, asFault(thrown).problem)
    }
  }

  #decode(row: Row): Stamped[] {
    const content = (hash: string): string => {
      const text = this.#store.blob(hash)
      if (text === undefined || contentHash(text) !== hash) throw new Error(`content ${hash} is missing or damaged`)
      return text
    }
    try {
      return decode(row, this.#dictionary, content)
    } catch {
      // A reader beside a running writer may meet a word that was not there yet when it opened.
      this.#dictionary.learn(this.#store.terms())
    }
    try {
      return decode(row, this.#dictionary, content)
    } catch (thrown) {
      throw damaged(row.stream, row.seq, thrown instanceof Error ? thrown.message : 'a row')
    }
  }
}
