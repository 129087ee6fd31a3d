import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeats } from './echoes.ts'

describe('a talk repeats itself', () => {
  test.each<[string, number[]]>([
    ['when the same is said three times', [1, 1, 1]],
    ['when two go round three times', [1, 2, 1, 2, 1, 2]],
    ['when it only ends so', [9, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3]],
    ['when eight go round three times', [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['when it is caught inside a round', [1, 2, 3, 1, 2, 3, 1, 2, 3, 1]],
  ])('%s', (_, prints) => {
    expect(repeats(prints)).toBe(true)
  })

  test.each<[string, number[]]>([
    ['nothing was said', []],
    ['it was said twice', [1, 1]],
    ['one word differs', [1, 2, 1, 2, 1, 3]],
    ['the first round differs', [9, 2, 1, 2, 1, 2]],
    ['it stopped to do so', [1, 1, 1, 2]],
    ['nine go round', Array.from({ length: 27 }, (_, i) => i % 9)],
  ])('but not when %s', (_, prints) => {
    expect(repeats(prints)).toBe(false)
  })

  test('exactly when its end is three times the same list', () => {
    const prints = fc.array(fc.nat(2), { maxLength: 30 })
    const isTriple = (all: readonly number[], n: number): boolean => {
      const end = all.slice(-3 * n)
      return end.length === 3 * n && `${end}` === `${[...Array(3)].flatMap(() => all.slice(-n))}`
    }
    fc.assert(
      fc.property(prints, (all) => {
        expect(repeats(all)).toBe([1, 2, 3, 4, 5, 6, 7, 8].some((n) => isTriple(all, n)))
      }),
      { numRuns: 2000 },
    )
  })
})
