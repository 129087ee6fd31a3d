/**
 * Reads a text with a small encoder: a transformer of four or six layers that began as a sentence encoder and was trained on the rows of the gate
 * (scripts/train-encoder.py). It knows words that no row has, and errs elsewhere than the weights (second-look.ts).
 *
 * V1. A text is read up to `positions` pieces, so the cost of a stretch is bounded.
 * V2. Products of matrices are computed in WebAssembly (multiply.wat), 8 bits a weight and 7 bits a number of the text; all else here.
 */

import { probabilities } from '../../learning/softmax.ts'
import { piecesOf, wordPiecesOf } from '../../learning/word-pieces.ts'
import { type EncoderFile, type Matrix, type Norm, readEncoderFile } from './encoder-file.ts'
import { gelu } from './gelu.ts'
import { openMultiply } from './multiply.ts'

/** The share of each label, in the order of `verdictLabels`. */
export type Encoder = (text: string) => Float32Array

export function openEncoder(bytes: Uint8Array): Encoder {
  const file = readEncoderFile(bytes)
  const pieces = wordPiecesOf(new Map(file.words.map((word, i) => [word, i])), true)
  const compute = openLayers(file)
  return (text) => compute(piecesOf(pieces, text, file.positions))
}

function openLayers(file: EncoderFile): (ids: readonly number[]) => Float32Array {
  const { size, heads, stack, begin, places } = file
  const machine = openMultiply(file)
  const { numbers } = machine
  const rows = new Float32Array(machine.most * size)
  const mixed = new Float32Array(machine.most * size)
  const attend = attention(size / heads, heads)

  const normalise = ({ scale, bias }: Norm, count: number): void => {
    for (let t = 0; t < count; t++) normaliseRow(rows.subarray(t * size, (t + 1) * size), numbers, scale, bias)
  }
  const addProduct = (from: Float32Array, matrix: Matrix, count: number): void => {
    const product = machine.multiply(from, matrix, count)
    for (let i = 0; i < count * size; i++) rows[i] = (rows[i] as number) + (product[i] as number)
  }
  return (ids) => {
    const count = ids.length
    for (let t = 0; t < count; t++) {
      vectorOf(file, numbers, ids[t] as number, rows.subarray(t * size, (t + 1) * size))
      for (let d = 0; d < size; d++)
        rows[t * size + d] = (rows[t * size + d] as number) + (numbers[places + t * size + d] as number)
    }
    normalise(begin, count)
    for (const layer of stack) {
      attend(machine.multiply(rows, layer.seen, count), mixed, count)
      addProduct(mixed, layer.told, count)
      normalise(layer.afterSeen, count)
      const wide = machine.multiply(rows, layer.wide, count)
      for (let i = 0; i < count * layer.wide.outputs; i++) wide[i] = gelu(wide[i] as number)
      addProduct(wide, layer.narrow, count)
      normalise(layer.afterWide, count)
    }
    return labelsOf(file, numbers, rows, file.first ? 1 : count)
  }
}

const half = 8

/** The vector of a piece, unpacked into `row`. */
function vectorOf(
  { size, vectors, means, spreads, scales }: EncoderFile,
  numbers: Float32Array,
  id: number,
  row: Float32Array,
): void {
  const scale = numbers[scales + id] as number
  for (let d = 0; d < size; d++) {
    const two = vectors[(id * size + d) >> 1] as number
    const four = d % 2 === 0 ? two & 15 : two >> 4
    row[d] = (numbers[means + d] as number) + (numbers[spreads + d] as number) * scale * (four - half)
  }
}

/** Mean 0 and spread 1, then the layer's own scale and bias. */
function normaliseRow(row: Float32Array, numbers: Float32Array, scale: number, bias: number): void {
  const size = row.length
  let [sum, squares] = [0, 0]
  for (let d = 0; d < size; d++) sum += row[d] as number
  const mean = sum / size
  for (let d = 0; d < size; d++) squares += ((row[d] as number) - mean) ** 2
  const by = 1 / Math.sqrt(squares / size + 1e-12)
  for (let d = 0; d < size; d++)
    row[d] = ((row[d] as number) - mean) * by * (numbers[scale + d] as number) + (numbers[bias + d] as number)
}

/** Every piece takes in the others as far as they concern it. `seen` holds what each asks, what it answers to and what it tells. */
function attention(width: number, heads: number): (seen: Float32Array, out: Float32Array, count: number) => void {
  const size = width * heads
  const by = 1 / Math.sqrt(width)
  return (seen, out, count) => {
    const shares = new Float32Array(count)
    for (let head = 0; head < heads; head++)
      for (let t = 0; t < count; t++) {
        const asks = t * 3 * size + head * width
        for (let s = 0; s < count; s++) shares[s] = by * dot(seen, asks, s * 3 * size + size + head * width, width)
        probabilities(shares)
        const to = t * size + head * width
        out.fill(0, to, to + width)
        for (let s = 0; s < count; s++) {
          const share = shares[s] as number
          const tells = s * 3 * size + 2 * size + head * width
          for (let d = 0; d < width; d++) out[to + d] = (out[to + d] as number) + share * (seen[tells + d] as number)
        }
      }
  }
}

function dot(list: Float32Array, a: number, b: number, length: number): number {
  let sum = 0
  for (let d = 0; d < length; d++) sum += (list[a + d] as number) * (list[b + d] as number)
  return sum
}

/** The mean of the first so many rows, and what the last step makes of it. */
function labelsOf({ size, head }: EncoderFile, numbers: Float32Array, rows: Float32Array, count: number): Float32Array {
  const shares = new Float32Array(head.labels)
  for (let label = 0; label < head.labels; label++) {
    let sum = 0
    for (let i = 0; i < count * size; i++)
      sum += (rows[i] as number) * (numbers[head.rows + label * size + (i % size)] as number)
    shares[label] = sum / count + (numbers[head.bias + label] as number)
  }
  probabilities(shares)
  return shares
}
