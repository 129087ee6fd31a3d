import { describe, expect, test } from 'vitest'
import { sayShown } from './shown-signs.ts'

const bad = (text: string) => sayShown(text).includes('badreading')

describe('readings of a body', () => {
  test('far from what is usual, behind their name', () => {
    for (const text of [
      'bp 70/40',
      'spo2 82',
      'gcs 5',
      'rr 6',
      'mum: oxygen says 79',
      '血压210/130',
      '血氧 76',
      '烧到41度',
    ])
      expect(bad(text), text).toBe(true)
  })
  test('usual ones, and numbers of other things, are none', () => {
    for (const text of [
      'bp 120/80',
      'spo2 98',
      'pulse 72',
      'fever for 3 days',
      'temp 37.2',
      '血压120/80',
      '血糖6.8',
      'room 82',
      'hr meeting at 16:30',
      'temperature 28 outside',
    ])
      expect(bad(text), text).toBe(false)
  })
})

describe('pictures, paths and links', () => {
  test('a picture becomes a word', () => {
    expect(sayShown('💊💊 all gone')).toContain('pills')
  })
  test('a path is a file whatever its folders are called', () => {
    expect(sayShown('open /root/work/app/src/index.ts')).toBe('open  somefile ')
    expect(sayShown('see ./notes/kill-list.txt please')).toBe('see  somefile  please')
  })
  test('a path whose name speaks of secrets stays', () => {
    expect(sayShown('cat ~/.ssh/id_rsa')).toBe('cat ~/.ssh/id_rsa')
  })
  test('a link is a link', () => {
    expect(sayShown('see https://example.com/a/b?x=1 now')).toBe('see  weblink  now')
  })
  test('words with a slash between them stay', () => {
    expect(sayShown('he/she and/or 12/5')).toBe('he/she and/or 12/5')
  })
})
