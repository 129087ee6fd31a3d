import { describe, expect, test } from 'vitest'
import { foldFully, foldInPlace } from './fold.ts'

describe('folding in place', () => {
  test('makes width, case, quotes and accents equal', () => {
    expect(foldInPlace('ＡＢＣ　Café’s “Ok”')).toBe('abc cafe\'s "ok"')
  })

  test.each(['ＡＢＣ　Café’s İstanbul', 'ﬁﬂ ß ẞ', '𝒜 😀 \ud83d'])('«%s» keeps every offset (F1)', (text) => {
    expect(foldInPlace(text)).toHaveLength(text.length)
  })

  test('leaves no capital letter, not even where lower case is longer', () => {
    expect(foldInPlace('İ')).toBe('i')
  })
})

test('folding fully resolves compatibility forms and drops what is invisible (F2)', () => {
  expect(foldFully('ＫＩ\u200bＬＬ ﬁve ‘it’s’')).toBe("kill five 'it's'")
})
