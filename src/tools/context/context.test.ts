import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Tree } from '../disk/tree.ts'
import { contextOf } from './context.ts'
import { Repository } from './repository.ts'
import { symbolsIn, testedBy } from './symbols.ts'
import { termsOf, tokensIn } from './terms.ts'

const opened: { folder: string; tree: Tree }[] = []
function folderOf(files: Readonly<Record<string, string>>): { root: string; tree: Tree } {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'sb-context-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const tree = new Tree(root)
  opened.push({ folder: root, tree })
  return { root, tree }
}
afterEach(() => {
  for (const { folder, tree } of opened.splice(0)) {
    tree.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const small = {
  'src/parse.ts': "import x from 'y'\n\nexport function parseLine(text: string) {\n  return text\n}\n",
  'src/parse.test.ts': "test('parses', () => parseLine('x'))\n",
  'src/other.ts': 'export const other = 1\n',
  'docs/guide.txt': '# Guide\n\nHow lines are read.\n',
  '.gitignore': 'dist/\n*.log\n',
  'dist/out.js': 'parseLine()',
  'debug.log': 'parseLine',
  'node_modules/m/index.js': 'parseLine',
  '.env': 'PARSELINE=secret',
}
const asked = { request: 'rename parseLine to readLine', budget: 2_000 }

test('the map names files, sizes, symbols and what tests what; passages hold the hits', () => {
  const { map, snippets, text } = contextOf(new Repository(folderOf(small).tree), asked)
  expect(map.map(({ path }) => path)).toEqual([
    '.env',
    '.gitignore',
    'docs/guide.txt',
    'src/other.ts',
    'src/parse.test.ts',
    'src/parse.ts',
  ])
  expect(map.find(({ path }) => path === 'src/parse.test.ts')).toMatchObject({ tests: 'src/parse.ts' })
  expect(map.find(({ path }) => path === 'src/parse.ts')).toMatchObject({
    symbols: ['parseLine'],
    size: small['src/parse.ts'].length,
  })
  expect(snippets[0]).toMatchObject({ path: 'src/parse.ts', from: 1 })
  expect(text).toContain('export function parseLine')
})

test('what is ignored, filled by programs or secret is not shown, and links are not followed', () => {
  const { root, tree } = folderOf(small)
  symlinkSync('/etc', join(root, 'etc'))
  const { text, map } = contextOf(new Repository(tree), { request: 'secret parseLine root', budget: 10_000 })
  expect(text).not.toMatch(/PARSELINE=|passwd/)
  expect(map.filter(({ path }) => /^(?:dist|node_modules|etc|debug)/.test(path))).toEqual([])
})

test('the same tree and request give the same bytes, whoever looked before', () => {
  const { tree, root } = folderOf(small)
  const repository = new Repository(tree)
  const first = JSON.stringify(contextOf(repository, asked))
  expect(JSON.stringify(contextOf(repository, asked))).toBe(first)
  expect(JSON.stringify(contextOf(new Repository(new Tree(root)), asked))).toBe(first)
  writeFileSync(join(root, 'src/other.ts'), 'export const readLine = 1\n')
  expect(contextOf(repository, asked).text).toContain('readLine')
})

test.each([50, 100, 300, 1_000, 5_000])('a budget of %i tokens is kept', (budget) => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [`src/m${i}/file${i}.ts`, `export const parse${i} = 1\n`.repeat(20)]),
  )
  const { tokens, text } = contextOf(new Repository(folderOf(many).tree), {
    request: 'parse7 in file9',
    budget,
    summary: 'x'.repeat(80),
  })
  expect(tokens).toBe(tokensIn(text))
  expect(tokens).toBeLessThanOrEqual(budget)
})

test('the file that fits best comes first, also for Chinese', () => {
  const tree = folderOf({
    'a.txt': '# 说明\n退款流程在这里\n',
    'b.txt': '# 其他\n没有\n',
    'refund.ts': 'export const refund = 1\n',
  }).tree
  expect(contextOf(new Repository(tree), { request: '修改退款流程', budget: 1_000 }).snippets[0]).toMatchObject({
    path: 'a.txt',
  })
  expect(contextOf(new Repository(tree), { request: 'the refund', budget: 1_000 }).snippets[0]).toMatchObject({
    path: 'refund.ts',
  })
})

test('terms, symbols and tests by their names', () => {
  expect(termsOf('Please rename parse_line and HTTPServer')).toEqual(
    expect.arrayContaining(['rename', 'parse_line', 'parse', 'line', 'httpserver']),
  )
  expect(symbolsIn('x.py', 'class A:\n  def go(self):\n')).toEqual(['A', 'go'])
  expect(symbolsIn('x.go', 'func (s *S) Run() {\ntype S struct\n')).toEqual(['Run', 'S'])
  expect(symbolsIn('x.bin', 'class A')).toEqual([])
  const all = new Set(['src/a.ts', 'lib/b.py', 'c.go'])
  expect(
    ['src/a.test.ts', 'test/a.spec.ts', 'lib/test_b.py', 'c_test.go', 'src/a.ts'].map((path) => testedBy(path, all)),
  ).toEqual(['src/a.ts', 'src/a.ts', 'lib/b.py', 'c.go', undefined])
})
