/** Rows of the log as SQLite holds them (sqlite.ts): how one is read, and how it is known to be whole. */
import { crc32 } from 'node:zlib'
import type { Head } from '../ports.ts'
import type { Row, Tombstone } from './store.ts'

/** `prev` is the position of the previous row of the same stream, 0 for its first. */
export type LogRow = Row & { readonly pos: number; readonly prev: number }
/** Where a stream ends: its head, and the position of its last row. */
export type Spot = Head & { readonly pos: number }

export const logColumns = 'pos, stream, seq, count, at, prev, due, status, body, sum'

/** The order of `logColumns`, without the sum. */
type Cells = [number, string, number, number, number, number, number | null, string, string]

/** Signed, because SQLite then keeps it in four bytes. */
export const logSum = (row: LogRow): number =>
  crc32(
    row.body, // on top of the rest, so that the body is not copied
    crc32(`${row.pos} ${row.prev} ${row.seq} ${row.count} ${row.at} ${row.due} ${row.status} ${row.stream}\n`),
  ) | 0

export const spotSum = (spot: Spot): number =>
  crc32(`${spot.pos} ${spot.seq} ${spot.at} ${spot.due} ${spot.status} ${spot.stream}`)

export const tombstoneSum = ({ stream, seq, at, removedAt, hash }: Tombstone): number =>
  crc32(`${seq} ${at} ${removedAt} ${hash} ${stream}`)

export const endOf = (row: LogRow): Spot => ({
  stream: row.stream,
  pos: row.pos,
  seq: row.seq + row.count - 1,
  at: row.at,
  due: row.due,
  status: row.status,
})

/** A row as it is in the file, and whether its checksum holds. */
export type Read = { readonly row: LogRow; readonly whole: boolean }

export function readCells(cells: unknown): Read {
  const [pos, stream, seq, count, at, prev, due, status, body] = cells as Cells
  const row = { pos, stream, seq, count, at, prev, due, status, body }
  // Damage may make bytes of a text, and nothing of a column: then a page of another table stands in its place.
  return { row, whole: typeof body === 'string' && logSum(row) === (cells as unknown[])[9] }
}
