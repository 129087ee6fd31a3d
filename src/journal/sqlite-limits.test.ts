/** A full disk, an old or a newer file, and a reader beside the writer. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { append, problemIn } from '../../test/contracts/journal-contract.ts'
import { retain } from './retention.ts'
import { openSqlite } from './sqlite.ts'
import { migrate, steps } from './sqlite-schema.ts'
import { openJournal, type Writer } from './writer.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-limits-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const newPath = (): string => join(mkdtempSync(join(root, 'store-')), 'journal.db')
const open = (path: string, more: { maxPages?: number; readOnly?: boolean } = {}): Writer =>
  openJournal(openSqlite({ path, ...more }), { soon: setImmediate })

describe('a full disk', () => {
  test('refuses the batch that does not fit, keeps all that was acknowledged, and goes on when there is space', async () => {
    const path = newPath()
    const journal = open(path, { maxPages: 40 })
    let seq = 0
    let refused: unknown
    for (let i = 0; i < 200 && !refused; i++) {
      const text = `${i} `.repeat(500)
      const [a, b] = await Promise.all(
        ['a', 'b'].map((stream) => problemIn(journal.append(append(stream, seq, 1, { text })))),
      )
      expect(a).toEqual(b)
      if (a === 'no fault') seq++
      else refused = a
    }
    expect(refused).toMatchObject({ code: 'E_IO', detail: { why: 'disk_full' } })
    expect(seq).toBeGreaterThan(3)
    expect(['a', 'b'].map((stream) => [...journal.read(stream)].length)).toEqual([seq, seq])
    await journal.close()
    const roomy = open(path)
    expect(['a', 'b'].map((stream) => [...roomy.read(stream)].length)).toEqual([seq, seq])
    await roomy.append(append('a', seq))
    await roomy.close()
  })
})

describe('the version of the file', () => {
  test('a newer file is refused by writers and readers, and left as it is', async () => {
    const path = newPath()
    await open(path).close()
    const db = new DatabaseSync(path)
    db.exec('PRAGMA user_version = 99')
    for (const readOnly of [true, false]) {
      expect(() => open(path, { readOnly })).toThrow(
        expect.objectContaining({
          problem: expect.objectContaining({ detail: expect.objectContaining({ why: 'newer_schema', found: 99 }) }),
        }),
      )
    }
    expect(db.prepare('PRAGMA user_version').get()?.user_version).toBe(99)
    db.close()
  })

  test('a newer file that was not closed is refused before its log is moved into it', async () => {
    const [path, left] = [newPath(), newPath()]
    await open(path).close()
    const db = new DatabaseSync(path)
    db.exec('PRAGMA user_version = 99')
    const files = ['', '-wal'].map((end) => ({ end, bytes: readFileSync(path + end) }))
    db.close()
    for (const { end, bytes } of files) writeFileSync(left + end, bytes)
    expect(() => open(left)).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ detail: expect.objectContaining({ why: 'newer_schema' }) }),
      }),
    )
    expect(files[1]?.bytes.length).toBeGreaterThan(0)
    for (const { end, bytes } of files) expect(readFileSync(left + end).equals(bytes)).toBe(true)
  })

  test('an older file is brought forward step by step, with its rows', async () => {
    const path = newPath()
    const journal = open(path)
    await journal.append(append('a', 0, 3))
    await journal.close()
    const db = new DatabaseSync(path)
    migrate(db, path, [
      ...steps,
      'ALTER TABLE tombstones ADD COLUMN note TEXT',
      'CREATE TABLE extra (id INTEGER PRIMARY KEY)',
    ])
    expect(db.prepare('PRAGMA user_version').get()?.user_version).toBe(steps.length + 2)
    expect(db.prepare('SELECT count(*) AS rows FROM log').get()?.rows).toBe(1)
    db.close()
  })

  test('a step that fails leaves the file in its old version', () => {
    const path = newPath()
    const db = new DatabaseSync(path)
    migrate(db, path)
    expect(() => migrate(db, path, [...steps, 'CREATE TABLE half (id)', 'not a statement'])).toThrow()
    if (db.isTransaction) db.exec('ROLLBACK')
    expect(db.prepare('PRAGMA user_version').get()?.user_version).toBe(steps.length)
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").get()).toBeUndefined()
    db.close()
  })
})

describe('a reader beside a running writer', () => {
  test('sees every committed row, new words included, and nothing else', async () => {
    const path = newPath()
    const writer = open(path)
    await writer.append(append('a', 0, 2))
    const reader = open(path, { readOnly: true })
    expect([...reader.read('a')].length).toBe(2)
    await writer.append(append('a', 2, 1, { aNewField: 'x'.repeat(9_000) }))
    await writer.append({ ...append('b', 0), mark: { due: 5, status: 'completed' } })
    const pending = writer.append(append('a', 3))
    expect([...reader.read('a')]).toEqual([...writer.read('a')])
    expect(reader.head('a')?.seq).toBe(3)
    expect([...reader.heads()].map(({ stream, due }) => [stream, due])).toEqual([
      ['a', null],
      ['b', 5],
    ])
    await pending
    expect(reader.head('a')?.seq).toBe(4)
    retain(writer, { olderThanMs: 0, now: 9_999_999_999_999 })
    expect(reader.head('b')).toBeUndefined()
    expect([...reader.read('b')]).toEqual([])
    await writer.close()
    expect([...reader.read('a')].length).toBe(4)
    await reader.close()
  })

  test('does not write', async () => {
    const path = newPath()
    const writer = open(path)
    await writer.append(append('a', 0))
    const reader = open(path, { readOnly: true })
    expect(await problemIn(reader.append(append('a', 1)))).toMatchObject({
      code: 'E_CONFLICT',
      detail: { why: 'read_only' },
    })
    await reader.close()
    await writer.close()
  })
})

test('heads are found again without a clean close, also past many checkpoints of theirs', async () => {
  const path = newPath()
  const journal = open(path)
  for (let seq = 0; seq < 40; seq++)
    await Promise.all(Array.from({ length: 500 }, (_, i) => journal.append(append(`c${i}`, seq))))
  const second = open(path, { readOnly: true })
  expect([...second.heads()].length).toBe(500)
  for (const { seq } of second.heads()) expect(seq).toBe(40)
  expect([...second.read('c77')].length).toBe(40)
  await second.close()
  await journal.close()
})
