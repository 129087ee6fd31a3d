/**
 * The rows of a set: reads `.jsonl` and `.jsonl.gz`, and draws from them as the data's page says. The formats are those of
 * docs/understanding.md; metrics are in the files beside.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Spoken } from '../../core/text/language.ts'
import type { SlotValue } from '../embedded/slots/slot-spec.ts'

type RowBase = { readonly id: string; readonly lang?: Spoken }
export type IntentRow = RowBase & {
  readonly text: string
  readonly intent: string
  readonly slots?: readonly SlotValue[]
}
type Segment = { readonly intent: string; readonly start: number; readonly end: number }
export type MixedRow = RowBase & {
  readonly text: string
  readonly intents: readonly string[]
  readonly slots?: readonly SlotValue[]
  readonly segments?: readonly Segment[]
}
export type RelationRow = RowBase & {
  readonly text: string
  readonly task: {
    readonly agent: string
    readonly intent?: string
    readonly goal: string
    readonly slots: Readonly<Record<string, unknown>>
    readonly asked?: readonly string[]
  }
  readonly history: readonly { readonly role: 'user' | 'agent'; readonly text: string }[]
  readonly relation: string
  readonly also?: readonly string[]
  readonly control?: string
}
export type ShiftRow = RowBase & {
  readonly turns: readonly { readonly text: string; readonly role?: string; readonly shift?: number }[]
}
export type Row = IntentRow | MixedRow | RelationRow | ShiftRow
export type Kind = 'intent' | 'mixed' | 'relation' | 'shift'

export function readRows(file: string): Row[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** `DIR/part.jsonl`, or the same gzipped. */
export function findPart(folder: string, part: string): string | undefined {
  return [`${part}.jsonl`, `${part}.jsonl.gz`].map((name) => join(folder, name)).find((file) => existsSync(file))
}

export function kindOf(rows: readonly Row[]): Kind {
  const first = rows[0] ?? {}
  if ('turns' in first) return 'shift'
  if ('task' in first) return 'relation'
  return 'intents' in first || 'frames' in first ? 'mixed' : 'intent'
}

/** The k rows of each label with the lowest sha1 of seed + text. */
export function drawFew(rows: readonly IntentRow[], k: number, seed: string): IntentRow[] {
  const byLabel = new Map<string, { row: IntentRow; key: string }[]>()
  for (const row of rows) {
    const list = byLabel.get(row.intent) ?? []
    list.push({ row, key: sha1(seed + row.text) })
    byLabel.set(row.intent, list)
  }
  return [...byLabel.values()].flatMap((list) =>
    list
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, k)
      .map(({ row }) => row),
  )
}

/** Which of the folds a text is in. */
export const foldOf = (text: string, folds: number): number => Number.parseInt(sha1(text).slice(0, 8), 16) % folds

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')
