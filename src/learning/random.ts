/** The one seeded generator: what learns, draws or simulates with it gives the same result for the same seed every time. */

/** 32 bits a call (mulberry32). */
export function seededBits(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return (word ^ (word >>> 14)) >>> 0
  }
}

/** From 0 up to, but without, 1. */
export function seeded(seed: number): () => number {
  const bits = seededBits(seed)
  return () => bits() / 4_294_967_296
}

export function shuffle<T>(list: { readonly length: number; [at: number]: T }, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}
