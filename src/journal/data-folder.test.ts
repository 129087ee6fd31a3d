import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import { append, problemOf } from '../../test/contracts/journal-contract.ts'
import { Folders, read, refusalOf, write } from '../../test/journal/crashed.ts'
import { defaultFolder, journalFile, openDataFolder } from './data-folder.ts'
import { fault } from './fault.ts'
import { namingTheFolder } from './free-space.ts'
import { walState } from './wal.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-data-'))
const crashed = new Folders()
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
  crashed.remove()
})
const newFolder = (): string => join(mkdtempSync(join(root, 'user-')), 'deep', 'signalbox')

function problemFrom(call: () => unknown): unknown {
  try {
    call()
    return 'no fault'
  } catch (thrown) {
    return problemOf(thrown)
  }
}

test('the default folder follows XDG and ignores a relative path', () => {
  expect(defaultFolder({ XDG_DATA_HOME: '/data' }, '/home/ann')).toBe('/data/signalbox')
  expect(defaultFolder({ XDG_DATA_HOME: 'data' }, '/home/ann')).toBe('/home/ann/.local/share/signalbox')
  expect(defaultFolder({}, '/home/ann')).toBe('/home/ann/.local/share/signalbox')
})

test('folder and files are private to their user', async () => {
  const { folder, journal } = openDataFolder(newFolder(), write)
  await journal.append(append('a', 0))
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
  expect(mode(folder)).toBe('700')
  for (const end of ['', '-wal', '-shm']) expect(mode(journalFile(folder) + end)).toBe('600')
  expect(mode(join(folder, 'writer.lock'))).toBe('600')
  await journal.close()
})

describe('one writer', () => {
  test('a second one in the same process is refused until the first is closed', async () => {
    const first = openDataFolder(newFolder(), write)
    const refused = problemFrom(() => openDataFolder(first.folder, write))
    expect(refused).toMatchObject({ code: 'E_CONFLICT', detail: { why: 'second_writer', pid: process.pid } })
    expect(problemFrom(() => openDataFolder(first.folder, write))).toMatchObject({ detail: { why: 'second_writer' } })
    await first.journal.append(append('a', 0))
    await first.journal.close()
    const next = openDataFolder(first.folder, write)
    expect(next.journal.head('a')?.seq).toBe(1)
    await next.journal.close()
  })

  test('another process is named by its pid; readers work beside it; after kill -9 nothing is to be cleaned up', async () => {
    const folder = newFolder()
    const { pid, acknowledged, kill } = await writerProcess(folder)
    expect(problemFrom(() => openDataFolder(folder, write))).toMatchObject({
      code: 'E_CONFLICT',
      detail: { why: 'second_writer', pid },
    })
    const reader = openDataFolder(folder, read)
    expect(reader.journal.head('a')?.seq).toBeGreaterThan(0)
    await reader.journal.close()
    await kill()
    const after = openDataFolder(folder, write)
    const seqs = [...after.journal.read('a')].map(({ seq }) => seq)
    expect(seqs.length).toBeGreaterThanOrEqual(acknowledged())
    expect(seqs).toEqual(seqs.map((_, i) => i + 1))
    await after.journal.close()
  })

  test('there is nothing to read before the first writer', () => {
    expect(problemFrom(() => openDataFolder(newFolder(), read))).toMatchObject({
      code: 'E_IO',
      detail: { why: 'no_data' },
    })
  })
})

/** A process that appends for ever and prints each seq after its acknowledgement. */
async function writerProcess(
  folder: string,
): Promise<{ pid: number; acknowledged: () => number; kill: () => Promise<void> }> {
  const source = `
    import { openDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}
    const { journal } = openDataFolder(process.argv[1], { mode: 'write', soon: setImmediate })
    for (let seq = 1; ; seq++) {
      const events = [{ seq, at: seq, type: 'member_said', loopId: 'user', role: 'ann', text: 'x'.repeat(200) }]
      await journal.append({ stream: 'a', expected: seq - 1, events, mark: { due: null, status: 'active' } })
      process.stdout.write(seq + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = 0
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    last = Number(line)
  })
  await once(lines, 'line')
  const kill = async (): Promise<void> => {
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  }
  return { pid: child.pid ?? 0, acknowledged: () => last, kill }
}

describe('a lock file that is none', () => {
  test.each([
    ['garbage', (path: string) => writeFileSync(path, 'not a lock\n'.repeat(200))],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ])('(%s) is named, with what to do', (_, make) => {
    const folder = mkdtempSync(join(root, 'lock-'))
    const path = join(folder, 'writer.lock')
    make(path)
    expect(problemFrom(() => openDataFolder(folder, write))).toMatchObject({
      code: 'E_IO',
      detail: { why: 'bad_lock', path },
    })
  })
})

test('the folder is synced when the file is a journal and its rollback journal is gone', async () => {
  const folder = newFolder()
  const seen: unknown[] = []
  const sync = (path: string): void => {
    const names = readdirSync(path).filter((name) => name.startsWith('journal.db'))
    seen.push([path, names.toSorted(), readFileSync(journalFile(path)).readUInt8(18)])
  }
  const { journal } = openDataFolder(folder, { ...write, sync })
  // Two is the version of a file with a write-ahead log.
  expect(seen).toEqual([[folder, ['journal.db', 'journal.db-open', 'journal.db-shm', 'journal.db-wal'], 2]])
  await journal.close()
})

describe('a full disk while a file is opened', () => {
  const failing = (why: 'disk_full' | 'io' | 'damaged') => () => {
    throw fault('E_IO', { why })
  }

  test('is called full, and not an I/O error', () => {
    expect(problemFrom(() => namingTheFolder(root, failing('io'), () => 0))).toMatchObject({
      detail: { why: 'disk_full', path: root },
    })
  })

  test('is not guessed where there is space, or where something else is wrong', () => {
    expect(problemFrom(() => namingTheFolder(root, failing('io')))).toMatchObject({ detail: { why: 'io' } })
    expect(problemFrom(() => namingTheFolder(root, failing('damaged'), () => 0))).toMatchObject({
      detail: { why: 'damaged' },
    })
  })
})

test('a write-ahead log that is damaged in the middle stops readers too, and no byte of it changes', async () => {
  const { folder, file, wal } = await crashed.crashed()
  const at = Math.floor(wal.length / 2)
  wal.writeUInt8(wal.readUInt8(at) ^ 1, at)
  writeFileSync(`${file}-wal`, wal)
  expect(refusalOf(folder)).toMatchObject({ code: 'E_IO', detail: { why: 'damaged', path: `${file}-wal` } })
})

test('a torn tail is not damage: it was never acknowledged', async () => {
  const { folder, file, wal } = await crashed.crashed()
  writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 100))
  const { journal } = openDataFolder(folder, write)
  expect(journal.head('a')?.seq).toBe(9)
  await journal.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('the state of a log is what SQLite itself would say', async () => {
  const { wal } = await crashed.crashed()
  expect(walState(wal)).toMatchObject({ committedBytes: wal.length, commitsBehind: 0, isDamaged: false })
  expect(walState(wal).commits).toBeGreaterThanOrEqual(10)
  const empty = { committedBytes: 0, commits: 0, commitsBehind: 0, isDamaged: false }
  expect(walState(Buffer.alloc(0))).toMatchObject(empty)
})
