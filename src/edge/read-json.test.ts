import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const detailOf = (text: string, limits = {}) => {
  const read = readJson(text, limits)
  return read.ok ? undefined : read.problem.detail
}
const MiB = 1_048_576

describe('refusals name why and where', () => {
  test.each([
    ['nothing', '', 'empty', '$'],
    ['blanks', ' \r\n\t', 'empty', '$'],
    ['a byte order mark', '\uFEFF{}', 'bom', '$'],
    ['text behind the value', '{} x', 'syntax', '$'],
    ['a second value', '{}{}', 'syntax', '$'],
    ['a zero byte behind the value', '{}\u0000', 'syntax', '$'],
    ['a blank JSON does not know', '\u00a0{}', 'syntax', '$'],
    ['an open object', '{"a":{"b":1', 'syntax', '$.a'],
    ['an open array', '[[1', 'syntax', '$[0]'],
    ['a comma too many in an object', '{"a":1,}', 'syntax', '$'],
    ['a comma too many in an array', '{"a":[1,]}', 'syntax', '$.a[1]'],
    ['a comma too few', '[1 2]', 'syntax', '$[0]'],
    ['a missing value', '{"a":}', 'syntax', '$.a'],
    ['a missing colon', '{"a" 1}', 'syntax', '$.a'],
    ['a bare key', '{a:1}', 'syntax', '$'],
    ['single quotes', "{'a':1}", 'syntax', '$'],
    ['a comment', '{"a":/* */1}', 'syntax', '$.a'],
    ['a line comment', '//\n{}', 'syntax', '$'],
    ['NaN', '{"a":NaN}', 'syntax', '$.a'],
    ['Infinity', '[-Infinity]', 'syntax', '$[0]'],
    ['undefined', '[undefined]', 'syntax', '$[0]'],
    ['a leading zero', '{"a":01}', 'syntax', '$.a'],
    ['a plus sign', '[+1]', 'syntax', '$[0]'],
    ['a bare point', '[.5]', 'syntax', '$[0]'],
    ['a number without an end', '[1.]', 'syntax', '$[0]'],
    ['an exponent without an end', '[1e]', 'syntax', '$[0]'],
    ['a hexadecimal number', '[0x10]', 'syntax', '$[0]'],
    ['a string without an end', '{"a":"b', 'syntax', '$.a'],
    ['an unknown escape', '{"a":"\\x41"}', 'syntax', '$.a'],
    ['a short escape', '{"a":"\\u12"}', 'syntax', '$.a'],
    ['a raw tab in a string', '{"a":"\t"}', 'control_character', '$.a'],
    ['a raw line break in a string', '{"a":["x\ny"]}', 'control_character', '$.a[0]'],
    ['a raw zero byte in a string', '["\u0000"]', 'control_character', '$[0]'],
    ['a key twice', '{"a":1,"b":2,"a":3}', 'duplicate_key', '$.a'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}', 'duplicate_key', '$.a'],
    ['a key twice, deep inside', '{"x":[0,{"a":1,"a":1}]}', 'duplicate_key', '$.x[1].a'],
    ['the empty key twice', '{"":1,"":2}', 'duplicate_key', '$[""]'],
    ['__proto__', '{"__proto__":{}}', 'forbidden_key', '$.__proto__'],
    ['__proto__, escaped', '{"a":{"\\u005f_proto__":1}}', 'forbidden_key', '$.a.__proto__'],
    ['constructor', '[{"constructor":1}]', 'forbidden_key', '$[0].constructor'],
    ['prototype', '{"prototype":1}', 'forbidden_key', '$.prototype'],
    ['an escaped high surrogate alone', '{"a":"x\\ud800"}', 'lone_surrogate', '$.a'],
    ['an escaped low surrogate alone', '["\\udc00"]', 'lone_surrogate', '$[0]'],
    ['a pair the wrong way round', '["\\udc00\\ud800"]', 'lone_surrogate', '$[0]'],
    ['a raw surrogate alone', '{"a":"\ud800"}', 'lone_surrogate', '$.a'],
    ['a lone surrogate in a key', '{"\\ud800":1}', 'lone_surrogate', '$["\\ud800"]'],
    ['a number that is not finite', '{"a":1e999}', 'number', '$.a'],
    ['an integer that would change', '{"a":[9007199254740993]}', 'number', '$.a[0]'],
    ['a negative integer that would change', '[-9007199254740992]', 'number', '$[0]'],
  ])('%s', (_name, text, why, path) => {
    const detail = detailOf(text)
    expect(detail).toMatchObject({ why, path })
    expect(detail?.message).toContain(path)
  })

  test('the first fault in the text is the one that is named', () => {
    expect(detailOf('{"a":1,"a":2,"b":"\\ud800"')).toMatchObject({ why: 'duplicate_key', offset: 7 })
    expect(detailOf('{"b":"\\ud800","a":1,"a":2}')).toMatchObject({ why: 'lone_surrogate', offset: 5 })
  })

  test('a key that is no plain word is quoted, and a very long one is cut', () => {
    expect(detailOf('{"a b":{"c":}}')).toMatchObject({ path: '$["a b"].c' })
    const long = 'k'.repeat(100_000)
    expect(String(detailOf(`{"${long}":1,"${long}":2}`)?.message).length).toBeLessThan(300)
  })
})

describe('what is fine', () => {
  test.each([
    ['-0', -0],
    ['1E+2', 100],
    ['1e20', 1e20],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['0.1', 0.1],
    ['1e-400', 0],
    ['null', null],
    [' "x" ', 'x'],
    ['"\\ud83d\\ude00"', '😀'],
    ['"\u007f\u2028"', '\u007f\u2028'],
    ['"\\u0000"', '\u0000'],
    ['{"toString":1,"":{"a":1},"b":{"a":1}}', { toString: 1, '': { a: 1 }, b: { a: 1 } }],
  ])('%s', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value })
  })
})

describe('limits', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

  test('64 levels are read and the 65th is refused', () => {
    expect(readJson(nested(64)).ok).toBe(true)
    expect(detailOf(nested(65))).toMatchObject({ why: 'depth', path: `$${'[0]'.repeat(64)}` })
    expect(detailOf('{"a":[{"b":1}]}', { maxDepth: 2 })).toMatchObject({ why: 'depth', path: '$.a[0]' })
  })

  test('no limit on depth can be set that the stack would not stand', () => {
    expect(detailOf(nested(100_000), { maxDepth: Number.POSITIVE_INFINITY })).toMatchObject({ why: 'depth' })
    expect(readJson(nested(1000), { maxDepth: 1000 }).ok).toBe(true)
  })

  test('brackets in strings are not levels', () => {
    expect(readJson(JSON.stringify('['.repeat(1000))).ok).toBe(true)
  })

  test('the size is counted in bytes of UTF-8', () => {
    expect(readJson('"你"', { maxBytes: 5 }).ok).toBe(true)
    expect(detailOf('"你"', { maxBytes: 4 })).toMatchObject({ why: 'size', path: '$' })
    expect(readJson(JSON.stringify('x'.repeat(MiB - 2))).ok).toBe(true)
    expect(detailOf(JSON.stringify('x'.repeat(MiB - 1)))).toMatchObject({ why: 'size' })
  })

  test.each(['[', '{"a":', '[},', '[{]},', '{"a":[}],', '[,', '{', '{"', ':', '"\n', '/', '/*', '-', '\\'])(
    'a mebibyte of %j is refused, not a crash',
    (piece) => {
      expect(readJson(piece.repeat(Math.floor(MiB / piece.length))).ok).toBe(false)
    },
  )
})

describe('for any input', () => {
  const anyJson = fc
    .jsonValue({ maxDepth: 8 })
    .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)))
  const soup = fc.array(fc.constantFrom(...'[]{},:"\\/-01e.t \n'.split(''), '"a":', 'null', '"\\ud800"', '[},'), {
    maxLength: 300,
  })

  test('what JSON.stringify writes is read back the same', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const read = readJson(text)
        const refusedForNumber = !read.ok && read.problem.detail.why === 'number'
        if (!refusedForNumber) expect(read).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  test('J5: a text is judged alike as a program prints it and with a blank in front', () => {
    const word = fc.constantFrom('a', '__proto__', 'prototype', '\ud800', '{'.repeat(70), '你', '1'.repeat(20))
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 53, -(2 ** 53), 1e15, 1e21, 5e-324))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, word, number, fc.array(tie('value')), fc.dictionary(word, tie('value'))),
    }))
    const judged = (text: string) => {
      const read = readJson(text)
      return read.ok ? read.value : read.problem.detail.why
    }
    fc.assert(
      fc.property(value, (any) => {
        const text = JSON.stringify(any)
        expect(judged(text)).toEqual(judged(` ${text}`))
      }),
      { numRuns: 2000 },
    )
  })

  test('what is read is what JSON.parse makes of it, and what is refused says where', () => {
    const check = (text: string): void => {
      const read = readJson(text)
      if (read.ok) expect(read.value).toEqual(JSON.parse(text))
      else expect(read.problem.detail).toMatchObject({ path: expect.stringMatching(/^\$/), why: expect.any(String) })
    }
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), check), { numRuns: 1000 })
    fc.assert(
      fc.property(soup, (pieces) => check(pieces.join(''))),
      { numRuns: 3000 },
    )
    fc.assert(
      fc.property(soup, (pieces) => check(`["${pieces.join('')}"]`)),
      { numRuns: 1000 },
    )
  })

  test('what JSON.parse takes and this refuses has one of the six reasons', () => {
    fc.assert(
      fc.property(soup, (pieces) => {
        const detail = detailOf(pieces.join(''))
        if (detail && parses(pieces.join('')))
          expect(['size', 'depth', 'duplicate_key', 'forbidden_key', 'lone_surrogate', 'number']).toContain(detail.why)
      }),
      { numRuns: 3000 },
    )
  })
})

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
