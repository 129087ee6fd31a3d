import { describe, expect, test } from 'vitest'
import { deltaNames } from '../../src/understanding/assessment.ts'
import { judgeRelation } from '../../src/understanding/embedded/relation/judge-relation.ts'
import { shippedRelationWeights } from '../../src/understanding/embedded/relation/relation-weights.ts'
import { labelledRows } from './relation-rows.ts'

const rows = labelledRows()
const weights = shippedRelationWeights()

describe.each(['en', 'zh'] as const)('the %s rows', (lang) => {
  const own = rows.filter((row) => row.lang === lang)
  const judged = own.map((row) => judgeRelation(weights, row))
  const counts = (values: readonly unknown[]): number[] =>
    [...new Set(values)].map((value) => values.filter((one) => one === value).length)

  test('there are enough of them, over every relation and control', () => {
    expect(own.length).toBeGreaterThan(400)
    expect(own.filter((row) => row.held).length / own.length).toBeGreaterThan(0.28)
    for (const label of counts(own.map((row) => row.control ?? row.relation))) expect(label).toBeGreaterThan(30)
  })

  test.each(deltaNames)('%s takes all three values, in the rows and from the engine', (name) => {
    for (const values of [own.map((row) => row.assessment[name]), judged.map((one) => one.assessment[name])]) {
      expect(new Set(values)).toEqual(new Set(['none', 'minor', 'major']))
      for (const count of counts(values)) expect(count).toBeGreaterThanOrEqual(5)
    }
  })

  test.each([
    ['action', 6],
    ['scope', 3],
    ['urgency', 3],
    ['needsCurrentTaskContext', 2],
    ['needsExecutionHistory', 2],
    ['needsResourceStatus', 2],
  ] as const)('%s takes all %i values, in the rows and from the engine', (name, size) => {
    for (const values of [own.map((row) => row.intent[name]), judged.map((one) => one.intent[name])]) {
      expect(new Set<unknown>(values).size).toBe(size)
      for (const count of counts(values)) expect(count).toBeGreaterThanOrEqual(5)
    }
  })

  test('goal similarity covers its range', () => {
    const values = judged.map((one) => one.assessment.goalSimilarity)
    expect(Math.min(...values)).toBeLessThan(0.2)
    expect(Math.max(...values)).toBeGreaterThan(0.95)
    expect(values.filter((value) => value > 0.4 && value < 0.7).length).toBeGreaterThanOrEqual(5)
  })
})
