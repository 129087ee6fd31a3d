/** Every event of the kept journals, forged in every way that applies to it: each forgery is refused with its line and a reason. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'
import { forgeries } from '../simulate/forgeries.ts'
import { importLines } from './exchange.ts'
import { memoryStore } from './memory.ts'
import { readEvent } from './read-events.ts'
import { openJournal } from './writer.ts'

const folder = join(import.meta.dirname, '../../test/journals/v1')
const journals = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({ name, lines: readFileSync(join(folder, name), 'utf8').trimEnd().split('\n') }))

describe.each(journals)('$name', ({ lines }) => {
  test.each(Object.entries(forgeries).filter(([name]) => name !== 'a time that lies ahead'))(
    '%s is refused',
    (_, forge) => {
      let before = unborn
      for (const [i, line] of lines.entries()) {
        const e = JSON.parse(line)
        const change = forge(e)
        if (change) {
          const { ok } = readEvent(JSON.stringify({ ...e, ...change }), before)
          expect({ line: i + 1, type: e.type, ok }).toEqual({ line: i + 1, type: e.type, ok: false })
        }
        before = evolve(before, e as JournalEvent)
      }
    },
  )

  test('nothing dated years ahead is imported', async () => {
    const journal = openJournal(memoryStore(), { soon: setImmediate })
    const far = lines.map((line) => JSON.stringify(inFuture(JSON.parse(line))))
    expect(await importLines(journal, far)).toMatchObject({
      ok: false,
      problem: { detail: { why: 'bad_line', line: 1, message: expect.stringContaining('ahead') } },
    })
  })

  test('a second verdict is refused with its line, and nothing is imported', async () => {
    const at = lines.findIndex((line) => line.includes('"type":"safety_checked"') && line.includes('"SAFE"'))
    const again = { ...JSON.parse(lines[at] ?? ''), seq: at + 2 }
    const journal = openJournal(memoryStore(), { soon: setImmediate })
    expect(await importLines(journal, [...lines.slice(0, at + 1), JSON.stringify(again)])).toMatchObject({
      ok: false,
      problem: { detail: { why: 'bad_line', line: at + 2, message: expect.stringContaining('verdict') } },
    })
    expect([...journal.heads()]).toEqual([])
  })
})

/** Every time in it that much later, so that it fits itself. */
const inFuture = (value: unknown): unknown =>
  typeof value === 'number' && value > 1e12
    ? value + 3e14
    : Array.isArray(value)
      ? value.map(inFuture)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inFuture(inner)]))
        : value
