import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-insert-'))
const world = openWorld(folder)
afterAll(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['one\n', 'one\nnew\n'],
  ['one', 'one\nnew\n'],
  ['one\r\ntwo\r\n', 'one\r\ntwo\r\nnew\r\n'],
  ['one\r\ntwo', 'one\r\ntwo\r\nnew\r\n'],
  ['', 'new\n'],
])('N3: without a text to look for, the line goes to the end: %j', async (before, after) => {
  const path = join(world.root, 'a.txt')
  writeFileSync(path, before)
  await world.act('insert_line', { path: 'a.txt', text: 'new' }, ['a.txt'])
  expect(readFileSync(path, 'utf8')).toBe(after)
})

test('a heading without a text to look for is refused', async () => {
  const path = join(world.root, 'a.txt')
  writeFileSync(path, 'one\n')
  const done = await world.act('insert_line', { path: 'a.txt', text: 'new', heading: '# New' }, ['a.txt'])
  expect(done).toMatchObject({
    refused: { code: 'E_INVALID_ARGS', cause: { kind: 'bad_params', where: '$.params.heading' } },
  })
  expect(readFileSync(path, 'utf8')).toBe('one\n')
})
