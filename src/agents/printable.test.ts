import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('control and direction characters become visible, text and line breaks stay', () => {
  expect(printable('a\u001b[31mb\u0000\r\n\t你好 é😀')).toBe('a\\x1b[31mb\\x00\\x0d\n\t你好 é😀')
  expect(printable('\u202egnp.exe \u009b \ufeff \u2028')).toBe('\\u202egnp.exe \\x9b \\ufeff \\u2028')
})

test('half of a surrogate pair becomes a replacement character', () => {
  expect(printable('a\ud800')).toBe('a\ufffd')
})
