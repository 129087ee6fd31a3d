/** Files as a whole, by words: deleted and moved after one question, brought back byte for byte; what cannot be done is said. */
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
  ['copy src/parse.js to lib/parse.js', 'cannot copy files, and nothing was changed'],
  ['把 src/parse.js 复制到 lib/parse.js', '不能复制文件，什么都没有改动'],
])('%s is not made into something else', async (words, answer) => {
  const { read, of } = await said(words)
  expect(of('member_said').map(({ text }) => text)).toContainEqual(expect.stringContaining(answer))
  expect(of('decision_proposed')).toEqual([])
  expect(read('src/parse.js')).toBe(parse)
})
