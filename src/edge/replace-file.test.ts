import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceFile } from './replace-file.ts'

const home = mkdtempSync(join(tmpdir(), 'signalbox-replace-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test.each([true, false])(
  'the file is there as a whole, with its mode, and nothing lies beside it (sync: %s)',
  (sync) => {
    const folder = mkdtempSync(join(home, 'whole-'))
    const path = join(folder, 'settings')
    writeFileSync(path, 'a longer text from before', { mode: 0o644 })
    replaceFile(path, 'new', { sync, mode: 0o600 })
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['settings'])
  },
)

test('F1: where it cannot be put in place, what stood there stays and nothing is left behind', () => {
  const folder = mkdtempSync(join(home, 'failed-'))
  mkdirSync(join(folder, 'settings', 'full'), { recursive: true })
  expect(() => replaceFile(join(folder, 'settings'), 'new', { sync: true })).toThrow()
  expect(readdirSync(folder)).toEqual(['settings'])
})
