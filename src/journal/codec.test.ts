import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Stamped } from '../ports.ts'
import { blobText, contentHash, decode, encode, longText } from './codec.ts'
import { Dictionary } from './dictionary.ts'

const event = (seq: number, more: Record<string, unknown> = {}, at = 1_700_000_000_000): Stamped => ({
  seq,
  at,
  type: 'member_said',
  loopId: 'user',
  role: 'ann',
  ...more,
})

/** Through the codec and back, with a second dictionary that knows only what was saved. */
function roundTrip(
  events: readonly Stamped[],
  writer = new Dictionary(),
): { back: Stamped[]; body: string; blobs: number } {
  const { at, body, blobs } = encode(events, writer)
  const reader = new Dictionary()
  reader.learn(writer.unsaved)
  const content = (hash: string): string => blobs.find((each) => each.hash === hash)?.text ?? 'missing'
  const row = { seq: events[0]?.seq ?? 1, count: events.length, at, body }
  return { back: decode(row, reader, content), body, blobs: blobs.length }
}

function expectSame(events: readonly Stamped[]): { body: string; blobs: number } {
  const before = JSON.stringify(events)
  const { back, body, blobs } = roundTrip(events)
  expect(JSON.stringify(back)).toBe(before)
  expect(JSON.stringify(events)).toBe(before)
  return { body, blobs }
}

describe('C1: what comes back is what went in', () => {
  test('of any JSON in any field, also when texts repeat or are very long', () => {
    const long = fc.constantFrom(
      'x'.repeat(longText),
      '协作'.repeat(40),
      'y'.repeat(blobText + 1),
      `\ud800${'z'.repeat(5000)}`,
    )
    const value = fc.letrec((tie) => ({
      leaf: fc.oneof(
        fc.string({ unit: 'binary' }),
        long,
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.boolean(),
        fc.constant(null),
      ),
      node: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('__proto__', '0', 'b', 's', 'e', 'toString')),
          tie('node'),
          { maxKeys: 4 },
        ),
      ),
    })).node
    const field = fc.oneof(fc.constantFrom('text', '__proto__', '7', 'result', 'e'), fc.string())
    const body = fc.array(fc.tuple(field, value), { maxLength: 4 })
    const row = fc.array(fc.tuple(body, fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(row, (parts) => {
        const events = parts.map(([fields, late], i) => {
          const own = Object.create(null, {})
          for (const [key, each] of fields)
            Object.defineProperty(own, key, { value: each, enumerable: true, configurable: true })
          return event(i + 1, own, 1_700_000_000_000 + late)
        })
        // Only JSON reaches a journal: -0 and the like are gone by then.
        expectSame(JSON.parse(JSON.stringify(events)))
      }),
      { numRuns: 400 },
    )
  })

  test('of an event whose stamp is in another order, or whose fields look like numbers', () => {
    const odd = { role: 'bob', loopId: 'user', type: 'odd', at: 5, seq: 1, text: 't' }
    const numbered = event(2, { 1: 'one', text: 't' })
    expect(Object.keys(numbered)[0]).toBe('1')
    expectSame([odd, numbered])
  })

  test('of times that differ, go back, or are no integers', () => {
    expectSame([event(1, {}, 10), event(2, {}, 30), event(3, {}, 20), event(4, {}, 20)])
    expectSame([event(1, {}, 0.1), event(2, {}, 0.3)])
  })

  test('a field that is undefined is not there', () => {
    const { back } = roundTrip([event(1, { a: undefined, b: 1, c: undefined })])
    expect(Object.keys(back[0] as object)).toEqual(['seq', 'at', 'type', 'loopId', 'role', 'b'])
  })
})

test('C2: data that looks like a reference stays data', () => {
  const text = 'the text of a reference, long enough to be stored once and to be told apart'
  expectSame([
    event(1, { text, s: [[5, 6]], b: [['hash', 2]], e: [0, 0] }),
    event(2, { text, t: { blob: contentHash(text) } }),
  ])
})

describe('C3: what repeats is stored once', () => {
  test('a long text once a row', () => {
    const text = 'a long text that stands in two events and in a list '.repeat(3)
    const { body, blobs } = expectSame([event(1, { text }), event(2, { result: { reply: text, all: [text, 1] } })])
    expect(body.split(text).length - 1).toBe(1)
    expect(blobs).toBe(0)
  })

  test('a very long text outside the row', () => {
    const text = '长'.repeat(blobText + 1)
    const { body, blobs } = expectSame([event(1, { text }), event(2, { result: { reply: text } })])
    expect(blobs).toBe(1)
    expect(body.length).toBeLessThan(200)
  })

  test('types, fields and names once a store', () => {
    const dictionary = new Dictionary()
    const first = roundTrip([event(1, { text: 'a' }), event(2, { text: 'b' })], dictionary)
    expect(first.body).toBe('{"e":[2,1,"a",2,1,"b"]}')
    expect(dictionary.unsaved.length).toBe(2)
    roundTrip([event(3, { text: 'c' })], dictionary)
    expect(dictionary.unsaved.length).toBe(2)
  })
})

test('dictionary:D2: a full dictionary changes the size, not the events', () => {
  const dictionary = new Dictionary()
  const events = Array.from({ length: 9000 }, (_, i) => event(i + 1, { [`field${i}`]: i, role: `member${i}` }))
  const { back } = roundTrip(events, dictionary)
  expect(JSON.stringify(back)).toBe(JSON.stringify(events))
  expect(dictionary.unsaved.length).toBe(4096 + 8192)
})

test('a word that the dictionary lacks is an error, never another word', () => {
  const { at, body } = encode([event(1, { text: 'a' })], new Dictionary())
  expect(() => decode({ seq: 1, count: 1, at, body }, new Dictionary(), () => '')).toThrow('word 2 of the dictionary')
})
