/** One suite for every Store (src/journal/store.ts): memory, SQLite, the simulated disk. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Row, Store, Tombstone } from '../../src/journal/store.ts'

/** `again` opens what `open` left on its medium, as after a crash; without it the store forgets with its process. */
export type Medium = { readonly open: () => Store; readonly again?: () => Store }

export const row = (stream: string, seq: number, more: Partial<Row> = {}): Row => ({
  stream,
  seq,
  count: 1,
  at: 1_000 + seq,
  body: `{"n":${seq}}`,
  due: null,
  status: 'active',
  ...more,
})

export const tombstone = (stream: string, seq: number): Tombstone => ({
  stream,
  seq,
  at: 1_000,
  removedAt: 9_000,
  hash: 'h',
})

export function storeContract(name: string, medium: () => Medium): void {
  describe(`${name} as a store`, () => {
    const opened: Store[] = []
    afterEach(() => {
      for (const store of opened.splice(0)) store.close()
    })
    const keep = (store: Store): Store => {
      opened.push(store)
      return store
    }
    const fresh = (): Store => keep(medium().open())
    const put = (store: Store, ...rows: Row[]): void => {
      for (const each of rows) store.put(each)
      store.commit()
    }

    test('rows come back as they were put, in order, also when several streams share a commit', () => {
      const store = fresh()
      put(store, row('a', 1, { count: 3 }), row('b', 1), row('a', 4, { due: 77, status: 'waiting' }))
      put(store, row('b', 2))
      expect([...store.rows('a', 0)].map(({ seq, count, body }) => [seq, count, body])).toEqual([
        [1, 3, '{"n":1}'],
        [4, 1, '{"n":4}'],
      ])
      expect([...store.rows('b', 0)].map(({ seq }) => seq)).toEqual([1, 2])
      expect({ ...store.head('a') }).toMatchObject({ stream: 'a', seq: 4, at: 1_004, due: 77, status: 'waiting' })
    })

    test('reading starts with the row that holds the first event asked for', () => {
      const store = fresh()
      put(store, row('a', 1, { count: 3 }), row('a', 4), row('a', 5, { count: 2 }))
      expect([...store.rows('a', 2)].map(({ seq }) => seq)).toEqual([1, 4, 5])
      expect([...store.rows('a', 3)].map(({ seq }) => seq)).toEqual([4, 5])
      expect([...store.rows('a', 5)].map(({ seq }) => seq)).toEqual([5])
      expect([...store.rows('a', 6)]).toEqual([])
      expect([...store.rows('nobody', 0)]).toEqual([])
    })

    test('nothing that was put is seen before its commit', () => {
      const store = fresh()
      store.put(row('a', 1))
      expect(store.head('a')).toBeUndefined()
      expect([...store.heads()]).toEqual([])
      store.commit()
      expect([...store.heads()].map(({ stream, seq }) => [stream, seq])).toEqual([['a', 1]])
    })

    test('a commit of nothing is nothing', () => {
      const store = fresh()
      store.commit()
      expect([...store.heads()]).toEqual([])
    })

    test('terms are kept and may be put twice', () => {
      const store = fresh()
      for (const id of [1, 2, 1]) store.putTerm({ id, text: `word ${id}` })
      store.commit()
      expect([...store.terms()]).toEqual([
        { id: 1, text: 'word 1' },
        { id: 2, text: 'word 2' },
      ])
    })

    test('a blob is kept as it is, and lives until the last stream that uses it is removed', () => {
      const store = fresh()
      const text = 'zero \u0000, 协作, \u{1F682}\r\n'
      store.putBlob({ stream: 'a', hash: 'x', text })
      store.putBlob({ stream: 'b', hash: 'x', text })
      put(store, row('a', 1), row('b', 1))
      expect(store.blob('x')).toBe(text)
      store.remove(tombstone('a', 1))
      expect(store.blob('x')).toBe(text)
      store.remove(tombstone('b', 1))
      expect(store.blob('x')).toBeUndefined()
    })

    test('the last snapshot counts, and dropping them touches nothing else', () => {
      const store = fresh()
      put(store, row('a', 1), row('a', 2))
      store.putSnapshot('a', { seq: 1, body: 'one' })
      store.putSnapshot('a', { seq: 2, body: 'two' })
      expect(store.snapshot('a')).toEqual({ seq: 2, body: 'two' })
      store.commit()
      expect(store.snapshot('a')).toEqual({ seq: 2, body: 'two' })
      store.dropSnapshots()
      expect(store.snapshot('a')).toBeUndefined()
      expect(store.head('a')?.seq).toBe(2)
    })

    test('a removed stream leaves its tombstone, and the others stay as they are', () => {
      const store = fresh()
      put(store, row('a', 1), row('b', 1), row('a', 2))
      store.putSnapshot('a', { seq: 2, body: 's' })
      store.commit()
      store.remove(tombstone('a', 2))
      expect(store.head('a')).toBeUndefined()
      expect(store.snapshot('a')).toBeUndefined()
      expect([...store.rows('a', 0)]).toEqual([])
      expect(store.tombstone('a')).toEqual(tombstone('a', 2))
      expect([...store.tombstones()]).toEqual([tombstone('a', 2)])
      put(store, row('b', 2))
      expect([...store.rows('b', 0)].map(({ seq }) => seq)).toEqual([1, 2])
      store.reopen()
      expect([...store.heads()].map(({ stream, seq }) => [stream, seq])).toEqual([['b', 2]])
    })

    test('reopening forgets what was not committed and keeps what was', () => {
      const store = fresh()
      put(store, row('a', 1))
      store.put(row('a', 2))
      store.reopen()
      expect(store.head('a')?.seq).toBe(1)
      put(store, row('a', 2, { body: 'second' }))
      expect([...store.rows('a', 1)].map(({ body }) => body)).toEqual(['second'])
    })

    if (!medium().again) return

    test('what is committed is there for the next process, cleanly closed or not', () => {
      const { open, again = open } = medium()
      const first = keep(open())
      first.putTerm({ id: 1, text: 'word' })
      first.putBlob({ stream: 'a', hash: 'x', text: 'blob' })
      put(first, row('a', 1), row('b', 1, { due: 5, status: 'waiting' }))
      first.put(row('a', 2))
      const second = keep(again())
      expect([...second.heads()].map(({ stream, seq, due, status }) => [stream, seq, due, status]).sort()).toEqual([
        ['a', 1, null, 'active'],
        ['b', 1, 5, 'waiting'],
      ])
      expect([...second.terms()]).toEqual([{ id: 1, text: 'word' }])
      expect(second.blob('x')).toBe('blob')
      expect([...second.rows('a', 0)].length).toBe(1)
    })
  })
}
