import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/hostile-texts.ts'
import { oneLine } from './clip.ts'
import { languageAmong, languageOf } from './language.ts'

test('any Han character makes a text Chinese', () => {
  expect(languageOf('open 微信')).toBe('zh')
  expect(languageOf('𠮷')).toBe('zh')
})

test('every other script is answered in English', () => {
  for (const text of ['open it', '', '12', 'ひらがな', '한글', '，。！']) expect(languageOf(text)).toBe('en')
})

test('a message that says enough is answered in its own language', () => {
  expect(languageAmong('挂号 please', ['ann: my head hurts'])).toBe('zh')
  expect(languageAmong('two days', ['ann: 我头痛'])).toBe('en')
})

test('a number, a code or a short word is answered in the language of what is around it', () => {
  for (const answer of ['2', 'A123', 'ok', '']) expect(languageAmong(answer, ['ann: 我头痛'])).toBe('zh')
  expect(languageAmong('2', ['ann: my head hurts'])).toBe('en')
  expect(languageAmong('我头痛', [])).toBe('zh')
})

test('one message in another language turns no later one', () => {
  const around = ['您好，这里是前台', '你好']
  for (const text of ['I have a headache', 'headache', 'Hello', 'dermatology please', 'is it OK?'])
    expect(languageAmong(text, around)).toBe('en')
  for (const text of ['ok', 'OK!', '3pm', 'okay', 'A123', 'README.md', '2', 'CT', 'wifi?'])
    expect(languageAmong(text, around)).toBe('zh')
})

test('the nearest that says so decides', () => {
  expect(languageAmong('2', ['ok', 'I have a headache', '你好'])).toBe('en')
  expect(languageAmong('2', ['ok', '头痛', 'I have a headache'])).toBe('zh')
})

test('two words count as words wherever they stand, and with whatever between them', () => {
  for (const text of ['a be or', '12 ab -- cd', '我们, 你们'])
    expect(languageAmong(text, ['我头痛'])).toBe(languageOf(text))
  for (const text of ['a b c', 'ab 1', 'ab c de']) expect(languageAmong(text, ['我头痛'])).toBe('zh')
})

test('on hostile text the cost of telling the language, and of putting it on one line, grows with its length', () => {
  expectLinear(languageOf)
  expectLinear((text) => languageAmong(text, [text]))
  expectLinear((text) => oneLine(text, 500))
})
