import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test('any Han character makes a text Chinese', () => {
  expect(languageOf('open 微信')).toBe('zh')
  expect(languageOf('𠮷')).toBe('zh')
})

test('every other script is answered in English', () => {
  for (const text of ['open it', '', '12', 'ひらがな', '한글', '，。！']) expect(languageOf(text)).toBe('en')
})
