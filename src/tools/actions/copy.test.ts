import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-copy-'))
const world = openWorld(folder)
afterAll(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})
const at = (path: string): string => join(world.root, path)

test('a file and a whole folder are copied, with their modes, and an undo takes the copies away', async () => {
  mkdirSync(at('a/b'), { recursive: true })
  writeFileSync(at('a/run.sh'), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(at('a/b/x.txt'), 'x\n')
  mkdirSync(at('into'))
  const before = world.manifest()
  const done = [
    await world.act('copy', { from: 'a/run.sh', to: 'into' }, ['into/run.sh']),
    await world.act('copy', { from: 'a', to: 'c' }, ['c', 'c/**']),
  ]
  expect(statSync(at('into/run.sh')).mode & 0o777).toBe(0o755)
  expect(readFileSync(at('c/b/x.txt'), 'utf8')).toBe('x\n')
  expect(readFileSync(at('a/b/x.txt'), 'utf8')).toBe('x\n')
  await world.undo(done)
  expect(world.manifest()).toEqual(before)
})

test('nothing is replaced, and no folder is copied into itself', async () => {
  writeFileSync(at('one.txt'), '1')
  writeFileSync(at('two.txt'), '2')
  for (const to of ['two.txt', 'one.txt'])
    expect(await world.act('copy', { from: 'one.txt', to }, [to])).toMatchObject({ refused: { code: 'E_CONFLICT' } })
  expect(await world.act('copy', { from: 'a', to: 'a/again' }, ['a/again/**'])).toMatchObject({ refused: {} })
  expect(readFileSync(at('two.txt'), 'utf8')).toBe('2')
})
