/**
 * A goal with a planner in a git workspace, under `git: commit`: its steps share one branch, and one commit follows its verification.
 * The commit holds exactly the files that the goal changed, whatever they are called and however many, and nothing of what a person
 * has changed, staged or never added beside them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { played, repository, writes } from './planned-goal.ts'

const two = [writes('one.txt'), writes('two.txt')]

test('its steps share one branch, one commit follows the verification, and the approval of the plan is for all of it', async () => {
  const { git, ...r } = repository(['README.md'])
  const { commands, summary, card, asked } = await played({ git, ...r }, two, 'test -f two.txt')
  const branch = git('branch', '--show-current')
  expect(branch).toMatch(/^w\d+-write-two-files-c$/)
  expect(commands).toEqual([
    `git switch -q -c ${branch} && git --no-optional-locks status -s -uno --no-renames`,
    'test -f two.txt',
    'git_commit Write two files: one.txt, two.txt',
  ])
  expect(card).toEqual([
    '1. one.txt',
    '   Writes: one.txt',
    '2. two.txt',
    '   Writes: two.txt',
    'Checks',
    '   $ test -f two.txt',
    'With git; nothing is pushed',
    `   $ git switch -q -c ${branch} && git --no-optional-locks status -s -uno --no-renames`,
    "   $ git commit -m 'Write two files'",
  ])
  expect(asked).toEqual(['plan'])
  expect(git('log', '--format=%s', branch)).toBe('Write two files\nfirst')
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(r.workspace, 'two.txt'), 'utf8')).toBe('two.txt\n')
  expect(summary).toMatchObject({ outcome: 'completed', verification: 'passed', git: { branch, committed: true } })
})

test('what is not verified is not committed', async () => {
  const { git, ...r } = repository(['README.md'])
  const { commands } = await played({ git, ...r }, two, 'test -f three.txt')
  expect(commands.filter((command) => command.includes('commit'))).toEqual([])
  expect(git('log', '--all', '--format=%s')).toBe('first')
})

/** What a commit changed, and how, sorted by the path. */
const committed = (git: (...args: string[]) => string): string[] =>
  git('show', '--name-status', '--no-renames', '-z', '--format=', 'HEAD')
    .split('\0')
    .filter((text) => text !== '')
    .flatMap((text, i, all) => (i % 2 === 0 ? [`${text} ${all[i + 1]}`] : []))
    .toSorted()

const odd = ['with blank.txt', '文件 名.txt', 'quote\'s "two".txt', 'star*.txt', ':(top)odd.txt', '-dash.txt']

test('the commit holds every changed file by its exact name: new, changed, moved and deleted', async () => {
  const r = repository([
    'starry.txt',
    'keep.txt',
    'old name.txt',
    'gone/文件.txt',
    'src/a.txt',
    'lines/line\nbreak.txt',
    ...odd.map((x) => `had/${x}`),
  ])
  r.write('lines/line\nbreak.txt', 'not ready\n') // no task changes a file with such a name
  const before = r.git('status', '--porcelain', '-z')
  const { summary } = await played(
    r,
    [
      ...odd.flatMap((path) => [writes(path), writes(`had/${path}`, 'new\n')]),
      { action: 'move', params: { from: 'old name.txt', to: 'new/名 字.txt' } },
      { action: 'delete_file', params: { path: 'gone/文件.txt' } },
      writes('brief.txt'),
      { action: 'delete_file', params: { path: 'brief.txt' } },
    ],
    'true',
  )
  expect(summary).toMatchObject({ outcome: 'completed', git: { committed: true } })
  expect(committed(r.git)).toEqual(
    [
      ...odd.flatMap((path) => [`A ${path}`, `M had/${path}`]),
      'A new/名 字.txt',
      'D gone/文件.txt',
      'D old name.txt',
    ].toSorted(),
  )
  expect(r.git('status', '--porcelain', '-z')).toBe(before)
})

test('of hundreds of files exactly those that were changed are committed, and what a person did beside them stays theirs', async () => {
  const many = Array.from({ length: 450 }, (_, i) => `src/part ${i % 7}/a rather long name of a file, number ${i}.txt`)
  const r = repository([...many, 'src/part 1/own', 'src/part 2/staged', 'src/part 3/both.txt'])
  r.write('src/part 1/own', 'not ready\n')
  r.write('src/part 2/staged', 'staged, not committed\n')
  r.git('add', 'src/part 2/staged')
  r.write('src/part 2/never added', 'mine\n')
  r.write('src/part 4/new and staged', 'mine\n')
  r.git('add', 'src/part 4/new and staged')
  r.write('src/part 3/both.txt', 'a rather unfinished thought\n')
  r.write('src/part 5/unknown.txt', 'a rather private note\n')
  const before = r.git('status', '--porcelain', '-z')
  const { summary } = await played(
    r,
    [{ action: 'replace_text', params: { find: 'rather', replace: 'very', path: 'src' } }],
    'true',
  )
  expect(summary).toMatchObject({ outcome: 'completed', git: { committed: true } })
  expect(summary).toMatchObject({ git: { left: ['src/part 3/both.txt', 'src/part 5/unknown.txt'] } })
  expect(r.git('log', '--format=%s', '-3').split('\n')).toEqual(['Write two files', 'first'])
  const changed = r
    .git('diff', '--name-only', '-z', 'main', 'HEAD')
    .split('\0')
    .filter((path) => path !== '')
  expect(changed.toSorted()).toEqual(many.toSorted())
  expect(r.git('status', '--porcelain', '-z')).toBe(before) // the two files that both changed among them
  expect(readFileSync(join(r.workspace, 'src/part 3/both.txt'), 'utf8')).toBe('a very unfinished thought\n')
})
