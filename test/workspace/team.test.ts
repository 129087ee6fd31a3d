/**
 * The team `workspace` on a copy of sources of this repository: asked for in words, one question, the change, its verification, and an
 * undo after which every byte and mode is as before. No model is needed.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

type Line = { readonly type: string; readonly text?: string; readonly conversation?: string; readonly kind?: string }
const root = resolve(import.meta.dirname, '../..')

function copyOfSources(): string {
  const folder = tempFolder()
  cpSync(join(root, 'src/tools/patch'), join(folder, 'src/patch'), { recursive: true })
  cpSync(join(root, 'src/tools/commands'), join(folder, 'src/commands'), { recursive: true })
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- Old\n')
  writeFileSync(join(folder, 'package.json'), '{\n  "name": "copy",\n  "version": "1.0.0"\n}\n')
  mkdirSync(join(folder, 'src/text'))
  writeFileSync(join(folder, 'src/text/ends.txt'), '\ufeffparse\r\nparser parse_it $parse 先parse后\r\n')
  chmodSync(join(folder, 'src/text/ends.txt'), 0o755)
  writeFileSync(join(folder, 'src/patch/words.txt'), 'parse\n')
  git(folder, 'init', '-q')
  git(folder, 'config', 'user.name', 'ann')
  git(folder, 'config', 'user.email', 'ann@example.org')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'copy')
  return folder
}
const git = (folder: string, ...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

/** Every path outside `.git` with its mode and the hash of its bytes. */
function manifest(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = join(below, name)
    const stat = lstatSync(join(folder, path))
    if (path === '.git') return []
    if (stat.isDirectory()) return [`${path}/ ${stat.mode}`, ...manifest(folder, path)]
    return [
      `${path} ${stat.mode} ${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}`,
    ]
  })
}

function stage() {
  const [workspace, data] = [copyOfSources(), tempFolder()]
  const call = async (args: readonly string[]): Promise<Line[]> =>
    linesOf((await cli([...args, '--data', data, '--json'])).out) as Line[]
  const run = (text: string, ...answers: string[]): Promise<Line[]> =>
    call([
      ...['run', text, '--team', join(root, 'teams/workspace'), '--workspace', workspace],
      ...answers.flatMap((answer) => ['--answer', answer]),
    ])
  return { workspace, call, run }
}
const said = (lines: readonly Line[]): string => lines.findLast(({ type }) => type === 'member_said')?.text ?? ''
const questions = (lines: readonly Line[]): number => lines.filter(({ type }) => type === 'question_opened').length
const idOf = (lines: readonly Line[]): string => lines.at(-1)?.conversation ?? ''

describe('rename a whole word everywhere', () => {
  test.each(['rename parse to parseLine in src', '把 src 里的 parse 改名为 parseLine'])('%s', async (words) => {
    const { workspace, call, run } = stage()
    const before = manifest(workspace)
    const lines = await run(words, 'once')
    expect(questions(lines)).toBe(1)
    expect(said(lines)).toMatch(
      /parse → parseLine(?:: \d+ in \d+ files|：\d+ 个文件中共 \d+ 处)[\s\S]*(Verified|已验证)/,
    )
    const summed = lines.find(({ type }) => type === 'goal_summarized')
    expect(summed).toMatchObject({ summary: { outcome: 'completed', checked: 'passed' } })
    const ends = readFileSync(join(workspace, 'src/text/ends.txt'), 'utf8')
    expect(ends).toBe('\ufeffparseLine\r\nparser parse_it $parse 先parseLine后\r\n')
    expect(git(workspace, 'status', '--porcelain')).not.toBe('')
    const [, undone] = await call(['undo', idOf(lines)])
    expect(undone).toMatchObject({ done: true, left: [] })
    expect(git(workspace, 'status', '--porcelain')).toBe('')
    expect(manifest(workspace)).toEqual(before)
  })

  test('what the question shows is every hit', async () => {
    const { run } = stage()
    const lines = await run('rename parse to parseLine in src/text')
    const prepared = lines.find(({ type }) => type === 'decision_prepared') as unknown as { prepared: { diff: string } }
    expect(prepared.prepared.diff.match(/^\+.*parseLine/gm)).toHaveLength(2)
  })

  test.each([
    'rename parse to parseLine in src/patch and src/text',
    '把 src/patch 和 src/text 里的 parse 改名为 parseLine',
  ])('in two folders, with one question: %s', async (words) => {
    const { workspace, run } = stage()
    const lines = await run(words, 'once')
    expect(questions(lines)).toBe(1)
    const changed = git(workspace, 'status', '--porcelain').trimEnd().split('\n')
    expect(changed.every((line) => /^ M src\/(?:patch|text)\//.test(line))).toBe(true)
    expect(new Set(changed.map((line) => line.split('/')[1]))).toEqual(new Set(['patch', 'text']))
  })

  test.each(['What happens if I rename parse to parseLine?', '把 parse 改名为 parseLine 会不会出问题？'])(
    'a question about it starts nothing: %s',
    async (words) => {
      const { run } = stage()
      const lines = await run(words)
      expect(lines.filter(({ type }) => type === 'task_created' || type === 'decision_proposed')).toEqual([])
    },
  )

  test('a file that cannot be changed is named', async () => {
    const { workspace, run } = stage()
    writeFileSync(join(workspace, 'src/text/latin.txt'), Buffer.from('parse caf\xe9\n', 'latin1'))
    expect(said(await run('rename parse to parseLine in src', 'once'))).toContain(
      'left alone, no UTF-8 text: src/text/latin.txt',
    )
  })

  test("a person's own edit in between survives the undo, and is named", async () => {
    const { workspace, call, run } = stage()
    const lines = await run('rename parse to parseLine in src', 'once')
    appendFileSync(join(workspace, 'src/text/ends.txt'), 'mine\n')
    const undone = (await call(['undo', idOf(lines)])).at(-1)
    expect(undone).toMatchObject({ done: true, left: ['src/text/ends.txt'] })
    expect(readFileSync(join(workspace, 'src/text/ends.txt'), 'utf8')).toContain('mine\n')
    expect(git(workspace, 'status', '--porcelain')).toBe(' M src/text/ends.txt\n')
  })

  test('a verification that is red takes the change back, if the person agrees', async () => {
    const { workspace, run } = stage()
    // Its name is protected, so it is left alone; the search finds it all the same.
    writeFileSync(join(workspace, 'src/text/.bashrc'), 'parse\n')
    const before = manifest(workspace)
    const lines = await run('rename parse to parseLine in src', 'once', 'once')
    expect(said(lines)).toMatch(/The check failed[\s\S]*\.bashrc[\s\S]*So it was taken back/)
    expect(questions(lines)).toBe(2)
    expect(manifest(workspace)).toEqual(before)
  })
})

describe('the other playbooks', () => {
  test('search and replace, then undo in words', async () => {
    const { workspace, call, run } = stage()
    mkdirSync(join(workspace, 'docs'))
    writeFileSync(join(workspace, 'docs/pets.txt'), 'A cat and a catalogue.\n')
    const before = manifest(workspace)
    const lines = await run('replace cat with dog in docs', 'once')
    expect(readFileSync(join(workspace, 'docs/pets.txt'), 'utf8')).toBe('A dog and a dogalogue.\n')
    const undone = await call(['run', 'undo the last task', '--in', idOf(lines), '--answer', 'once'])
    expect(said(undone)).toContain('Taken back: restored docs/pets.txt')
    expect(manifest(workspace)).toEqual(before)
  })

  test('a new file, a changelog entry and a version', async () => {
    const { workspace, run } = stage()
    expect(said(await run('make a new file src/queue/line.ts', 'once'))).toContain('Made: src/queue/line.ts')
    expect(readFileSync(join(workspace, 'src/queue/line.ts'), 'utf8')).toContain('What this file is for')
    await run('在更新日志里加一条：撤销可用了', 'once')
    const changelog = '# Changelog\n\n## Unreleased\n\n- 撤销可用了\n- Old\n'
    expect(readFileSync(join(workspace, 'CHANGELOG.md'), 'utf8')).toBe(changelog)
    expect(said(await run('bump the version to 2.3.4', 'once'))).toContain('The version is 2.3.4 now')
    expect(readFileSync(join(workspace, 'package.json'), 'utf8')).toContain('"version": "2.3.4"')
  })

  test('a branch and a commit, only after a yes, and nothing is pushed', async () => {
    const { workspace, run } = stage()
    writeFileSync(join(workspace, 'note.txt'), 'note\n')
    const denied = await run('commit it on the branch try-it: Try it', 'deny')
    expect(denied.find(({ type }) => type === 'goal_summarized')).toMatchObject({ summary: { checked: 'not_done' } })
    expect(git(workspace, 'log', '--format=%s').trim()).toBe('copy')
    expect(said(await run('commit it on the branch try-it: Try it', 'once'))).toContain(
      'Committed on try-it; nothing was pushed',
    )
    expect(git(workspace, 'log', '--format=%s').trim().split('\n')).toEqual(['Try it', 'copy'])
    expect(git(workspace, 'branch', '--show-current').trim()).toBe('try-it')
  })
})

test('what could not be done exits like that, and what a person refused does not', async () => {
  const { run } = stage()
  expect((await run('rename parse to parseLine in nowhere')).at(-1)).toMatchObject({
    status: 'failed',
    exit: 1,
  })
  const denied = await run('rename parse to parseLine in src', 'deny')
  expect(denied.at(-1)).toMatchObject({ status: 'completed', exit: 0 })
})

describe('a new file', () => {
  test.each([
    ['create a file docs/first.txt with hello world', 'docs/first.txt', 'hello world\n'],
    ['新建文件 docs/first.txt，内容是 你好', 'docs/first.txt', '你好\n'],
    ['make a new file docs/words.md', 'docs/words.md', '# Words\n'],
    ['make a new file docs/list.txt', 'docs/list.txt', ''],
  ])('%s', async (words, file, content) => {
    const { workspace, run } = stage()
    await run(words, 'once')
    expect(readFileSync(join(workspace, file), 'utf8')).toBe(content)
  })
})

describe('a changelog entry', () => {
  test.each([
    [
      '# Changes\n\n## Unreleased\n\n## 1.0\n\n- Old\n',
      '# Changes\n\n## Unreleased\n\n- 撤销可用了\n\n## 1.0\n\n- Old\n',
    ],
    ['# Changes\n\n## 1.0\n\n- Old\n', '# Changes\n\n## Unreleased\n\n- 撤销可用了\n\n## 1.0\n\n- Old\n'],
    ['# Changes\n', '# Changes\n\n## Unreleased\n\n- 撤销可用了\n'],
  ])('goes under its heading, which is made where it is missing: %j', async (before, after) => {
    const { workspace, run } = stage()
    writeFileSync(join(workspace, 'CHANGELOG.md'), before)
    await run('在更新日志里加一条：撤销可用了', 'once')
    expect(readFileSync(join(workspace, 'CHANGELOG.md'), 'utf8')).toBe(after)
  })
})

test('a rename leaves the paths of files in imports, and says so before and after', async () => {
  const { workspace, run } = stage()
  mkdirSync(join(workspace, 'lib'))
  writeFileSync(join(workspace, 'lib/scan.js'), 'export const scan = 1\n')
  const imports = (name: string): string =>
    `import { ${name} } from './scan.js'\nconst x = require("../lib/scan")\nimport y from './none/scan.js'\n`
  writeFileSync(join(workspace, 'lib/use.js'), imports('scan'))
  const lines = await run('rename scan to scanLine in lib', 'once')
  expect(lines.find(({ type }) => type === 'decision_prepared')).toMatchObject({
    prepared: { reasons: expect.arrayContaining([{ kind: 'names_file', what: './scan.js (lib/use.js)' }]) },
  })
  expect(said(lines)).toContain('left alone, names of files: ./scan.js (lib/use.js), ../lib/scan (lib/use.js)')
  const after = imports('scanLine').replace('none/scan.js', 'none/scanLine.js')
  expect(readFileSync(join(workspace, 'lib/use.js'), 'utf8')).toBe(after)
  expect(lines.find(({ type }) => type === 'goal_summarized')).toMatchObject({ summary: { checked: 'passed' } })
})

test('who is asked about an undo sees what stays', async () => {
  const { workspace, call, run } = stage()
  const lines = await run('rename parse to parseLine in src', 'once')
  appendFileSync(join(workspace, 'src/text/ends.txt'), 'mine\n')
  const asked = await call(['run', 'undo the last task', '--in', idOf(lines)])
  expect(asked.find(({ type }) => type === 'decision_prepared')).toMatchObject({
    prepared: { reasons: expect.arrayContaining([{ kind: 'stays_changed', what: 'src/text/ends.txt' }]) },
  })
})

test('a check that fails says which command, how it ended and what it printed last, whatever the exit code', async () => {
  const { workspace, run } = stage()
  writeFileSync(
    join(workspace, 'package.json'),
    '{ "name": "copy", "scripts": { "test": "echo two is missing; exit 254" } }\n',
  )
  const lines = await run('run the checks', 'once')
  expect(said(lines)).toMatch(
    /^The check failed: «npm .*» ended with exit code 254\.\nIt printed last:\n[\s\S]*two is missing\n[\s\S]*ask for the check again\.$/,
  )
  expect(questions(lines)).toBe(1)
})

test('checks that pass do not make good what another step did not do', async () => {
  const { workspace, run } = stage()
  writeFileSync(join(workspace, 'package.json'), '{ "name": "copy", "scripts": { "test": "true" } }\n')
  const lines = await run('把所有的 nosuchword 替换成 color，然后跑一下检查', 'once', 'once')
  expect(lines.filter(({ type }) => type === 'task_created')).toHaveLength(2)
  expect(lines.find(({ type }) => type === 'goal_summarized')).toMatchObject({ summary: { checked: 'not_done' } })
})

test('every replay row of the team is understood', async () => {
  const { exit, out } = await cli(['team', 'test', join(root, 'teams/workspace')])
  expect(out).toMatch(/^(2[3-9]|[3-9]\d) passed, 0 changed\.$/m)
  expect(exit).toBe(0)
})
