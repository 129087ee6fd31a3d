/** What the team `workspace` hears, value by value: every name, every file, every wish, and nothing else. */
import { beforeAll, expect, test } from 'vitest'
import { loadTeam, orThrow } from '../../src/index.ts'
import { analyse } from '../../src/understanding/embedded/analysis/analyse.ts'
import { pastIn } from '../../src/understanding/embedded/analysis/from-memory.ts'
import type { Knowledge } from '../../src/understanding/embedded/analysis/team-knowledge.ts'
import { knowledgeOf } from '../../src/understanding/embedded/knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = knowledgeOf(orThrow(await loadTeam('teams/workspace')))
}, 60_000)

/** `intent slot=value slot=value`; several values of a slot in their order. */
const heard = (text: string): string[] =>
  analyse(knowledge, { text }).frames.map(({ intent, slots }) =>
    [intent, ...slots.map(({ slot, value }) => `${slot}=${value}`).sort()].join(' '),
  )

test.each([
  ['rename parse to parseLine in a.txt and b.txt', 'text.rename from=parse path=a.txt path=b.txt to=parseLine'],
  ['rename foo to bar in A.txt, B.txt', 'text.rename from=foo path=A.txt path=B.txt to=bar'],
  [
    'replace foo with bar in a.txt, b.txt and docs/c.txt',
    'text.replace find=foo path=a.txt path=b.txt path=docs/c.txt replace=bar',
  ],
  [
    'replace foo with bar in a.txt, b.txt, and CHANGELOG.md',
    'text.replace find=foo path=CHANGELOG.md path=a.txt path=b.txt replace=bar',
  ],
  [
    'rename getUser to fetchUser in src/api.ts and src/db.ts please',
    'text.rename from=getUser path=src/api.ts path=src/db.ts to=fetchUser',
  ],
  [
    '把 a.txt、b.txt 和 c.txt 里的 foo 都改成 bar',
    'text.replace find=foo path=a.txt path=b.txt path=c.txt replace=bar',
  ],
  ['a.txt 和 b.txt 里的 foo 改成 bar', 'text.replace find=foo path=a.txt path=b.txt replace=bar'],
  ['将 a.txt 以及 b.txt 中的 foo 替换为 bar', 'text.replace find=foo path=a.txt path=b.txt replace=bar'],
])('several files: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['先把 a.txt 里的 foo 替换成 bar，然后把 b.txt 里的 baz 替换成 qux', 'text.replace'],
  ['replace foo with bar in a.txt and replace baz with qux in b.txt', 'text.replace'],
  ['first replace foo with bar in a.txt, then replace baz with qux in b.txt', 'text.replace'],
  ['replace foo with bar in a.txt. Then replace baz with qux in b.txt.', 'text.replace'],
])('two wishes of one kind, in their order: %s', (text, intent) => {
  expect(heard(text)).toEqual([
    `${intent} find=foo path=a.txt replace=bar`,
    `${intent} find=baz path=b.txt replace=qux`,
  ])
})

test.each([
  ['replace foo with bar and baz with qux', '', 2],
  ['change foo to bar, and baz to qux in README.md', 'path=README.md ', 2],
  ['in src, replace foo with bar and baz with qux', 'path=src ', 2],
  ['replace "foo" with "bar" and "baz" with "qux" in src', 'path=src ', 2],
  ['replace foo by bar, baz by qux and one by two in src', 'path=src ', 3],
  ['把 foo 改成 bar，baz 改成 qux', '', 2],
  ['把 src 里的 foo 换成 bar，baz 换成 qux', 'path=src ', 2],
  ['将 foo 替换为 bar、baz 替换为 qux', '', 2],
])('several replacements behind one verb: %s', (text, path, count) => {
  const pairs = [
    ['foo', 'bar'],
    ['baz', 'qux'],
    ['one', 'two'],
  ]
  expect(heard(text)).toEqual(
    pairs.slice(0, count).map(([find, replace]) => `text.replace find=${find} ${path}replace=${replace}`),
  )
})

test.each([
  ['change foo to bar in the readme as well', 'text.replace find=foo path=readme replace=bar'],
  ['replace foo with bar in docs/a.txt too', 'text.replace find=foo path=docs/a.txt replace=bar'],
  ['replace foo with bar in docs/a.txt again', 'text.replace find=foo path=docs/a.txt replace=bar'],
  ['replace foo with bar in the readme for me', 'text.replace find=foo path=readme replace=bar'],
  ['replace foo with bar as well', 'text.replace find=foo replace=bar'],
  ['replace foo with bar please', 'text.replace find=foo replace=bar'],
  ['change foo to bar everywhere, thanks', 'text.replace find=foo replace=bar'],
  ['rename foo to bar in src as well', 'text.rename from=foo path=src to=bar'],
  ['move a.txt to docs as well', 'file.move file=a.txt target=docs'],
  ['copy a.txt to b.txt too', 'file.copy file=a.txt target=b.txt'],
  ['把 a.txt 里的 foo 也改成 bar', 'text.replace find=foo path=a.txt replace=bar'],
  ['把 a.txt 里的 foo 也换成 bar 吧', 'text.replace find=foo path=a.txt replace=bar'],
  ['把 foo 换成 bar，谢谢', 'text.replace find=foo replace=bar'],
  ['replace foo with "bar as well"', 'text.replace find=foo replace=bar as well'],
])('words that tie it to another wish are no part of a value: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['replace foo with "bar and baz with qux"', 'find=foo replace=bar and baz with qux'],
  ['replace bread and butter with tea and biscuits', 'find=bread and butter replace=tea and biscuits'],
])('but one is one: %s', (text, values) => {
  expect(heard(text)).toEqual([`text.replace ${values}`])
})

test.each([
  ['delete the line that says Debug is on from notes.md', 'find=Debug is on path=notes.md'],
  ['remove the line with "draft" in src/a.js', 'find=draft path=src/a.js'],
  ['please remove all lines containing console.log', 'find=console.log'],
  ['删掉写着 Debug 的那一行', 'find=Debug'],
  ['把 notes.md 里写着“开发中”的那一行删掉', 'find=开发中 path=notes.md'],
  ['删除 src 里所有带 console.log 的行', 'find=console.log path=src'],
  ['delete line 5 of a.txt', 'path=a.txt'],
  ['删除 a.txt 的第三行', 'path=a.txt'],
])('a whole line: %s', (text, values) => {
  expect(heard(text)).toEqual([`text.delete_line ${values}`])
})

test.each([
  ['swap the word colour for color in notes.md', 'text.replace find=colour path=notes.md replace=color'],
  ['commit everything with the message "Tidy up" on a branch tidy-up', 'git.commit branch=tidy-up note=Tidy up'],
  ['search for foo and replace it with bar', 'text.replace find=foo replace=bar'],
  ['search for foo in src', 'text.find find=foo path=src'],
  ['delete all files in docs', 'file.delete file=docs'],
  ['make a folder called pictures', 'folder.new file=pictures'],
  ['新建一个文件夹 assets', 'folder.new file=assets'],
  ['what did you change?', 'changes.show'],
  ['把每一行 draft 都删了', 'text.delete_line find=draft'],
])('%s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['add the line "hello" to a.txt', 'content=hello file=a.txt'],
  ['给 a.txt 加一行：第一稿', 'content=第一稿 file=a.txt'],
])('and a new one, which is the opposite: %s', (text, values) => {
  expect(heard(text)).toEqual([`file.add_line ${values}`])
})

test.each([
  '先把 a.txt 里的 foo 改成 bar，再把 b.txt 里的 baz 改成 qux',
  '把 a.txt 里的 foo 改成 bar，把 b.txt 里的 baz 改成 qux',
])('改成 is said of names and of texts; whichever it is, there are two of it: %s', (text) => {
  const values = analyse(knowledge, { text }).frames.map(({ slots }) => slots.map(({ value }) => value))
  expect(values).toEqual([
    ['a.txt', 'foo', 'bar'],
    ['b.txt', 'baz', 'qux'],
  ])
})

test.each([
  'create a file notes.txt with the text: hello world',
  'create a file notes.txt with the following text: hello world',
  'create a file called notes.txt with the text: hello world',
  'create a file named notes.txt with content hello world',
  'create notes.txt and write "hello world" into it',
  '新建文件 notes.txt，写入：hello world',
  '新建文件 notes.txt，内容是：hello world',
  '新建 notes.txt，内容为“hello world”',
  '新建文件 notes.txt 并写入 hello world',
])('the words that introduce a text are no part of it: %s', (text) => {
  expect(heard(text)).toEqual(['file.new content=hello world file=notes.txt'])
})

test.each([
  'replace foo with bar in a.txt and commit to branch topic saying Use bar',
  'replace foo with bar in a.txt and commit to a new branch named topic, message: Use bar',
  'change foo to bar in a.txt and commit the change on branch topic with message Use bar',
  '把 a.txt 里的 foo 替换成 bar，然后提交到分支 topic，说明是 Use bar',
  '把 a.txt 里的 foo 替换成 bar，再提交到新分支 topic，提交信息：Use bar',
])('branch and message of a commit that follows are taken: %s', (text) => {
  expect(heard(text)).toEqual(['text.replace find=foo path=a.txt replace=bar', 'git.commit branch=topic note=Use bar'])
})

test.each([
  'delete foo from a.txt',
  'remove foo from a.txt',
  'delete the word foo in a.txt',
  'remove all occurrences of foo in a.txt',
  '删除 a.txt 里的 foo',
  '把 a.txt 里的 foo 删掉',
  '从 a.txt 中删除 foo',
])('a text in a file is meant, and not the file: %s', (text) => {
  expect(heard(text)).toEqual(['text.delete find=foo path=a.txt'])
})

test.each([
  ['delete a.txt', 'file.delete file=a.txt'],
  ['把 a.txt 删掉', 'file.delete file=a.txt'],
  ['delete the docs folder', 'file.delete file=docs'],
  ['删除 docs 文件夹', 'file.delete file=docs'],
  ['move a.txt into the docs folder', 'file.move file=a.txt target=docs'],
  ['把 a.txt 移到 docs 文件夹', 'file.move file=a.txt target=docs'],
])('a whole file or folder: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['create a.txt and b.txt', 'file.new file=a.txt file=b.txt'],
  ['create a.txt, b.txt and docs/c.txt', 'file.new file=a.txt file=b.txt file=docs/c.txt'],
  ['新建 a.txt 和 b.txt', 'file.new file=a.txt file=b.txt'],
  ['create a.txt and b.txt with hello', 'file.new content=hello file=a.txt file=b.txt'],
])('several new files: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['rename foo to bar and baz to qux', ['text.rename from=foo to=bar', 'text.rename from=baz to=qux']],
  [
    'rename foo to bar, baz to qux and x to y',
    ['text.rename from=foo to=bar', 'text.rename from=baz to=qux', 'text.rename from=x to=y'],
  ],
  [
    'rename foo to bar and baz to qux in src',
    ['text.rename from=foo path=src to=bar', 'text.rename from=baz path=src to=qux'],
  ],
  ['把 foo 改名为 bar，baz 改名为 qux', ['text.rename from=foo to=bar', 'text.rename from=baz to=qux']],
  [
    '把 src 里的 foo 改名为 bar，baz 改名为 qux',
    ['text.rename from=foo path=src to=bar', 'text.rename from=baz path=src to=qux'],
  ],
  ['move a.txt to docs and b.txt to lib', ['file.move file=a.txt target=docs', 'file.move file=b.txt target=lib']],
])('several pairs behind one verb: %s', (text, wishes) => {
  expect(heard(text)).toEqual(wishes)
})

test.each([
  ['rename makeFolder to createFolder in src', 'text.rename from=makeFolder path=src to=createFolder'],
  ['rename undo_last to revert_last in src', 'text.rename from=undo_last path=src to=revert_last'],
  ['rename undo to revert in src', 'text.rename from=undo path=src to=revert'],
  ['把 src 里的 deleteLine 重命名为 removeLine', 'text.rename from=deleteLine path=src to=removeLine'],
  ['rename "run the tests" to "check" in docs', 'text.rename from=run the tests path=docs to=check'],
])('a name is a value, whatever it reads like: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  [
    "replace 'Write more.' with 'Done, nothing more.' in README.md",
    'text.replace find=Write more. path=README.md replace=Done, nothing more.',
  ],
  ["add the line 'Stop, look and listen' to README.md", 'file.add_line content=Stop, look and listen file=README.md'],
  ["replace 'don't stop' with 'go on' in a.txt", "text.replace find=don't stop path=a.txt replace=go on"],
  [
    "append a line 'export const sub = (a, b) => a - b' to src/util.js",
    'file.add_line content=export const sub = (a, b) => a - b file=src/util.js',
  ],
  ["commit with the message 'Fix dates, and tests'", 'git.commit note=Fix dates, and tests'],
  ['在 a.txt 末尾加一行：「删除 b.txt，然后提交」', 'file.add_line content=删除 b.txt，然后提交 file=a.txt'],
  ['在 a.txt 末尾加一行：不要买鸡蛋', 'file.add_line content=不要买鸡蛋 file=a.txt'],
  ['在a.txt最后加一行：价格：１００元', 'file.add_line content=价格：１００元 file=a.txt'],
  ['replace old with new, nothing else', 'text.replace find=old replace=new'],
])('a text is one value, and stays as it was written: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test.each([
  ['新建文件 说明.md，内容是：你好，世界', 'file.new content=你好，世界 file=说明.md'],
  ['新建一个文件 说明.md，内容是：你好，世界', 'file.new content=你好，世界 file=说明.md'],
  ['新建一个文件说明.md', 'file.new file=说明.md'],
  ['删除 a.txt 文件', 'file.delete file=a.txt'],
  ['把a.txt这个文件删掉', 'file.delete file=a.txt'],
  ['delete the a.txt file', 'file.delete file=a.txt'],
  ['make the files x.txt and y.txt', 'file.new file=x.txt file=y.txt'],
  ['make me a new file called d.txt', 'file.new file=d.txt'],
  ['put hello at the end of a.txt', 'file.add_line content=hello file=a.txt'],
  ['rename foo to bar in src, please', 'text.rename from=foo path=src to=bar'],
  ['undo the commit', 'changes.undo'],
  ['撤销刚才的提交', 'changes.undo'],
])('what a thing is does not name it: %s', (text, wish) => {
  expect(heard(text)).toEqual([wish])
})

test('«it» is what was named last', () => {
  expect(heard('copy a.txt to lib/b.txt and add the line hi to it')[1]).toBe('file.add_line content=hi file=lib/b.txt')
  expect(heard('新建 a.txt，再把它复制到 b.txt')[1]).toBe('file.copy file=a.txt target=b.txt')
})

test.each([
  ['create a folder called docs and put a file intro.txt in it saying Welcome', 1],
  ['把 src 里的 foo 改名为 bar，部署到线上', 1],
  ['rename foo to bar in src, deploy it to staging and then commit', 0],
])('a part that nobody understands is told: %s', (text, done) => {
  const { frames, notice, normalizedIntent } = analyse(knowledge, { text })
  expect(frames.filter(({ agent }) => agent !== null)).toHaveLength(done)
  expect(notice?.say).toBe('not_understood')
  if (done > 0) for (const part of notice?.items ?? []) expect(normalizedIntent.goal).not.toContain(part)
})

test('a past goal of several wishes speaks for none of them', () => {
  const found = (goal: string) => [{ entry: { intent: 'checks.run', goal }, likeness: 0.9 }]
  expect(pastIn(found('replace makeFolder with mkdirp in src; Run the checks'))).toBeUndefined()
  expect(pastIn(found('Run the checks'))).toMatchObject({ intent: 'checks.run' })
})
