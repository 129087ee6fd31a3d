import widthOf from 'string-width'
import { expect, test } from 'vitest'
import { optionLines } from './option-lines.ts'

const labels = ['同意，仅这一次', '不同意', '不同意，原因是……']
const card = {
  id: 'q1',
  title: '可以这样做吗？',
  lines: [],
  options: ['once', 'deny', 'deny_because'].map((option, i) => ({
    key: String(i + 1),
    option,
    label: labels[i] ?? '',
  })),
}
const shown = (width: number): string[] => optionLines(card, width).map((line) => line.map(({ text }) => text).join(''))

test('no line of answers is wider than the card, and none ends in blanks that would be cut', () => {
  for (let width = 36; width <= 120; width++) {
    const lines = shown(width)
    expect(lines.every((line) => widthOf(line) <= width && line === line.trimEnd())).toBe(true)
    expect(lines.join('')).toMatch(/1 .*2 .*3 /)
  }
})

test('answers share a line where they fit', () => {
  const [all = ''] = shown(120)
  expect(shown(120)).toHaveLength(1)
  expect(shown(widthOf(all))).toHaveLength(1)
  expect(shown(widthOf(all) - 1)).toHaveLength(2)
})
