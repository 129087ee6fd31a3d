/**
 * Journals of earlier versions, replayed for ever: every event still fits its schema, and the whole still folds to the state that
 * was written down beside it. A change that breaks this is a migration, not an edit of these files.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type EventType, events, type JournalEvent } from '../src/core/state/events.ts'
import { fold } from '../src/core/state/evolve.ts'
import { exportedLines, importLines } from '../src/journal/exchange.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal } from '../src/journal/writer.ts'

const folder = join(import.meta.dirname, 'journals/v1')
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

test('there are journals of talk, of work, of decisions and of an emergency', () => {
  expect(names.length).toBeGreaterThanOrEqual(6)
})

describe.each(names)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const lines = text.trimEnd().split('\n')
  const read = lines.map((line) => JSON.parse(line) as JournalEvent)

  test('every event fits its schema', () => {
    for (const { seq, at, type, loopId, role, ...fields } of read) {
      expect(
        events[type as EventType].safeParse(fields).error,
        `${seq} ${type} ${loopId}.${role} ${at}`,
      ).toBeUndefined()
    }
  })

  test('it folds to the state that was written down', () => {
    const state = JSON.parse(readFileSync(join(folder, name.replace('.jsonl', '.state.json')), 'utf8'))
    expect(JSON.parse(JSON.stringify(fold(read)))).toEqual(state)
  })

  test('it comes out of a journal as it went in', async () => {
    const journal = openJournal(memoryStore(), { soon: queueMicrotask })
    const imported = await importLines(journal, lines)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
    expect([...exportedLines(journal, imported.value.stream)]).toEqual(lines)
  })
})
