import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

const turn = (i: number, length: number) => ({
  by: i % 2 ? 'bob' : 'ann',
  text: `Turn ${i}. ${'x'.repeat(length)}`,
  at: i,
})

test('a short history is given whole', () => {
  const turns = [turn(1, 10), turn(2, 10)]
  expect(historyOf(turns)).toMatchObject({ summary: '', turns })
})

test('beyond the threshold: a summary, and the last turns word for word', () => {
  const turns = Array.from({ length: 100 }, (_, i) => turn(i, 400))
  const { summary, turns: kept, tokens } = historyOf(turns, { tokens: 1_000, last: 5 })
  expect(kept).toEqual(turns.slice(-5))
  expect(tokens).toBeGreaterThan(10_000)
  expect(summary).toContain('ann: Turn 94.')
  expect(summary).toMatch(/^\(\d+ earlier turns\)/)
  expect(summary.length).toBeLessThan(1_300)
})

test('turns that lie before those given count, and are counted', () => {
  const turns = Array.from({ length: 20 }, (_, i) => turn(i, 20))
  const left = { turns: 55, tokens: 4_000 }
  const { summary, turns: kept } = historyOf(turns, { last: 5 }, left)
  expect(kept).toEqual(turns.slice(-5))
  expect(summary).toMatch(/^\(55 earlier turns\)\nann: Turn 0\./)
})

test('tokens are a quarter of the UTF-8 bytes, rounded up a turn', () => {
  expect(historyOf([{ by: 'ann', text: '你好吗', at: 0 }]).tokens).toBe(3)
  expect(historyOf([{ by: 'ann', text: '😀', at: 0 }]).tokens).toBe(1)
})
