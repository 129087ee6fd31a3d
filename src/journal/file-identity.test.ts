/** A journal that is deleted, moved or replaced while it is written to: nothing more is acknowledged, and it says so. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { append, problemIn } from '../../test/contracts/journal-contract.ts'
import { Folders, write } from '../../test/journal/crashed.ts'
import { journalFile, openDataFolder } from './data-folder.ts'
import type { Writer } from './writer.ts'

const folders = new Folders()
afterAll(() => folders.remove())

/** A look is due every two milliseconds, so the first refusal comes after a few commits at most. */
async function untilRefused(journal: Writer, from: number): Promise<{ problem: unknown; seq: number }> {
  for (let seq = from; seq < 100_000; seq++) {
    const problem = await problemIn(journal.append(append('a', seq)))
    if (problem !== 'no fault') return { problem, seq }
  }
  return { problem: 'never refused', seq: 0 }
}

async function opened(): Promise<{ file: string; journal: Writer }> {
  const { folder, journal } = openDataFolder(folders.fresh(), write)
  await journal.append(append('a', 0))
  return { file: journalFile(folder), journal }
}

describe('a journal that is open', () => {
  test.each([
    ['deleted', false, (file: string) => rmSync(file)],
    ['moved', false, (file: string) => renameSync(file, `${file}.moved`)],
    [
      'replaced',
      true,
      (file: string) => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
  ])('and was %s acknowledges nothing more, and makes no new file', async (_, isThere, harm) => {
    const { file, journal } = await opened()
    harm(file)
    const { problem, seq } = await untilRefused(journal, 1)
    expect(problem).toMatchObject({ code: 'E_IO', detail: { why: 'file_gone', path: file } })
    for (let tries = 0; tries < 3; tries++)
      expect(await problemIn(journal.append(append('a', seq)))).toMatchObject({ detail: { why: 'file_gone' } })
    await journal.close()
    expect(existsSync(file)).toBe(isThere)
  })

  test('goes on when it is put back, with all that was acknowledged', async () => {
    const { file, journal } = await opened()
    renameSync(file, `${file}.moved`)
    const { seq } = await untilRefused(journal, 1)
    renameSync(`${file}.moved`, file)
    const { problem, seq: last } = await appendedAfter(journal, seq)
    expect(problem).toBe('no fault')
    expect([...journal.read('a')].length).toBe(last)
    await journal.close()
  })

  test.each([
    ['deleted', (lock: string) => rmSync(lock)],
    [
      'replaced',
      (lock: string) => {
        copyFileSync(lock, `${lock}.copy`)
        renameSync(`${lock}.copy`, lock)
      },
    ],
  ])('whose lock was %s acknowledges nothing more: another writer may have taken the folder', async (_, harm) => {
    const { file, journal } = await opened()
    const lock = join(dirname(file), 'writer.lock')
    harm(lock)
    const second = openDataFolder(dirname(file), write).journal
    const { problem } = await untilRefused(journal, 1)
    expect(problem).toMatchObject({ code: 'E_IO', detail: { why: 'file_gone', path: lock } })
    expect(await problemIn(journal.append(append('b', 0)))).toMatchObject({ detail: { why: 'file_gone' } })
    await second.close()
    await journal.close()
  })

  test('and lost its log is not acknowledged into it; the log’s commits are saved into the file', async () => {
    const { file, journal } = await opened()
    rmSync(`${file}-wal`)
    const { problem, seq } = await untilRefused(journal, 1)
    expect(problem).toMatchObject({ detail: { why: 'file_gone', path: `${file}-wal` } })
    const after = await appendedAfter(journal, seq)
    expect(after.problem).toBe('no fault')
    await journal.close()
    const again = openDataFolder(`${file}/..`, write).journal
    expect(again.head('a')?.seq).toBe(after.seq)
    await again.close()
  })
})

/** What was refused may have come to the disk all the same; then the next append is one later. */
async function appendedAfter(journal: Writer, seq: number): Promise<{ problem: unknown; seq: number }> {
  await problemIn(journal.append({ ...append('a', 0), events: [] }))
  const expected = journal.head('a')?.seq ?? 0
  expect(expected).toBeGreaterThanOrEqual(seq)
  return { problem: await problemIn(journal.append(append('a', expected))), seq: expected + 1 }
}
