import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import { append, problemOf } from '../../test/contracts/journal-contract.ts'
import { defaultFolder, journalFile, openData } from './data-folder.ts'
import { walState } from './wal.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const newFolder = (): string => join(mkdtempSync(join(root, 'user-')), 'deep', 'signalbox')
const write = { mode: 'write', soon: setImmediate } as const
const read = { mode: 'read', soon: setImmediate } as const

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
  const { folder, journal } = openData(newFolder(), write)
  await journal.append(append('a', 0))
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
  expect(mode(folder)).toBe('700')
  for (const end of ['', '-wal', '-shm']) expect(mode(journalFile(folder) + end)).toBe('600')
  expect(mode(join(folder, 'writer.lock'))).toBe('600')
  await journal.close()
})

describe('one writer', () => {
  test('a second one in the same process is refused until the first is closed', async () => {
    const first = openData(newFolder(), write)
    const refused = problemFrom(() => openData(first.folder, write))
    expect(refused).toMatchObject({ code: 'E_CONFLICT', detail: { why: 'second_writer', pid: process.pid } })
    expect(problemFrom(() => openData(first.folder, write))).toMatchObject({ detail: { why: 'second_writer' } })
    await first.journal.append(append('a', 0))
    await first.journal.close()
    const next = openData(first.folder, write)
    expect(next.journal.head('a')?.seq).toBe(1)
    await next.journal.close()
  })

  test('another process is named by its pid; readers work beside it; after kill -9 nothing is to be cleaned up', async () => {
    const folder = newFolder()
    const { pid, acknowledged, kill } = await writerProcess(folder)
    expect(problemFrom(() => openData(folder, write))).toMatchObject({
      code: 'E_CONFLICT',
      detail: { why: 'second_writer', pid, next: expect.stringContaining(`process ${pid}`) },
    })
    const reader = openData(folder, read)
    expect(reader.journal.head('a')?.seq).toBeGreaterThan(0)
    await reader.journal.close()
    await kill()
    const after = openData(folder, write)
    const seqs = [...after.journal.read('a')].map(({ seq }) => seq)
    expect(seqs.length).toBeGreaterThanOrEqual(acknowledged())
    expect(seqs).toEqual(seqs.map((_, i) => i + 1))
    await after.journal.close()
  })

  test('there is nothing to read before the first writer', () => {
    expect(problemFrom(() => openData(newFolder(), read))).toMatchObject({ code: 'E_IO', detail: { why: 'no_data' } })
  })
})

/** A process that appends for ever and prints each seq after its acknowledgement. */
async function writerProcess(
  folder: string,
): Promise<{ pid: number; acknowledged: () => number; kill: () => Promise<void> }> {
  const source = `
    import { openData } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}
    const { journal } = openData(process.argv[1], { mode: 'write', soon: setImmediate })
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

describe('a write-ahead log that is damaged before its end', () => {
  async function crashed(): Promise<{ file: string; wal: Buffer }> {
    const live = openData(newFolder(), write)
    for (let seq = 0; seq < 10; seq++) await live.journal.append(append('a', seq))
    const file = journalFile(live.folder)
    const files = { db: readFileSync(file), wal: readFileSync(`${file}-wal`) }
    await live.journal.close()
    writeFileSync(file, files.db)
    writeFileSync(`${file}-wal`, files.wal)
    return { file, wal: files.wal }
  }

  test.each([
    ['a page in the middle', 0.5],
    ['its header', 0.0001],
  ])('(%s) is not opened for writing, and no byte of it changes', async (_, where) => {
    const { file, wal } = await crashed()
    const at = Math.floor(wal.length * where)
    wal.writeUInt8(wal.readUInt8(at) ^ 1, at)
    writeFileSync(`${file}-wal`, wal)
    expect(problemFrom(() => openData(join(file, '..'), write))).toMatchObject({
      code: 'E_IO',
      detail: { why: 'damaged', path: `${file}-wal` },
    })
    expect(readFileSync(`${file}-wal`).equals(wal)).toBe(true)
  })

  test('a torn tail is not damage: it was never acknowledged', async () => {
    const { file, wal } = await crashed()
    writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 100))
    const { journal } = openData(join(file, '..'), write)
    expect(journal.head('a')?.seq).toBe(9)
    await journal.close()
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  test('its state is what SQLite itself would say', async () => {
    const { wal } = await crashed()
    expect(walState(wal)).toMatchObject({ committedBytes: wal.length, commitsBehind: 0 })
    expect(walState(wal).commits).toBeGreaterThanOrEqual(10)
    expect(walState(Buffer.alloc(0))).toEqual({ committedBytes: 0, commits: 0, commitsBehind: 0 })
  })
})
