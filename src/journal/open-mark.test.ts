/** A write-ahead log that is deleted after a crash is missed, not taken for an empty one. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { append } from '../../test/contracts/journal-contract.ts'
import { Folders, refusalOf, write } from '../../test/journal/crashed.ts'
import { journalFile, openDataFolder } from './data-folder.ts'
import { markOf } from './open-mark.ts'

const folders = new Folders()
afterAll(() => folders.remove())

test('a mark stands beside the journal while a writer has it open', async () => {
  const { folder, journal } = openDataFolder(folders.fresh(), write)
  const mark = markOf(journalFile(folder))
  expect(existsSync(mark)).toBe(true)
  await journal.close()
  expect(existsSync(mark)).toBe(false)
})

test('a log that was deleted after a crash is named, to readers and writers alike, until the mark is removed', async () => {
  const { folder, file } = await folders.crashed()
  writeFileSync(markOf(file), '')
  rmSync(`${file}-wal`)
  expect(refusalOf(folder)).toMatchObject({
    code: 'E_IO',
    detail: { why: 'damaged', path: `${file}-wal`, part: 'log_missing' },
  })
  rmSync(markOf(file))
  const { journal } = openDataFolder(folder, write)
  await journal.append(append('a', 0))
  await journal.close()
})

test('whoever removes the whole journal begins a new one, mark or not', async () => {
  const { folder, file } = await folders.crashed()
  writeFileSync(markOf(file), '')
  for (const end of ['', '-wal']) rmSync(file + end)
  const { journal } = openDataFolder(folder, write)
  await journal.append(append('a', 0))
  await journal.close()
  expect(existsSync(markOf(file))).toBe(false)
})
