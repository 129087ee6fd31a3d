import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { evaluate, folderFiles } from './evaluate.ts'
import type { IntentMetrics } from './intent-metrics.ts'
import { drawFew, type Row } from './rows.ts'
import { tableOf } from './table.ts'

const things = ['door', 'window', 'gate', 'lid', 'box', 'shop']
const verbs = {
  open: ['open the', 'please open a', 'can you open my'],
  shut: ['shut the', 'please shut a', 'can you shut my'],
}
const rows = Object.entries(verbs).flatMap(([intent, starts]) =>
  starts.flatMap((start, i) =>
    things.map((thing, j) => ({ id: `${intent}${i}${j}`, text: `${start} ${thing}`, intent })),
  ),
)
const lines = (list: readonly Row[]) => list.map((row) => JSON.stringify(row)).join('\n')
const folder = (parts: Record<string, string | Buffer>): string => {
  const path = mkdtempSync(join(tmpdir(), 'eval-'))
  for (const [name, body] of Object.entries(parts)) writeFileSync(join(path, name), body)
  return path
}

describe('evaluate', () => {
  test('learns from the train part, plain or gzipped, and writes one prediction a row', async () => {
    const path = folder({
      'train.jsonl.gz': gzipSync(lines(rows.filter((_, i) => i % 3))),
      'dev.jsonl': lines(rows.filter((_, i) => i % 3 === 0)),
    })
    const out = join(path, 'out.jsonl')
    const files = folderFiles(path)
    const report = await evaluate({ ...files, test: files.test ?? '', out })
    expect(report).toMatchObject({ kind: 'intent', folds: 1, open: false, test_rows: 12 })
    expect((report.metrics as IntentMetrics).accuracy).toBe(1)
    const written = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(written).toHaveLength(12)
    expect(written[0]).toMatchObject({
      id: 'open00',
      intent: 'open',
      confidence: expect.any(Number),
      ms: expect.any(Number),
    })
    expect(tableOf(report)).toContain('accuracy')
  })

  test('a set without a train part is scored in folds of its dev part', async () => {
    const report = await evaluate({ test: join(folder({ 'dev.jsonl': lines(rows) }), 'dev.jsonl') })
    expect(report).toMatchObject({ folds: 5, test_rows: rows.length })
  })
})

test('few samples are those with the lowest sha1 of seed and text', () => {
  const few = drawFew(rows, 2, 'a')
  expect(few).toHaveLength(4)
  expect(
    drawFew([...rows].reverse(), 2, 'a')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(few.map(({ id }) => id).sort())
  expect(drawFew(rows, 2, 'b').map(({ id }) => id)).not.toEqual(few.map(({ id }) => id))
})
