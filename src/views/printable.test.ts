import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('controls, separators and what turns the reading order become visible', () => {
  expect(printable('a\u001b[31mb\u0000\r')).toBe('a\\u001b[31mb\\u0000\\u000d')
  expect(printable('\u202egnp.exe \u2066\u200f\u061c')).toBe('\\u202egnp.exe \\u2066\\u200f\\u061c')
  expect(printable('\u009b \ufeff \u2028 \u2029')).toBe('\\u009b \\ufeff \\u2028 \\u2029')
})

test('text and line breaks stay, and a tab becomes blanks', () => {
  expect(printable('你好 👩‍💻 é\r\n\n\tb')).toBe('你好 👩‍💻 é\n\n  b')
})
