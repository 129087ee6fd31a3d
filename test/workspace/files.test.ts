/** Files as a whole, by words: deleted, moved and copied after one question, brought back byte for byte; what cannot be done is said. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, said } from './said.ts'

test.each([
  ['delete src/parse.js', 'undo the last task'],
  ['把 src/parse.js 删掉', '撤销上一个任务'],
])('%s: nothing before the yes, and an undo brings it back', async (words, undo) => {
  expect((await said(words)).read('src/parse.js')).toBe(parse)
  const gone = await said(words, '1')
  expect(() => gone.read('src/parse.js')).toThrow('ENOENT')
  expect((await said(words, '1', undo, '1')).read('src/parse.js')).toBe(parse)
})

test.each(['delete CHANGELOG.md', 'remove CHANGELOG.md', '删除 CHANGELOG.md'])(
  '%s: its name says nothing of an entry in it',
  async (words) => {
    const { of, read } = await said(words, '1')
    expect(of('decision_proposed')).toMatchObject([{ envelope: { action: 'delete_file' } }])
    expect(() => read('CHANGELOG.md')).toThrow('ENOENT')
  },
)

test.each([
  'move src/parse.js to lib/parse.js',
  'rename the file src/parse.js to lib/parse.js',
  '把 src/parse.js 移到 lib/parse.js',
])('%s', async (words) => {
  const { read } = await said(words, '1')
  expect(read('lib/parse.js')).toBe(parse)
  expect(() => read('src/parse.js')).toThrow('ENOENT')
})

test.each([
  ['copy src/parse.js to lib/parse.js', 'lib/parse.js'],
  ['copy src/parse.js to src/copy.js', 'src/copy.js'],
  ['copy the src folder to lib', 'lib/parse.js'],
  ['把 src/parse.js 复制到 lib/parse.js', 'lib/parse.js'],
])('%s', async (words, copy) => {
  const { read } = await said(words, '1')
  expect(read(copy)).toBe(parse)
  expect(read('src/parse.js')).toBe(parse)
})

test.each([
  ['show me src/parse.js', `src/parse.js:\n${parse}`],
  ['src/parse.js 里写了什么？', `src/parse.js：\n${parse}`],
  ['which files are in src?', 'In src:\nsrc/index.js\nsrc/parse.js'],
  ['src 里有哪些文件？', 'src 里有：\nsrc/index.js\nsrc/parse.js'],
  ['where is colour used?', "«colour» in .:\nsrc/index.js:2:export const colour = 'red'"],
  ['哪些文件里有 nosuchword？', '“nosuchword”在 . 中：\n（没有）'],
])('%s is answered without a question', async (words, answer) => {
  const { of } = await said(words)
  expect(String(of('member_said').at(-1)?.text).trim()).toBe(answer.trim())
  expect(of('question_opened')).toEqual([])
})

test.each([
  ['delete parseAll from src/parse.js', 'Deleted: parseAll: 1 in 1 file.'],
  ['删除 src/parse.js 里的 parseAll', '已删除：parseAll：1 个文件中共 1 处。'],
])('%s: the text goes, and the file stays', async (words, told) => {
  const { read, of } = await said(words, '1')
  expect(read('src/parse.js')).toBe(parse.replace('parseAll', ''))
  expect(of('member_said').at(-1)?.text).toBe(told)
})

test.each([
  ['move package.json to src', 'Done: moved package.json to src/package.json.'],
  ['把 package.json 移到 src 文件夹', '完成：已把 package.json 移到 src/package.json。'],
])('%s: a folder that is there takes it in', async (words, told) => {
  const { read, of } = await said(words, '1')
  expect(read('src/package.json')).toContain('demo')
  expect(() => read('package.json')).toThrow('ENOENT')
  expect(of('member_said').at(-1)?.text).toBe(told)
})

test('several new files are made, each after its question', async () => {
  const { read, of } = await said('create a.txt and b.txt', '1', '1')
  expect([read('a.txt'), read('b.txt')]).toEqual(['', ''])
  expect(of('member_said').at(-1)?.text).toBe('Made: a.txt, b.txt.')
})

test.each([
  ['rename nothingLikeIt to x', 'Not done: this text is nowhere in this folder: nothingLikeIt'],
  ['把 nothingLikeIt 改名为 x', '未完成：此文件夹中找不到这段文字：nothingLikeIt'],
  ['delete the src folder', 'Not done: the folder src is not empty, and only an empty one can be deleted'],
])('%s: why it is not done is said in plain words', async (words, told) => {
  const { of } = await said(words)
  expect(of('member_said').at(-1)?.text).toBe(told)
})

test.each([
  ['show the changelog', 'CHANGELOG.md:\n# Changelog'],
  ['显示 changelog', 'CHANGELOG.md：\n# Changelog'],
  ['show index.js', "src/index.js:\nimport { parse } from './parse.js'"],
])('%s: a file that is called alike is meant where it is the only one', async (words, told) => {
  const { of } = await said(words)
  expect(of('member_said').at(-1)?.text).toContain(told)
})

test('whoever approves sees the file that is meant by its name; where several could be, none is guessed', async () => {
  const { of, read } = await said('replace Old with New in the changelog', '1')
  expect(of('decision_prepared')).toMatchObject([{ prepared: { reach: { paths: ['CHANGELOG.md'] } } }])
  expect(read('CHANGELOG.md')).toContain('- New')
  const copy = (workspace: string): void => writeFileSync(join(workspace, 'changelog.txt'), 'x\n')
  const unclear = await said(copy, 'show the changelog')
  expect(unclear.of('member_said').at(-1)?.text).toBe('Not done: changelog is not there')
})

test.each([
  ['undo', 'Taken back: restored src/parse.js.'],
  ['撤销', '已撤销：恢复了 src/parse.js。'],
])('%s by itself is shown and asked about once', async (undo, told) => {
  const { read, of } = await said('delete src/parse.js', '1', undo, '1')
  expect(read('src/parse.js')).toBe(parse)
  expect(of('question_opened')).toHaveLength(2)
  expect(of('member_said').at(-1)?.text).toBe(told)
})

test('a number where no question is open begins nothing, and says so', async () => {
  const { of } = await said('1')
  expect(of('task_created')).toEqual([])
  expect(of('routing_decision_made')).toMatchObject([
    { decision: { userMessage: expect.stringContaining('No open question has that number') } },
  ])
})

const byHand = (workspace: string): void => writeFileSync(join(workspace, 'n.txt'), 'by hand\n')
test.each([
  ['make a new file n.txt with the content hello', 'delete n.txt', 'show me n.txt'],
  ['新建文件 n.txt，内容是 hello', '把 n.txt 移到 old/n.txt', '显示 n.txt'],
])(
  'a file that was changed by hand is shown first, and it is told what to type: «%s», «%s»',
  async (made, words, type) => {
    const refused = await said(made, '1', byHand, words)
    expect(refused.of('member_said').at(-1)?.text).toContain(`“${type}”`)
    expect(refused.read('n.txt')).toBe('by hand\n')
    const done = await said(made, '1', byHand, words, type, words, '1')
    expect(() => done.read('n.txt')).toThrow('ENOENT')
  },
)

test.each([
  ['make a folder docs', 'put a file intro.txt in it'],
  ['新建文件夹 docs', '在里面放一个文件 intro.txt'],
])('«%s», «%s»: it is made in there', async (folder, file) => {
  expect((await said(folder, '1', file, '1')).read('docs/intro.txt')).toBe('')
})
