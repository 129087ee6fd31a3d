import { expect, test } from 'vitest'
import { ownCopy } from './own-copy.ts'

const values: readonly [string, unknown][] = [
  ['plain fields', { path: 'a.txt', content: 'x', deep: { list: [1, 'two', false, null, { three: 3 }] } }],
  ['numbers', [0, -0, 1.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY]],
  ['what JSON leaves out', { kept: 1, gone: undefined, call: () => 1, list: [undefined, () => 1, Symbol('s')] }],
  ['what speaks for itself', { at: new Date(0), own: { toJSON: () => 'said' }, list: [new Date(0)] }],
  [
    'a class, a map, no prototype',
    {
      box: new (class {
        one = 1
      })(),
      map: new Map([[1, 2]]),
      none: Object.assign(Object.create(null), { a: 1 }),
    },
  ],
  ['a field of that name', JSON.parse('{"__proto__": {"x": 1}, "a": 1}')],
  ['keys that are numbers', { 2: 'b', 1: 'a', z: 0 }],
  ['a list with a gap', Object.assign([1], { 3: 4 })],
]

test.each(values)('%s: the same as through JSON', (_, value) => {
  const through = JSON.stringify(JSON.parse(JSON.stringify(value)))
  expect(JSON.stringify(ownCopy(value))).toBe(through)
})

test('nothing of the copy is shared', () => {
  const given = { list: [{ a: 1 }], fields: { b: [2] } }
  const copy = ownCopy(given)
  given.list.push({ a: 2 })
  given.fields.b[0] = 9
  expect(copy).toEqual({ list: [{ a: 1 }], fields: { b: [2] } })
})
