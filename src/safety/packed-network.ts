/** The form in which the network ships: its table and its filters a byte a number, deflated; the few other numbers as they are. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bytesOf, lettersOf } from '../learning/hashed-model.ts'
import type { Network } from './network.ts'

type Bytes = { readonly scale: number; readonly data: string }
type PackedNetwork = {
  readonly table: Bytes
  readonly filters: readonly Bytes[]
  readonly bias: readonly number[]
  readonly out: readonly number[]
  readonly outBias: readonly number[]
}

export const packNetwork = ({ table, scale, filters, bias, out, outBias }: Network): PackedNetwork => ({
  table: toBytes(Float32Array.from(table, (value) => value * scale)),
  filters: filters.map(toBytes),
  bias: rounded(bias),
  out: rounded(out),
  outBias: rounded(outBias),
})

export function unpackNetwork({ table, filters, bias, out, outBias }: PackedNetwork): Network {
  return {
    table: fromBytes(table),
    scale: table.scale,
    filters: filters.map((packed) => Float32Array.from(fromBytes(packed), (byte) => byte * packed.scale)),
    bias: Float32Array.from(bias),
    out: Float32Array.from(out),
    outBias: Float32Array.from(outBias),
  }
}

function toBytes(values: Float32Array): Bytes {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale))
  return { scale, data: lettersOf(deflateRawSync(bytes, { level: 9 })) }
}

function fromBytes({ data }: Bytes): Int8Array {
  const bytes = inflateRawSync(bytesOf(data))
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}

const rounded = (values: Float32Array): number[] => Array.from(values, (value) => Math.round(value * 1e4) / 1e4)
