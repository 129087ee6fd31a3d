/** One suite for every Journal over a store: the embedded one, and later the ones other drivers bring. */
import { describe, expect, test } from 'vitest'
import { JournalFault } from '../../src/journal/fault.ts'
import type { Append, Journal, Stamped } from '../../src/ports.ts'

export const event = (seq: number, more: Record<string, unknown> = {}): Stamped => ({
  seq,
  at: 1_700_000_000_000 + seq,
  type: 'member_said',
  loopId: 'user',
  role: 'ann',
  ...more,
})

export const append = (stream: string, expected: number, count = 1, more: Record<string, unknown> = {}): Append => ({
  stream,
  expected,
  events: Array.from({ length: count }, (_, i) => event(expected + 1 + i, more)),
  mark: { due: null, status: 'active' },
})

export const problemOf = (thrown: unknown): unknown => (thrown instanceof JournalFault ? thrown.problem : thrown)
export const problemIn = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => 'no fault', problemOf)

export function journalContract(name: string, open: () => Journal): void {
  describe(`${name} as a journal`, () => {
    const withJournal = async (check: (journal: Journal) => Promise<void>): Promise<void> => {
      const journal = open()
      await check(journal)
      await journal.close()
    }

    test('events come back equal, with their keys in the same order', () =>
      withJournal(async (journal) => {
        const long = 'the same long text, '.repeat(20)
        const events = [
          event(1, { text: long, nested: { deep: [long, { long }] }, n: 0, none: null }),
          event(2, { text: long, huge: 'x'.repeat(10_000), also: { huge: 'x'.repeat(10_000) } }),
          { role: 'bob', loopId: 'user', type: 'odd_order', at: 5, seq: 3, text: '中文\u0000\ud800"' } as Stamped,
        ]
        await journal.append({ stream: 'a', expected: 0, events, mark: { due: 9, status: 'waiting' } })
        const found = [...journal.read('a')]
        expect(found).toEqual(events)
        expect(found.map((each) => JSON.stringify(each))).toEqual(events.map((each) => JSON.stringify(each)))
        expect(journal.head('a')).toMatchObject({ stream: 'a', seq: 3, at: 5, due: 9, status: 'waiting' })
      }))

    test('reading can start after any event', () =>
      withJournal(async (journal) => {
        await journal.append(append('a', 0, 3))
        await journal.append(append('a', 3, 600))
        for (const after of [0, 1, 2, 3, 4, 258, 259, 602, 603]) {
          const seqs = [...journal.read('a', after)].map(({ seq }) => seq)
          expect(seqs).toEqual(Array.from({ length: 603 - after }, (_, i) => after + 1 + i))
        }
      }))

    test('what is no position cannot be read from, and is refused at once', () =>
      withJournal(async (journal) => {
        await journal.append(append('a', 0, 3))
        for (const after of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
          expect(() => journal.read('a', after)).toThrow(JournalFault)
        expect([...journal.read('a', 99)]).toEqual([])
      }))

    test('a wrong expected version fails alone, and the batch around it goes through', () =>
      withJournal(async (journal) => {
        const first = journal.append(append('a', 0))
        const wrong = problemIn(journal.append(append('a', 0)))
        const second = journal.append(append('a', 1, 2))
        const other = journal.append(append('b', 0))
        await Promise.all([first, second, other])
        expect(await wrong).toMatchObject({ code: 'E_CONFLICT', detail: { why: 'version', stream: 'a', found: 1 } })
        expect([...journal.read('a')].map(({ seq }) => seq)).toEqual([1, 2, 3])
        expect(journal.head('b')?.seq).toBe(1)
      }))

    test('events whose seq does not go on from the last one are refused', () =>
      withJournal(async (journal) => {
        const gap = { ...append('a', 0), events: [event(1), event(3)] }
        expect(await problemIn(journal.append(gap))).toMatchObject({ code: 'E_CONFLICT', detail: { why: 'sequence' } })
        expect(journal.head('a')).toBeUndefined()
      }))

    test('acknowledgements come in the order of the appends', () =>
      withJournal(async (journal) => {
        const order: string[] = []
        const all = ['a', 'b', 'c'].map((stream) => journal.append(append(stream, 0)).then(() => order.push(stream)))
        expect(journal.head('a')).toBeUndefined()
        await Promise.all(all)
        expect(order).toEqual(['a', 'b', 'c'])
      }))

    test('a snapshot is given back as it was saved', () =>
      withJournal(async (journal) => {
        await journal.append(append('a', 0, 2))
        expect(journal.snapshot('a')).toBeUndefined()
        journal.saveSnapshot('a', 2, '{"state":1}')
        expect(journal.snapshot('a')).toEqual({ seq: 2, body: '{"state":1}' })
        expect(() => journal.saveSnapshot('a', 3, 'ahead of the disk')).toThrow()
      }))

    test('closing writes what is still waiting', async () => {
      const journal = open()
      const waiting = journal.append(append('a', 0))
      await journal.close()
      await waiting
      expect(await problemIn(journal.append(append('a', 1)))).toMatchObject({ code: 'E_IO', detail: { why: 'closed' } })
    })
  })
}
