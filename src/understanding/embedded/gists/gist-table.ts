/**
 * A table of word vectors, 4 bits a number: what a word adds to the gist of a text. scripts/make-gists.ts makes the files from a sentence
 * encoder; gist.ts adds the rows up.
 *
 * The file: `GIST`, then the number of rows, numbers a row and bytes of the words (32 bits each, little end first); the words, one a line;
 * a 32-bit scale a row; a byte a row for how rare the word is; then the rows, two numbers a byte, each from -7 to 7 with 8 added.
 */

export type GistTable = {
  readonly size: number
  readonly words: ReadonlyMap<string, number>
  /** The length of the longest word of letters. */
  readonly longest: number
  /** For each UTF-16 unit, the length of the longest Chinese word that begins with it. */
  readonly longestHan: Uint8Array
  /** How rare each word is: -ln of its share of all words, times `rarityUnit`. */
  readonly rarity: Uint8Array
  readonly scales: Float32Array
  readonly packed: Uint8Array
}
/** What a table is made of: a row of `size` numbers for each word. */
type PlainTable = {
  readonly size: number
  readonly words: readonly string[]
  readonly shares: ArrayLike<number>
  readonly rows: Float32Array
}

const magic = 0x54534947
const header = 16
const rarityUnit = 10
const half = 8
const mostOfHalf = 7
/** Chinese characters are all above it, letters below. */
const han = 0x2e80

export function readGistTable(file: Uint8Array): GistTable {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0, true) !== magic) throw new Error('this is not a table of gists')
  const [count, size, letters] = [view.getUint32(4, true), view.getUint32(8, true), view.getUint32(12, true)]
  const list = new TextDecoder().decode(file.subarray(header, header + letters)).split('\n')
  const words = new Map<string, number>()
  const longestHan = new Uint8Array(0x10000)
  let longest = 0
  for (let i = 0; i < list.length; i++) {
    const word = list[i] as string
    words.set(word, i)
    const first = word.charCodeAt(0)
    if (first > han) longestHan[first] = Math.max(longestHan[first] as number, word.length)
    else longest = Math.max(longest, word.length)
  }
  const at = header + letters
  const scales = new Float32Array(count)
  for (let i = 0; i < count; i++) scales[i] = view.getFloat32(at + 4 * i, true)
  const rarity = file.subarray(at + 4 * count, at + 5 * count)
  return { size, words, longest, longestHan, rarity, scales, packed: file.subarray(at + 5 * count) }
}

export function packGistTable({ size, words, shares, rows }: PlainTable): Uint8Array {
  const letters = new TextEncoder().encode(words.join('\n'))
  const count = words.length
  const at = header + letters.length
  const file = new Uint8Array(at + 5 * count + (count * size) / 2)
  const view = new DataView(file.buffer)
  for (const [i, number] of [magic, count, size, letters.length].entries()) view.setUint32(4 * i, number, true)
  file.set(letters, header)
  for (let i = 0; i < count; i++) {
    const row = rows.subarray(i * size, (i + 1) * size)
    const scale = bestScale(row)
    view.setFloat32(at + 4 * i, scale, true)
    file[at + 4 * count + i] = Math.min(255, Math.round(-Math.log(Math.max(1e-11, shares[i] as number)) * rarityUnit))
    const from = at + 5 * count + (i * size) / 2
    for (let d = 0; d < size; d += 2)
      file[from + d / 2] =
        (nearest(row[d] as number, scale) + half) | ((nearest(row[d + 1] as number, scale) + half) << 4)
  }
  return file
}

/** Adds the row of a word to a sum. */
export function addRow({ size, scales, packed }: GistTable, row: number, sum: Float32Array): void {
  const scale = scales[row] as number
  for (let d = 0, at = (row * size) / 2; d < size; d += 2, at++) {
    const two = packed[at] as number
    sum[d] = (sum[d] as number) + scale * ((two & 15) - half)
    sum[d + 1] = (sum[d + 1] as number) + scale * ((two >> 4) - half)
  }
}

const nearest = (value: number, scale: number): number =>
  scale === 0 ? 0 : Math.max(-mostOfHalf, Math.min(mostOfHalf, Math.round(value / scale)))

/** The scale that loses least: the largest numbers may be cut off for the sake of the many small ones. */
function bestScale(row: Float32Array): number {
  const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  let [best, least] = [largest / mostOfHalf, Number.POSITIVE_INFINITY]
  for (let part = 20; part >= 10; part--) {
    const scale = (largest * part) / (20 * mostOfHalf)
    const lost = row.reduce((sum, value) => sum + (value - scale * nearest(value, scale)) ** 2, 0)
    if (lost < least) [best, least] = [scale, lost]
  }
  return best
}
