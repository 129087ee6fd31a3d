import { describe, expect, test } from 'vitest'
import { fold, tokenise } from './normalise.ts'

describe('fold', () => {
  test('makes width, case, quotes and accents equal and keeps every offset (N1)', () => {
    const text = 'ＡＢＣ　Café’s İstanbul'
    expect(fold(text)).toHaveLength(text.length)
    expect(fold('ＡＢＣ　Café’s')).toBe("abc cafe's")
  })
})

describe('tokenise', () => {
  test('words, Chinese characters and marks are tokens with their place in the text (N2)', () => {
    const text = '我要 book A1，ok?'
    const tokens = tokenise(text)
    expect(tokens.map(({ text }) => text)).toEqual(['我', '要', 'book', 'a1', ',', 'ok', '?'])
    for (const token of tokens) expect(fold(text).slice(token.start, token.end)).toBe(token.text)
  })

  test('an emoji is one token of two units', () => {
    expect(tokenise('hi 😀').map(({ start, end }) => end - start)).toEqual([2, 2])
  })

  test('a lone half of a surrogate pair does not stop it', () => {
    expect(tokenise('a\ud83d b').map(({ text }) => text)).toContain('b')
  })
})
