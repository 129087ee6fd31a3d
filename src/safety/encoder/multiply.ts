/** Opens the product of matrices (multiply.wat) for the weights of one encoder, which lie in its memory. */
import type { EncoderFile, Matrix } from './encoder-file.ts'
import { multiplyBytes } from './multiply-bytes.ts'

type Multiply = (
  rows: number,
  rowScales: number,
  count: number,
  columns: number,
  weights: number,
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

export type Machine = {
  /** The numbers of the file. */
  readonly numbers: Float32Array
  /** So many rows fit. */
  readonly most: number
  /** The product of `count` rows with a matrix. It is overwritten by the next one. */
  multiply(rows: Float32Array, matrix: Matrix, count: number): Float32Array
}

/** No sum of products with 8-bit weights leaves 32 bits then. */
const mostStep = 8191
const page = 65_536
const aligned = (bytes: number): number => (bytes + 15) & ~15
/** The machine takes four rows at a time. */
const fours = (count: number): number => (count + 3) & ~3

type Kept = Pick<EncoderFile, 'numbers' | 'weights' | 'size' | 'positions'>

export function openMultiply({ numbers, weights, size, positions }: Kept): Machine {
  const most = fours(positions)
  const weightsAt = aligned(numbers.length)
  const rowsAt = aligned(weightsAt + weights.length)
  const scalesAt = aligned(rowsAt + 2 * most * 4 * size)
  const outAt = aligned(scalesAt + 4 * most)
  const end = outAt + 4 * most * 4 * size
  const { memory, multiply } = new assembly.Instance(new assembly.Module(Buffer.from(multiplyBytes, 'base64'))).exports
  memory.grow(Math.ceil(end / page) - 1)
  new Uint8Array(memory.buffer).set(numbers)
  new Uint8Array(memory.buffer).set(weights, weightsAt)
  const steps = new Int16Array(memory.buffer, rowsAt, most * 4 * size)
  const rowScales = new Float32Array(memory.buffer, scalesAt, most)
  const out = new Float32Array(memory.buffer, outAt, most * 4 * size)
  return {
    numbers: new Float32Array(memory.buffer, 0, numbers.length / 4),
    most,
    multiply(rows, { columns, outputs, weights: at, scales, bias }, count) {
      for (let t = 0; t < count; t++) rowScales[t] = inSteps(rows, steps, t * columns, columns)
      multiply(rowsAt, scalesAt, fours(count), columns, weightsAt + at, 4 * scales, 4 * bias, outputs, outAt)
      return out
    },
  }
}

/** Writes a row in whole steps, and gives how large a step is. */
function inSteps(from: Float32Array, to: Int16Array, at: number, size: number): number {
  let largest = 1e-9
  for (let i = at; i < at + size; i++) largest = Math.max(largest, Math.abs(from[i] as number))
  const by = mostStep / largest
  for (let i = at; i < at + size; i++) to[i] = Math.round((from[i] as number) * by)
  return largest / mostStep
}
