import { expect, test } from 'vitest'
import { parseAnnotated } from './annotate.ts'

test('annotations become plain text with slot values and their place', () => {
  const { text, slots } = parseAnnotated('I have had a [headache](symptom) for [two days](duration)')
  expect(text).toBe('I have had a headache for two days')
  expect(slots.map(({ slot, value, start, end }) => [slot, value, text.slice(start, end)])).toEqual([
    ['symptom', 'headache', 'headache'],
    ['duration', 'two days', 'two days'],
  ])
})

test.each(['a [b] c', 'a [b](', 'a [](x)', 'a ](x)', '[b]()', 'x [b](two\nlines)'])(
  '%j holds no annotation and stays as it is',
  (text) => {
    expect(parseAnnotated(text)).toEqual({ text, slots: [] })
  },
)

test('the innermost bracket counts', () => {
  expect(parseAnnotated('see [1] and [x](y)')).toMatchObject({
    text: 'see [1] and x',
    slots: [{ slot: 'y', value: 'x' }],
  })
})

test('many open brackets are read once', () => {
  const text = '['.repeat(100_000)
  expect(parseAnnotated(text).text).toBe(text)
  expect(parseAnnotated('[a](b'.repeat(20_000)).slots).toEqual([])
})
