/** Bits that flip, pages that are lost: damage is named, other conversations stay readable, nothing is overwritten. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { append, problemIn, problemOf } from '../../test/contracts/journal-contract.ts'
import { seededBits } from '../learning/random.ts'
import { orThrow } from '../views/or-throw.ts'
import { JournalFault } from './fault.ts'
import { retain } from './retention.ts'
import { openSqlite } from './sqlite.ts'
import { openJournal, rowsAtFirst, type Writer } from './writer.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-damage-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const streams = Array.from({ length: 12 }, (_, i) => `stream-${i}`)
const hops = 5
const textOf = (stream: string, hop: number): string => `${stream} says in hop ${hop}: `.padEnd(300, 'mind the gap ')
const open = (path: string): Writer => openJournal(openSqlite({ path }), { soon: setImmediate })

/** A closed store with twelve conversations of five rows of two events each, woven together. */
async function healthy(): Promise<{ path: string; bytes: Buffer }> {
  const path = join(mkdtempSync(join(root, 'store-')), 'journal.db')
  const journal = open(path)
  for (let hop = 0; hop < hops; hop++) {
    for (const stream of streams) {
      await journal.append(append(stream, hop * 2, 2, { text: textOf(stream, hop), big: `${stream} big `.repeat(500) }))
    }
  }
  await journal.close()
  return { path, bytes: readFileSync(path) }
}

const expected = (stream: string): string =>
  JSON.stringify(
    Array.from(
      { length: hops },
      (_, hop) => append(stream, hop * 2, 2, { text: textOf(stream, hop), big: `${stream} big `.repeat(500) }).events,
    ).flat(),
  )

function readAll(journal: Writer): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const stream of streams) {
    try {
      found.set(stream, JSON.stringify([...journal.read(stream)]))
    } catch (thrown) {
      found.set(stream, problemOf(thrown))
    }
  }
  return found
}

/** Changes a row with SQL, the way a bit changes it: behind the back of its checksum. */
function change(path: string, sql: string): void {
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
}

describe('one damaged row', () => {
  const inTheMiddle = "stream = 'stream-3' AND seq = 5"
  test.each([
    ['body', `UPDATE log SET body = replace(body, 'mind', 'mend') WHERE ${inTheMiddle}`],
    ['body is bytes', `UPDATE log SET body = CAST(body AS BLOB) WHERE ${inTheMiddle}`],
    ['stream', `UPDATE log SET stream = 'stream-4' WHERE ${inTheMiddle}`],
    ['prev', `UPDATE log SET prev = prev - 1 WHERE ${inTheMiddle}`],
    ['seq', `UPDATE log SET seq = 3 WHERE ${inTheMiddle}`],
    ['whole row', `DELETE FROM log WHERE ${inTheMiddle}`],
  ])('(%s) is named by stream and seq; the rest is read, and the stream takes no more', async (_, sql) => {
    const { path } = await healthy()
    change(path, sql)
    const journal = open(path)
    const found = readAll(journal)
    expect(found.get('stream-3')).toMatchObject({
      code: 'E_IO',
      detail: { why: 'damaged', stream: 'stream-3', seq: 5 },
    })
    for (const stream of streams) if (stream !== 'stream-3') expect(found.get(stream)).toBe(expected(stream))
    expect([...journal.read('stream-3', 6)].map(({ seq }) => seq)).toEqual([7, 8, 9, 10])
    expect(await problemIn(journal.append(append('stream-3', 10)))).toMatchObject({
      detail: { why: 'damaged', seq: 5 },
    })
    await journal.append(append('stream-4', 10))
    await journal.close()
  })

  test('is read up to the damage', async () => {
    const { path } = await healthy()
    change(path, `UPDATE log SET body = body || ' ' WHERE ${inTheMiddle}`)
    const journal = open(path)
    const seqs: number[] = []
    expect(() => {
      for (const { seq } of journal.read('stream-3')) seqs.push(seq)
    }).toThrow(JournalFault)
    expect(seqs).toEqual([1, 2, 3, 4])
    await journal.close()
  })

  test('in the part of the log that the heads do not cover yet is found when the store is opened', async () => {
    const { path } = await healthy()
    change(path, "DELETE FROM heads_state; UPDATE log SET body = '{}' WHERE stream = 'stream-3' AND seq = 9")
    const journal = open(path)
    expect(await problemIn(journal.append(append('stream-3', 8)))).toMatchObject({ detail: { why: 'damaged', seq: 9 } })
    expect(readAll(journal).get('stream-5')).toBe(expected('stream-5'))
    await journal.close()
  })
})

describe('damage in the older part of a conversation that is loaded from its snapshot', () => {
  test.each([
    ['a row', "UPDATE log SET body = body || ' ' WHERE stream = 'stream-3' AND seq = 1"],
    ['a content', "UPDATE blobs SET body = body || '!' WHERE body LIKE 'stream-3 %'"],
  ])('(%s) is found before anything is acknowledged into it', async (_, sql) => {
    const { path } = await healthy()
    change(path, sql)
    const journal = open(path)
    expect([...journal.read('stream-3', 10)]).toEqual([])
    expect(await problemIn(journal.append(append('stream-3', 10)))).toMatchObject({
      detail: { why: 'damaged', stream: 'stream-3', seq: 1 },
    })
    await journal.append(append('stream-4', 10))
    await journal.close()
  })

  test.each([
    ['before anything is acknowledged in one of 400 rows', 400, 0],
    ['soon after in a very long one, which then takes no more', rowsAtFirst + 100, 20],
  ])('is found %s', async (_, rows, most) => {
    const path = join(mkdtempSync(join(root, 'store-')), 'journal.db')
    const before = open(path)
    for (let seq = 0; seq < rows; seq++) {
      void before.append(append('long', seq))
      before.flush?.()
    }
    await before.close()
    change(path, "UPDATE log SET body = body || ' ' WHERE stream = 'long' AND seq = 2")
    const journal = open(path)
    let seq = rows
    let problem: unknown = 'no fault'
    for (; problem === 'no fault' && seq <= rows + most; seq++)
      problem = await problemIn(journal.append(append('long', seq)))
    expect(problem).toMatchObject({ detail: { why: 'damaged', stream: 'long', seq: 2 } })
    await journal.close()
  })
})

test.each([
  ['other text', "body || '!'"],
  ['bytes', 'CAST(body AS BLOB)'],
])('a damaged content (%s) is named by the row that needs it', async (_, body) => {
  const { path } = await healthy()
  change(path, `UPDATE blobs SET body = ${body} WHERE body LIKE 'stream-7 %'`)
  const journal = open(path)
  const found = readAll(journal)
  expect(found.get('stream-7')).toMatchObject({ detail: { why: 'damaged', stream: 'stream-7', seq: 1 } })
  expect(found.get('stream-8')).toBe(expected('stream-8'))
  await journal.close()
})

test('heads that are damaged or gone are read from the log instead', async () => {
  for (const sql of [
    "UPDATE heads SET seq = 4 WHERE stream = 'stream-2'",
    'DELETE FROM heads WHERE seq > 0',
    'DROP TABLE heads_state; CREATE TABLE heads_state (id, indexed_to, streams, sum)',
  ]) {
    const { path } = await healthy()
    change(path, sql)
    const journal = open(path)
    for (const stream of streams) expect(journal.head(stream)?.seq).toBe(10)
    await journal.close()
  }
})

test('one copy of the dictionary is enough', async () => {
  for (const sql of ["UPDATE terms SET body = replace(body, 'member_said', 'member_sang')", 'DELETE FROM terms_copy']) {
    const { path } = await healthy()
    change(path, sql)
    const journal = open(path)
    for (const [stream, found] of readAll(journal)) expect(found).toBe(expected(stream))
    await journal.close()
  }
})

test('a damaged snapshot is no snapshot', async () => {
  const { path } = await healthy()
  const before = open(path)
  before.saveSnapshot('stream-1', 10, '{"state":1}')
  await before.close()
  change(path, 'UPDATE snapshots SET body = \'{"state":2}\'')
  const journal = open(path)
  expect(journal.snapshot('stream-1')).toBeUndefined()
  await journal.close()
})

test('retention does not remove what it cannot read', async () => {
  const { path } = await healthy()
  const before = open(path)
  for (const stream of ['stream-1', 'stream-2']) {
    await before.append({ ...append(stream, 10), mark: { due: null, status: 'completed' } })
  }
  await before.close()
  change(path, "UPDATE log SET body = '{}' WHERE stream = 'stream-1' AND seq = 3")
  const journal = open(path)
  expect(orThrow(retain(journal, { olderThanMs: 0, now: 9_999_999_999_999 })).map(({ stream }) => stream)).toEqual([
    'stream-2',
  ])
  expect(journal.head('stream-1')?.seq).toBe(11)
  await journal.close()
})

test('any flipped bit of the file gives the true events or a fault, and never anything else', async () => {
  const { path, bytes } = await healthy()
  let touched = 0
  const bits = seededBits(42)
  for (let round = 0; round < 400; round++) {
    const copy = Buffer.from(bytes)
    const at = bits() % copy.length
    copy.writeUInt8(copy.readUInt8(at) ^ (1 << (bits() >>> 29)), at)
    writeFileSync(path, copy)
    touched += expectTruthOrFault(path)
  }
  expect(touched).toBeGreaterThan(0)
})

test('a page of any table in the place of another gives the true events or a fault', async () => {
  const { path, bytes } = await healthy()
  const pages = bytes.length / 4096
  const tables = 14 // with their indexes, and the first page
  let touched = 0
  for (let from = 0; from < tables; from++)
    for (let to = 1 + (from % 5); to < pages; to += 5) {
      const copy = Buffer.from(bytes)
      bytes.copy(copy, to * 4096, from * 4096, (from + 1) * 4096)
      writeFileSync(path, copy)
      touched += expectTruthOrFault(path)
    }
  expect(touched).toBeGreaterThan(0)
})

function expectTruthOrFault(path: string): number {
  let journal: Writer
  try {
    journal = openJournal(openSqlite({ path, readOnly: true }), { soon: setImmediate })
  } catch (thrown) {
    expect(problemOf(thrown)).toMatchObject({ code: 'E_IO' })
    return 1
  }
  const found = [...readAll(journal)]
  for (const [stream, each] of found) {
    if (typeof each === 'string') expect(each).toBe(expected(stream))
    else expect(each).toMatchObject({ code: 'E_IO', detail: { why: 'damaged' } })
  }
  void journal.close()
  return found.filter(([, each]) => typeof each !== 'string').length
}
