/**
 * SQLite's checksum of write-ahead logs (wal.ts): two running sums over pairs of 32-bit words. It is linear, so one flipped bit
 * can be found from the difference alone.
 */
export type Sum = readonly [number, number]

const isLittleMachine = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1

/** Goes on from a sum. The length is a multiple of eight. */
export function checksum(bytes: Buffer, little: boolean, [a, b]: Sum): Sum {
  const words = wordsOf(bytes, little)
  let s0 = a
  let s1 = b
  for (let i = 0; i < words.length; i += 2) {
    s0 = (s0 + (words[i] as number) + s1) | 0
    s1 = (s1 + (words[i + 1] as number) + s0) | 0
  }
  return [s0 >>> 0, s1 >>> 0]
}

function wordsOf(bytes: Buffer, little: boolean): Uint32Array {
  if (little === isLittleMachine && bytes.byteOffset % 4 === 0)
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  const words = new Uint32Array(bytes.length / 4)
  for (let i = 0; i < words.length; i++) words[i] = little ? bytes.readUInt32LE(i * 4) : bytes.readUInt32BE(i * 4)
  return words
}

export const sameSum = (a: Sum, b: Sum): boolean => a[0] === b[0] && a[1] === b[1]

/**
 * Whether one flipped bit explains that `bytes` bytes gave `found` and not `stored`: one of the bytes summed, or of the sum as it
 * is stored. A write that was cut off differs in far more.
 */
export function isOneBitOff(found: Sum, stored: Sum, bytes: number): boolean {
  if (bitsOf(found[0] ^ stored[0]) + bitsOf(found[1] ^ stored[1]) === 1) return true
  const [d0, d1] = [(found[0] - stored[0]) | 0, (found[1] - stored[1]) | 0]
  // How much one more in a word adds to the two sums: its pair first, then each pair behind it.
  let [first, second]: [Sum, Sum] = [
    [1, 1],
    [0, 1],
  ]
  for (let pair = 0; pair < bytes / 8; pair++) {
    for (let bit = 0; bit < 32; bit++)
      if (isTimes(first, 1 << bit, d0, d1) || isTimes(second, 1 << bit, d0, d1)) return true
    first = onePairOn(first)
    second = onePairOn(second)
  }
  return false
}

const isTimes = ([a, b]: Sum, by: number, d0: number, d1: number): boolean => {
  const [x, y] = [Math.imul(a, by), Math.imul(b, by)]
  return (x === d0 && y === d1) || ((-x | 0) === d0 && (-y | 0) === d1)
}

const onePairOn = ([a, b]: Sum): Sum => {
  const next = (a + b) | 0
  return [next, (b + next) | 0]
}

export function bitsOf(word: number): number {
  let bits = 0
  for (let rest = word >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) bits++
  return bits
}
