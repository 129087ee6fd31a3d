/** Opens the product of matrices (multiply.wat) for the weights of one encoder, which lie in its memory. */
import type { EncoderFile, Matrix } from './encoder-file.ts'
import { multiplyBytes } from './multiply-bytes.ts'

type Multiply = (
  rows: number,
  rowScales: number,
  count: number,
  columns: number,
  weights: number,
  shifts: number,
  scales: number,
  bias: number,
  outputs: number,
  out: number,
) => void
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
type Exports = { readonly memory: Memory; readonly multiply: Multiply }
/** What is used of the global `WebAssembly`, which the types of Node leave out. */
type Assembly = {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Exports }
}
const assembly = (globalThis as unknown as { readonly WebAssembly: Assembly }).WebAssembly

type Machine = {
  /** The numbers of the file. */
  readonly numbers: Float32Array
  /** So many rows fit. */
  readonly most: number
  /** The product of `count` rows with a matrix. It is overwritten by the next one. */
  multiply(rows: Float32Array, matrix: Matrix, count: number): Float32Array
}

/** A row is written in steps from -63 to 63, and shifted so that none is below zero: that is what the machine's product takes. */
const mostStep = 63
const shift = 64
const page = 65_536
const aligned = (bytes: number): number => (bytes + 15) & ~15
/** The machine takes four rows at a time. */
const fours = (count: number): number => (count + 3) & ~3

type Kept = Pick<EncoderFile, 'numbers' | 'weights' | 'size' | 'positions'>

export function openMultiply({ numbers, weights, size, positions }: Kept): Machine {
  const most = fours(positions)
  const weightsAt = aligned(numbers.length)
  const shiftsAt = aligned(weightsAt + weights.length)
  const rowsAt = aligned(shiftsAt + numbers.length)
  const scalesAt = aligned(rowsAt + most * 4 * size)
  const outAt = aligned(scalesAt + 4 * most)
  const end = outAt + 4 * most * 4 * size
  const { memory, multiply } = new assembly.Instance(new assembly.Module(Buffer.from(multiplyBytes, 'base64'))).exports
  memory.grow(Math.ceil(end / page) - 1)
  new Uint8Array(memory.buffer).set(numbers)
  new Uint8Array(memory.buffer).set(weights, weightsAt)
  const steps = new Uint8Array(memory.buffer, rowsAt, most * 4 * size)
  const rowScales = new Float32Array(memory.buffer, scalesAt, most)
  const out = new Float32Array(memory.buffer, outAt, most * 4 * size)
  const shiftsOf = shifting(new Int8Array(memory.buffer, weightsAt), new Int32Array(memory.buffer, shiftsAt))
  return {
    numbers: new Float32Array(memory.buffer, 0, numbers.length / 4),
    most,
    multiply(rows, matrix, count) {
      const { columns, outputs, weights: at, scales, bias } = matrix
      const shifts = shiftsAt + 4 * shiftsOf(matrix)
      for (let t = 0; t < count; t++) rowScales[t] = inSteps(rows, steps, t * columns, columns)
      multiply(rowsAt, scalesAt, fours(count), columns, weightsAt + at, shifts, 4 * scales, 4 * bias, outputs, outAt)
      return out
    },
  }
}

/** What the shift of the rows adds to each output of a matrix, written when the matrix is first used. They lie as its scales do. */
function shifting(weights: Int8Array, shifts: Int32Array): (matrix: Matrix) => number {
  const written = new Set<number>()
  return ({ columns, outputs, weights: at, scales }) => {
    if (written.has(at)) return scales
    for (let o = 0; o < outputs; o++) {
      let sum = 0
      for (let i = 0; i < columns; i++) sum += weights[at + o * columns + i] as number
      shifts[scales + o] = shift * sum
    }
    written.add(at)
    return scales
  }
}

/** Writes a row in whole steps, and gives how large a step is. Numbers above zero are rounded by cutting, which is far faster than `Math.round`. */
function inSteps(from: Float32Array, to: Uint8Array, at: number, size: number): number {
  let largest = 1e-9
  for (let i = at; i < at + size; i++) {
    const number = from[i] as number
    if (number > largest) largest = number
    else if (-number > largest) largest = -number
  }
  const by = mostStep / largest
  for (let i = at; i < at + size; i++) to[i] = ((from[i] as number) * by + (shift + 0.5)) | 0
  return largest / mostStep
}
