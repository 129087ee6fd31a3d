import { expect, test } from 'vitest'
import { languageAmong } from './language.ts'

test('a message that says enough is answered in its own language', () => {
  expect(languageAmong('挂号 please', ['ann: my head hurts'])).toBe('zh')
  expect(languageAmong('two days', ['ann: 我头痛'])).toBe('en')
})

test('a number, a code or a short word is answered in the language of what is around it', () => {
  for (const answer of ['2', 'A123', 'ok', '']) expect(languageAmong(answer, ['ann: 我头痛'])).toBe('zh')
  expect(languageAmong('2', ['ann: my head hurts'])).toBe('en')
  expect(languageAmong('我头痛', [])).toBe('zh')
})
