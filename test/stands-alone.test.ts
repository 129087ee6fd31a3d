/**
 * An event stands alone (events:V1): the fold of every golden journal is the same, byte for byte, when the readers of texts, the
 * limits and the words of the program are others than today's.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Conversation } from '../src/core/state/conversation.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import { importsOf } from './tidy/source.ts'

const root = join(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'journals/v1')
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
const journal = (name: string): JournalEvent[] =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalEvent)

/** Another release: markers are read in another way, time-outs and limits differ, a text has other measures. */
vi.mock('../src/core/text/markers.ts', () => ({ readMarkers: () => ({ targets: ['somebody'], done: true }) }))
vi.mock('../src/core/text/measure.ts', () => ({ measure: () => ({ tokens: 1, print: 1 }) }))
vi.mock('../src/core/text/clip.ts', () => ({ clip: () => 'cut' }))
vi.mock('../src/core/state/limits.ts', async (original) => {
  const numbers = Object.entries(await original<Record<string, unknown>>())
  const others = numbers.map(([name, value]) => [name, typeof value === 'number' ? value + 1 : value])
  return { ...Object.fromEntries(others), kept: { echoes: 1, page: 1, dispatches: 1, keys: 1 } }
})
vi.mock('../src/views/texts/languages.ts', () => ({ texts: {} }))
const { fold } = await import('../src/core/state/evolve.ts')
const { kept } = await import('../src/core/state/limits.ts')
const { unborn } = await import('../src/core/state/conversation.ts')
afterAll(() => vi.restoreAllMocks())

describe('the fold of an old journal', () => {
  test('the numbers of this run are others indeed', () => {
    expect(kept).toEqual({ echoes: 1, page: 1, dispatches: 1, keys: 1 })
    expect(unborn.kept).toEqual(kept)
  })

  test.each(names)('%s', (name) => {
    const state: Conversation = fold(journal(name))
    const written = readFileSync(join(folder, name.replace('.jsonl', '.state.json')), 'utf8')
    expect(`${JSON.stringify(state, null, 2)}\n`).toBe(written)
  })
})

test('the fold imports no reader of texts, no limits and no words, however far its imports are followed', () => {
  const seen = new Set<string>()
  const follow = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const imports = importsOf(readFileSync(join(root, path), 'utf8'), path)
    for (const { to, bare, typeOnly } of imports) if (!bare && !typeOnly) follow(to)
  }
  follow('src/core/state/evolve.ts')
  expect(seen.size).toBeGreaterThan(10)
  const allowed = new Set([
    'src/core/state/limits.ts', // only for the state before the first event, which says its own limits
    'src/core/text/language.ts', // only for the schema of a team, which lists the languages
  ])
  expect([...seen].filter((path) => /\/text\/|\/views\/|limits/.test(path) && !allowed.has(path))).toEqual([])
})
