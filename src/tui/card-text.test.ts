import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

const lines = (...texts: string[]) => texts.map((text) => ({ text }))

test('a long command is wrapped, not cut', () => {
  const { shown, left } = cardText(lines('$ rm -rf build && npm run build && npm test', 'Touches: build'), {
    width: 20,
    rows: 9,
  })
  expect(left).toBe(0)
  expect(shown.map(({ text }) => text).join(' ')).toBe('$ rm -rf build && npm run build && npm test Touches: build')
})

test('wide characters count two columns', () => {
  expect(cardText(lines('一二三四五六'), { width: 8, rows: 3 }).shown.map(({ text }) => text)).toEqual([
    '一二三四',
    '五六',
  ])
})

test('what has no room is counted, and a row is kept to say so', () => {
  const text = cardText(lines('a', 'b', 'c', 'd'), { width: 10, rows: 3 })
  expect(text).toEqual({ shown: lines('a', 'b'), left: 2 })
  expect(cardText(lines('a', 'b'), { width: 10, rows: 2 })).toEqual({ shown: lines('a', 'b'), left: 0 })
  expect(cardText(lines('a', 'b'), { width: 10, rows: 0 })).toEqual({ shown: [], left: 2 })
})

test('a line that is only half there counts as missing, however long it is', () => {
  const text = cardText(lines('x'.repeat(1_000_000), 'y'), { width: 10, rows: 3 })
  expect(text.shown).toHaveLength(2)
  expect(text.left).toBe(2)
})
