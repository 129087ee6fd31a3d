import { describe, expect, test } from 'vitest'
import { append, problemIn } from '../../test/contracts/journal-contract.ts'
import { fault } from './fault.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'
import { openJournal } from './writer.ts'

/** A memory store whose calls can be made to fail, and a turn that ends when the test says so. */
function bench(): { store: Store; journal: ReturnType<typeof openJournal>; turn: () => void; commits: () => number } {
  const store = memoryStore()
  const waiting: (() => void)[] = []
  let commits = 0
  const commit = store.commit.bind(store)
  store.commit = () => {
    commit()
    commits++
  }
  const turn = (): void => {
    for (const call of waiting.splice(0)) call()
  }
  return { store, journal: openJournal(store, { soon: (call) => waiting.push(call) }), turn, commits: () => commits }
}

/** Fails the next calls of one method with what is given, leaving nothing of the batch, as the port asks. */
function failing(store: Store, method: 'commit' | 'reopen' | 'put', error: unknown, times = 1): void {
  const real = store[method].bind(store) as (...values: unknown[]) => void
  const forget = store.reopen.bind(store)
  let left = times
  store[method] = (...values: unknown[]) => {
    if (left-- <= 0) return real(...values)
    forget()
    throw error
  }
}

describe('W1: group commit', () => {
  test('a thousand appends of one turn are one commit, acknowledged together after it', async () => {
    const { journal, turn, commits } = bench()
    const acknowledged: string[] = []
    const all = Array.from({ length: 1000 }, (_, i) =>
      journal.append(append(`c${i}`, 0, 7)).then(() => acknowledged.push(`c${i}`)),
    )
    await Promise.resolve()
    expect([commits(), acknowledged.length]).toEqual([0, 0])
    turn()
    await Promise.all(all)
    expect([commits(), acknowledged.length]).toEqual([1, 1000])
  })

  test('what is appended after a turn is the next commit', async () => {
    const { journal, turn, commits } = bench()
    const first = journal.append(append('a', 0))
    turn()
    const second = journal.append(append('a', 1))
    await first
    expect(commits()).toBe(1)
    turn()
    await second
    expect(commits()).toBe(2)
  })

  test('the caller may change its events after the append', async () => {
    const { journal, turn } = bench()
    const events = [{ ...append('a', 0).events[0], text: 'before' }] as { text: string }[]
    const written = journal.append({ ...append('a', 0), events: events as never })
    for (const each of events) each.text = 'after'
    turn()
    await written
    expect([...journal.read('a')]).toMatchObject([{ text: 'before' }])
  })
})

describe('W2 and W3: a commit that fails', () => {
  const full = fault('E_IO', { why: 'disk_full' })

  test('fails its whole batch, and the same appends go through when there is space again', async () => {
    const { store, journal, turn } = bench()
    failing(store, 'commit', full)
    const all = ['a', 'b'].map((stream) => problemIn(journal.append(append(stream, 0, 2))))
    turn()
    expect(await Promise.all(all)).toMatchObject([
      { code: 'E_IO', detail: { why: 'disk_full' } },
      { detail: { why: 'disk_full' } },
    ])
    expect([...journal.heads()]).toEqual([])
    const again = ['a', 'b'].map((stream) => journal.append(append(stream, 0, 2)))
    turn()
    await Promise.all(again)
    expect([...journal.read('b')].map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('with another error makes the store be opened again before the next append', async () => {
    const { store, journal, turn } = bench()
    failing(store, 'put', new Error('EIO: i/o error, write'))
    let reopened = 0
    const reopen = store.reopen.bind(store)
    store.reopen = () => {
      reopened++
      reopen()
    }
    const lost = problemIn(journal.append(append('a', 0)))
    turn()
    expect(await lost).toMatchObject({ code: 'E_IO', detail: { why: 'io', what: 'EIO: i/o error, write' } })
    const next = journal.append(append('a', 0))
    expect(reopened).toBe(1)
    turn()
    await next
    expect(journal.head('a')?.seq).toBe(1)
  })

  test('refuses appends as long as it cannot be opened again', async () => {
    const { store, journal, turn } = bench()
    failing(store, 'commit', new Error('EIO'))
    failing(store, 'reopen', new Error('EIO again'), 2)
    const lost = problemIn(journal.append(append('a', 0)))
    turn()
    await lost
    for (const _ of [1, 2]) {
      expect(await problemIn(journal.append(append('a', 0)))).toMatchObject({
        code: 'E_IO',
        detail: { what: 'EIO again' },
      })
    }
    const third = journal.append(append('a', 0))
    turn()
    await third
  })

  test('refuses appends when the disk came back without something acknowledged', async () => {
    const { store, journal, turn } = bench()
    const kept = journal.append(append('a', 0, 3))
    turn()
    await kept
    failing(store, 'commit', new Error('EIO'))
    const lost = problemIn(journal.append(append('b', 0)))
    turn()
    await lost
    store.head = () => undefined
    expect(await problemIn(journal.append(append('b', 0)))).toMatchObject({
      code: 'E_IO',
      detail: { stream: 'a', acknowledged: 3, found: 0 },
    })
  })

  test('a batch that did reach the disk in spite of its error is found there, and the next version is that of the disk', async () => {
    const { store, journal, turn } = bench()
    const commit = store.commit.bind(store)
    store.commit = () => {
      commit()
      store.commit = commit
      throw new Error('EIO on the sync after the write')
    }
    const unclear = problemIn(journal.append(append('a', 0)))
    turn()
    expect(await unclear).toMatchObject({ code: 'E_IO' })
    expect(await problemIn(journal.append(append('a', 0)))).toMatchObject({ detail: { why: 'version', found: 1 } })
  })
})
