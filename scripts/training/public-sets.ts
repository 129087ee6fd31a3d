/** Rows of public sets, and draws from them by hash, for the scripts that fit the shipped constants. */
import { createHash } from 'node:crypto'
import { findPart, type IntentRow, readRows } from '../../src/understanding/eval/rows.ts'

const root = process.argv[2] ?? 'data'

export const partOf = (set: string, part: string): IntentRow[] =>
  readRows(findPart(`${root}/${set}`, part) ?? '') as IntentRow[]

/** All intents of the rows, in an order that only the seed decides. */
export function drawnIntents(rows: readonly IntentRow[], seed: string): string[] {
  const key = (text: string) =>
    createHash('sha1')
      .update(seed + text)
      .digest('hex')
  return [...new Set(rows.map((row) => row.intent))].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
