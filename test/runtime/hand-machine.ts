/** A machine with a wall clock and a clock that only goes forward, both moved by hand. */
import type { MachineTime } from '../../src/runtime/steady-clock.ts'

export class HandMachine implements MachineTime {
  #wall: number
  #passed = 0
  readonly #waits = new Map<() => void, number>()

  constructor(wall: number) {
    this.#wall = wall
  }

  readonly wall = (): number => this.#wall
  readonly passed = (): number => this.#passed
  readonly soon = (call: () => void): void => void setImmediate(call)

  readonly wakeIn = (ms: number, call: () => void): (() => void) => {
    this.#waits.set(call, this.#passed + ms)
    return () => void this.#waits.delete(call)
  }

  pass(ms: number): void {
    this.#wall += ms
    this.#passed += ms
    for (const [call, at] of [...this.#waits]) if (at <= this.#passed && this.#waits.delete(call)) call()
  }

  setWall(by: number): void {
    this.#wall += by
  }
}
