/**
 * Where every stream ends, in memory: read from the checkpoint in the file plus the log after it, so that a commit writes
 * its rows and nothing else. The store (sqlite.ts) asks it; the log itself stays the truth.
 *
 * H1. A checkpoint that is damaged in any way is not used: the whole log is read instead.
 * H2. A damaged row in the log stops only its own stream. Where nobody can say whose row it was, every stream that may
 *     have lost it takes no more rows, and all stay readable.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { Problem } from '../core/contracts/problems.ts'
import { damaged } from './fault.ts'
import { unlessDamaged } from './sqlite-fault.ts'
import { endOf, logColumns, type Read, readCells, type Spot, spotSum } from './sqlite-log.ts'

type HeadCells = [string, number, number, number, number | null, string, number]

export class Heads {
  readonly spots = new Map<string, Spot>()
  readonly damage = new Map<string, Problem>()
  /** The last position that is taken. */
  last = 0
  /** Streams that moved since the checkpoint in the file. */
  readonly moved = new Set<string>()
  #indexedTo = 0

  load(db: DatabaseSync): void {
    if (!this.#loadCheckpoint(db)) {
      this.spots.clear()
      this.#indexedTo = 0
    }
    this.last = this.#indexedTo
    // Removing a stream writes a checkpoint, so the log after one has no holes unless something is lost.
    this.#follow(db, this.#indexedTo > 0)
  }

  /** For a reader: takes in what the writer has added since. */
  follow(db: DatabaseSync): void {
    this.#follow(db, false)
  }

  #follow(db: DatabaseSync, noHoles: boolean): void {
    const end = unlessDamaged(() => Number(db.prepare('SELECT max(pos) AS pos FROM log').get()?.pos ?? 0))
    const tail = inArrays(db, `SELECT ${logColumns} FROM log WHERE pos > ? ORDER BY pos`)
    let steps = 0
    while (end === undefined || this.last < end) {
      const done = unlessDamaged(() => {
        for (const cells of tail.iterate(this.last)) {
          const read = readCells(cells)
          if (noHoles && read.row.pos !== this.last + 1) this.#lostSomebody(read.row.pos)
          this.#take(read)
        }
        return true
      })
      if (done) return
      if (end === undefined) {
        this.#lostSomebody(Number.POSITIVE_INFINITY)
        return
      }
      // A page that cannot be read: step over it, one position at a time, and faster when that leads nowhere.
      this.last += ++steps < 1000 ? 1 : this.last
      this.#lostSomebody(this.last)
    }
  }

  move(spot: Spot): void {
    this.spots.set(spot.stream, spot)
    this.moved.add(spot.stream)
    this.last = Math.max(this.last, spot.pos)
  }

  /** How far the log has grown past the checkpoint. */
  lag = (): number => this.last - this.#indexedTo

  /** Writes what moved, inside the caller's transaction. */
  saveCheckpoint(db: DatabaseSync): void {
    const put = db.prepare('INSERT OR REPLACE INTO heads VALUES (?, ?, ?, ?, ?, ?, ?)')
    for (const stream of this.moved) {
      const spot = this.spots.get(stream)
      if (spot) put.run(stream, spot.pos, spot.seq, spot.at, spot.due, spot.status, spotSum(spot))
    }
    const size = this.spots.size
    db.prepare('INSERT OR REPLACE INTO heads_state VALUES (1, ?, ?, ?)').run(
      this.last,
      size,
      crc32(`${this.last} ${size}`),
    )
  }

  /** The caller's transaction, with the checkpoint in it, is on disk. */
  checkpointSaved(): void {
    this.#indexedTo = this.last
    this.moved.clear()
  }

  forget(stream: string): void {
    this.spots.delete(stream)
    this.moved.delete(stream)
    this.damage.delete(stream)
  }

  /** False when anything in it is not as it was written (H1). */
  #loadCheckpoint(db: DatabaseSync): boolean {
    const state = unlessDamaged(() => db.prepare('SELECT indexed_to, streams, sum FROM heads_state').get())
    if (!state || crc32(`${state.indexed_to} ${state.streams}`) !== state.sum) return false
    this.#indexedTo = Number(state.indexed_to)
    const rows = unlessDamaged(() => inArrays(db, 'SELECT * FROM heads').all()) as unknown as HeadCells[] | undefined
    for (const [stream, pos, seq, at, due, status, sum] of rows ?? []) {
      const spot = { stream, pos, seq, at, due, status }
      if (spotSum(spot) !== sum) return false
      this.spots.set(stream, spot)
    }
    return this.spots.size === state.streams
  }

  #take({ row, whole }: Read): void {
    const known = this.spots.get(row.stream)
    if (whole) this.move(endOf(row))
    else if (known?.pos === row.prev || (!known && row.prev === 0)) this.#note(row.stream)
    else this.#lostSomebody(row.pos)
    this.last = Math.max(this.last, row.pos)
  }

  #lostSomebody(pos: number): void {
    for (const { stream, pos: last } of this.spots.values()) if (last < pos) this.#note(stream)
  }

  #note(stream: string): void {
    const seq = (this.spots.get(stream)?.seq ?? 0) + 1
    if (!this.damage.has(stream)) this.damage.set(stream, damaged(stream, seq, 'a row of the log').problem)
  }
}

function inArrays(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql)
  statement.setReturnArrays(true)
  return statement
}
