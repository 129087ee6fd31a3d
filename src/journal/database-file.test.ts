/** What is looked at before SQLite opens the journal: nothing acknowledged is erased by opening, and nobody else's file is taken. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { append } from '../../test/contracts/journal-contract.ts'
import { Folders, refusalOf, write } from '../../test/journal/crashed.ts'
import { journalFile, openDataFolder } from './data-folder.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const damaged = (path: string, more: object) => ({ code: 'E_IO', detail: { why: 'damaged', path, ...more } })

describe('beside a log with commits', () => {
  test('an empty file is refused, and both are kept', async () => {
    const { folder, file } = await folders.crashed()
    truncateSync(file)
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'empty' }))
  })

  test('a missing file is refused, and none is made', async () => {
    const { folder, file } = await folders.crashed()
    rmSync(file)
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'missing' }))
  })

  test('a rollback journal that came back is refused: it would empty the file', async () => {
    const { folder, file } = await folders.crashed()
    writeFileSync(`${file}-journal`, Buffer.alloc(512, 1))
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'undone' }))
  })
})

test('an empty file without a log is a new journal, and nothing to read yet', async () => {
  const folder = folders.fresh()
  writeFileSync(journalFile(folder), '')
  expect(() => openDataFolder(folder, { ...write, mode: 'read' })).toThrow(/no_data/)
  const { journal } = openDataFolder(folder, write)
  await journal.append(append('a', 0))
  await journal.close()
})

describe('the header of the file', () => {
  /** Every byte that the journal relies on; the others change with each checkpoint. */
  const fixed = [...range(0, 24), ...range(44, 48), ...range(52, 60), ...range(64, 92)]

  test('is checked in every bit that the journal relies on', async () => {
    const { folder, file, bytes } = await folders.closed()
    const missed: string[] = []
    for (const byte of fixed)
      for (let bit = 0; bit < 8; bit++) {
        const copy = Buffer.from(bytes)
        copy[byte] = (copy[byte] ?? 0) ^ (1 << bit)
        writeFileSync(file, copy)
        const { code, detail } = refusalOf(folder) as { code?: string; detail?: { why: string; part?: string } }
        const isNamed = code === 'E_IO' && detail?.why === 'damaged' && detail.part === 'header'
        if (!isNamed) missed.push(`byte ${byte}, bit ${bit}: ${JSON.stringify(detail ?? code)}`)
      }
    expect(missed).toEqual([])
  })

  test('is that of the log where the log has a newer one', async () => {
    const { folder, file } = await folders.crashed()
    const { journal } = openDataFolder(folder, write)
    expect(journal.head('a')?.seq).toBe(10)
    await journal.close()
    expect(readdirSync(folder)).not.toContain(`${file}-wal`)
  })

  test('says how long the file is', async () => {
    const { folder, file, bytes } = await folders.closed()
    truncateSync(file, bytes.length - 4096)
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'short', expected: bytes.length }))
  })

  test('says how long the file is beside a log with a newer one, too: the log has not every page', async () => {
    const { folder, file } = await folders.crashed()
    const { journal } = openDataFolder(folder, write)
    for (let seq = 10; seq < 12; seq++) await journal.append(append('a', seq))
    const [db, wal] = [readFileSync(file), readFileSync(`${file}-wal`)]
    await journal.close()
    writeFileSync(file, db.subarray(0, 3 * 4096))
    writeFileSync(`${file}-wal`, wal)
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'short' }))
  })

  test('without a version is damage, not a new journal', async () => {
    const { folder, file, bytes } = await folders.closed()
    bytes.writeUInt32BE(0, 60)
    writeFileSync(file, bytes)
    expect(refusalOf(folder)).toMatchObject(damaged(file, { part: 'header', offset: 60 }))
  })
})

describe('what is not ours', () => {
  test.each([
    ['a database of another program', 'PRAGMA user_version = 1; CREATE TABLE notes (text)'],
    ['one with an id of its own', 'PRAGMA application_id = 77; PRAGMA user_version = 1; CREATE TABLE log (text)'],
    ['one in WAL mode', 'PRAGMA journal_mode = WAL; CREATE TABLE notes (text)'],
    ['one without a version', 'CREATE TABLE notes (text)'],
  ])('is not touched: %s', (_, sql) => {
    const folder = folders.fresh()
    const db = new DatabaseSync(journalFile(folder))
    db.exec(sql)
    db.close()
    expect(refusalOf(folder)).toMatchObject({ detail: { why: 'not_ours', path: journalFile(folder) } })
  })

  test.each([
    ['a text', Buffer.from('my diary\n'.repeat(1_000))],
    ['a few bytes', Buffer.from('x')],
    ['zeros', Buffer.alloc(8_192)],
  ])('is not touched: %s', (_, bytes) => {
    const folder = folders.fresh()
    writeFileSync(journalFile(folder), bytes)
    expect(refusalOf(folder)).toMatchObject({ detail: { why: 'not_ours' } })
  })

  test('a journal made before they had an id is known by its tables, and gets one', async () => {
    const { folder, file } = await folders.closed()
    const db = new DatabaseSync(file)
    db.exec('PRAGMA application_id = 0')
    db.close()
    const { journal } = openDataFolder(folder, write)
    expect(journal.head('a')?.seq).toBe(10)
    await journal.close()
    const marked = new DatabaseSync(file, { readOnly: true })
    expect(marked.prepare('PRAGMA application_id').get()?.application_id).toBe(0x53674278)
    marked.close()
  })
})

describe('what is no file', () => {
  test('a pipe is refused at once', () => {
    const folder = folders.fresh()
    execFileSync('mkfifo', [journalFile(folder)])
    for (const mode of ['read', 'write'] as const)
      expect(() => openDataFolder(folder, { ...write, mode })).toThrow(/not_a_file/)
  })

  test('a folder is refused', () => {
    const folder = folders.fresh()
    mkdirSync(journalFile(folder))
    expect(() => openDataFolder(folder, { ...write, mode: 'read' })).toThrow(/not_a_file/)
  })

  test('a data folder that is a file is named', () => {
    const path = join(folders.fresh(), 'file')
    writeFileSync(path, '')
    expect(() => openDataFolder(path, { ...write, mode: 'read' })).toThrow(/not_a_folder path=\S*\/file$/)
  })

  test('a data folder that may not be read says so', async () => {
    const { folder } = await folders.closed()
    chmodSync(folder, 0)
    expect(openedByNobody(folder)).toMatch(/^E_IO: why=permission path=/)
    chmodSync(folder, 0o700)
  })

  test('a journal that was closed is read where nothing may be written, and a writer is told so', async () => {
    const { folder, file } = await folders.closed()
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444)
    chmodSync(file, 0o444)
    for (const each of [join(folder, '..'), folder]) chmodSync(each, 0o555)
    expect(openedByNobody(folder)).toBe('opened\n')
    expect(openedByNobody(folder, 'write')).toBe(`E_IO: why=permission path=${folder}\n`)
    for (const each of [join(folder, '..'), folder]) chmodSync(each, 0o755)
  })
})

/** The superuser may read everything, so a child gives that up first. */
function openedByNobody(folder: string, mode = 'read'): string {
  const source = `
    import { openDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}
    if (process.getuid() === 0) process.setuid(65534)
    try { openDataFolder(process.argv[1], { mode: process.argv[2], soon: setImmediate }); console.log('opened') }
    catch (thrown) { console.log(thrown.message) }`
  const args = ['--input-type=module', '-e', source, folder, mode]
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}

describe('a file with another name', () => {
  test.each([
    ['a link', symlinkSync],
    ['a hard link', linkSync],
  ])('(%s) is not opened: its log stands beside the first name', async (_, link) => {
    const { file } = await folders.crashed()
    const folder = folders.fresh()
    link(file, journalFile(folder))
    expect(refusalOf(folder)).toMatchObject({
      code: 'E_INVALID_ARGS',
      detail: { why: 'linked', path: journalFile(folder) },
    })
  })

  test('is refused for the log and its index, too', async () => {
    for (const end of ['-wal', '-shm']) {
      const { folder, file } = await folders.crashed()
      rmSync(file + end, { force: true })
      symlinkSync(join(folders.fresh(), 'elsewhere'), file + end)
      expect(() => openDataFolder(folder, write)).toThrow(/linked/)
    }
  })
})
