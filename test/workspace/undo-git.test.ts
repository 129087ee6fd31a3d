/**
 * What an undo does to a repository: right after the task it is as before, byte for byte; where somebody worked in it since, nothing of
 * it is touched, the files outside go back, and git finds no fault.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

type Line = Readonly<Record<string, unknown>> & { readonly type?: string; readonly conversation?: string }
const team = resolve(import.meta.dirname, '../../teams/workspace')

async function committed(wish = 'commit this on a branch mine: Mine') {
  const workspace = tempFolder()
  const data = tempFolder()
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' }).trim()
  mkdirSync(join(workspace, 'src'))
  writeFileSync(join(workspace, 'src/a.js'), 'const parse = 1\n')
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'ann')
  git('config', 'user.email', 'ann@example.org')
  git('add', '-A')
  git('commit', '-qm', 'first')
  appendFileSync(join(workspace, 'src/a.js'), '// more\n')
  const bytes = (): string =>
    execFileSync('bash', ['-c', 'find . -type f -print0 | sort -z | xargs -0 sha256sum; find . | sort'], {
      cwd: workspace,
      encoding: 'utf8',
    })
  const before = bytes()
  const call = async (args: readonly string[]): Promise<Line[]> =>
    linesOf((await cli([...args, '--data', data, '--json'])).out) as Line[]
  const run = (text: string, ...more: string[]): Promise<Line[]> => call(['run', text, '--answer', 'once', ...more])
  const lines = await run(wish, '--team', team, '--workspace', workspace)
  const conversation = lines.at(-1)?.conversation ?? ''
  return { workspace, git, before, bytes, run, call, conversation }
}

test('right after the task every byte of the repository is as before', async () => {
  const { bytes, before, call, conversation } = await committed()
  expect(bytes()).not.toBe(before)
  await call(['undo', conversation])
  expect(bytes()).toBe(before)
})

test('a person who only looked with git status changed nothing', async () => {
  const { git, call, conversation } = await committed()
  expect(git('status', '--porcelain')).toBe('')
  const undone = await call(['undo', conversation])
  expect(undone.at(-1)).toMatchObject({ left: [] })
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(git('status', '--porcelain')).toBe('M src/a.js')
  expect(git('fsck', '--strict')).toBe('')
})

test('a commit of a person on top: nothing of the repository is touched, and it is named as left', async () => {
  const { git, workspace, call, conversation } = await committed()
  writeFileSync(join(workspace, 'own.txt'), 'mine\n')
  git('add', '-A')
  git('commit', '-qm', 'my own')
  const preview = await call(['undo', conversation, '--preview'])
  const undone = await call(['undo', conversation])
  for (const lines of [preview, undone]) {
    expect(lines.at(-1)).toMatchObject({ restored: [] })
    expect(lines.at(-1)?.left).toEqual(expect.arrayContaining(['.git/HEAD', '.git/index']))
  }
  expect(git('log', '--format=%s')).toBe('my own\nMine\nfirst')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('fsck', '--strict')).toBe('')
})

test('a branch of a person that stands on the commit keeps it', async () => {
  const { git, call, conversation } = await committed()
  git('branch', 'other')
  const undone = await call(['undo', conversation])
  expect(undone.at(-1)).toMatchObject({ restored: [] })
  expect(git('log', '--format=%s', 'other')).toBe('Mine\nfirst')
  expect(git('fsck', '--strict')).toBe('')
})

test('files outside of the repository go back although the repository stays', async () => {
  const { git, workspace, run, call, conversation } = await committed('rename parse to parseLine in src')
  await run('commit this on a branch mine: Mine', '--in', conversation)
  git('commit', '-q', '--allow-empty', '-m', 'my own')
  const undone = await call(['undo', conversation, '--to', '1'])
  expect(undone.at(-1)).toMatchObject({ restored: ['src/a.js'] })
  expect(readFileSync(join(workspace, 'src/a.js'), 'utf8')).toBe('const parse = 1\n// more\n')
  expect(git('log', '--format=%s')).toBe('my own\nMine\nfirst')
  expect(git('fsck', '--strict')).toBe('')
})

test('two commits are taken back one after the other', async () => {
  const { git, bytes, before, workspace, run, call, conversation } = await committed()
  const between = bytes()
  writeFileSync(join(workspace, 'more.txt'), 'more\n')
  await run('commit this on a branch two: Two', '--in', conversation)
  expect(git('log', '--format=%s')).toBe('Two\nMine\nfirst')
  await call(['undo', conversation])
  execFileSync('rm', [join(workspace, 'more.txt')])
  expect(bytes()).toBe(between)
  const [first] = (await call(['show', conversation])).filter(({ type }) => type === 'decision_proposed')
  const { decision_id } = (first?.envelope ?? {}) as { decision_id?: string }
  await call(['undo', conversation, '--decision', decision_id ?? ''])
  expect(bytes()).toBe(before)
})
