import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-lines-'))
const world = openWorld(folder)
afterAll(() => {
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

test.each([
  ['\\r alone', 'keep\rneedle\rkeep too', 'keep\rkeep too'],
  ['\\r\\n, \\n and \\r in one file', 'needle\r\n\r\na needle\nb\rneedle c\r\nd', '\r\nb\rd'],
  ['U+2028 and U+2029 end no line', 'keep\na\u2028needle\u2029b\nkeep too\n', 'keep\nkeep too\n'],
])('R4: what ends a line: %s', async (_, before, after) => {
  const path = join(world.root, 'b.txt')
  writeFileSync(path, before)
  await world.act('replace_text', { find: 'needle', replace: '', path: 'b.txt', line: true }, ['b.txt'])
  expect(readFileSync(path, 'utf8')).toBe(after)
})

test.each(['\r', '\n', '\u2028', ' '])('R4: a large text without a hit is read once: %j', async (between) => {
  writeFileSync(join(world.root, 'c.txt'), `x${between}`.repeat(1_000_000))
  const done = await world.act('replace_text', { find: 'needle', replace: '', path: 'c.txt', line: true }, ['c.txt'])
  expect(done).toMatchObject({ refused: { cause: { why: 'text_not_found' } } })
})

test('whole words and whole lines together are refused', async () => {
  const path = join(world.root, 'd.txt')
  writeFileSync(path, 'a needle\nneedles\n')
  const both = { find: 'needle', replace: '', path: 'd.txt', word: true, line: true }
  const refusal = { refused: { code: 'E_INVALID_ARGS', cause: { kind: 'bad_params', where: '$.params.word' } } }
  expect(await world.act('replace_text', both, ['d.txt'])).toMatchObject(refusal)
  expect(readFileSync(path, 'utf8')).toBe('a needle\nneedles\n')
})
