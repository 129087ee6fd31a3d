/** The room at the end of the write-ahead log: it is there, nothing is lost by it, and commits go on where it cannot be made. */
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LogRoom, roomBytes } from './log-room.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { walState } from './wal.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-room-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const fresh = (): string => mkdtempSync(join(root, 'log-'))

const body = 'x'.repeat(3_000)
function write(store: Store, commits: number, rows = 1): void {
  for (let n = 0; n < commits; n++) {
    for (let row = 0; row < rows; row++) {
      const stream = `c${row}`
      const seq = (store.head(stream)?.seq ?? 0) + 1
      store.put({ stream, seq, count: 1, at: seq, due: null, status: 'active', body })
    }
    store.commit()
  }
}
const stored = (store: Store): number => [...store.rows('c0', 0)].length

test('a log that grows by single commits has zeros behind its last commit, and no more than one step of them', () => {
  const path = join(fresh(), 'journal.db')
  const store = openSqlite({ path })
  write(store, 400)
  const wal = readFileSync(`${path}-wal`)
  const { committedBytes, isDamaged } = walState(wal)
  expect(isDamaged).toBe(false)
  expect(wal.length - committedBytes).toBeGreaterThan(0)
  expect(wal.length - committedBytes).toBeLessThanOrEqual(roomBytes)
  expect(wal.subarray(committedBytes).every((byte) => byte === 0)).toBe(true)
  store.close()
  const again = openSqlite({ path })
  expect(stored(again)).toBe(400)
  again.close()
})

test('a copy of the files in the middle of the work has all of it', () => {
  const [path, copy] = [join(fresh(), 'journal.db'), join(fresh(), 'journal.db')]
  const store = openSqlite({ path })
  write(store, 200)
  for (const end of ['', '-wal']) writeFileSync(copy + end, readFileSync(path + end))
  store.close()
  const crashed = openSqlite({ path: copy })
  expect(stored(crashed)).toBe(200)
  write(crashed, 100)
  expect(stored(crashed)).toBe(300)
  crashed.close()
})

test('no room is made for a short log, nor for commits that many share, nor beyond what the log may take', () => {
  const short = join(fresh(), 'journal.db')
  const shared = join(fresh(), 'journal.db')
  const small = join(fresh(), 'journal.db')
  const stores = [openSqlite({ path: short }), openSqlite({ path: shared }), openSqlite({ path: small, walPages: 64 })]
  write(stores[0] as Store, 8)
  write(stores[1] as Store, 40, 20)
  write(stores[2] as Store, 400)
  for (const path of [short, shared]) {
    const wal = readFileSync(`${path}-wal`)
    expect(wal.length).toBe(walState(wal).committedBytes)
  }
  expect(statSync(`${small}-wal`).size).toBeLessThan(roomBytes)
  for (const store of stores) store.close()
})

test('where the file is gone or another is in its place, nothing is written to it', () => {
  const path = join(fresh(), 'log')
  writeFileSync(path, Buffer.alloc(300_000, 1))
  const gone = new LogRoom(`${path}-none`, 10_000_000)
  const replaced = new LogRoom(path, 10_000_000)
  renameSync(path, `${path}-before`)
  writeFileSync(path, Buffer.alloc(300_000, 2))
  for (let n = 0; n < 32; n++) for (const room of [gone, replaced]) room.afterCommit(1)
  expect(statSync(path).size).toBe(300_000)
  for (const room of [gone, replaced]) room.close()
})
