/** Reads a stream of the SQLite store (sqlite.ts) back from its end, row by row, and notices what is not whole. */
import type { StatementSync } from 'node:sqlite'
import { unlessDamaged } from './sqlite-fault.ts'
import { type LogRow, readCells, type Spot } from './sqlite-log.ts'

type ChainStatements = {
  /** A row by its position. */
  readonly row: StatementSync
  /** The last row of a stream before a position: a look through the log, which only damage makes necessary. */
  readonly rowBefore: StatementSync
}

/** From `head` back to `after`; undefined stands for what cannot be read. */
export function* chainOf(
  statements: ChainStatements,
  head: Spot | undefined,
  after: number,
): Generator<LogRow | undefined, void> {
  if (!head) return
  let { pos, seq: last } = head
  while (last > after) {
    const row = wholeAt(statements.row, pos)
    if (row && row.stream === head.stream && row.seq + row.count - 1 === last) {
      yield row
      last = row.seq - 1
      pos = row.prev
      continue
    }
    yield undefined
    const older = wholeBefore(statements.rowBefore, head.stream, pos)
    pos = older?.pos ?? 0
    last = older ? older.seq + older.count - 1 : 0
  }
}

/** The `prev` of a damaged row is not to be trusted, so the log itself is asked. */
function wholeBefore(rowBefore: StatementSync, stream: string, before: number): LogRow | undefined {
  for (let pos = before; pos > 0; ) {
    const cells = unlessDamaged(() => rowBefore.get(stream, pos))
    if (!cells) return undefined
    const { row, whole } = readCells(cells)
    // A damaged page may give its rows in any order; only going back comes to an end.
    if (row.pos >= pos) return undefined
    if (whole) return row
    pos = row.pos
  }
  return undefined
}

function wholeAt(byPosition: StatementSync, pos: number): LogRow | undefined {
  const cells = unlessDamaged(() => byPosition.get(pos))
  if (!cells) return undefined
  const { row, whole } = readCells(cells)
  return whole ? row : undefined
}
