import { describe, expect, test } from 'vitest'
import { padEnd, padStart, widthOf, wrap } from './width.ts'

describe('columns of a terminal', () => {
  test.each([
    ['plain', 5],
    ['队列', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['⚠️', 2],
    ['👩‍💻', 2],
    ['📋 队列：A', 10],
    ['→ ✓ …', 5],
    ['', 0],
  ])('%s takes %i', (text, width) => {
    expect(widthOf(text)).toBe(width)
  })

  test('padding counts columns, not characters', () => {
    expect(padEnd('状态', 6)).toBe('状态  ')
    expect(padStart('状态', 6)).toBe('  状态')
    expect(padEnd('too long', 3)).toBe('too long')
  })

  test('text is broken at blanks, and between wide characters but not before a closing mark', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('一二三四，五六', 8)).toEqual(['一二三', '四，五六'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('a\nb', 4)).toEqual(['a', 'b'])
    for (const line of wrap('混合 text 与中文 and more 文字', 10)) expect(widthOf(line)).toBeLessThanOrEqual(10)
  })
})
