import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What came of the chunks, in order: a line as its text, a refusal as its reason and line. */
function read(chunks: readonly Uint8Array[], maxBytes?: number): string[] {
  const seen: string[] = []
  const reader = readLines(
    {
      onLine: (text) => seen.push(text),
      onRefused: ({ problem }, line) => seen.push(`refused ${problem.detail.why} ${line}`),
    },
    maxBytes,
  )
  for (const chunk of chunks) reader.push(chunk)
  reader.end()
  return seen
}

const inPieces = (all: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.subarray(i * size, (i + 1) * size))

describe('lines', () => {
  test.each([
    ['one without an end', 'a', ['a']],
    ['one with an end', 'a\n', ['a']],
    ['none', '', []],
    ['an empty one between', 'a\n\nb\n', ['a', '', 'b']],
    ['ends of both kinds', 'a\r\nb\nc\r\n', ['a', 'b', 'c']],
    ['a byte order mark at the beginning only', '\uFEFFa\n\uFEFFb', ['a', '\uFEFFb']],
  ])('%s', (_what, text, lines) => {
    expect(read([bytes(text)])).toEqual(lines)
  })

  test.each([1, 2, 3, 5])('characters are whole, however they arrive: %i bytes at a time', (size) => {
    expect(read(inPieces(bytes('头痛 😀\n挂号\r\n'), size))).toEqual(['头痛 😀', '挂号'])
  })

  test('a chunk may be used again by its owner', () => {
    const seen: string[] = []
    const reader = readLines({ onLine: (text) => seen.push(text), onRefused: () => seen.push('refused') })
    const chunk = bytes('ab')
    reader.push(chunk)
    chunk.fill(0x78)
    reader.end()
    expect(seen).toEqual(['ab'])
  })
})

describe('refusals', () => {
  test('a line over the limit is refused once and the next one is read', () => {
    expect(read([bytes('12345\n123456\n1\n')], 5)).toEqual(['12345', 'refused size 2', '1'])
    expect(read(inPieces(bytes('1234567890123\nok'), 3), 5)).toEqual(['refused size 1', 'ok'])
    expect(read([bytes('ok\n123456')], 5)).toEqual(['ok', 'refused size 2'])
  })

  test('a line without an end is refused when it passes the limit, not when it ends', () => {
    const seen: number[] = []
    const reader = readLines({ onLine: () => {}, onRefused: (_refusal, line) => seen.push(line) }, 10)
    for (let i = 0; i < 100; i += 1) reader.push(bytes('xxx'))
    expect(seen).toEqual([1])
  })

  test('a line that is not UTF-8 is refused, never repaired', () => {
    expect(read([Uint8Array.of(0x61, 0xff, 0x0a, 0x62)])).toEqual(['refused encoding 1', 'b'])
    expect(read([Uint8Array.of(0xe5, 0xa4)])).toEqual(['refused encoding 1'])
  })

  test('the limit is a mebibyte unless another is given', () => {
    const most = 'x'.repeat(1_048_576)
    expect(read([bytes(`${most}\n${most}x\n`)])).toEqual([most, 'refused size 2'])
  })
})

test('how the bytes are cut changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '头', '😀', '\uFEFF'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 12 }), (all, size, limit) => {
      expect(read(inPieces(bytes(all), size), limit)).toEqual(read([bytes(all)], limit))
    }),
  )
})
