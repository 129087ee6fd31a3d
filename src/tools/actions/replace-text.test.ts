import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-lines-'))
const world = openWorld(folder)
afterEach(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})

test('R4: with line the whole lines go, with their breaks, and an undo brings every byte back', async () => {
  const path = join(world.root, 'a.txt')
  const before = 'keep\r\n  // old a+b\r\nkeep too\r\nold a+b, old a+b'
  writeFileSync(path, before)
  const done = await world.act('replace_text', { find: 'old a+b', replace: '', path: 'a.txt', line: true }, ['a.txt'])
  expect(readFileSync(path, 'utf8')).toBe('keep\r\nkeep too\r\n')
  expect(done).toMatchObject({ result: { stdout: expect.stringContaining('2 in 1 file') } })
  await world.undo([done])
  expect(readFileSync(path, 'utf8')).toBe(before)
  const other = await world.act('replace_text', { find: 'keep', replace: 'x', path: 'a.txt', line: true }, ['a.txt'])
  expect(other).toMatchObject({ refused: { code: 'E_INVALID_ARGS' } })
})
