/** Where a commit goes: a new branch, or the one in use by its name or by words for it; one that git would have to switch to is refused before anybody is asked. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { meansBranchInUse } from '../../src/tools/commands/run/git-branch.ts'
import { said } from './said.ts'

let folder = ''
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
/** A repository on `main` with a branch `docs` beside it, and a change that is in no commit. */
const repository = (workspace: string): void => {
  folder = workspace
  git('init', '-q', '-b', 'main')
  git('config', 'user.email', 'ann@example.org')
  git('config', 'user.name', 'ann')
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('branch', 'docs')
  writeFileSync(join(workspace, 'CHANGELOG.md'), '# Changelog\n')
}

test.each([
  'commit this on the branch main: Shorter',
  'commit this on the current branch: Shorter',
  '提交到当前分支：Shorter',
])('%s: the branch in use takes it', async (words) => {
  const { of } = await said(repository, words, '1')
  expect(of('decision_prepared')).toMatchObject([
    { prepared: { reasons: expect.arrayContaining([{ kind: 'branch_in_use', what: 'main' }]) } },
  ])
  expect([git('branch', '--show-current'), git('log', '-1', '--format=%s')]).toEqual(['main', 'Shorter'])
})

test('a new one is made', async () => {
  await said(repository, 'commit this on a branch shorter: Shorter', '1')
  expect([git('branch', '--show-current'), git('log', '-1', '--format=%s')]).toEqual(['shorter', 'Shorter'])
})

test.each([
  ['commit this on the branch docs: Shorter', 'Not done: there is a branch docs already.'],
  ['提交到分支 docs，说明：变短', '未完成：已经有分支 docs 了。'],
])('%s: refused before the card, with what to say instead', async (words, told) => {
  const { of } = await said(repository, words)
  expect(of('question_opened')).toEqual([])
  expect(of('member_said').at(-1)?.text).toContain(told)
  expect(git('log', '-1', '--format=%s')).toBe('first')
})

test('words for the branch in use are no names of branches', () => {
  for (const words of ['current', 'the current one', 'current branch', 'this branch', '当前', '当前分支', '现在的分支'])
    expect(meansBranchInUse(words), words).toBe(true)
  for (const name of ['main', 'current-work', 'fix/here', '当前问题']) expect(meansBranchInUse(name), name).toBe(false)
})
