import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'signalbox-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a folder is made with those above it, and may be there already', () => {
  const path = join(home, 'a', 'b', 'c')
  expect(makeFolder(path, 0o700)).toEqual({ ok: true, value: path })
  expect(makeFolder(path)).toMatchObject({ ok: true })
  expect(statSync(join(home, 'a')).mode & 0o777).toBe(0o700)
})

test('below a file there is no folder, and a file is none', () => {
  writeFileSync(join(home, 'file'), '')
  for (const path of [join(home, 'file'), join(home, 'file', 'x')])
    expect(makeFolder(path)).toMatchObject({
      problem: { code: 'E_INVALID_ARGS', detail: { why: 'not_a_folder', path } },
    })
})

test('where the system lets none be made it says so, and comes back', () => {
  for (const path of ['/proc/x', '/proc/x/y/z']) expect(makeFolder(path).ok).toBe(false)
})
