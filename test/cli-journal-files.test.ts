/** What the commands say of a journal that cannot be used: which file, and why, never that there is nothing. */
import { execFileSync, spawnSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { journalFile } from '../src/journal/data-folder.ts'
import { Folders } from './journal/crashed.ts'

const folders = new Folders()
afterAll(() => folders.remove())

function signalbox(...args: string[]): { exit: number | null; said: string } {
  const bin = join(import.meta.dirname, '../src/cli/bin.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--lang', 'en'], { encoding: 'utf8' })
  return { exit: status, said: stdout + stderr }
}

test('a folder without a journal has no conversations', () => {
  expect(signalbox('list', '--data', join(folders.fresh(), 'none'))).toMatchObject({ exit: 0 })
})

test('a pipe in its place does not hang', () => {
  const folder = folders.fresh()
  execFileSync('mkfifo', [journalFile(folder)])
  expect(signalbox('list', '--data', folder)).toMatchObject({
    exit: 2,
    said: expect.stringContaining('journal.db is not a regular file'),
  })
})

test('an empty file beside a log with commits is damage, and no advice makes it worse', async () => {
  const { folder, file } = await folders.crashed()
  truncateSync(file)
  const { exit, said } = signalbox('list', '--data', folder)
  expect(exit).toBe(1)
  expect(said).toContain('it is empty, while the -wal file beside it holds commits')
  expect(said).not.toContain('signalbox start')
})

test('replay proves nothing from a damaged log', async () => {
  const { folder, file, wal } = await folders.crashed()
  wal.writeUInt8(wal.readUInt8(wal.length - 5_000) ^ 4, wal.length - 5_000)
  writeFileSync(`${file}-wal`, wal)
  expect(signalbox('replay', 'a', '--data', folder)).toMatchObject({
    exit: 1,
    said: expect.stringMatching(/journal\.db-wal is damaged at byte \d+/),
  })
})
