import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lookAtWorkspace } from './look-at-workspace.ts'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'look-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test('a folder that is not there is said to be so', async () => {
  expect(await lookAtWorkspace('/does/not/exist')).toEqual({ found: false, top: [], commands: {} })
})

test.each([
  [
    { 'package.json': '{"scripts":{"test":"vitest","lint":"biome"}}' },
    { test: ['npm run test'], lint: ['npm run lint'] },
  ],
  [{ 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' }, {}],
  [{ 'package.json': '{"scripts":{"build":"tsc"}}', 'pnpm-lock.yaml': '' }, { build: ['pnpm run build'] }],
  [{ 'package.json': 'not json' }, {}],
  [{ Makefile: 'test: all\n\techo' }, { test: ['make test'] }],
  [{ 'go.mod': '' }, { lint: ['go vet ./...'], test: ['go test ./...'], build: ['go build ./...'] }],
  [{ 'pyproject.toml': '[tool.pytest.ini_options]\n' }, { test: ['python -m pytest'] }],
])('%j is checked with %j', async (files, commands) => {
  expect((await lookAtWorkspace(await folderWith(files as Record<string, string>))).commands).toEqual(commands)
})

test('the names at its top are in order, folders with a slash', async () => {
  const folder = await folderWith({ 'b.ts': '', 'a.ts': '' })
  await mkdir(join(folder, 'src'))
  expect((await lookAtWorkspace(folder)).top).toEqual(['a.ts', 'b.ts', 'src/'])
})
