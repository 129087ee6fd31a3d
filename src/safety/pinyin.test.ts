import { expect, test } from 'vitest'
import { charactersForPinyin } from './pinyin.ts'

test('a call for help in pinyin is read as characters, with or without blanks', () => {
  expect(charactersForPinyin('jiu ming')).toBe('救命')
  expect(charactersForPinyin('jiuming a')).toBe('救命 啊')
  expect(charactersForPinyin('hun mi le, xiao qu 3 dong')).toBe('昏迷 了, 小区 3 栋')
})

test('the longest entry counts', () => {
  expect(charactersForPinyin('hu xi kun nan')).toBe('呼吸困难')
})

test('other languages stay as they are', () => {
  for (const text of ['le chat de ma tante', 'what a day, ta', 'mama mia, here we go'])
    expect(charactersForPinyin(text)).toBe(text)
})
