/**
 * All chance of a simulated run comes from here, and all of it from one seed.
 *
 * R1. A fork depends on its parent's key and its own label, never on what was drawn before. So what one conversation draws
 *     does not change what another one gets (I28).
 */
import { extendByText, hashName } from '../learning/hash.ts'
import { seededBits } from '../learning/random.ts'

export class Dice {
  readonly #key: string
  readonly #first: () => number
  readonly #second: () => number

  constructor(key: string) {
    this.#key = key
    this.#first = seededBits(hashName(key))
    this.#second = seededBits(extendByText(1, key))
  }

  fork(label: string): Dice {
    return new Dice(`${this.#key}/${label}`)
  }

  /** 32 bits. Two generators together, because the streams of many forks would overlap in the period of one. */
  bits(): number {
    return (this.#first() ^ this.#second()) >>> 0
  }

  /** From 0 up to and without `end`. */
  int(end: number): number {
    return Math.floor((this.bits() / 4_294_967_296) * end)
  }

  between(from: number, to: number): number {
    return from + this.int(to - from + 1)
  }

  chance(share: number): boolean {
    return this.bits() < share * 4_294_967_296
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.int(list.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  /** One key of a table of weights. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][]
    let rest = (this.bits() / 4_294_967_296) * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      rest -= weight
      if (rest < 0) return key
    }
    return entries[0]?.[0] as K
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.int(256))
  }

  uuid(): string {
    const hex = Buffer.from(this.bytes(16)).toString('hex')
    const variant = '89ab'[this.int(4)]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}
