import fc from 'fast-check'
import widthOf from 'string-width'
import { describe, expect, test } from 'vitest'
import { printable } from '../views/printable.ts'
import { cut, fill, inColumns, padEnd, padStart, wrap } from './columns.ts'

/** What terminals and hand-made width tables disagree about. */
const samples = [
  'plain words of several lengths',
  '中文宽字符和标点，没有空格。',
  '混合 text 与中文 and more 文字',
  '📋 队列：[鲍勃 ⏳] → 你',
  '（全角）ＡＢＣ ｶﾞｷﾞ',
  'e\u0301 a\u0308o\u0302 combining',
  '⚠️ ⚠ ☎️ ☎ ✖ ■ ▸ ▾ │ › ⏸',
  '👩‍👩‍👧 👨🏽‍💻 🏳️‍🌈 👩‍💻',
  '🇨🇳🇩🇪🇫🇷 flags',
  '1️⃣2⃣ keycaps',
  '\u200bzero\u200b-\u2060width\u00ad',
  '각각 한국어',
  'क्षि नमस्ते दुनिया',
  'ไทยก็ได้',
  'مرحبا שלום',
  '₿ ﷽ ꧅ 𒐫',
  printable('wipe \u001b[2J\u0007 \u202egnp\u2028\ufeff\tend'),
  '',
]
const pieces = [...new Set(samples.flatMap((text) => [...text]))]
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((any) => printable(any).replaceAll('\n', ' ')),
)
/** A combining mark at the very beginning would join whatever is put before it. */
const beginsAlone = (text: string): boolean => [...new Intl.Segmenter().segment(` ${text}`)][0]?.segment === ' '
const everyText = (holds: (text: string, width: number) => void): void => {
  for (const sample of samples) for (let width = 2; width < 30; width++) holds(sample, width)
  fc.assert(fc.property(text.filter(beginsAlone), fc.integer({ min: 2, max: 30 }), holds), { seed: 1, numRuns: 2_000 })
}

describe('for every text, columns are what string-width measures', () => {
  test('padding fills up to the column, and never cuts', () =>
    everyText((text, width) => {
      const wanted = Math.max(width, widthOf(text))
      expect([widthOf(padEnd(text, width)), widthOf(padStart(text, width))]).toEqual([wanted, wanted])
    }))

  test('a cut text fits, is as long as it can be, and is whole where there is room', () =>
    everyText((text, width) => {
      const shown = cut(text, width)
      if (widthOf(text) <= width) {
        expect(shown).toBe(text)
        return
      }
      expect(widthOf(shown)).toBeLessThanOrEqual(width)
      expect(widthOf(shown)).toBeGreaterThanOrEqual(width - widestIn(text))
      expect(text.startsWith(shown.slice(0, -1))).toBe(true)
      expect(shown.endsWith('…')).toBe(true)
    }))

  test('wrapped lines fit, and only blanks at their ends are gone', () =>
    everyText((text, width) => {
      const lines = wrap(text, Math.max(width, widestIn(text)))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, widestIn(text)))
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
    }))

  test('filled lines fit, and nothing is gone', () =>
    everyText((text, width) => {
      const lines = fill(text, Math.max(width, widestIn(text)))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, widestIn(text)))
      expect(lines.join('')).toBe(text)
    }))
})

/** A character that is wider than the line cannot fit into it. */
function widestIn(text: string): number {
  return Math.max(0, ...Array.from(new Intl.Segmenter().segment(text), ({ segment }) => widthOf(segment)))
}

describe('columns of a terminal', () => {
  test('padding counts columns, not characters', () => {
    expect(padEnd('状态', 6)).toBe('状态  ')
    expect(padStart('状态', 6)).toBe('  状态')
    expect(padEnd('too long', 3)).toBe('too long')
  })

  test('nothing fits into no column', () => {
    expect([cut('text', 0), cut('text', -1), cut('text', 1)]).toEqual(['', '', '…'])
  })

  test('a draft is filled to the column', () => {
    expect(fill('ab cd', 2)).toEqual(['ab', ' c', 'd'])
    expect(fill('中文字', 5)).toEqual(['中文', '字'])
  })

  test('text is broken at blanks, and between wide characters but not before a closing mark', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('一二三四，五六', 8)).toEqual(['一二三', '四，五六'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('a\nb', 4)).toEqual(['a', 'b'])
  })

  test('a table has columns as wide as their widest cell', () => {
    expect(
      inColumns([
        ['状态', 'x'],
        ['a', 'y'],
      ]),
    ).toEqual(['状态  x', 'a     y'])
  })
})
