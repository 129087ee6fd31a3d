/** A clock that a test moves. What is to happen soon happens by itself; what waits, waits for `advance`. */
import type { Clock } from '../../src/ports.ts'

type Entry = { readonly at: number; readonly call: () => void }

export class HandClock implements Clock {
  #now = 1_700_000_000_000
  #entries: Entry[] = []

  now(): number {
    return this.#now
  }

  wakeAt(at: number, call: () => void): () => void {
    const entry = { at, call }
    this.#entries.push(entry)
    return () => {
      this.#entries = this.#entries.filter((each) => each !== entry)
    }
  }

  soon(call: () => void): void {
    setImmediate(call)
  }

  advance(ms: number): void {
    const until = this.#now + ms
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.at)
      this.#entries = this.#entries.filter((each) => each !== next)
      next.call()
    }
    this.#now = until
  }

  #next(until: number): Entry | undefined {
    return this.#entries.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  }
}

/** Looks again and again, and lets time go by in between where a clock is given. Vitest's own limit ends a wait that is in vain. */
export async function until(holds: () => boolean, clock?: HandClock, stepMs = 50): Promise<void> {
  while (!holds()) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    clock?.advance(stepMs)
  }
}
