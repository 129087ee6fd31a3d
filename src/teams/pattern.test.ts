import { describe, expect, test } from 'vitest'
import { compilePattern, longestValue, patternFault } from './pattern.ts'

describe('a pattern of a regex slot', () => {
  test.each([
    '[A-Z]{2}\\d{6}',
    '\\d{15}|\\d{17}[\\dXx]',
    'MR-?\\d{4,8}',
    '(\\d{3}-){2}\\d{4}',
    '(?:mon|tue|wed|thu|fri|sat|sun)(?:day)?',
    '\\p{L}+ \\p{L}+',
    '[)(*+?]{3}',
    '(?<year>\\d{4})',
    '(?:ab|cd)-\\d+',
    'a(b(c)?)d',
  ])('%s may be used', (source) => {
    expect(patternFault(source)).toBeUndefined()
  })

  test.each([
    ['(a+)+', 'a group with'],
    ['(a|a)*', 'a group with'],
    ['(\\d+\\s?)+', 'a group with'],
    ['([a-z]+.)*', 'a group with'],
    ['((a|b)c){5}', 'a group with'],
    ['(?:a?){20}', 'a group with'],
    ['a*b*c*', 'open repetitions'],
    ['a?a?a?a?a?aaaaa', 'optional parts'],
    ['(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)', 'ways through'],
    ['(a)\\1', 'back reference'],
    ['(?=a)b', 'look-around'],
    ['(?<!a)b', 'look-around'],
    ['a{2000}', 'a count over'],
  ])('%s is refused: %s', (source, what) => {
    expect(patternFault(source)).toMatchObject({ kind: 'pattern_unsafe', what: expect.stringContaining(what) })
  })

  test('a pattern that is none is refused with the reason', () => {
    expect(patternFault('[a')).toMatchObject({ kind: 'pattern_invalid' })
    expect(patternFault('a{2')).toMatchObject({ kind: 'pattern_invalid' })
  })

  test('it matches the whole value only, and no value that is too long', () => {
    const { matches } = compilePattern('a+|b')
    expect([matches('aa'), matches('b'), matches('ab'), matches('a'.repeat(longestValue + 1))]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('it is found in a message, but not inside a longer word', () => {
    const { find } = compilePattern('[A-Z]\\d{3}')
    expect(find('我是A017号')).toEqual([{ start: 2, end: 6 }])
    expect(find('A017, B203 and XA017 or A0175')).toEqual([
      { start: 0, end: 4 },
      { start: 6, end: 10 },
    ])
    expect(compilePattern('a*').find('b'.repeat(100_000))).toEqual([])
  })
})

test('parts that are harmless alone but multiply are refused', () => {
  const choice = '(?:[^x]|.|我|[^y]|[^z]|[^a]|[^b]|[^c]|[^d]|[^e])'
  expect(patternFault(`${choice}${choice}[^x]?[^x]?[^x]?[^x]?[^x]*[^x]*x`)).toMatchObject({ kind: 'pattern_unsafe' })
})
