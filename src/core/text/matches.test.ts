import { expect, test } from 'vitest'
import { matchesIn } from './matches.ts'

const plain = (matches: Iterable<RegExpExecArray>) => [...matches].map((match) => [match.index, ...match])

test.each([
  ['no match', 'hello', /x/g],
  ['several', 'a1 b22 c', /([a-z])(\d+)/g],
  ['empty ones', 'a😀b', /x*/gu],
  ['empty ones among others', 'axxb', /x*/g],
])('finds the same as the language does: %s', (_, text, pattern) => {
  expect(plain(matchesIn(text, pattern))).toEqual(plain(text.matchAll(pattern)))
})

test('begins at the start, wherever the pattern was left', () => {
  const pattern = /a/g
  pattern.lastIndex = 3
  expect(matchesIn('aaa', pattern)).toHaveLength(3)
})
