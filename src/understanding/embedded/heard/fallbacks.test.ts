import { expect, test } from 'vitest'
import { fallbacksIn } from './fallbacks.ts'

const values = (said: string, words: readonly string[]) =>
  words.map((value) => {
    const start = said.indexOf(value)
    return { slot: 'date', value, normal: value, start, end: start + value.length }
  })

test.each([
  ["friday if it's free, otherwise monday", ['friday', 'monday'], 'otherwise monday'],
  ['monday, failing that tuesday', ['monday', 'tuesday'], 'failing that tuesday'],
  ['挂周五的,没有就周一', ['周五', '周一'], '没有就周一'],
])('the second choice is set aside: %s', (said, words, second) => {
  const [found] = fallbacksIn(said, () => values(said, words))
  expect(found && said.slice(found.start, found.end)).toBe(second)
})

test.each([
  ['改到周五,哦周五不行,改到周六', ['周五', '周六']],
  ['monday and tuesday', ['monday', 'tuesday']],
])('both are meant, or the first is not: %s', (said, words) =>
  expect(fallbacksIn(said, () => values(said, words))).toEqual([]),
)
