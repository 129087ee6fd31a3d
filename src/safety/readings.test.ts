import { describe, expect, test } from 'vitest'
import { readingsOf } from './readings.ts'

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
