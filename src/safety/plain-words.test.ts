import { expect, test } from 'vitest'
import { plainChinese, plainEnglish, stemOf } from './plain-words.ts'

test.each([
  ['媽媽頭暈', '妈妈头晕'],
  ['佢抖唔到氣', '他喘不过气'],
  ['阿公暈低咗', '爷爷晕倒了'],
  ['火燭呀', '着火啊'],
  ['今天天气很好', '今天天气很好'],
])('%s is read as %s', (text, plain) => {
  expect(plainChinese(text)).toBe(plain)
})

test('short forms and the forms of a word come together', () => {
  expect(['cant', 'cannot', 'cannae'].map(plainEnglish)).toEqual(["can't", "can't", "can't"])
  expect(new Set(['breathe', 'breathes', 'breathing'].map(stemOf)).size).toBe(1)
})
