import { describe, expect, test } from 'vitest'
import { append, event, problemIn } from '../../test/contracts/journal-contract.ts'
import type { Stamped } from '../ports.ts'
import { exportHash, exportLines, fork, importLines } from './exchange.ts'
import { memoryStore } from './memory.ts'
import { retain } from './retention.ts'
import { openJournal, type Writer } from './writer.ts'

const mark = { due: null, status: 'active' }
const long = 'a text that is long enough to be stored once and stands in several events '.repeat(2)
const talk = (id: string): Stamped[] => [
  event(1, { type: 'conversation_started', conversation: id, team: { z: 1, a: 2 } }),
  event(2, { text: long, n: 1.5 }),
  event(3, { text: long, huge: '大'.repeat(5_000) }),
  event(4, { text: '\u2028 "quoted" \u0000 \ud800' }),
]

async function withTalk(): Promise<Writer> {
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  await journal.append({ stream: 'c1', expected: 0, events: talk('c1').slice(0, 2), mark })
  await journal.append({ stream: 'c1', expected: 2, events: talk('c1').slice(2), mark })
  return journal
}

describe('export and import', () => {
  test('X1: round-trip byte for byte', async () => {
    const from = await withTalk()
    const lines = [...exportLines(from, 'c1')]
    expect(lines).toEqual(talk('c1').map((each) => JSON.stringify(each)))
    const to = openJournal(memoryStore(), { soon: setImmediate })
    expect(await importLines(to, lines)).toEqual({ ok: true, value: { stream: 'c1', events: 4 } })
    expect([...exportLines(to, 'c1')]).toEqual(lines)
    expect(exportHash(to, 'c1')).toBe(exportHash(from, 'c1'))
  })

  test('blank lines are not events', async () => {
    const from = await withTalk()
    const to = openJournal(memoryStore(), { soon: setImmediate })
    expect(await importLines(to, ['', ...exportLines(from, 'c1'), ' \r'])).toMatchObject({ ok: true })
  })

  test('an id that exists is refused with a hint, and can be imported under another', async () => {
    const journal = await withTalk()
    const lines = [...exportLines(journal, 'c1')]
    expect(await importLines(journal, lines)).toMatchObject({
      ok: false,
      problem: { code: 'E_CONFLICT', detail: { why: 'exists' } },
    })
    expect(await importLines(journal, lines, { as: 'c2' })).toMatchObject({ ok: true, value: { stream: 'c2' } })
    expect([...exportLines(journal, 'c2')]).toEqual(
      lines.map((line) => line.replace('"conversation":"c1"', '"conversation":"c2"')),
    )
  })

  test.each([
    ['not JSON', (lines: string[]) => lines.with(1, '{"seq":2,'), 'not_json', 2],
    ['a line that is no event', (lines: string[]) => lines.with(1, '[1]'), 'not_an_event', 2],
    [
      'an event without a role',
      (lines: string[]) => lines.with(1, '{"seq":2,"at":1,"type":"x","loopId":"user"}'),
      'not_an_event',
      2,
    ],
    ['a missing event', (lines: string[]) => lines.toSpliced(2, 1), 'gap', 3],
    ['a repeated event', (lines: string[]) => lines.toSpliced(2, 0, lines[1] as string), 'gap', 3],
    [
      'time that goes back',
      (lines: string[]) => lines.with(3, lines[3]?.replace(/"at":\d+/, '"at":1') ?? ''),
      'time_goes_back',
      4,
    ],
    [
      'no start',
      (lines: string[]) => lines.with(0, lines[0]?.replace('conversation_started', 'started') ?? ''),
      'no_start',
      1,
    ],
    ['no lines at all', () => [], 'no_start', 1],
  ])('X2: %s is refused and nothing is imported', async (_, change, why, line) => {
    const lines = [...exportLines(await withTalk(), 'c1')]
    const to = openJournal(memoryStore(), { soon: setImmediate })
    expect(await importLines(to, change(lines))).toMatchObject({
      ok: false,
      problem: { code: 'E_INVALID_ARGS', detail: { why, line } },
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

  test('R1: removes only what has ended and is old, and leaves a tombstone that proves an export', async () => {
    const journal = await withTalk()
    const end = talk('c1').at(-1)?.at ?? 0
    await journal.append({ ...append('c1', 4), mark: ended })
    await journal.append({ ...append('young', 0), mark: ended, events: [event(1, { at: end + 50_000 })] })
    await journal.append(append('open', 0))
    const hash = exportHash(journal, 'c1')
    const removed = retain(journal, { olderThanMs: 10_000, now: end + 55_000 })
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
