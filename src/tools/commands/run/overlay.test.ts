import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { installBubblewrap, openWorkspace } from '../../../../test/commands/workspace.ts'

beforeAll(installBubblewrap, 120_000)

const rounds = Number(process.env.SIGNALBOX_ROUNDS ?? 12)

/** Every path with kind, mode, link and content. Times are not compared. */
const manifest = (root: string): string =>
  execFileSync(
    'sh',
    [
      '-c',
      'find . -mindepth 1 -printf "%P %y %m %l\\n" | sort; find . -type f -print0 | sort -z | xargs -0 -r sha256sum',
    ],
    { cwd: root, encoding: 'utf8' },
  )

const name = fc.constantFrom('a', 'b', 'c d', 'ä', 'e.txt', '.f')
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
const quoted = (text: string): string => `'${text}'`
const step = fc.oneof(
  fc.tuple(path, fc.nat(9)).map(([at, text]) => `echo ${text} > ${quoted(at)}`),
  path.map((at) => `mkdir -p ${quoted(at)}`),
  path.map((at) => `rm -rf ${quoted(at)}`),
  path.map((at) => `rm -rf ${quoted(at)}; mkdir -p ${quoted(at)}; echo 1 > ${quoted(`${at}/a`)}`),
  fc.tuple(path, path).map(([from, to]) => `mv ${quoted(from)} ${quoted(to)}`),
  fc.tuple(path, path).map(([from, to]) => `cp -a ${quoted(from)} ${quoted(to)}`),
  fc.tuple(path, fc.constantFrom('600', '755', '700')).map(([at, mode]) => `chmod ${mode} ${quoted(at)}`),
  fc.tuple(path, name).map(([at, to]) => `ln -s ${quoted(to)} ${quoted(at)}`),
  path.map((at) => `touch ${quoted(at)}`),
  fc.tuple(path, path).map(([from, to]) => `ln ${quoted(from)} ${quoted(to)}`),
)
const script = fc.array(step, { minLength: 1, maxLength: 8 }).map((steps) => `${steps.join('\n')}\ntrue`)

test(
  'what lands is what the command does in a plain folder, and undo brings every byte back',
  async () => {
    const tree = fc.array(step, { maxLength: 12 }).map((steps) => `${steps.join('\n')}\ntrue`)
    await fc.assert(
      fc.asyncProperty(tree, script, async (made, command) => {
        const open = openWorkspace({ 'first.txt': '1' })
        const twin = join(open.folder, 'twin')
        try {
          execFileSync('bash', ['-c', made], { cwd: open.root, stdio: 'ignore' })
          execFileSync('cp', ['-aT', open.root, twin])
          const before = manifest(open.root)
          execFileSync('bash', ['-c', command], { cwd: twin, stdio: 'ignore' })
          const { call, staged, result, prepared } = await open.run({ command }, { world_change: ['**'] })
          expect(result?.exit_code).toBe(0)
          expect(prepared.confined).toBe('overlay')
          expect(manifest(open.root)).toBe(before)
          expect(await open.host.land(call, staged)).toMatchObject({ left: [] })
          expect(manifest(open.root)).toBe(manifest(twin))
          expect(await open.host.undo({ conversation: 'c', workspace: open.root, changes: staged })).toMatchObject({
            left: [],
          })
          expect(manifest(open.root)).toBe(before)
        } finally {
          open.close()
        }
      }),
      { numRuns: rounds, seed: Number(process.env.SIGNALBOX_SEED ?? 7) },
    )
  },
  30_000 + rounds * 5_000,
)

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
  const { makeOverlay } = await import('./overlay.ts')
  makeOverlay(join(folder, 'data'), join(folder, 'work'))
  expect(readdirSync(runs)).toHaveLength(1)
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
