/**
 * The file of an encoder (tables/gate-en.bin, tables/gate-zh.bin). scripts/train-encoder.py writes it, encoder.ts computes with it.
 *
 * After `ENCO` come the sizes (32 bits each, little end first, in the order of `sizeNames`), then numbers of 32 bits in the order of
 * `readEncoderFile`, the weights of the layers, 8 bits each, a row an output; the pieces' vectors, 4 bits a number, two a byte; and the pieces
 * themselves, one a line. Number d of a vector is `means[d] + spreads[d] * scale of the piece * (4 bits - 8)`.
 */

const sizeNames = ['size', 'heads', 'layers', 'positions', 'first', 'pieces', 'letters'] as const
type Sizes = Readonly<Record<(typeof sizeNames)[number], number>>

/** Where a part begins, counted in numbers from the beginning of `numbers`, or in bytes from that of `weights`. */
export type Matrix = {
  readonly scales: number
  readonly bias: number
  readonly weights: number
  readonly columns: number
  readonly outputs: number
}
export type Norm = { readonly scale: number; readonly bias: number }
export type Layer = {
  readonly seen: Matrix
  readonly told: Matrix
  readonly wide: Matrix
  readonly narrow: Matrix
  readonly afterSeen: Norm
  readonly afterWide: Norm
}
export type EncoderFile = Sizes & {
  readonly numbers: Uint8Array
  readonly weights: Uint8Array
  readonly vectors: Uint8Array
  readonly words: readonly string[]
  readonly means: number
  readonly spreads: number
  readonly scales: number
  readonly places: number
  readonly begin: Norm
  readonly stack: readonly Layer[]
  /** The last step: a row of numbers and a bias for each label. */
  readonly head: { readonly rows: number; readonly bias: number; readonly labels: number }
}

const magic = 0x4f434e45
const header = 4 + 4 * sizeNames.length
const labels = 3

export function readEncoderFile(file: Uint8Array): EncoderFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < header || view.getUint32(0, true) !== magic) throw new Error('this is not an encoder of the gate')
  const sizes = Object.fromEntries(sizeNames.map((name, i) => [name, view.getUint32(4 + 4 * i, true)])) as Sizes
  const { size, pieces, positions } = sizes
  const number = counter()
  const weight = counter()
  const norm = (): Norm => ({ scale: number(size), bias: number(size) })
  const matrix = (columns: number, outputs: number): Matrix => ({
    scales: number(outputs),
    bias: number(outputs),
    weights: weight(columns * outputs),
    columns,
    outputs,
  })
  const parts = { means: number(size), spreads: number(size), scales: number(pieces), places: number(positions * size) }
  const begin = norm()
  const stack = Array.from({ length: sizes.layers }, () => ({
    seen: matrix(size, 3 * size),
    told: matrix(size, size),
    afterSeen: norm(),
    wide: matrix(size, 4 * size),
    narrow: matrix(4 * size, size),
    afterWide: norm(),
  }))
  const head = { rows: number(labels * size), bias: number(labels), labels }
  const cut = cutter(file, header)
  const [numbers, weights] = [cut(4 * number(0)), cut(weight(0))]
  const vectors = cut((pieces * size) / 2).slice() // so that the rest of the file need not stay in memory
  const words = new TextDecoder().decode(cut(sizes.letters)).split('\n')
  return { ...sizes, ...parts, begin, stack, head, numbers, weights, vectors, words }
}

/** Gives where the next so many begin. */
function counter(): (count: number) => number {
  let at = 0
  return (count) => {
    at += count
    return at - count
  }
}

function cutter(file: Uint8Array, from: number): (bytes: number) => Uint8Array {
  let at = from
  return (bytes) => {
    at += bytes
    if (at > file.length) throw new Error('this encoder of the gate is not whole')
    return file.subarray(at - bytes, at)
  }
}
