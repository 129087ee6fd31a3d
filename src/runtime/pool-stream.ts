/**
 * The pool's own stream in the journal: what happened takes effect in memory at once, and is written with the next commit. Who sits
 * where and who is next is pool.ts; the fold is core/state/pool.ts.
 *
 * H1. A failed write is tried again with the same events, less those that are on disk after all: nobody else writes this stream.
 */
import { emptyPool, evolvePool, type Pool, type PoolEvent, type PoolFact, poolStream } from '../core/state/pool.ts'
import type { Clock, Journal, Log } from '../ports.ts'

const snapshotEvery = 1_000
const retryMs = 1_000
/** Raise it when the shape of the pool changes: older snapshots are then ignored, and the stream is folded. */
const snapshotVersion = 2

type StreamDoors = { readonly journal: Journal; readonly clock: Clock; readonly log: Log; readonly stream: string }

export class PoolStream {
  readonly #doors: StreamDoors
  #pool: Pool
  #unwritten: PoolEvent[] = []
  #isWriting = false
  #saved = 0

  constructor(doors: StreamDoors) {
    this.#doors = doors
    this.#pool = poolFrom(doors.journal, doors.stream)
  }

  get state(): Pool {
    return this.#pool
  }

  /** The position of the next event. */
  get nextSeq(): number {
    return this.#pool.seq + 1
  }

  record(fact: PoolFact): void {
    const at = Math.max(this.#doors.clock.now(), this.#pool.at)
    const event: PoolEvent = { seq: this.nextSeq, at, ...fact }
    this.#pool = evolvePool(this.#pool, event)
    this.#unwritten.push(event)
    if (this.#unwritten.length === 1 && !this.#isWriting) this.#doors.clock.soon(() => this.#write())
  }

  #write(): void {
    const { journal, stream } = this.#doors
    const events = this.#unwritten
    const first = events[0]
    if (!first || this.#isWriting) return
    this.#unwritten = []
    this.#isWriting = true
    journal.append({ stream, expected: first.seq - 1, events, mark: { due: null, status: 'pool' } }).then(
      () => this.#written(first.seq),
      (error) => this.#notWritten(events, error),
    )
  }

  #written(seq: number): void {
    this.#isWriting = false
    if (this.#unwritten.length > 0) return this.#write()
    this.#saveSnapshot(seq)
  }

  /** Now and then, so that a start need not fold the whole life of the pool. */
  #saveSnapshot(seq: number): void {
    if (seq - this.#saved < snapshotEvery) return
    this.#saved = this.#pool.seq
    const body = JSON.stringify({ version: snapshotVersion, pool: this.#pool })
    this.#doors.journal.saveSnapshot(this.#doors.stream, this.#pool.seq, body)
  }

  /** H1. */
  #notWritten(events: PoolEvent[], error: unknown): void {
    this.#isWriting = false
    if (isClosed(error)) return
    const { clock, journal, log, stream } = this.#doors
    log.warn({ err: error }, 'the pool could not be written')
    const onDisk = journal.head(stream)?.seq ?? 0
    this.#unwritten = [...events, ...this.#unwritten].filter(({ seq }) => seq > onDisk)
    clock.wakeAt(clock.now() + retryMs, () => this.#write())
  }
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error
    ? (error.problem as { detail?: { why?: unknown } }).detail?.why === 'closed'
    : false

export function poolFrom(journal: Journal, stream: string = poolStream): Pool {
  const saved = journal.snapshot(stream)
  const snapshot = saved && (JSON.parse(saved.body) as { version?: number; pool: Pool })
  let pool = snapshot?.version === snapshotVersion ? snapshot.pool : emptyPool
  for (const event of journal.read(stream, pool.seq)) pool = evolvePool(pool, event as PoolEvent)
  return pool
}
