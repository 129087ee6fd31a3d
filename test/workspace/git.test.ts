/**
 * Git by the team's policy: with `git: branch` or `git: commit` in team.yaml a task that changes files gets a branch of its own and a
 * commit, all of it in the one question about the change, and taken back by an undo. Without it git is left alone.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

type Line = Readonly<Record<string, unknown>> & { readonly type: string; readonly conversation?: string }
type Repository = { readonly workspace: string; readonly git: (...args: string[]) => string }
const wish = 'rename parse to parseLine in src'
const teams = resolve(import.meta.dirname, '../../teams')

function repository(): Repository {
  const workspace = tempFolder()
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim()
  mkdirSync(join(workspace, 'src'))
  writeFileSync(join(workspace, 'src/a.js'), 'const parse = 1\n')
  writeFileSync(join(workspace, 'own.txt'), 'mine\n')
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'ann')
  git('config', 'user.email', 'ann@example.org')
  git('add', '-A')
  git('commit', '-qm', 'first')
  appendFileSync(join(workspace, 'own.txt'), 'not ready\n')
  return { workspace, git }
}

function stage(policy: 'off' | 'branch' | 'commit') {
  const { workspace, git } = repository()
  const [data, team] = [tempFolder(), join(tempFolder(), 'workspace')]
  cpSync(join(teams, 'workspace'), team, { recursive: true })
  appendFileSync(join(team, 'team.yaml'), `git: ${policy}\n`)
  const call = async (args: readonly string[]): Promise<Line[]> =>
    linesOf((await cli([...args, '--data', data, '--json'])).out) as Line[]
  const run = (text: string, ...answers: string[]): Promise<Line[]> =>
    call([
      ...['run', text, '--team', team, '--workspace', workspace],
      ...answers.flatMap((answer) => ['--answer', answer]),
    ])
  const shown = async (text: string): Promise<string> =>
    (await cli(['run', text, '--team', team, '--workspace', workspace, '--data', data])).out
  return { workspace, git, call, run, shown }
}

const commandsIn = (lines: readonly Line[]): unknown[] =>
  lines.flatMap(({ type, envelope }) => {
    const { params } = (envelope ?? {}) as { params?: { command?: string } }
    return type === 'decision_proposed' && params?.command !== undefined ? [params.command] : []
  })
const summaryIn = (lines: readonly Line[]): unknown => lines.find(({ type }) => type === 'goal_summarized')?.summary
const branch = /^w\d+-rename-parse-to-parseline-in-src-[0-9a-f]{4}$/

const questionsIn = (lines: readonly Line[]): number => lines.filter(({ type }) => type === 'question_opened').length

test('a branch for each task: is named in the question about the first change, and nothing is committed', async () => {
  const { git, run, workspace } = stage('branch')
  const lines = await run(wish, 'once')
  const made = git('branch', '--show-current')
  expect(made).toMatch(branch)
  expect(questionsIn(lines)).toBe(1)
  expect(commandsIn(lines)).toEqual([`git switch -q -c ${made} && git --no-optional-locks status -s -uno --no-renames`])
  expect(readFileSync(join(workspace, 'src/a.js'), 'utf8')).toBe('const parseLine = 1\n')
  expect(git('log', '--all', '--format=%s')).toBe('first')
  expect(summaryIn(lines)).toMatchObject({ changed: ['src/a.js'], git: { branch: made, committed: false } })
})

test('a branch for each task: one answer is for the branch, the change and the commit, also where the program ends before it', async () => {
  const { git, run, call } = stage('commit')
  const asked = await run(wish)
  expect(asked.at(-1)).toMatchObject({ status: 'waiting', question: { kind: 'approval' } })
  const rest = await call(['run', '--in', asked.at(-1)?.conversation ?? '', '1'])
  expect(rest.at(-1)).toMatchObject({ status: 'completed' })
  expect(git('branch', '--show-current')).toMatch(branch)
  expect(git('log', '-1', '--format=%s')).toBe(wish)
  expect(questionsIn([...asked, ...rest])).toBe(1)
})

test('a branch for each task: whoever denies it denies the change, and is not asked again', async () => {
  const { git, run, workspace } = stage('commit')
  const lines = await run(wish, 'deny')
  expect(lines.at(-1)).toMatchObject({ type: 'rest', status: 'completed' })
  expect(questionsIn(lines)).toBe(1)
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(readFileSync(join(workspace, 'src/a.js'), 'utf8')).toBe('const parse = 1\n')
  expect(summaryIn(lines)).not.toHaveProperty('git')
})

test('a branch for each task: a branch that cannot be made stops the task until a person says how it goes on', async () => {
  const { git, run, call, workspace } = stage('branch')
  mkdirSync(join(workspace, '.git/rebase-merge')) // git switches nothing in the middle of a rebase
  const lines = await run(wish, 'once')
  expect(lines.at(-1)).toMatchObject({ status: 'waiting', question: { kind: 'blocked' } })
  const rest = await call(['run', '--in', lines.at(-1)?.conversation ?? '', '1'])
  expect(rest.at(-1)).toMatchObject({ status: 'completed' })
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(readFileSync(join(workspace, 'src/a.js'), 'utf8')).toBe('const parseLine = 1\n')
})

test('a branch for each task: what only runs the checks, chooses its branch itself or takes something back gets none', async () => {
  const { git, run, call } = stage('branch')
  const lines = await run('commit this on a branch mine: Mine', 'once')
  expect(commandsIn(lines)).toEqual([])
  expect(git('branch', '--show-current')).toBe('mine')
  const undone = await call(['run', '--in', lines.at(-1)?.conversation ?? '', 'undo the last task', '--answer', 'once'])
  expect(commandsIn(undone)).toEqual([])
  expect(summaryIn(undone)).not.toHaveProperty('git')
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
})

test('a branch for each task: without the policy, and outside of a repository, git is left alone', async () => {
  const off = stage('off')
  expect(commandsIn(await off.run(wish, 'once'))).toEqual([])
  const plain = stage('commit')
  execFileSync('rm', ['-rf', join(plain.workspace, '.git')])
  expect(commandsIn(await plain.run(wish, 'once'))).toEqual([])
})

test('a commit at the end: holds what the task changed and nothing else; an undo takes all of it back', async () => {
  const { git, run, call, workspace } = stage('commit')
  const before = git('status', '--porcelain')
  const lines = await run(wish, 'once')
  const made = git('branch', '--show-current')
  expect(git('log', '-1', '--format=%s|%an')).toBe(`${wish}|ann`)
  expect(git('show', '--name-only', '--format=')).toBe('src/a.js')
  expect(git('status', '--porcelain')).toBe('M own.txt')
  expect(summaryIn(lines)).toMatchObject({ changed: ['src/a.js'], git: { branch: made, committed: true } })
  expect(commandsIn(lines).join('\n')).not.toMatch(/push/)

  await call(['undo', lines.at(-1)?.conversation ?? ''])
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(git('status', '--porcelain')).toBe(before)
  expect(git('fsck', '--strict')).toBe('')
  expect(readFileSync(join(workspace, 'src/a.js'), 'utf8')).toBe('const parse = 1\n')
})

test('a commit at the end: is by the person whose settings git has, where the repository names nobody', async () => {
  const { git, run } = stage('commit')
  const home = tempFolder()
  writeFileSync(join(home, '.gitconfig'), '[user]\nname = Bea\nemail = bea@example.org\n[core]\nhooksPath = /nowhere\n')
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  const ours = process.env.HOME
  process.env.HOME = home
  await run(wish, 'once')
  process.env.HOME = ours
  expect(git('log', '-1', '--format=%an <%ae>')).toBe('Bea <bea@example.org>')
})

test('a commit of everything: the card names each file, and the answer is for exactly those, as they are', async () => {
  const { git, call, workspace, shown } = stage('off')
  for (let i = 10; i < 31; i++) writeFileSync(join(workspace, `new ${i} 文件.txt`), `${i}\n`)
  execFileSync('rm', [join(workspace, 'src/a.js')])
  const asked = await shown('commit this on a branch mine: All of it')
  const id = /Conversation (\w+) waits/.exec(asked)?.[1] ?? ''
  expect(asked).toContain(
    `The commit holds 23 files: ${Array.from({ length: 20 }, (_, i) => `new ${i + 10} 文件.txt`).join(', ')} and 3 more`,
  )
  writeFileSync(join(workspace, 'new 10 文件.txt'), 'changed since\n')
  const again = await call(['run', '--in', id, '1'])
  expect(again.at(-1)).toMatchObject({
    status: 'waiting',
    question: { kind: 'approval', options: ['once', 'deny', 'deny_because'] },
  })
  writeFileSync(join(workspace, 'one more.txt'), 'came since\n')
  expect((await call(['run', '--in', id, '1'])).at(-1)).toMatchObject({ status: 'waiting' })
  expect(git('log', '--all', '--format=%s')).toBe('first')
  expect((await call(['run', '--in', id, '1'])).at(-1)).toMatchObject({ status: 'completed' })
  expect(git('log', '-1', '--format=%s', 'mine')).toBe('All of it')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('show', '--name-status', '--format=', '-z').split('\0').filter(Boolean)).toHaveLength(2 * 24)
})

test('a commit of everything: where nothing changed, and where there is no repository, nobody is asked', async () => {
  const plain = stage('off')
  plain.git('checkout', '-q', 'own.txt')
  const words = 'commit this on a branch mine: Mine'
  const said = (lines: readonly Line[]): string =>
    JSON.stringify(lines.filter(({ type }) => type === 'task_execution_result'))
  const nothing = await plain.run(words)
  expect([questionsIn(nothing), said(nothing)]).toEqual([
    0,
    expect.stringContaining('nothing has changed since the last commit'),
  ])
  execFileSync('rm', ['-rf', join(plain.workspace, '.git')])
  const none = await plain.run(words)
  expect([questionsIn(none), said(none)]).toEqual([0, expect.stringContaining('not the top of a git repository')])
})

test('a commit of everything: a file that usually holds secrets makes it a high risk, and a repository inside stays out and is named', async () => {
  const { git, run, workspace } = stage('off')
  writeFileSync(join(workspace, '.env'), 'KEY=1\n')
  execFileSync('git', ['init', '-q', join(workspace, 'inner')])
  const lines = await run('commit this on a branch mine: Mine', 'once')
  expect(lines.find(({ type }) => type === 'decision_prepared')?.prepared).toMatchObject({
    risk: 'high',
    reasons: expect.arrayContaining([
      { kind: 'secrets', what: '.env' },
      { kind: 'left_out', what: 'inner/' },
    ]),
  })
  expect(JSON.stringify(lines.find(({ type }) => type === 'task_execution_result'))).toContain(
    'Left out of the commit:\\ninner/',
  )
  expect(git('status', '--porcelain')).toBe('?? inner/')
})
