/** One clock wake-up for all conversations: the earliest due. Derived from the states, so nothing is lost by a restart. */
import TinyQueue from 'tinyqueue'
import type { Clock } from '../ports.ts'

type Entry = { readonly id: string; readonly due: number }

const longestSleep = 60_000

export class Timers {
  readonly #queue = new TinyQueue<Entry>([], (a, b) => a.due - b.due)
  readonly #set = new Map<string, number>()
  readonly #clock: Clock
  readonly #ring: (id: string) => void
  #callOff: (() => void) | undefined
  #waking = Number.POSITIVE_INFINITY

  constructor(clock: Clock, ring: (id: string) => void) {
    this.#clock = clock
    this.#ring = ring
  }

  /** The last word for this conversation counts; earlier entries are skipped when they come up. */
  set(id: string, due: number | null): void {
    if (due === null) {
      this.#set.delete(id)
      return
    }
    this.#set.set(id, due)
    this.#queue.push({ id, due })
    if (due < this.#waking) this.#arm(due)
  }

  close(): void {
    this.#callOff?.()
    this.#set.clear()
  }

  get size(): number {
    return this.#set.size
  }

  #arm(due: number): void {
    this.#callOff?.()
    this.#waking = due
    // A clock that is put right meanwhile is noticed within a minute, not when the wrong time has passed.
    this.#callOff = this.#clock.wakeAt(Math.min(due, this.#clock.now() + longestSleep), () => this.#fire())
  }

  #fire(): void {
    this.#waking = Number.POSITIVE_INFINITY
    this.#callOff = undefined
    const now = this.#clock.now()
    for (let first = this.#queue.peek(); first && first.due <= now; first = this.#queue.peek()) {
      this.#queue.pop()
      if (this.#set.get(first.id) !== first.due) continue
      this.#set.delete(first.id)
      this.#ring(first.id)
    }
    const next = this.#queue.peek()
    if (next) this.#arm(next.due)
  }
}
