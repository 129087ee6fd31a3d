import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { everything, openWorld } from '../../../test/workspace/world.ts'

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

test('the workspace is not copied into itself', async () => {
  expect(await world.act('copy', { from: '.', to: 'whole' }, ['whole/**'])).toMatchObject({ refused: {} })
})

test('a copy of a secret is a high risk: by its name, behind a link, and inside a folder', async () => {
  writeFileSync(at('.env'), 'TOKEN=s3cret\n')
  symlinkSync('.env', at('notes'))
  mkdirSync(at('.docker'))
  writeFileSync(at('.docker/config.json'), '{}')
  const high = (what: string) => ({ risk: 'high', reasons: expect.arrayContaining([{ kind: 'secrets', what }]) })
  expect(await world.prepare('copy', { from: '.env', to: 'plain.txt' })).toMatchObject(high('.env'))
  const ofLink = await world.prepare('copy', { from: 'notes', to: 'plain.txt' })
  expect(ofLink).toMatchObject(high('notes'))
  expect(ofLink).not.toMatchObject({ diff: expect.stringContaining('s3cret') })
  expect(await world.prepare('copy', { from: '.docker', to: 'dk' })).toMatchObject(high('.docker/config.json'))
  expect(await world.prepare('copy', { from: 'one.txt', to: 'plain.txt' })).toMatchObject({ risk: 'low' })
})

test('changing:C1: what was shown is what is copied; a source that changed, came or went since is asked about again', async () => {
  mkdirSync(at('src'))
  writeFileSync(at('src/a.txt'), 'shown')
  const copying = (between: () => void, from = 'src') => world.act('copy', { from, to: 'dst' }, ['**'], { between })
  const stale = { refused: { stale: true, cause: { why: 'changed_meanwhile' } } }
  expect(await copying(() => writeFileSync(at('src/a.txt'), 'changed'), 'src/a.txt')).toMatchObject(stale)
  expect(await copying(() => writeFileSync(at('src/a.txt'), 'changed again'))).toMatchObject(stale)
  expect(await copying(() => writeFileSync(at('src/b.txt'), 'new'))).toMatchObject(stale)
  expect(await copying(() => unlinkSync(at('src/b.txt')))).toMatchObject(stale)
  expect(statSync(at('dst'), { throwIfNoEntry: false })).toBeUndefined()
})

test('links are copied as links: into a folder, of files, of folders, and to nothing', async () => {
  mkdirSync(at('links'))
  symlinkSync('../one.txt', at('links/file'))
  symlinkSync('../a', at('links/folder'))
  symlinkSync('nothing-there', at('links/dangling'))
  symlinkSync('/nowhere/outside', at('links/outside'))
  mkdirSync(at('there'))
  await world.act('copy', { from: 'links/file', to: 'there' }, ['there/file'])
  await world.act('copy', { from: 'links/dangling', to: 'there' }, ['there/dangling'])
  await world.act('copy', { from: 'links', to: 'links2' }, ['links2', 'links2/**'])
  expect(readlinkSync(at('there/file'))).toBe('../one.txt')
  expect(readlinkSync(at('there/dangling'))).toBe('nothing-there')
  const targets = ['file', 'folder', 'dangling', 'outside'].map((name) => readlinkSync(at(`links2/${name}`)))
  expect(targets).toEqual(['../one.txt', '../a', 'nothing-there', '/nowhere/outside'])
})

test('a link is not copied where what it leads to may not be read', async () => {
  const scope = { ...everything, without: ['one.txt'] }
  const denied = { refused: { code: 'E_POLICY_DENIED', cause: { why: 'excluded' } } }
  expect(await world.act('copy', { from: 'links/file', to: 'again' }, ['again'], { scope })).toMatchObject(denied)
})

test.each(['copy', 'move'] as const)(
  '%s: a link that leads nowhere is in the way, and nothing is written through it',
  async (how) => {
    mkdirSync(at(`${how}-into`))
    symlinkSync('made-by-nobody', at(`${how}-link`))
    symlinkSync('made-by-nobody', at(`${how}-into/from.txt`))
    writeFileSync(at('from.txt'), 'from\n')
    const before = world.manifest()
    for (const [to, path] of [
      [`${how}-link`, `${how}-link`],
      [`${how}-into`, `${how}-into/from.txt`],
    ] as const)
      for (const allowed of [['**'], ['from.txt', to, path]]) {
        const scope = { ...everything, within: [allowed] }
        const refused = { refused: { code: 'E_CONFLICT', cause: { path, why: 'exists' } } }
        expect(await world.act(how, { from: 'from.txt', to }, [path, 'from.txt'], { scope })).toMatchObject(refused)
      }
    expect(world.manifest()).toEqual(before)
  },
)

test('a link to a folder is gone through', async () => {
  mkdirSync(at('real'))
  symlinkSync('real', at('to-folder'))
  await world.act('copy', { from: 'from.txt', to: 'to-folder' }, ['real/from.txt'])
  expect(readFileSync(at('real/from.txt'), 'utf8')).toBe('from\n')
})
