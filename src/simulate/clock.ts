/**
 * Time in the simulated world. What is waited for runs on the time that passed; what is read is the wall clock, and that one
 * can jump, stand still and go back, as on a real machine. The process has the clock that runtime/steady-clock.ts makes of both.
 */
import TinyQueue from 'tinyqueue'

type Entry = { readonly at: number; readonly order: number; readonly call: () => void; off: boolean }

const epoch = 1_700_000_000_000
/** Longer waits end together with others. */
const grain = 100

export class SimClock {
  #passed = 0
  #offset = epoch
  #frozen: number | undefined
  #order = 0
  readonly #queue = new TinyQueue<Entry>([], (a, b) => a.at - b.at || a.order - b.order)
  readonly #ready: (() => void)[] = []

  /** The wall clock. */
  now(): number {
    return this.#frozen ?? Math.floor(this.#offset + this.#passed)
  }

  /** How long the world has been running (ms). It never goes back. */
  get passed(): number {
    return this.#passed
  }

  /** What happens outside falls between two milliseconds, so that it never meets a timer: no order is left to chance (I28). */
  after(delay: number, call: () => void): () => void {
    const at = Math.floor(this.#passed) + Math.max(0, delay)
    return this.#at((delay < grain ? at : Math.ceil(at / grain) * grain) + 0.5, call)
  }

  /** A timer of the process. */
  wakeIn(ms: number, call: () => void): () => void {
    return this.#at(Math.floor(this.#passed) + Math.max(1, ms), call)
  }

  #at(at: number, call: () => void): () => void {
    const entry = { at: Math.max(at, this.#passed), order: this.#order++, call, off: false }
    this.#queue.push(entry)
    return () => {
      entry.off = true
    }
  }

  soon(call: () => void): void {
    this.#ready.push(call)
  }

  /** Runs what is ready now, and what that makes ready stays for the next call. False: nothing was. */
  runReady(): boolean {
    const ready = this.#ready.splice(0)
    for (const call of ready) call()
    return ready.length > 0
  }

  /** Goes on to the next thing that is waited for, up to `limit` of passed time, and does it. False: there is none. */
  runNext(limit = Number.POSITIVE_INFINITY): boolean {
    for (let entry = this.#queue.peek(); entry; entry = this.#queue.peek()) {
      if (!entry.off && entry.at > limit) return false
      this.#queue.pop()
      if (entry.off) continue
      this.#passed = Math.max(this.#passed, entry.at)
      entry.call()
      this.#runTies(entry.at)
      return true
    }
    return false
  }

  /** What falls on the same instant is one step, so that several conversations share a commit. */
  #runTies(at: number): void {
    for (let entry = this.#queue.peek(); entry && entry.at === at; entry = this.#queue.peek()) {
      this.#queue.pop()
      if (!entry.off) entry.call()
    }
  }

  jump(ms: number): void {
    this.#offset += ms
  }

  freeze(): void {
    this.#frozen ??= this.now()
  }

  /** It goes on from where it stood, or catches up: both happen on real machines. */
  thaw(catchUp: boolean): void {
    if (this.#frozen === undefined) return
    if (!catchUp) this.#offset = this.#frozen - this.#passed
    this.#frozen = undefined
  }
}
