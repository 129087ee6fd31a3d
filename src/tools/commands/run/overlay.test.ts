import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installBubblewrap, openWorkspace } from '../../../../test/commands/workspace.ts'
import { makeOverlay } from './overlay.ts'

beforeAll(installBubblewrap, 120_000)

test('a kill of the program ends its command too, and what it left behind is swept away', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../../test/commands/child.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = String(await new Promise<Buffer>((got) => child.stdout.once('data', got))).trim()
  const runs = join(folder, 'data', 'runs')
  const isRunning = (): boolean =>
    readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && commandOf(pid).startsWith('sleep\u000098771'))
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(isRunning, { timeout: 5000 }).toBe(false)
  expect(readdirSync(runs)).toHaveLength(1)
  expect(existsSync(join(folder, 'work', 'b.txt'))).toBe(false)
  makeOverlay(join(folder, 'data'), join(folder, 'work'))
  expect(readdirSync(runs)).toHaveLength(1)
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

test.each(['loop', 'other'])(
  'a folder in the place of a link to %s lands with all that is in it',
  async (target) => {
    const open = openWorkspace({ 'first.txt': '1' })
    mkdirSync(join(open.root, 'other', 'deep'), { recursive: true })
    writeFileSync(join(open.root, 'other', 'a'), 'stays')
    symlinkSync(target, join(open.root, 'loop'))
    const command = 'rm loop; mkdir -p loop/deep; echo 1 > loop/a; echo 2 > loop/deep/b'
    const { call, staged, result } = await open.run({ command }, { world_change: ['**'] })
    expect(result?.exit_code).toBe(0)
    expect(staged.map(({ path, pre }) => [path, pre?.kind])).toEqual([
      ['loop', 'link'],
      ['loop/a', undefined],
      ['loop/deep', undefined],
      ['loop/deep/b', undefined],
    ])
    expect((await open.host.land(call, staged)).left).toEqual([])
    expect(readFileSync(join(open.root, 'loop', 'a'), 'utf8')).toBe('1\n')
    expect(readFileSync(join(open.root, 'other', 'a'), 'utf8')).toBe('stays')
    open.close()
  },
  30_000,
)

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
