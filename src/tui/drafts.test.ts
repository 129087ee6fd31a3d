import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDrafts, saveDrafts } from './drafts.ts'

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('drafts are read again as they were saved, by nobody else, and none leaves no file', () => {
  const folder = tempFolder()
  saveDrafts(folder, { c1: 'half a sentence\n中文', c2: 'x' })
  expect(readDrafts(folder)).toEqual({ c1: 'half a sentence\n中文', c2: 'x' })
  expect(statSync(join(folder, 'drafts.json')).mode & 0o077).toBe(0)
  saveDrafts(folder, {})
  expect(readdirSync(folder)).toEqual([])
})

test.each(['', '{', 'null', '7', '{"c1":7,"c2":{"x":1}}'])('a file that holds %s is no draft and no fault', (text) => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'drafts.json'), text)
  expect(readDrafts(folder)).toEqual({})
})
