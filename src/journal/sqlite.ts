/**
 * The store (store.ts) on one SQLite file: WAL, synchronous=FULL. Tables and migrations are in sqlite-schema.ts, the heads
 * in sqlite-heads.ts, the rule of one writer in lock.ts.
 *
 * Q1. A commit inserts its rows at the end of the log and nothing else; heads and snapshots follow now and then. A commit of one row
 *     is that one statement.
 * Q2. A reader opens the file read-only beside a running writer and sees what is committed at the time of each call.
 * Q3. What does not fit its checksum is never returned and never overwritten.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { Problem } from '../core/contracts/problems.ts'
import { must } from '../core/contracts/result.ts'
import type { Head } from '../ports.ts'
import { damaged } from './fault.ts'
import { FileIdentity } from './file-identity.ts'
import { LogRoom } from './log-room.ts'
import { chainOf } from './sqlite-chain.ts'
import { guard, sqliteFault, unlessDamaged } from './sqlite-fault.ts'
import { Heads } from './sqlite-heads.ts'
import { endOf, type LogRow, logSum, type Spot, tombstoneSum } from './sqlite-log.ts'
import {
  closeDatabase,
  defaultWalPages,
  openDatabase,
  prepareAll,
  type SqliteOptions,
  type Statements,
} from './sqlite-open.ts'
import type { Blob, Row, Snapshot, Store, Term, Tombstone } from './store.ts'

/** The log may grow this far past the checkpoint of the heads: what a start after a crash has to read. */
export const rowsPerCheckpoint = 8192

export const openSqlite = (options: SqliteOptions): Store => new SqliteStore(options)

class SqliteStore implements Store {
  readonly writable: boolean
  readonly #options: SqliteOptions
  #db: DatabaseSync
  /** The file, its log and the lock, which must still be there when a commit is acknowledged. */
  #files: readonly FileIdentity[]
  #room: LogRoom
  #statements: Statements
  #heads = new Heads()
  #tombstones = new Map<string, Tombstone>()
  /** The rows of the next commit, and where their streams will end. */
  #rows: LogRow[] = []
  #staged = new Map<string, Spot>()
  #inBatch = false
  #newSnapshots = new Map<string, Snapshot>()
  #dataVersion: unknown

  constructor(options: SqliteOptions) {
    this.#options = options
    this.writable = !options.readOnly
    ;[this.#db, this.#statements] = opened(options)
    this.#files = filesOf(options)
    this.#room = roomOf(options)
    this.#load()
  }

  put({ stream, seq, count, at, due, status, body }: Row): void {
    must(this.writable, 'a reader does not write')
    const pos = this.#heads.last + this.#rows.length + 1
    const prev = (this.#staged.get(stream) ?? this.#heads.spots.get(stream))?.pos ?? 0
    const row: LogRow = { pos, stream, seq, count, at, prev, due, status, body }
    this.#rows.push(row)
    this.#staged.set(stream, endOf(row))
  }

  putTerm({ id, text }: Term): void {
    const sum = crc32(`${id} ${text}`)
    this.#write(() => {
      for (const statement of this.#statements.putTerm) statement.run(id, text, sum)
    })
  }

  putBlob({ stream, hash, text }: Blob): void {
    this.#write(() => {
      this.#statements.putBlob.run(hash, text)
      this.#statements.putBlobUse.run(hash, stream)
    })
  }

  putSnapshot(stream: string, snapshot: Snapshot): void {
    this.#newSnapshots.set(stream, snapshot)
  }

  commit(): void {
    const rows = this.#rows.length
    if (rows === 0 && this.#newSnapshots.size === 0 && !this.#inBatch) return
    try {
      const isAlone = rows === 1 && this.#newSnapshots.size === 0 && !this.#inBatch
      if (!isAlone && !this.#inBatch) this.#begin()
      for (const row of this.#rows) this.#insert(row)
      if (!isAlone) this.#endBatch()
      for (const file of this.#files) file.demandSame()
    } catch (thrown) {
      throw this.#undo(thrown)
    }
    this.#room.afterCommit(rows)
    for (const spot of this.#staged.values()) this.#heads.move(spot)
    this.#unstage()
    if (this.#heads.lag() >= rowsPerCheckpoint) this.#checkpoint()
  }

  *rows(stream: string, after: number): Iterable<Row> {
    const chain = this.#consistently(() => this.#chain(stream, after))
    let next = after + 1
    for (const row of chain.reverse()) {
      if (!row) {
        const found = damaged(stream, next, 'a row of the log')
        this.#heads.damage.set(stream, found.problem)
        throw found
      }
      next = row.seq + row.count
      yield row
    }
  }

  rowsBack = (stream: string): Iterable<Row | undefined> => chainOf(this.#statements, this.#heads.spots.get(stream), 0)

  terms(): Iterable<Term> {
    const found = new Map<number, Term>()
    for (const statement of this.#statements.terms) {
      // Where one copy is damaged the other has it; a word that neither has is named by the row that needs it.
      unlessDamaged(() => {
        for (const cells of statement.iterate()) {
          const [id, text, sum] = cells as unknown as [number, string, number]
          if (crc32(`${id} ${text}`) === sum) found.set(id, { id, text })
        }
      })
    }
    return found.values()
  }

  blob(hash: string): string | undefined {
    const body = this.#one<[unknown]>(this.#statements.blob, hash)?.[0]
    return typeof body === 'string' ? body : undefined // the same bytes that are no text would have the same hash
  }

  head(stream: string): Head | undefined {
    if (!this.writable) this.#refresh()
    return this.#heads.spots.get(stream)
  }

  heads(): Iterable<Head> {
    if (!this.writable) this.#refresh()
    return this.#heads.spots.values()
  }

  snapshot(stream: string): Snapshot | undefined {
    const waiting = this.#newSnapshots.get(stream)
    if (waiting) return waiting
    const cells = this.#one<[number, string, number]>(this.#statements.snapshot, stream)
    if (!cells) return undefined
    const [seq, body, sum] = cells
    return crc32(`${stream} ${seq} ${body}`) === sum ? { seq, body } : undefined
  }

  dropSnapshots(): void {
    this.#newSnapshots.clear()
    this.#write(() => this.#db.exec('DELETE FROM snapshots'))
    this.commit()
  }

  damage = (stream: string): Problem | undefined => this.#heads.damage.get(stream)

  /** A checkpoint of the heads is part of it, so that the holes it leaves in the log are not taken for damage. */
  remove(tombstone: Tombstone): void {
    const { stream, seq, at, removedAt, hash } = tombstone
    must(!this.#inBatch && this.#rows.length === 0, 'a stream is removed between commits')
    const chain = this.#chain(stream, 0)
    try {
      this.#write(() => {
        for (const row of chain) if (row) this.#statements.removeRow.run(row.pos)
        for (const statement of this.#statements.removeStream) statement.run(stream)
        this.#db.exec('DELETE FROM blobs WHERE hash NOT IN (SELECT hash FROM blob_uses)')
        this.#statements.putTombstone.run(stream, seq, at, removedAt, hash, tombstoneSum(tombstone))
        this.#heads.forget(stream)
        this.#heads.saveCheckpoint(this.#db)
      })
      this.#newSnapshots.delete(stream)
      this.commit()
      this.#heads.checkpointSaved()
      this.#tombstones.set(stream, tombstone)
    } catch (thrown) {
      this.#load()
      throw thrown
    }
    this.#emptyLog()
  }

  tombstone(stream: string): Tombstone | undefined {
    if (!this.writable) this.#refresh()
    return this.#tombstones.get(stream)
  }

  tombstones(): Iterable<Tombstone> {
    if (!this.writable) this.#refresh()
    return this.#tombstones.values()
  }

  /** While its file is gone it stays open: then what was written can still be saved from it. */
  reopen(): void {
    this.#files[0]?.demandSameNow()
    this.#options.lock?.demandSameNow()
    this.#room.close()
    try {
      closeDatabase(this.#db)
    } catch {
      // Whatever is wrong with the old handle, only what a new one finds on the disk counts.
    }
    ;[this.#db, this.#statements] = opened(this.#options)
    this.#files = filesOf(this.#options)
    this.#room = roomOf(this.#options)
    this.#load()
  }

  close(): void {
    if (!this.#db.isOpen) return
    this.#room.close()
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      if (this.writable) this.#leaveTidy()
    } catch {
      // Nothing acknowledged is at stake: the next start reads the log after the last checkpoint.
    } finally {
      closeDatabase(this.#db)
    }
  }

  #leaveTidy(): void {
    this.#inBatch = false
    this.#unstage()
    this.commit()
    if (this.#heads.lag() > 0) this.#checkpoint()
    this.#emptyLog()
  }

  /** Then what was removed or replaced stands in no older frame. A reader at work, or an error, puts it off to the next start. */
  #emptyLog(): void {
    try {
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The commit before it is on disk all the same.
    }
  }

  /** Takes everything from the file again. */
  #load(): void {
    this.#inBatch = false
    this.#unstage()
    this.#newSnapshots.clear()
    this.#heads = new Heads()
    guard(this.#options.path, () => {
      this.#heads.load(this.#db)
      this.#loadTombstones()
    })
  }

  #loadTombstones(): void {
    const rows = unlessDamaged(() => this.#statements.tombstones.all()) ?? []
    this.#tombstones.clear()
    for (const cells of rows) {
      const [stream, seq, at, removedAt, hash, sum] = cells as unknown as [
        string,
        number,
        number,
        number,
        string,
        number,
      ]
      const tombstone = { stream, seq, at, removedAt, hash }
      if (tombstoneSum(tombstone) === sum) this.#tombstones.set(stream, tombstone)
    }
  }

  #begin(): void {
    must(this.writable, 'a reader does not write')
    this.#statements.begin.run()
    this.#inBatch = true
  }

  #insert(row: LogRow): void {
    const { pos, stream, seq, count, at, prev, due, status, body } = row
    this.#statements.put.run(pos, stream, seq, count, at, prev, due, status, body, logSum(row))
  }

  #endBatch(): void {
    this.#writeSnapshots()
    this.#statements.commit.run()
    this.#inBatch = false
  }

  #unstage(): void {
    this.#rows = []
    this.#staged.clear()
  }

  #write(call: () => void): void {
    try {
      if (!this.#inBatch) this.#begin()
      call()
    } catch (thrown) {
      throw this.#undo(thrown)
    }
  }

  /** Nothing of the batch stays, in the file or in memory; gives what to throw. */
  #undo(thrown: unknown): unknown {
    this.#inBatch = false
    this.#unstage()
    this.#newSnapshots.clear()
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
    } catch (second) {
      return sqliteFault(second, this.#options.path)
    }
    return sqliteFault(thrown, this.#options.path)
  }

  #writeSnapshots(): void {
    for (const [stream, { seq, body }] of this.#newSnapshots) {
      this.#statements.putSnapshot.run(stream, seq, body, crc32(`${stream} ${seq} ${body}`))
    }
    this.#newSnapshots.clear()
  }

  /** The heads are only an index of the log: if this fails, the next one writes more. */
  #checkpoint(): void {
    try {
      this.#write(() => {
        this.#heads.saveCheckpoint(this.#db)
        this.#statements.commit.run()
        this.#inBatch = false
      })
      this.#heads.checkpointSaved()
    } catch {
      // The batch before it is on disk and acknowledged all the same.
    }
  }

  /** The first line of a query, or nothing where the page cannot be read. */
  #one<T>(statement: StatementSync, ...values: (string | number)[]): T | undefined {
    return unlessDamaged(() => statement.get(...values)) as T | undefined
  }

  #chain = (stream: string, after: number): (LogRow | undefined)[] =>
    guard(this.#options.path, () => [...chainOf(this.#statements, this.#heads.spots.get(stream), after)])

  /** A reader takes all of an answer from one state of the file; the writer is alone anyway. */
  #consistently<T>(call: () => T): T {
    if (this.writable) return call()
    return guard(this.#options.path, () => {
      this.#db.exec('BEGIN')
      try {
        this.#refresh()
        return call()
      } finally {
        this.#db.exec('COMMIT')
      }
    })
  }

  #refresh(): void {
    guard(this.#options.path, () => {
      const version = this.#one<[number]>(this.#statements.dataVersion)?.[0]
      if (version === this.#dataVersion) return
      this.#heads.follow(this.#db)
      this.#loadTombstones()
      for (const stream of this.#tombstones.keys()) this.#heads.forget(stream)
      this.#dataVersion = version
    })
  }
}

function opened(options: SqliteOptions): [DatabaseSync, Statements] {
  const db = guard(options.path, () => openDatabase(options))
  try {
    return [db, guard(options.path, () => prepareAll(db))]
  } catch (thrown) {
    closeDatabase(db)
    throw thrown
  }
}

/** As long as SQLite leaves the log when it begins it anew (sqlite-open.ts). */
const roomOf = ({ path, walPages = defaultWalPages }: SqliteOptions): LogRoom =>
  new LogRoom(`${path}-wal`, walPages * 4096)

const filesOf = ({ path, lock }: SqliteOptions): FileIdentity[] => [
  ...['', '-wal'].map((end) => new FileIdentity(path + end)),
  ...(lock ? [lock] : []),
]
