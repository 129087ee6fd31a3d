/**
 * Stands between the loop and the writer, changes nothing, and holds what is said against what is on the disk:
 * I1 at the moment of each acknowledgement, I1 and I2 after each restart.
 */
import type { JournalEvent } from '../core/state/events.ts'
import type { Append, Head, Journal } from '../ports.ts'
import { Violation } from './check.ts'
import { type Incarnation, never } from './incarnation.ts'
import type { Trace } from './trace.ts'

type Disk = { readonly head: (stream: string) => Head | undefined }

export class Witness {
  /** What was appended at each position, by stream: a failed append may be on disk all the same, so all are kept. */
  readonly #attempts = new Map<string, Set<string>[]>()
  /** Where the events that allow an effect stand: `conversation dispatchId` or a decision_id. */
  readonly #started = new Map<string, { conversation: string; seq: number }>()
  readonly #issued = new Map<string, { conversation: string; seq: number }>()
  readonly #staged = new Map<string, { conversation: string; seq: number }>()
  /** Streams that got events since they were last looked at. */
  readonly touched = new Set<string>()

  journal(real: Journal, disk: Disk, life: Incarnation): Journal {
    return {
      append: (append) => life.through(() => this.#append(real, disk, append), never<void>()),
      // In every other life, so that a commit is seen to come at once and to come a moment later.
      ...(life.number % 2 === 0 && { flush: () => life.through(() => real.flush?.(), undefined) }),
      read: (stream, after) => real.read(stream, after),
      head: (stream) => real.head(stream),
      heads: () => real.heads(),
      snapshot: (stream) => real.snapshot(stream),
      saveSnapshot: (stream, seq, body) => life.through(() => real.saveSnapshot(stream, seq, body), undefined),
      close: () => real.close(),
    }
  }

  #append(real: Journal, disk: Disk, append: Append): Promise<void> {
    const { stream, expected } = append
    const attempts = this.#attempts.get(stream) ?? []
    this.#attempts.set(stream, attempts)
    for (const e of append.events as JournalEvent[]) {
      attempts[e.seq] = (attempts[e.seq] ?? new Set()).add(JSON.stringify(e))
      this.#index(stream, e)
    }
    const written = real.append(append)
    written.then(
      () => {
        this.touched.add(stream)
        this.onDisk(disk, stream, expected + append.events.length, 'an append')
      },
      () => this.touched.add(stream),
    )
    return written
  }

  /** Set by the first promise that is seen broken; the world throws it after the step. */
  broken: Violation | undefined

  onDisk(disk: Disk, stream: string, seq: number, what: string): void {
    const found = disk.head(stream)?.seq ?? 0
    if (found < seq) this.broken ??= new Violation('I1', stream, `${what} at ${seq}, and the disk ends at ${found}`)
  }

  /** An effect may only begin when the event that allows it is on disk. */
  begins(disk: Disk, key: { started: string } | { issued: string } | { staged: string }): void {
    const found = this.#allowing(key)
    if (!found) this.broken ??= new Violation('I6', '', `${JSON.stringify(key)} begins and was never written`)
    else this.onDisk(disk, found.conversation, found.seq, JSON.stringify(key))
  }

  #allowing(key: { started: string } | { issued: string } | { staged: string }) {
    if ('started' in key) return this.#started.get(key.started)
    return 'issued' in key ? this.#issued.get(key.issued) : this.#staged.get(key.staged)
  }

  /** The lowest place it was written to counts: an append that failed may have come to disk, and the next one is then void. */
  #index(conversation: string, e: JournalEvent): void {
    const at = { conversation, seq: e.seq }
    if (e.type === 'task_execution_started') lowest(this.#started, `${conversation} ${e.dispatchId}`, at)
    if (e.type === 'decision_issued') lowest(this.#issued, e.decision_id, at)
    if (e.type === 'changes_staged') lowest(this.#staged, e.decision_id, at)
  }

  /** After a restart: nothing witnessed is gone, and what is there is what was appended, in its place (I1, I2). */
  afterRestart(trace: Trace, found: readonly JournalEvent[]): void {
    const known = Math.max(trace.witnessed, trace.events.length)
    if (found.length < known)
      throw new Violation('I1', trace.id, `${known} events were known, ${found.length} are there`)
    const attempts = this.#attempts.get(trace.id) ?? []
    for (let i = 0; i < found.length; i++) {
      const event = JSON.stringify(found[i])
      if (found[i]?.seq !== i + 1) throw new Violation('I2', trace.id, `event ${found[i]?.seq} stands at ${i + 1}`)
      if (i < trace.events.length && event !== JSON.stringify(trace.events[i]))
        throw new Violation('I1', trace.id, `event ${i + 1} is another one`)
      if (!attempts[i + 1]?.has(event)) throw new Violation('I2', trace.id, `event ${i + 1} was never appended`)
    }
    if (found.length > trace.events.length) this.touched.add(trace.id)
  }
}

type Place = { readonly conversation: string; readonly seq: number }
function lowest(places: Map<string, Place>, key: string, place: Place): void {
  const known = places.get(key)
  if (!known || place.seq < known.seq) places.set(key, place)
}
