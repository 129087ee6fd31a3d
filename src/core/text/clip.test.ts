import { expect, test } from 'vitest'
import { clip, oneLine } from './clip.ts'

test('a text is cut to a length, and never through a character', () => {
  expect(clip('abc', 3)).toBe('abc')
  expect(clip('abcd', 3)).toBe('abc')
  expect(clip('ab😀', 4)).toBe('ab😀')
  expect(clip('ab😀', 3)).toBe('ab')
  expect(clip('😀😀', 3)).toBe('😀')
  expect(clip('', 3)).toBe('')
})

test('a text is put on one line, without blanks around it, and cut', () => {
  expect(oneLine('  a\n\t b  ', 10)).toBe('a b')
  expect(oneLine(`${' '.repeat(1_000)}abcdef`, 3)).toBe('abc')
  expect(oneLine(' \n ', 3)).toBe('')
})
