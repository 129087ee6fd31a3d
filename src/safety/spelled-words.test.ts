import { describe, expect, test } from 'vitest'
import { readingsOf } from './readings.ts'
import { withVowels, wordsInRun } from './spelled-words.ts'

const last = (text: string) => readingsOf(text).at(-1)

describe('words that were taken apart', () => {
  test('letters set apart become the words they were', () => {
    expect(last('i w a n t t o d i e')).toBe('i want to die')
    expect(last('B L E E D I N G from the neck')).toBe('bleeding from the neck')
  })
  test('a wider gap ends a word', () => {
    expect(last('c a n t  b r e a t h e')).toBe('cant breathe')
    expect(last('h e  h a s  a  k n i f e')).toBe('he has a knife')
  })
  test('a run that holds no known words stays one word', () => {
    expect(wordsInRun('xqzvkj')).toBe('xqzvkj')
  })
  test('single letters of a list stay apart', () => {
    expect(last('pick a, b, c or d')).toBe('pick a, b, c or d')
  })
  test('a long run takes no longer than its length allows', () => {
    expect(wordsInRun('wanttodie'.repeat(2_000)).startsWith('want to die want')).toBe(true)
  })
  test('a word without its vowels is known where it matters', () => {
    expect(withVowels('hrt attck')).toBe('heart attack')
    expect(withVowels('the html and css of it')).toBe('the html and css of it')
  })
})
