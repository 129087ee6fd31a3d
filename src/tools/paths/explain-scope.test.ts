/** What may be touched, case by case, in a folder with everything that leads astray. */
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainScope } from './explain-scope.ts'

const base = mkdtempSync(join(realpathSync(tmpdir()), 'sb-scope-'))
const root = join(base, 'work')
const server = createServer()

const files = `README.md LICENSE src/a.ts src/deep/b.ts src/deep/er/c.ts src/.hidden docs/x.txt .env .env.local .env.example config/.env .npmrc
  server.key tls/cert.pem .git/config .git/HEAD .git/hooks/pre-commit packages/p/.git/HEAD packages/p/.git/config module/.git
  .GIT/config .signalbox/journal.db .ssh/id_rsa id_ed25519 .vscode/settings.json .github/workflows/ci.yml hooks/useX.ts
  hooks/pre-commit .bashrc .mcp.json .gitignore bare.git/config 名字/文件.txt été.txt a*b.ts [x]/y.ts sp ace/f.txt ...x -rf $HOME
  a;b !neg/x #hash AUX nul.txt com1`

beforeAll(async () => {
  const make = (path: string, text = path): void => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  for (const path of files.split(/\s+/)) make(`work/${path}`)
  make('outside.txt')
  make('worker/near.txt')
  const link = (target: string, path: string): void => symlinkSync(target, join(root, path))
  link('src', 'in')
  link('src/a.ts', 'in-file')
  link(join(root, 'src'), 'in-absolute')
  link('../README.md', 'src/up-inside')
  link('/etc', 'out')
  link('/etc/passwd', 'out-file')
  link('../outside.txt', 'out-near')
  link('..', 'up')
  link('../work/src', 'out-and-back')
  link('../worker', 'sibling')
  link('loop-b', 'loop-a')
  link('loop-a', 'loop-b')
  link('self', 'self')
  link('nowhere', 'dangling')
  link('../nowhere', 'dangling-out')
  link('/proc/self/root', 'proc')
  link('.git/config', 'innocent')
  link('.env', 'settings.txt')
  link('/', 'machine')
  link('/proc/self/cwd', 'cwd')
  link('/proc/self/fd/0', 'fd')
  link('/dev/stdin', 'stdin')
  link('README.md/../../outside.txt', 'through-file')
  link('nowhere/../../outside.txt', 'through-nothing')
  link(join(root, '../outside.txt'), 'absolute-up')
  link('ring-b/x', 'ring-a')
  link('ring-a/x', 'ring-b')
  link('.', 'here')
  for (let i = 0; i < 45; i++) link(i === 44 ? 'README.md' : `chain-${i + 1}`, `chain-${i}`)
  linkSync(join(base, 'outside.txt'), join(root, 'hard'))
  execFileSync('mkfifo', [join(root, 'pipe')])
  await new Promise<void>((resolve) => server.listen(join(root, 'socket'), resolve))
  symlinkSync(root, join(base, 'alias'))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(base, { recursive: true, force: true })
})

type Row = readonly [
  path: string,
  allowed?: readonly string[],
  action?: 'read' | 'search' | 'write' | 'patch' | 'delete',
]
const all = ['**']

const allowed: readonly Row[] = [
  ['README.md'],
  ['./README.md'],
  ['././README.md'],
  ['src/a.ts', ['src/**']],
  ['src//a.ts', ['src/**']],
  ['src/./a.ts', ['src/**']],
  ['src/deep/../a.ts', ['src/**']],
  ['docs/../src/a.ts', ['src/**', 'docs/**']],
  ['src/deep/er/c.ts', ['src/**']],
  ['src/deep/b.ts', ['src/*/b.ts']],
  ['src/a.ts', ['src/?.ts']],
  ['src/a.ts', ['src/[abc].ts']],
  ['src/a.ts', ['{src,docs}/*']],
  ['src/a.ts', ['./src/**']],
  ['src/a.ts', ['docs/**', 'src/*.ts']],
  ['src/a.ts', ['src/a.ts']],
  ['src/.hidden', ['src/**']],
  ['src', ['src/**'], 'search'],
  ['src/', ['src/**'], 'search'],
  ['.', all, 'search'],
  ['./', all, 'read'],
  ['src/new.ts', ['src/**'], 'write'],
  ['src/new/er/file.ts', ['src/**'], 'write'],
  ['src/a.ts', ['src/**'], 'patch'],
  ['src/a.ts', ['src/**'], 'delete'],
  ['in/a.ts', ['in/**', 'src/**']],
  ['in-file', ['in-file', 'src/**']],
  ['in-file', ['in-file', 'src/**'], 'write'],
  ['in-absolute/a.ts', all],
  ['here/here/here/src/a.ts', all],
  ['src/up-inside', all],
  ['in-file', ['in-file'], 'delete'],
  ['out-file', all, 'delete'],
  ['out', all, 'delete'],
  ['dangling', all, 'delete'],
  ['dangling', all, 'write'],
  ['loop-a', all, 'delete'],
  ['self', all, 'delete'],
  ['hard', all, 'write'],
  ['missing.txt', all],
  [join(root, 'src/a.ts'), ['src/**']],
  ['.env.example', all],
  ['.git/HEAD', all],
  ['.github/workflows/ci.yml', all, 'write'],
  ['.gitignore', all, 'write'],
  ['hooks/useX.ts', all, 'write'],
  ['.bashrc', all],
  ['.vscode/settings.json', all],
  ['名字/文件.txt', ['名字/**']],
  ['été.txt', ['été.txt']],
  ['a*b.ts', all],
  ['sp', all],
  ['ace/f.txt', all],
  ['-rf', all, 'delete'],
  ['$HOME', all],
  ['a;b', all],
  ['#hash', all],
  ['AUX', all],
  ['com1', all],
  ['!neg/x', all],
  ['src/a..b.ts', all, 'write'],
  ['src/..a', all, 'write'],
  ['src/~x', all, 'write'],
  ['...x', all],
]

const denied: readonly (readonly [...Row])[] = [
  ['../outside.txt'],
  ['../../etc/passwd'],
  ['src/../../outside.txt'],
  ['src/../../work/src/a.ts'],
  ['..'],
  ['../'],
  ['../work'],
  ['../worker/near.txt'],
  ['./../outside.txt'],
  ['src/deep/../../../outside.txt'],
  ['missing/../../outside.txt'],
  ['/etc/passwd'],
  ['//etc/passwd'],
  ['/'],
  ['/tmp'],
  [base],
  [`${root}er/near.txt`],
  [join(base, 'alias', 'src/a.ts')],
  [`${root}/../outside.txt`],
  ['/proc/self/environ'],
  ['/dev/null', all, 'write'],
  ['out/passwd'],
  ['out'],
  ['out-file'],
  ['out-file', all, 'write'],
  ['out-near'],
  ['cwd/package.json'],
  ['fd', all, 'write'],
  ['stdin'],
  ['through-file'],
  ['through-nothing', all, 'write'],
  ['absolute-up', all, 'write'],
  ['ring-a/y', all, 'write'],
  ['here/../outside.txt'],
  [`/proc/self/root${join(root, 'README.md')}`],
  [`${root}x/a`, all, 'write'],
  ['pipe/x', all, 'write'],
  ['out-near', all, 'patch'],
  ['up/outside.txt'],
  ['up/work/src/a.ts'],
  ['out-and-back/a.ts'],
  ['sibling/near.txt'],
  ['machine/etc/passwd'],
  ['proc/etc/passwd'],
  ['in/../../outside.txt'],
  ['in/up-inside/../../../outside.txt'],
  ['out/new', all, 'write'],
  ['out/passwd', all, 'delete'],
  ['dangling-out', all, 'write'],
  ['loop-a'],
  ['loop-b/x', all, 'write'],
  ['self'],
  ['chain-0'],
  ['pipe'],
  ['pipe', all, 'write'],
  ['pipe', all, 'delete'],
  ['socket'],
  ['socket', all, 'write'],
  [''],
  ['\0'],
  ['src/a.ts\0.png'],
  ['src/\na.ts'],
  ['src/a\u001b[2J.ts'],
  ['src/a\u0085.ts'],
  ['src/\u202etxt.exe'],
  ['src/a\u2028b'],
  ['src/\uD800.ts'],
  ['src/．．/．．/outside.txt'],
  ['src/‥/x'],
  ['..／outside.txt'],
  ['src/%2e%2e/%2e%2e/outside.txt'],
  ['%2e%2e%2foutside.txt'],
  ['..%2foutside.txt'],
  ['..%252foutside.txt'],
  ['..\\outside.txt'],
  ['src\\..\\..\\outside.txt'],
  ['\\\\server\\share'],
  ['C:\\Windows\\x'],
  ['C:/Windows/x'],
  ['c:x'],
  ['\\\\?\\C:\\x'],
  ['file:///etc/passwd'],
  ['http://x/y'],
  ['~'],
  ['~/x'],
  ['~root/x'],
  ['~/.ssh/id_rsa'],
  ['.. /outside.txt'],
  ['../ outside.txt'],
  ['.../x'],
  ['..../x'],
  ['src/.. ./x'],
  [' '],
  ['src/ /x'],
  ['a/'.repeat(300)],
  ['x'.repeat(256)],
  ['名'.repeat(86)],
  ['x/'.repeat(3000)],
  ['README.md', []],
  ['README.md', ['src/**']],
  ['src/a.ts', ['src']],
  ['src/deep/b.ts', ['src/*']],
  ['SRC/a.ts', ['src/**']],
  ['srcx/a.ts', ['src/**'], 'write'],
  ['src/../LICENSE', ['src/**']],
  ['src/../docs/x.txt', ['src/**']],
  ['in/a.ts', ['in/**']],
  ['in-file', ['in-file']],
  ['src/up-inside', ['src/**']],
  ['src', ['src/**'], 'delete'],
  ['src', ['src/**'], 'write'],
  ['.', all, 'write'],
  ['.', all, 'delete'],
  ['.', ['src/**'], 'search'],
  ['src/..', all, 'delete'],
  ['src/a.ts', ['!docs/**']],
  ['src/a.ts', ['src/**', '!src/deep/**']],
  ['src/a.ts', ['/**']],
  ['src/a.ts', [`${root}/**`]],
  ['src/a.ts', ['../work/**']],
  ['src/a.ts', ['src/../**']],
  ['src/a.ts', ['+(src)/**']],
  ['src/a.ts', ['@(src|docs)/*']],
  ['src/a.ts', ['!(docs)/**']],
  ['src/a.ts', ['src/[a']],
  ['src/a.ts', ['{src,docs/*']],
  ['src/a.ts', ['src/{a,{b,c}}.ts']],
  ['src/a.ts', ['src\\a.ts']],
  ['src/a.ts', ['']],
  ['src/a.ts', ['.']],
  ['src/a.ts', ['~/**']],
  ['src/a.ts', ['C:/**']],
  ['src/a.ts', ['s\0rc/**']],
  ['src/a.ts', [`src/{${Array.from({ length: 65 }, (_, i) => `a${i}`).join(',')},a}.ts`]],
  ['src/a.ts', [`**/${'a'.repeat(600)}`, '**']],
  ['src/a.ts', ['{1..99999999}']],
  ['.env'],
  ['.env', ['.env']],
  ['.env.local'],
  ['.ENV'],
  ['config/.env'],
  ['.npmrc'],
  ['server.key'],
  ['tls/cert.pem'],
  ['id_ed25519'],
  ['.ssh/id_rsa'],
  ['.signalbox/journal.db'],
  ['.git/config'],
  ['.GIT/config'],
  ['innocent'],
  ['settings.txt'],
  ['settings.txt', all, 'write'],
  ['packages/p/.git/config'],
  ['.git/config', all, 'write'],
  ['.git/config', ['.git/**'], 'write'],
  ['.git/HEAD', all, 'write'],
  ['.git', all, 'delete'],
  ['.git/hooks/pre-commit', all, 'write'],
  ['.git/new', all, 'write'],
  ['.Git/HEAD', all, 'write'],
  ['.git./HEAD', all, 'write'],
  ['.git /HEAD', all, 'write'],
  ['.git::$INDEX_ALLOCATION/HEAD', all, 'write'],
  ['.g\u200cit/HEAD', all, 'write'],
  ['GIT~1/HEAD', all, 'write'],
  ['packages/p/.git/HEAD', all, 'patch'],
  ['module/.git', all, 'write'],
  ['src/.git', all, 'write'],
  ['bare.git/config', all, 'write'],
  ['hooks/pre-commit', all, 'write'],
  ['.husky/pre-push', all, 'write'],
  ['.bashrc', all, 'write'],
  ['.vscode/settings.json', all, 'write'],
  ['.mcp.json', all, 'patch'],
  ['.claude/settings.json', all, 'write'],
  ['.envrc', all, 'delete'],
]

const answered = ([path, patterns = all, action = 'read']: Row) =>
  explainScope({ workspace: root, allowed_paths: [...patterns], action, path })

describe('a path that may be touched', () => {
  test.each(allowed.map((row) => [row]))('%j', (row) => {
    expect(answered(row)).toMatchObject({
      verdict: 'allow',
      resolved: expect.not.stringMatching(/^\/|(?:^|\/)\.\.(?:\/|$)/),
    })
  })
})

describe('a path that may not be touched', () => {
  test.each(denied.map((row) => [row]))('%j', (row) => {
    expect(answered(row)).toMatchObject({
      verdict: 'deny',
      code: expect.stringMatching(/^E_(?:POLICY_DENIED|INVALID_ARGS)$/),
      reason: expect.any(String),
    })
  })
})

test('there are many of them, and none twice', () => {
  const rows = [...allowed, ...denied].map((row) => JSON.stringify(row))
  expect(new Set(rows).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(150)
})

test.each([
  ['src/../src/a.ts', 'src/a.ts'],
  ['in/deep/../a.ts', 'src/a.ts'],
  ['in-absolute/deep/er/c.ts', 'src/deep/er/c.ts'],
  ['src/up-inside', 'README.md'],
  ['.', '.'],
])('%s is %s in the end', (path, resolved) => {
  expect(answered([path])).toMatchObject({ verdict: 'allow', resolved })
})

test('a workspace that is not there or is a file is denied; one that is named through a link is the folder behind it', () => {
  const asked = { allowed_paths: ['**'], action: 'read' as const, path: 'README.md' }
  expect(explainScope({ ...asked, workspace: join(base, 'none') })).toMatchObject({
    verdict: 'deny',
    code: 'E_INVALID_ARGS',
  })
  expect(explainScope({ ...asked, workspace: join(root, 'README.md') })).toMatchObject({ verdict: 'deny' })
  expect(explainScope({ ...asked, workspace: join(base, 'alias') })).toMatchObject({
    verdict: 'allow',
    resolved: 'README.md',
  })
})
