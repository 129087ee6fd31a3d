import { describe, expect, test } from 'vitest'
import { foldInPlace } from './fold.ts'
import { tokeniseForRelation, tokeniseMessage } from './tokens.ts'

const textsOf = (tokens: readonly { readonly text: string }[]): string[] => tokens.map(({ text }) => text)

describe('a message', () => {
  test('has words, Chinese characters and marks, each with its place in the text', () => {
    const text = '我要 book A1，ok?'
    const tokens = tokeniseMessage(text)
    expect(textsOf(tokens)).toEqual(['我', '要', 'book', 'a1', ',', 'ok', '?'])
    expect(tokens.map(({ kind }) => kind)).toEqual(['han', 'han', 'word', 'word', 'mark', 'word', 'mark'])
    for (const token of tokens) expect(foldInPlace(text).slice(token.start, token.end)).toBe(token.text)
  })

  test('has an emoji as one token of two units', () => {
    expect(tokeniseMessage('hi 😀').map(({ start, end }) => end - start)).toEqual([2, 2])
  })

  test('may have a lone half of a surrogate pair', () => {
    expect(textsOf(tokeniseMessage('a\ud83d b'))).toEqual(['a', '\ud83d', 'b'])
  })

  test('of blanks has no token', () => {
    expect(tokeniseMessage(' \t\u00a0\u2003\u3000\n\ufeff')).toEqual([])
  })
})

test('for the relation, numbers are tokens and neighbouring clause marks are one', () => {
  const tokens = tokeniseForRelation("don't move it to 12:30!! 好，谢谢 😀")
  expect(textsOf(tokens)).toEqual(["don't", 'move', 'it', 'to', '12:30', '!!', '好', '，', '谢', '谢', '😀'])
  expect(tokens.filter(({ kind }) => kind === 'number')).toHaveLength(1)
})
