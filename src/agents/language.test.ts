import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test('Han characters mean Chinese, words without them English', () => {
  expect(languageOf('我头痛')).toBe('zh')
  expect(languageOf('挂号 please')).toBe('zh')
  expect(languageOf('I have a headache')).toBe('en')
  expect(languageOf('')).toBe('en')
})

test('a short answer is in the language of what was said around it', () => {
  for (const answer of ['2', 'A123', 'ok', '']) expect(languageOf(answer, ['ann: 我头痛'])).toBe('zh')
  expect(languageOf('two days', ['ann: 我头痛'])).toBe('en')
  expect(languageOf('2', ['ann: my head hurts'])).toBe('en')
})
