import { describe, expect, test } from 'vitest'
import { constraintsIn, expectedOutputIn, plannedConstraints, preferenceIn } from './constraints.ts'

const kindsIn = (text: string): string[] => constraintsIn(text).map((c) => c.kind)
const pathsOf = (text: string): string[] => constraintsIn(text).flatMap((c) => ('paths' in c ? c.paths : []))

describe('what is enforced', () => {
  test.each([
    ['Fix the login bug, but no network please', 'no_network'],
    ['Update the docs without internet access', 'no_network'],
    ["Refactor the parser. Don't use the network.", 'no_network'],
    ['Please stay offline', 'no_network'],
    ["Don't go online and fix the build", 'no_network'],
    ["don't download anything", 'no_network'],
    ['修复登录问题，不要联网', 'no_network'],
    ['整理文档，禁止访问网络', 'no_network'],
    ['全程离线', 'no_network'],
    ['不能访问网络', 'no_network'],
    ['Find the slow query. Read-only.', 'read_only'],
    ["Explain the bug but don't change anything", 'read_only'],
    ['Review this without modifying any files', 'read_only'],
    ['Look for dead code; make no changes', 'read_only'],
    ['just analyze the failing test', 'read_only'],
    ['看看这个报错，不要修改任何文件', 'read_only'],
    ['分析性能瓶颈，只读', 'read_only'],
    ['帮我看下配置，别改代码', 'read_only'],
    ['仅分析，不做任何修改', 'read_only'],
    ["Clean up the imports and don't delete anything", 'no_delete'],
    ['Never remove any files', 'no_delete'],
    ['重构目录，不要删除文件', 'no_delete'],
    ['别删东西', 'no_delete'],
    ["Write the tests but don't run any commands", 'no_commands'],
    ['no shell commands', 'no_commands'],
    ['without running anything', 'no_commands'],
    ['写测试，不要运行命令', 'no_commands'],
    ['禁止执行任何脚本', 'no_commands'],
  ])('%s → %s', (text, kind) => expect(kindsIn(text)).toContain(kind))

  test.each([
    ['Only change src/login.ts', 'only_paths', ['src/login.ts']],
    ['Fix the parser; touch nothing outside lib/parser/', 'only_paths', ['lib/parser', 'lib/parser/**']],
    ['Stay inside the docs folder', 'only_paths', ['docs', 'docs/**']],
    ['limit the changes to src/a.ts and src/b.ts', 'only_paths', ['src/a.ts', 'src/b.ts']],
    ['修复登录，只改 src/login 目录', 'only_paths', ['src/login', 'src/login/**']],
    ['仅修改 README.md', 'only_paths', ['README.md', '**/README.md']],
    ["Fix the build but don't touch package.json", 'not_paths', ['package.json', '**/package.json']],
    ['Leave src/old.ts alone', 'not_paths', ['src/old.ts']],
    ['Refactor everything without changing the tests folder', 'not_paths', ['tests', 'tests/**']],
    ["don't edit src/a.ts or `src/b.ts`", 'not_paths', ['src/a.ts', 'src/b.ts']],
    ['升级依赖，不要动 src/core', 'not_paths', ['src/core', 'src/core/**']],
    ['别改 tests 目录', 'not_paths', ['tests', 'tests/**']],
    ['config.yaml 不要改', 'not_paths', ['config.yaml', '**/config.yaml']],
    ['No changes to migrations/', 'not_paths', ['migrations', 'migrations/**']],
  ] as const)('%s → %s of %j', (text, kind, paths) => {
    expect(kindsIn(text)).toEqual([kind])
    expect(pathsOf(text)).toEqual(paths)
  })

  test('several in one message are told apart, and none twice', () => {
    const text = "Only change src/, don't delete anything and don't use the network. Don't delete anything!"
    expect(kindsIn(text).sort()).toEqual(['no_delete', 'no_network', 'only_paths'])
  })
})

describe('what only looks like a constraint is none', () => {
  test.each([
    'Make the name field read-only in the form',
    'Fix the bug where the app shows no network errors',
    'Delete the old files and run the tests',
    'Add an offline mode to the app',
    'Add a button that removes the account',
    'The user cannot log in',
    '给列表加上只读属性的支持',
    '修复不能登录的问题',
    '删除没有用到的文件',
    'Book a room for tomorrow',
    '',
  ])('%s', (text) => expect(constraintsIn(text).filter((c) => c.kind !== 'other')).toEqual([]))

  test('what begins like one and is not known is kept in its own words', () => {
    expect(constraintsIn("Add a cache. Don't change the public API. 不得引入新依赖")).toEqual([
      { kind: 'other', said: "Don't change the public API" },
      { kind: 'other', said: '不得引入新依赖' },
    ])
  })
})

test("every entry of a plan's own list is kept, known or not", () => {
  expect(plannedConstraints(['不得改 API', '不能访问网络', 'Keep it simple', 'No network'])).toEqual([
    { kind: 'other', said: '不得改 API' },
    { kind: 'no_network', said: 'No network' },
    { kind: 'other', said: 'Keep it simple' },
  ])
})

describe('preference', () => {
  test.each([
    ['Be careful with the migration', 'careful'],
    ['Ask me before each step', 'careful'],
    ['小心处理数据库', 'careful'],
    ['每一步都先问我', 'careful'],
    ["Rename the function, don't ask me", 'quick'],
    ['Just do it', 'quick'],
    ['改个变量名，不用问我', 'quick'],
    ['尽快修复', 'quick'],
    ["Just do it, but carefully, don't ask", 'careful'],
    ["No need to be careful, don't ask", 'quick'],
    ['Make quicksort faster', 'normal'],
    ['The page must load quickly', 'normal'],
    ['让查询快点返回', 'normal'],
  ])('%s → %s', (text, preference) => expect(preferenceIn(text)).toBe(preference))
})

test.each([
  ['List the open bugs as a table', ['List the open bugs as a table']],
  ['Find the leak. Save it to notes.md.', ['Save it to notes.md']],
  ['检查代码，输出一份报告', ['输出一份报告']],
  ['Fix the bug', []],
])('the expected output of «%s»', (text, expected) => expect(expectedOutputIn(text)).toEqual(expected))

test('a very long or hostile text is read in little time', () => {
  const started = performance.now()
  for (const text of [
    "don't ".repeat(20_000),
    '不'.repeat(50_000),
    'a/'.repeat(30_000),
    `only ${'x'.repeat(60_000)}`,
    'keep '.repeat(9_000),
  ])
    constraintsIn(text)
  expect(performance.now() - started).toBeLessThan(1_000)
})
