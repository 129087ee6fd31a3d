/**
 * All chance of a simulated run comes from here, and all of it from one seed.
 *
 * R1. A fork depends on its parent's key and its own label, never on what was drawn before. So what one conversation draws
 *     does not change what another one gets (I28).
 */
export class Dice {
  readonly #key: string
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(key: string) {
    this.#key = key
    const [a, b, c, d] = scatter(key)
    this.#a = a
    this.#b = b
    this.#c = c
    this.#d = d
  }

  fork(label: string): Dice {
    return new Dice(`${this.#key}/${label}`)
  }

  /** 32 bits: sfc32. */
  bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + sum) | 0
    return sum >>> 0
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

/** Four well mixed words of a key. */
function scatter(key: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}
