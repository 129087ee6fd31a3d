import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSample } from './samples.ts'

describe('an annotated sample', () => {
  test('becomes plain text with the place of each value', () => {
    expect(parseSample('I have had a [headache](symptom) for [two days](duration)')).toEqual({
      text: 'I have had a headache for two days',
      slots: [
        { slot: 'symptom', value: 'headache', start: 13, end: 21 },
        { slot: 'duration', value: 'two days', start: 26, end: 34 },
      ],
    })
    expect(parseSample('我[头痛](symptom)').slots).toEqual([{ slot: 'symptom', value: '头痛', start: 1, end: 3 }])
  })

  test('counts UTF-16 units', () => {
    expect(parseSample('🤒 [fever](symptom)').slots).toEqual([{ slot: 'symptom', value: 'fever', start: 3, end: 8 }])
  })

  test.each(['[a]', '[a] (b)', '[](b)', '[a]()', '[a](b', 'a](b)', '[a](b(c))', '[NEXT:bob]', '[a](b\nc)'])(
    '%j has no annotation and stays as it is',
    (text) => {
      expect(parseSample(text)).toEqual({ text, slots: [] })
    },
  )

  test('annotates the innermost bracket', () => {
    expect(parseSample('[[a](b)')).toEqual({ text: '[a', slots: [{ slot: 'b', value: 'a', start: 1, end: 2 }] })
  })

  test('every value stands where the slots say, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('[', ']', '(', ')', 'a', '痛', '\n', '🤒') }), (source) => {
        const { text, slots } = parseSample(source)
        for (const { value, start, end } of slots) expect(text.slice(start, end)).toBe(value)
        expect(writeSample({ text, slots })).toBe(source)
      }),
    )
  })

  test('a hostile text of a megabyte is read in one pass', () => {
    expect(parseSample('[a]('.repeat(250_000)).slots).toEqual([])
    expect(parseSample('['.repeat(1_000_000)).slots).toEqual([])
  })
})

/** The way back: plain text with values is written as a person would annotate it. */
function writeSample({ text, slots }: ReturnType<typeof parseSample>): string {
  let written = ''
  let at = 0
  for (const { slot, value, start, end } of slots) {
    written += `${text.slice(at, start)}[${value}](${slot})`
    at = end
  }
  return written + text.slice(at)
}
