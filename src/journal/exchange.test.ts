import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { append, event, problemIn } from '../../test/contracts/journal-contract.ts'
import { due } from '../core/deadlines.ts'
import { effectsUnderWay } from '../core/journey.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import type { Stamped } from '../ports.ts'
import { orThrow } from '../views/or-throw.ts'
import { exportedLines, exportHash, fork, importLines } from './exchange.ts'
import { memoryStore } from './memory.ts'
import { retain } from './retention.ts'
import { openJournal, type Writer } from './writer.ts'

const mark = { due: null, status: 'active' }
const long = 'a text that is long enough to be stored once and stands in several events '.repeat(2)
const talk = (id: string): Stamped[] => [
  event(1, { type: 'conversation_started', conversation: id, team: { z: 1, a: 2 } }),
  event(2, { text: long, n: 1.5 }),
  event(3, { text: long, huge: '大'.repeat(5_000) }),
  event(4, { text: '\u2028 "quoted" \u0000 \u009b \u202e \ud800' }),
]

async function withTalk(): Promise<Writer> {
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  await journal.append({ stream: 'c1', expected: 0, events: talk('c1').slice(0, 2), mark })
  await journal.append({ stream: 'c1', expected: 2, events: talk('c1').slice(2), mark })
  return journal
}

describe('export and import', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../test/journals/v1/talk-of-two-ais.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  const id = JSON.parse(lines[0] ?? '').conversation
  const empty = (): Writer => openJournal(memoryStore(), { soon: setImmediate })

  test('an export is the events, one a line', async () => {
    const lines = [...exportedLines(await withTalk(), 'c1')]
    expect(lines.map((line) => JSON.parse(line))).toEqual(talk('c1'))
    expect(lines.slice(0, 3)).toEqual(
      talk('c1')
        .slice(0, 3)
        .map((each) => JSON.stringify(each)),
    )
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Bidi_Control}]/u)
  })

  test('X1: round-trip byte for byte, and marked as the fold says', async () => {
    const [from, to] = [empty(), empty()]
    expect(await importLines(from, lines)).toEqual({ ok: true, value: { stream: id, events: lines.length } })
    expect([...exportedLines(from, id)]).toEqual(lines)
    expect(await importLines(to, exportedLines(from, id))).toMatchObject({ ok: true })
    expect(exportHash(to, id)).toBe(exportHash(from, id))
    expect(to.head(id)).toMatchObject({ seq: lines.length + 1, status: 'completed', due: null })
  })

  test('X4: an import ends with the event that says so; nothing of it is due, and it is no part of the export', async () => {
    const journal = empty()
    const underWay = lines.slice(0, lines.findIndex((line) => line.includes('task_execution_started')) + 1)
    await importLines(journal, underWay)
    const state = fold(journal.read(id) as Iterable<JournalEvent>)
    expect(state).toMatchObject({ imported: true, talk: 'paused', interrupt: 'PAUSED', messages: [], questions: [] })
    expect(state.tasks.every((task) => task.dispatch === undefined)).toBe(true)
    expect([due(state, state.at), effectsUnderWay(id, state), journal.head(id)?.due]).toEqual([null, [], null])
    expect([...exportedLines(journal, id)]).toEqual(underWay)
  })

  test('X4: a fork of what was imported is imported too, from whichever event', async () => {
    const journal = empty()
    await importLines(journal, lines)
    for (const atSeq of [3, lines.length + 1]) {
      const as = `fork${atSeq}`
      const extra = (seq: number, at: number): Stamped =>
        event(seq, { at, type: 'conversation_forked', from: id, at_seq: atSeq })
      await fork(journal, { stream: id, atSeq, as, extra })
      expect(fold(journal.read(as) as Iterable<JournalEvent>).imported).toBe(true)
    }
  })

  test('blank lines are not events', async () => {
    expect(await importLines(empty(), ['', ...lines, ' \r'])).toMatchObject({ ok: true })
  })

  test('an id that exists is refused with a hint, and can be imported under another', async () => {
    const journal = empty()
    await importLines(journal, lines)
    expect(await importLines(journal, lines)).toMatchObject({
      ok: false,
      problem: { code: 'E_CONFLICT', detail: { why: 'exists' } },
    })
    expect(await importLines(journal, lines, { as: 'c2' })).toMatchObject({ ok: true, value: { stream: 'c2' } })
    expect([...exportedLines(journal, 'c2')]).toEqual(
      lines.map((line) => line.replace(`"conversation":"${id}"`, '"conversation":"c2"')),
    )
  })

  test.each([
    ['not JSON', () => lines.with(1, '{"seq":2,'), 2],
    ['a line that is no event', () => lines.with(1, '[1]'), 2],
    ['an event without a role', () => lines.with(1, '{"seq":2,"at":1,"type":"queue_cleared","loopId":"user"}'), 2],
    ['a missing event', () => lines.toSpliced(2, 1), 3],
    ['a repeated event', () => lines.toSpliced(2, 0, lines[1] as string), 3],
    ['time that goes back', () => lines.with(3, lines[3]?.replace(/"at":\d+/, '"at":1') ?? ''), 4],
    ['no start', () => lines.slice(1), 1],
    ['no lines at all', () => [], 1],
  ])('X5: %s is refused with its line, and nothing is imported', async (_, changed, line) => {
    const to = empty()
    expect(await importLines(to, changed())).toMatchObject({
      ok: false,
      problem: { code: 'E_INVALID_ARGS', detail: { why: 'bad_line', line, message: expect.any(String) } },
    })
    expect([...to.heads()]).toEqual([])
  })
})

describe('fork', () => {
  const extra = (seq: number, at: number): Stamped => event(seq, { at, type: 'conversation_forked', from: 'c1' })

  test.each([1, 2, 3, 4])('at event %i shares what came before and adds the event of the caller', async (atSeq) => {
    const journal = await withTalk()
    expect(await fork(journal, { stream: 'c1', atSeq, as: 'c2', extra })).toMatchObject({
      ok: true,
      value: { events: atSeq + 1 },
    })
    const shared = talk('c2').slice(0, atSeq)
    expect([...journal.read('c2')]).toEqual([...shared, extra(atSeq + 1, shared.at(-1)?.at ?? 0)])
    expect([...journal.read('c1')]).toEqual(talk('c1'))
  })

  test('refuses an event that is not there and an id that is', async () => {
    const journal = await withTalk()
    for (const atSeq of [0, 5, 1.5]) {
      expect(await fork(journal, { stream: 'c1', atSeq, as: 'c2', extra })).toMatchObject({
        problem: { detail: { why: 'no_such_event' } },
      })
    }
    expect(await fork(journal, { stream: 'c1', atSeq: 1, as: 'c1', extra })).toMatchObject({
      problem: { detail: { why: 'exists' } },
    })
  })
})

describe('retention', () => {
  const ended = { due: null, status: 'completed' }

  test('retention:R1: removes only what has ended and is old, and leaves a tombstone that proves an export', async () => {
    const journal = await withTalk()
    const end = talk('c1').at(-1)?.at ?? 0
    await journal.append({ ...append('c1', 4), mark: ended })
    await journal.append({ ...append('young', 0), mark: ended, events: [event(1, { at: end + 50_000 })] })
    await journal.append(append('open', 0))
    const hash = exportHash(journal, 'c1')
    const removed = orThrow(retain(journal, { olderThanMs: 10_000, now: end + 55_000 }))
    expect(removed).toEqual([{ stream: 'c1', seq: 5, at: end + 1, removedAt: end + 55_000, hash }])
    expect([...journal.tombstones()]).toEqual(removed)
    expect([...journal.heads()].map(({ stream }) => stream)).toEqual(['young', 'open'])
    expect([...journal.read('c1')]).toEqual([])
  })

  test('the id of a removed conversation is not used again', async () => {
    const journal = openJournal(memoryStore(), { soon: setImmediate })
    await journal.append({ ...append('c1', 0), mark: ended })
    retain(journal, { olderThanMs: 0, now: Number.MAX_SAFE_INTEGER })
    expect(await problemIn(journal.append(append('c1', 0)))).toMatchObject({
      code: 'E_CONFLICT',
      detail: { why: 'removed' },
    })
  })
})
