import { describe, expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { learnSkeletons, mayFit, readBySkeleton } from './skeletons.ts'

const samples = [
  'rename [Handler](from) to [Tree](to) in [src](path)',
  'rename [opts](from) to [settings](to) in [lib/util](path)',
  'rename [x](from) to [y](to) in [README.md](path)',
  'rename [tmp](from) to [kept](to) in [test](path)',
  'rename the class [Store](from) to [Client](to)',
  'rename [rows](from) to [lines](to) everywhere',
  '把 [a.b](from) 改名为 [x_1](to)',
  'open [notes.txt](file)',
  'open [src/a.ts](file)',
  'open [b.txt](file)',
  'open [LICENSE](file)',
  'tell [Ann Lee](who)',
]

function exampleOf(sample: string) {
  const slots: { slot: string; start: number; end: number }[] = []
  let text = ''
  for (const [, before = '', value = '', slot = ''] of `${sample}[]()`.matchAll(/(.*?)\[([^\]]*)\]\((\w*)\)/g)) {
    text += before
    if (slot !== '') slots.push({ slot, start: text.length, end: text.length + value.length })
    text += value
  }
  return { text, tokens: tokeniseMessage(text), label: 0, slots }
}

const known = learnSkeletons(samples.map(exampleOf), () => true).get(0) ?? []
const read = (text: string): Record<string, string> | undefined => {
  const values = readBySkeleton(known, text, tokeniseMessage(text))
  for (const { value, start, end } of values ?? []) expect(text.slice(start, end)).toBe(value)
  return values && Object.fromEntries(values.map(({ slot, value }) => [slot, value]))
}

describe('a message that is worded like a sample has its values where the sample has them', () => {
  test.each([
    ['rename mail to letter in .', { from: 'mail', to: 'letter', path: '.' }],
    ['rename mail to letter', { from: 'mail', to: 'letter' }],
    ['rename to to in in src/in', { from: 'to', to: 'in', path: 'src/in' }],
    ['Could you please rename `a b` to "c d" in lib, please?', { from: 'a b', to: 'c d', path: 'lib' }],
    ['rename the class Foo to Bar.', { from: 'Foo', to: 'Bar' }],
    ['rename mail to letter everywhere', { from: 'mail', to: 'letter' }],
    ['把mail改名为letter', { from: 'mail', to: 'letter' }],
    ['open docs/plan.txt', { file: 'docs/plan.txt' }],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values)
  })
})

test('names that are joined are each a value, where the slot may have several', () => {
  const isMany = (_: number, slot: string): boolean => slot === 'path'
  const several = [...samples, '把 [src](path) 里的 [a](from) 改名为 [b](to)'].map(exampleOf)
  const skeletons = learnSkeletons(several, () => true, isMany).get(0) ?? []
  const paths = (text: string) =>
    readBySkeleton(skeletons, text, tokeniseMessage(text))?.flatMap(({ slot, value }) => (slot === 'path' ? value : []))
  expect(paths('rename mail to letter in src and test')).toEqual(['src', 'test'])
  expect(paths('rename mail to letter in src/a, lib and in test')).toEqual(['src/a', 'lib', 'test'])
  expect(paths('把 src 和 test 里的 mail 改名为 letter')).toEqual(['src', 'test'])
  expect(paths('rename mail to letter in src and run the tests')).toBeUndefined()
})

test('samples lend each other their words', () => {
  const mixed = [
    '把所有的 [baz](find) 换成 [Handler](replace)',
    '把 [alpha](find) 替换成 [beta](replace)',
    '把 [登陆](find) 换成 [登录](replace)',
    'replace all [a](find) with [b](replace)',
    'find [a](find) and put [b](replace)',
  ].map(exampleOf)
  const skeletons = learnSkeletons(mixed, () => true).get(0) ?? []
  const values = (text: string) =>
    readBySkeleton(skeletons, text, tokeniseMessage(text))?.map(({ value }) => value) ?? []
  expect(values('把所有的 colour 替换成 color')).toEqual(['colour', 'color'])
  expect(values('把所有的 colour 换成 color')).toEqual(['colour', 'color'])
  expect(values('find colour with color')).toEqual([])
  expect(values('把 colour 改成 color')).toEqual([])
})

test('a name has no mark of a sentence in it or behind it', () => {
  const skeletons = learnSkeletons([...samples, '打开 [a.txt](file)'].map(exampleOf), () => true).get(0) ?? []
  const values = (text: string) =>
    readBySkeleton(skeletons, text, tokeniseMessage(text))?.map(({ value }) => value) ?? []
  expect(values('打开 docs/b.txt，')).toEqual(['docs/b.txt'])
  expect(values('打开 docs/b.txt，内容是 你好')).toEqual([])
  expect(values('rename mail, to letter')).toEqual([])
})

describe('it has none there', () => {
  test.each([
    ['where something else is said', 'rename mail to letter and tell nobody'],
    ['where a word of the sample is missing', 'rename mail letter'],
    ['where a name would be two words', 'open the pod bay doors'],
    ['where values are no names, and nothing says where one ends', 'tell Bob that I am late'],
  ])('%s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})

describe('a message can fit only where it has a word that a sample begins with', () => {
  const learn = (...own: string[]) => learnSkeletons(own.map(exampleOf), () => true)
  test.each([
    ['please rename a to b', true],
    ['a to b', false],
    ['', false],
  ])('«%s»: %s', (text, may) => {
    expect(mayFit(learn('rename [x](from) to [y](to)'), tokeniseMessage(text))).toBe(may)
  })

  test('a sample that begins with its value fits any beginning', () => {
    const named = [
      '[a.b](from) becomes [c](to)',
      '[d](from) becomes [e](to)',
      '[f](from) becomes [g](to)',
      '[h](from) becomes [i](to)',
    ]
    expect(mayFit(learn(...named), tokeniseMessage('x becomes y'))).toBe(true)
  })

  test('without such samples nothing fits', () => {
    expect(mayFit(learn(), tokeniseMessage('rename a to b'))).toBe(false)
  })
})
