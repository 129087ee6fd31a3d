import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorld } from '../../../test/workspace/world.ts'

const machine = vi.hoisted(() => ({ program: undefined as string | undefined }))
vi.mock('./ripgrep.ts', async (original) => ({
  ...(await original<typeof import('./ripgrep.ts')>()),
  ripgrepProgram: () => machine.program,
}))

let folder = ''
let world: ReturnType<typeof openWorld>
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-search-'))
  world = openWorld(folder)
  writeFileSync(join(world.root, 'a.txt'), 'one\ntwo\n')
})
afterEach(() => {
  world.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['is not there', undefined],
  ['cannot be started', '/nowhere/rg'],
])('where ripgrep %s a text is found by a plain scan, and that is told', async (_, program) => {
  machine.program = program
  expect(await world.act('search', { query: 'two' })).toMatchObject({
    result: { stdout: 'a.txt:2:two\n' },
    degraded: { from: 'ripgrep', to: 'scan' },
  })
})

test('a pattern needs it, and is refused by name', async () => {
  machine.program = '/nowhere/rg'
  expect(await world.act('search', { query: 't.o', regex: true })).toMatchObject({
    refused: { code: 'E_IO', cause: { kind: 'no_program', program: 'ripgrep' } },
  })
})
