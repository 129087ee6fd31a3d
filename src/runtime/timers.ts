/**
 * One clock wake-up for all conversations: the earliest due. Derived from the states, so nothing is lost by a restart.
 *
 * T1. A conversation has one entry in the queue, however often its time changes: every hop puts it off, and few entries come up.
 */
import TinyQueue from 'tinyqueue'
import type { Clock } from '../ports.ts'

/** `queued` is the time it was queued for, `due` the time that counts now: the same, a later one, or none. */
type Entry = { readonly id: string; readonly queued: number; due: number | null }

export class Timers {
  readonly #queue = new TinyQueue<Entry>([], (a, b) => a.queued - b.queued)
  readonly #entries = new Map<string, Entry>()
  readonly #clock: Clock
  readonly #ring: (id: string) => void
  #callOff: (() => void) | undefined
  /** Who waits for a time. Whoever was rung is still among them, until its next time is set. */
  readonly #waiting = new Set<string>()
  #waking = Number.POSITIVE_INFINITY

  constructor(clock: Clock, ring: (id: string) => void) {
    this.#clock = clock
    this.#ring = ring
  }

  /** The last call for a conversation counts. */
  set(id: string, due: number | null): void {
    const known = this.#entries.get(id)
    if (due === null) this.#waiting.delete(id)
    else this.#waiting.add(id)
    if (known && (due === null || known.queued <= due)) known.due = due
    else if (due !== null) this.#enqueue(id, due) // the entry for a later time is skipped when it comes up
  }

  /** Nobody waits for a time. */
  get idle(): boolean {
    return this.#waiting.size === 0
  }

  close(): void {
    this.#callOff?.()
    this.#waiting.clear()
    this.#entries.clear()
  }

  #enqueue(id: string, due: number): void {
    const entry = { id, queued: due, due }
    this.#entries.set(id, entry)
    this.#queue.push(entry)
    if (due < this.#waking) this.#arm(due)
  }

  #arm(due: number): void {
    this.#callOff?.()
    this.#waking = due
    this.#callOff = this.#clock.wakeAt(due, () => this.#fire())
  }

  #fire(): void {
    this.#waking = Number.POSITIVE_INFINITY
    this.#callOff = undefined
    const now = this.#clock.now()
    for (let first = this.#queue.peek(); first && first.queued <= now; first = this.#queue.peek()) {
      this.#queue.pop()
      if (this.#entries.get(first.id) === first) this.#comesUp(first, now)
    }
    const next = this.#queue.peek()
    if (next && next.queued < this.#waking) this.#arm(next.queued)
  }

  #comesUp({ id, due }: Entry, now: number): void {
    this.#entries.delete(id)
    if (due === null) return
    if (due > now) this.#enqueue(id, due)
    else this.#ring(id)
  }
}
