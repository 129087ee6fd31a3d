import { beforeAll, expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from './cli-world.ts'
import { installBubblewrap } from './commands/workspace.ts'

beforeAll(installBubblewrap, 120_000)

test('doctor names each check, whether it is fine, and what to do where it is not', async () => {
  const { out, exit } = await cli(['doctor', '--json', '--data', tempFolder()])
  const [answer] = linesOf(out) as {
    checks: { name: string; ok: boolean; optional?: true; found?: string; next?: string }[]
  }[]
  const names = answer?.checks.map(({ name }) => name)
  expect(names).toEqual([
    'node',
    'data_folder',
    'sandbox',
    'overlay',
    'ripgrep',
    'git',
    'settings',
    'models',
    'agents',
    'encoder',
  ])
  expect(answer?.checks.find(({ name }) => name === 'sandbox')).toMatchObject({
    ok: true,
    found: expect.stringContaining('bubblewrap'),
  })
  for (const { ok, next } of answer?.checks ?? []) expect(next === undefined).toBe(ok)
  expect(exit).toBe(answer?.checks.every(({ ok, optional }) => ok || optional) ? 0 : 1)
})

test('for a person it is one line a check', async () => {
  const { out } = await cli(['doctor', '--lang', 'zh', '--data', tempFolder()])
  expect(out).toContain('命令沙箱')
})
