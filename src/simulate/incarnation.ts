/**
 * One life of the process. Every call through a port is a point at which it can die: before the call, or after it. From then
 * on its ports are dead: they do nothing, and nothing they promised ever comes.
 */
export class Dead extends Error {
  override name = 'Dead'
}

type Side = 'before' | 'after'

export class Incarnation {
  readonly number: number
  readonly #onDeath: () => void
  #alive = true
  #left = 0
  #side: Side = 'before'
  /** How many points it has passed: an n-th-fault loop counts them. */
  points = 0

  constructor(number: number, onDeath: () => void) {
    this.number = number
    this.#onDeath = onDeath
  }

  get alive(): boolean {
    return this.#alive
  }

  /** It will die at the n-th point from now. */
  arm(points: number, side: Side): void {
    this.#left = points
    this.#side = side
  }

  disarm(): void {
    this.#left = 0
  }

  die(): void {
    if (!this.#alive) return
    this.#alive = false
    this.#onDeath()
  }

  /** A call to the outside. A dead process gets `instead`, and the call is not made. */
  through<T>(call: () => T, instead: T): T {
    if (!this.enter()) return instead
    const result = call()
    this.leave()
    return result
  }

  /** The point before a call. False: it is dead, and the call must not be made. */
  enter(): boolean {
    if (!this.#alive) return false
    this.points++
    if (this.#left === 1 && this.#side === 'before') this.die()
    return this.#alive
  }

  /** The point after a call. */
  leave(): void {
    if (!this.#alive || this.#left === 0) return
    this.#left--
    if (this.#left === 0) this.die()
  }
}

/** What a dead process waits for. */
export const never = <T>(): Promise<T> => new Promise<T>(() => {})
