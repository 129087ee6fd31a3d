/** Slows a program that writes too fast: its output is left in the pipe until the window is over, so it waits and we do not. */
import type { Clock } from '../ports.ts'

const window = { ms: 1_000, bytes: 16 * 1_048_576, lines: 2_000 }

export class ProcessMeter {
  readonly #clock: Clock
  readonly #flow: (on: 'pause' | 'resume') => void
  #until = 0
  #bytes = 0
  #lines = 0
  #callOff: (() => void) | undefined

  constructor(clock: Clock, flow: (on: 'pause' | 'resume') => void) {
    this.#clock = clock
    this.#flow = flow
  }

  spend(bytes: number, lines: number): void {
    const now = this.#clock.now()
    // A clock that went back must not keep a window open for ever.
    if (now >= this.#until || this.#until - now > window.ms) this.#open(now)
    this.#bytes += bytes
    this.#lines += lines
    if (this.#callOff || (this.#bytes <= window.bytes && this.#lines <= window.lines)) return
    this.#flow('pause')
    this.#callOff = this.#clock.wakeAt(now + window.ms, () => {
      this.#callOff = undefined
      this.#open(this.#clock.now())
      this.#flow('resume')
    })
  }

  /** A new job has a window of its own, so that one who answers many short jobs is not slowed. */
  renew(): void {
    this.#open(this.#clock.now())
  }

  /** Nobody reads any more: whatever comes may come. */
  release(): void {
    this.#callOff?.()
    this.#callOff = undefined
    this.#flow('resume')
  }

  #open(now: number): void {
    this.#until = now + window.ms
    this.#bytes = 0
    this.#lines = 0
  }
}
