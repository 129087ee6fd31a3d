import { describe, expect, test } from 'vitest'
import { readingsOf, sentencesOf, stretchesOf } from './normalise.ts'

describe('readings', () => {
  test('width, case and zero-width characters are gone from the first', () => {
    expect(readingsOf('ＫＩ\u200bＬＬ')[0]).toBe('kill')
  })
  test('letters set apart are read as a word', () => {
    expect(readingsOf('b o m b').some((reading) => reading.includes('bomb'))).toBe(true)
    expect(readingsOf('炸 弹').some((reading) => reading.includes('炸弹'))).toBe(true)
  })
  test('digits between letters are read as letters, numbers stay', () => {
    expect(readingsOf('k1ll p0rt 3000').at(-1)).toContain('kill')
    expect(readingsOf('port 3000').at(-1)).toBe('port 3000')
  })
  test('a slip of the keyboard in a word that matters is mended', () => {
    expect(readingsOf('chset pian').at(-1)).toBe('chest pain')
    expect(readingsOf('heat the cheat').at(-1)).toBe('heat the cheat')
  })
})

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
