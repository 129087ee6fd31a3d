import { expect, test } from 'vitest'
import { hashName } from './hash.ts'
import { tokeniseForRelation } from './tokens.ts'
import { wordRuns } from './word-runs.ts'

const shape = { seeds: { run: 1, gap: 2, clause: 3, part: 4 }, longestRun: 2, gaps: [2], edge: 1 }
const runsIn = (text: string): number[] => {
  const tokens = tokeniseForRelation(text)
  return wordRuns(
    tokens,
    tokens.map((token) => hashName(token.text)),
    shape,
  )
}

test('words in another order are other features, of which the single words stay', () => {
  const [there, back] = [new Set(runsIn('ann saw bob')), new Set(runsIn('bob saw ann'))]
  expect(there).not.toEqual(back)
  expect(there.intersection(back).size).toBe(3)
})

test('what begins a clause is known as such', () => {
  const [start] = runsIn('bob').slice(-1)
  expect(runsIn('wait, bob')).toContain(start)
  expect(runsIn('wait for bob')).not.toContain(start)
})

test('forms of a word share a part, and so do words that end alike', () => {
  const shared = (a: string, b: string): number => new Set(runsIn(a)).intersection(new Set(runsIn(b))).size
  expect(shared('cancelling', 'cancelled')).toBe(1)
  expect(shared('removed', 'improved')).toBe(1)
  expect(shared('cancelling', 'removed')).toBe(0)
})

test('the cost is linear in the words', () => {
  const [one, four] = [runsIn('ab '.repeat(1_000)), runsIn('ab '.repeat(4_000))]
  expect(four.length).toBeLessThan(one.length * 4.1)
})
