/** How long a text is in UTF-8; and its size for M1's threshold with a fingerprint that tells equal texts. */

/** Tokens are ⌈UTF-8 bytes / 4⌉ (design §13); the fingerprint is 53 bits, enough to compare the last few dozen hops. */
export function measure(text: string): { tokens: number; print: number } {
  let all = 0
  let a = 0xdeadbeef | 0 // an int32 from the start, so that the loop never leaves integers
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    all |= unit
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  const bytes = all < 0x80 ? text.length : utf8Bytes(text)
  return { tokens: Math.ceil(bytes / 4), print: 4294967296 * (2097151 & b) + (a >>> 0) }
}

export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) bytes += bytesMore(text.charCodeAt(i))
  return bytes
}

const bytesMore = (unit: number): number => (unit < 0x80 ? 0 : unit < 0x800 || isSurrogate(unit) ? 1 : 2)

/** Half of a pair: two of them make four bytes. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff
