import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-folder-'))
const world = openWorld(folder)
afterAll(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a folder is made with those above it, may be there already, and an undo takes it away', async () => {
  const before = world.manifest()
  const done = await world.act('make_folder', { path: 'a/b' }, ['a/b'])
  expect(statSync(join(world.root, 'a/b')).isDirectory()).toBe(true)
  expect(await world.act('make_folder', { path: 'a/b' })).toMatchObject({ result: { stdout: 'a/b is there' } })
  await world.undo([done])
  expect(world.manifest()).toEqual(before)
})

test('a file of that name stays', async () => {
  writeFileSync(join(world.root, 'x'), '1')
  expect(await world.act('make_folder', { path: 'x' }, ['x'])).toMatchObject({ refused: { code: 'E_CONFLICT' } })
})
