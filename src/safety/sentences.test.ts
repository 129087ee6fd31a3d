import { describe, expect, test } from 'vitest'
import { sentencesOf, stretchesOf } from './sentences.ts'

describe('sentences and stretches', () => {
  test('sentences end at marks of both languages', () => {
    expect(sentencesOf('one. two！三。四')).toEqual(['one', 'two', '三', '四'])
  })
  test('a very long sentence is cut, and no text is lost', () => {
    const pieces = sentencesOf('x'.repeat(2000))
    expect(pieces.length).toBeGreaterThan(4)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(400)
  })
  test('neighbours are grouped up to a bounded length', () => {
    expect(stretchesOf(['a', 'b', 'c'])).toEqual([['a', 'b', 'c']])
    expect(stretchesOf(Array.from({ length: 10 }, () => 'x'.repeat(100))).length).toBe(5)
  })
})
