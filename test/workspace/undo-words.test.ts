/** «undo» in words: the card names what it takes back, a file that is named decides which change, and nothing is guessed. */
import { expect, test } from 'vitest'
import { cli } from '../cli-world.ts'
import { parse, said } from './said.ts'

const twoChanges = ['replace Old with New in CHANGELOG.md', '1', 'replace red with blue in src/index.js', '1'] as const

test.each([
  ['undo the changelog change', 'CHANGELOG.md', 'replace Old with New in CHANGELOG.md'],
  ['撤销 changelog 的改动', 'CHANGELOG.md', 'replace Old with New in CHANGELOG.md'],
  ['undo', 'src/index.js', 'replace red with blue in src/index.js'],
])('%s takes back the change of %s, by its words', async (undo, path, words) => {
  const { of, data, id } = await said(...twoChanges, undo)
  expect(of('decision_prepared').at(-1)).toMatchObject({ prepared: { undoes: [words], reach: { paths: [path] } } })
  const { out } = await cli(['run', '3', '--in', id, '--data', data, '--lang', 'en'])
  expect(out).toContain('Not done')
})

test('the one that is named goes back, and the later one stays', async () => {
  const { read } = await said(...twoChanges, 'undo the changelog change', '1')
  expect(read('CHANGELOG.md')).toContain('- Old')
  expect(read('src/index.js')).toContain('blue')
})

test.each([
  ['undo the readme change', 'Not done: nothing was changed here that is called “readme”.'],
  ['撤销 src/parse.js 的改动', '未完成：这里没有改过叫“src/parse.js”的文件。'],
])('%s: a file that nothing changed is asked about, and nothing is taken back', async (undo, told) => {
  const { of, read } = await said(...twoChanges, undo)
  expect(of('question_opened')).toHaveLength(2)
  expect(of('member_said').at(-1)?.text).toContain(told)
  expect(of('member_said').at(-1)?.text).toMatch(/src\/index.js[,、] ?CHANGELOG.md/)
  expect([read('src/parse.js'), read('CHANGELOG.md')]).toEqual([parse, expect.stringContaining('- New')])
})

test('the summary of an undo says how to take the undo back', async () => {
  const { id, data, read } = await said(...twoChanges, 'undo', '1')
  const shown = (await cli(['show', id, '--data', data, '--lang', 'en'])).out
  const goal = /To take it back: signalbox undo ID --task (w\d+) on the command line/.exec(shown)?.[1] ?? ''
  expect(read('src/index.js')).toContain('red')
  await cli(['undo', id, '--task', goal, '--data', data])
  expect(read('src/index.js')).toContain('blue')
})
