import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { installBubblewrap } from '../../test/commands/workspace.ts'
import { type Acted, everything, openWorld } from '../../test/workspace/world.ts'
import type { Json } from '../core/contracts/bounds.ts'
import type { EffectClass } from '../core/contracts/kinds.ts'
import { effectsOf } from '../core/state/reach.ts'
import { Blobs } from './disk/blobs.ts'
import { isRefused } from './refused.ts'

beforeAll(installBubblewrap, 120_000)

const folders: string[] = []
const worlds: { close(): void }[] = []
function world() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-host-'))
  folders.push(folder)
  const opened = openWorld(folder)
  worlds.push(opened)
  return opened
}
afterEach(() => {
  for (const opened of worlds.splice(0)) opened.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const stdout = (acted: Acted): string => ('result' in acted ? acted.result.stdout : JSON.stringify(acted.refused))

test('a file is made, read, replaced, patched, moved and deleted, and all of it is taken back', async () => {
  const w = world()
  writeFileSync(join(w.root, 'old.txt'), 'one\r\ntwo\r\n')
  const before = w.manifest()
  const done = [
    await w.act('ensure_file', { path: 'a/b.txt', content: 'hello\n' }, ['a/b.txt']),
    await w.act('write_file', { path: 'a/b.txt', content: 'hello\nworld\n' }, ['a/b.txt']),
    await w.act('apply_patch', { patch: '--- old.txt\n+++ old.txt\n@@ -1,2 +1,2 @@\n one\r\n-two\r\n+TWO\r\n' }, [
      'old.txt',
    ]),
    await w.act('move', { from: 'a/b.txt', to: 'c.txt' }, ['a/b.txt', 'c.txt']),
    await w.act('delete_file', { path: 'old.txt' }, ['old.txt']),
  ]
  expect(
    done.map((acted) => ('evidence' in acted ? acted.evidence.missing.concat(acted.evidence.unexpected) : acted)),
  ).toEqual(done.map(() => []))
  expect(stdout(await w.act('read_file', { path: 'c.txt' }))).toBe('hello\nworld\n')
  expect(stdout(await w.act('list_files', { path: '.' }))).toBe('a/\nc.txt\n')
  expect(stdout(await w.act('search', { query: 'WORLD'.toLowerCase() }))).toBe('c.txt:2:world\n')
  await w.undo(done)
  expect(w.manifest()).toEqual(before)
})

test('the same decision is answered from the ledger, and another content under its id is a conflict', async () => {
  const w = world()
  const id = w.newId()
  const first = await w.act('write_file', { path: 'x', content: '1' }, ['x'], { id })
  writeFileSync(join(w.root, 'x'), 'by hand')
  expect(await w.act('write_file', { path: 'x', content: '1' }, ['x'], { id })).toEqual(first)
  expect(readFileSync(join(w.root, 'x'), 'utf8')).toBe('by hand')
  expect(await w.act('write_file', { path: 'x', content: '2' }, ['x'], { id })).toMatchObject({
    refused: { code: 'E_CONFLICT', cause: { kind: 'decision_id_reused' } },
  })
})

test('what a person changed since the agent read it is not written over until it is read again', async () => {
  const w = world()
  writeFileSync(join(w.root, 'x'), 'first')
  await w.act('read_file', { path: 'x' })
  writeFileSync(join(w.root, 'x'), 'by hand')
  const write = () => w.act('write_file', { path: 'x', content: 'agent' }, ['x'])
  expect(await write()).toMatchObject({ refused: { code: 'E_CONFLICT', cause: { why: 'changed_by_person' } } })
  await w.act('read_file', { path: 'x' })
  expect(isRefused(await write())).toBe(false)
})

test('what is made from the file as it is now needs no reading, whoever changed it since', async () => {
  const w = world()
  writeFileSync(join(w.root, 'x'), 'one two\n')
  await w.act('replace_text', { find: 'one', replace: '1', path: 'x' }, ['x'])
  writeFileSync(join(w.root, 'x'), '1 two, by hand\n')
  expect(isRefused(await w.act('replace_text', { find: 'two', replace: '2', path: 'x' }, ['x']))).toBe(false)
  writeFileSync(join(w.root, 'x'), '1 2 by hand\nnotes\n')
  expect(isRefused(await w.act('insert_line', { path: 'x', after: 'notes', text: 'more' }, ['x']))).toBe(false)
  expect(readFileSync(join(w.root, 'x'), 'utf8')).toContain('1 2 by hand\nnotes\n')
  writeFileSync(join(w.root, 'x'), 'by hand\n')
  expect(isRefused(await w.act('move', { from: 'x', to: 'y' }, ['x', 'y']))).toBe(false)
  writeFileSync(join(w.root, 'y'), 'by hand again\n')
  expect(await w.prepare('delete_file', { path: 'y' })).toMatchObject({
    diff: expect.stringContaining('-by hand again'),
  })
})

test('a file that changes between the card and the act is stale, and nothing happens', async () => {
  const w = world()
  writeFileSync(join(w.root, 'x'), 'first')
  const acted = await w.act('write_file', { path: 'x', content: 'agent' }, ['x'], {
    between: () => writeFileSync(join(w.root, 'x'), 'by hand'),
  })
  expect(acted).toMatchObject({ refused: { code: 'E_CONFLICT', stale: true } })
  expect(readFileSync(join(w.root, 'x'), 'utf8')).toBe('by hand')
})

test('a file that changes between staging and landing stays as it is and is named', async () => {
  const w = world()
  const acted = await w.act('write_file', { path: 'x', content: 'agent' }, ['x'], {
    beforeLanding: () => writeFileSync(join(w.root, 'x'), 'by hand'),
  })
  expect(acted).toMatchObject({ landed: { landed: [], left: ['x'] } })
  expect(readFileSync(join(w.root, 'x'), 'utf8')).toBe('by hand')
})

test('the mode of a file is kept, and an undo brings it back', async () => {
  const w = world()
  writeFileSync(join(w.root, 'run.sh'), 'echo 1\n', { mode: 0o750 })
  const acted = await w.act('write_file', { path: 'run.sh', content: 'echo 2\n' }, ['run.sh'])
  expect(statSync(join(w.root, 'run.sh')).mode & 0o7777).toBe(0o750)
  await w.undo([acted])
  expect(statSync(join(w.root, 'run.sh')).mode & 0o7777).toBe(0o750)
  expect(readFileSync(join(w.root, 'run.sh'), 'utf8')).toBe('echo 1\n')
})

test('an undo leaves what a person changed since, and the folder it lies in', async () => {
  const w = world()
  const acted = await w.act('write_file', { path: 'd/x', content: 'agent' }, ['d/x'])
  writeFileSync(join(w.root, 'd/mine'), 'by hand')
  expect(await w.undo([acted], true)).toMatchObject({ restored: [{ path: 'd/x', post: null }], left: ['d'] })
  expect(w.manifest()).toHaveProperty('d/x')
  expect(await w.undo([acted])).toMatchObject({ restored: [{ path: 'd/x', post: null }], left: ['d'] })
  expect(Object.keys(w.manifest())).toEqual(['d', 'd/mine'])
})

test('an undo can be undone', async () => {
  const w = world()
  const acted = await w.act('write_file', { path: 'x', content: 'agent' }, ['x'])
  const after = w.manifest()
  const undone = await w.undo([acted])
  expect(w.manifest()).toEqual({})
  await w.undoChanges('restored' in undone ? undone.restored : [])
  expect(w.manifest()).toEqual(after)
})

test('a change that nobody expected, and one that was expected and did not come, are evidence', async () => {
  const w = world()
  const acted = await w.act('write_file', { path: 'x', content: '1' }, ['y'])
  expect(acted).toMatchObject({ evidence: { met: [], missing: ['y'], unexpected: ['x'], out_of_scope: [] } })
  expect(await w.act('read_file', { path: 'x' }, ['x'])).toMatchObject({ evidence: { missing: ['x'] } })
})

test('the data folder of the host cannot be touched, even inside the workspace', async () => {
  const w = world()
  const inside = openWorld(join(w.root), { data: join(w.root, 'state') })
  worlds.push(inside)
  mkdirSync(join(inside.root, 'x'), { recursive: true })
  expect(await inside.act('write_file', { path: '../state/blobs/x', content: '' }, [])).toMatchObject({
    refused: { code: 'E_POLICY_DENIED' },
  })
})

test('contents that became too many go, the oldest first, and an undo then names what stays', async () => {
  const w = world()
  const acted: Acted[] = []
  for (const path of ['f1', 'f2']) {
    writeFileSync(join(w.root, path), `before ${path}`)
    acted.push(await w.act('write_file', { path, content: 'after' }, [path]))
  }
  const blobs = new Blobs(join(w.root, '..', 'data'), w.host.ledger)
  blobs.bound(0)
  expect(await w.undo(acted, true)).toMatchObject({ restored: [{ path: 'f2' }, { path: 'f1' }], left: [] })
  blobs.bound(0, Date.now() + 2 * 86_400_000)
  expect(await w.undo(acted)).toMatchObject({ restored: [], left: ['f2', 'f1'] })
  expect(readFileSync(join(w.root, 'f1'), 'utf8')).toBe('after')
})

test('a patch that deletes and a command with network are known by all that they do', () => {
  const { host } = world()
  const patch = '--- old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n'
  const renames = '--- old.txt\n+++ new.txt\n@@ -1 +1 @@\n-one\n+two\n'
  const reachOf = (action: string, params: Record<string, Json>) => {
    const rated = host.check({ action, params })
    return isRefused(rated) ? rated : effectsOf(rated.reach)
  }
  expect(reachOf('apply_patch', { patch })).toEqual(['write', 'delete'])
  expect(reachOf('apply_patch', { patch: renames })).toEqual(['write'])
  expect(reachOf('run_terminal_cmd', { command: 'npm install', network: ['a.org'] })).toEqual(['network', 'execute'])
  expect(reachOf('run_terminal_cmd', { command: 'make' })).toEqual(['execute'])
})

test.each<[string, EffectClass, Record<string, Json>]>([
  ['apply_patch', 'delete', { patch: '--- old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n' }],
  ['run_terminal_cmd', 'execute', { command: 'npm install', network: ['a.org'] }],
])('%s is refused where the goal may not %s', async (action, effect, params) => {
  const w = world()
  writeFileSync(join(w.root, 'old.txt'), 'one\n')
  expect(await w.act(action, params, [], { scope: { ...everything, denied: [effect] } })).toMatchObject({
    refused: { code: 'E_POLICY_DENIED', cause: { kind: 'effect_denied', effect } },
  })
  expect(readFileSync(join(w.root, 'old.txt'), 'utf8')).toBe('one\n')
})

test('an undo over a link that became a folder can itself be taken back, with all that lay in the folder', async () => {
  const w = world()
  mkdirSync(join(w.root, 'lib'))
  writeFileSync(join(w.root, 'lib/a.txt'), 'a\n')
  symlinkSync('nowhere', join(w.root, 'at'))
  const acted = [
    await w.act('move', { from: 'at', to: 'kept' }, ['at', 'kept']),
    await w.act('move', { from: 'lib', to: 'at' }, ['lib', 'at']),
  ]
  const after = w.manifest()
  const undone = await w.undo(acted)
  expect(await w.undoChanges('restored' in undone ? undone.restored : [])).toMatchObject({ left: [] })
  expect(w.manifest()).toEqual(after)
})

test('the node of a command is the one that the person has, and under npm the one of the project', async () => {
  const w = world()
  const run = async (command: string): Promise<string> => stdout(await w.act('run_terminal_cmd', { command }))
  writeFileSync(join(w.root, 'package.json'), '{"scripts":{"v":"node --version"}}')
  expect(await run('node --version')).toBe(execFileSync('node', ['--version'], { encoding: 'utf8' }))
  mkdirSync(join(w.root, 'node_modules/.bin'), { recursive: true })
  mkdirSync(join(w.root, 'node_modules/node/bin'), { recursive: true })
  writeFileSync(join(w.root, 'node_modules/node/bin/node'), '#!/bin/sh\necho own node\n', { mode: 0o755 })
  symlinkSync('../node/bin/node', join(w.root, 'node_modules/.bin/node'))
  expect(await run('npm run -s v')).toBe('own node\n')
})
