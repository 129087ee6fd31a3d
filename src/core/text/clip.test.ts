import { expect, test } from 'vitest'
import { clip } from './clip.ts'

test('a text is cut to a length, and never through a character', () => {
  expect(clip('abc', 3)).toBe('abc')
  expect(clip('abcd', 3)).toBe('abc')
  expect(clip('ab😀', 4)).toBe('ab😀')
  expect(clip('ab😀', 3)).toBe('ab')
  expect(clip('😀😀', 3)).toBe('😀')
  expect(clip('', 3)).toBe('')
})
