import { expect, test } from 'vitest'
import { extendBy, extendByText, hashName } from './hash.ts'

test('names have the hashes that the shipped weights were trained with (H1)', () => {
  expect(hashName('')).toBe(0x811d9ffc)
  expect(hashName('bias')).toBe(0xba470a48)
  expect(hashName('w 取消')).toBe(0xa06b44a8)
})

test('a hash extended by a text is the hash extended by each of its units (H2)', () => {
  const units = [...'abc'].reduce((hash, unit) => extendBy(hash, unit.charCodeAt(0)), 17)
  expect(extendByText(17, 'abc')).toBe(units)
  expect(extendByText(extendByText(17, 'a'), 'bc')).toBe(units)
})

test('ten thousand names of a few letters hardly ever share a hash', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `w ${i.toString(36)} ${String.fromCharCode(0x4e00 + i)}`)
  expect(new Set(names.map(hashName)).size).toBeGreaterThan(9_995)
  expect(new Set(names.map((name) => extendByText(5, name))).size).toBeGreaterThan(9_995)
})
