/** The simulator can fail: each known bug, planted in a copy of the source, is found within 10,000 steps. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantedBugs } from './bugs.ts'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'signalbox-planted-'))
const parts = [
  'core',
  'journal',
  'ports.ts',
  'runtime',
  'safety/scripted.ts',
  'simulate',
  'understanding/scripted.ts',
  'views',
]

beforeAll(() => {
  for (const part of parts) cpSync(join(root, 'src', part), join(copy, 'src', part), { recursive: true })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a planted bug is found', () => {
  test.each(plantedBugs)('$name', ({ file, find, replace, breaks }) => {
    const path = join(copy, 'src', file)
    const source = readFileSync(path, 'utf8')
    expect(source.split(find).length - 1).toBe(1)
    writeFileSync(
      path,
      source.replace(find, () => replace),
    )
    try {
      const found = simulate()
      expect(found).not.toBeNull()
      expect(breaks).toContain(found?.id)
    } finally {
      writeFileSync(path, source)
    }
  })
})

test('without any of them nothing is found in as many steps', () => {
  expect(simulate()).toBeNull()
})

function simulate(): { id: string; message: string; seed: number } | null {
  const child = join(import.meta.dirname, 'child.ts')
  const told = execFileSync(process.execPath, [child, join(copy, 'src/simulate/run.ts')], { encoding: 'utf8' })
  return JSON.parse(told)
}
