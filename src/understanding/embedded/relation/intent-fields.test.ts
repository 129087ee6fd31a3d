import { describe, expect, test } from 'vitest'
import { entitiesOf } from './intent-fields.ts'
import { judgeRelation } from './judge-relation.ts'
import type { IntentFields } from './relation-types.ts'
import { shippedRelationWeights } from './relation-weights.ts'

const task = { agent: 'coder', goal: 'Write a script that resizes photos', slots: { width: '800' } }
const intentOf = (text: string): IntentFields =>
  judgeRelation(shippedRelationWeights(), { text, task, history: [] }).intent

describe('intent fields', () => {
  test.each([
    ['stop immediately!!', 'high'],
    ['马上停下', 'high'],
    ['no rush, whenever you have time', 'low'],
    ['不着急，有空再弄', 'low'],
    ['add a flag for png', 'medium'],
  ])('«%s» is of %s urgency', (text, urgency) => {
    expect(intentOf(text).urgency).toBe(urgency)
  })

  test('a control word is meta control, a change of a detail is part of the task', () => {
    expect(intentOf('pause').scope).toBe('meta_control')
    expect(intentOf('use png instead of jpg')).toMatchObject({ scope: 'partial_task', action: 'modify' })
  })

  test('what you did before needs the history, what is free needs the resources', () => {
    expect(intentOf('what did you change so far?').needsExecutionHistory).toBe(true)
    expect(intentOf('is there enough disk space left?').needsResourceStatus).toBe(true)
    expect(intentOf('账上的钱够付吗').needsResourceStatus).toBe(true)
    expect(intentOf('thanks').needsResourceStatus).toBe(false)
  })
})

describe('entities', () => {
  const found = (text: string): string[] => entitiesOf({ text, task, history: [] })
  test('files, numbers, names and quotes are named in their own spelling', () => {
    expect(found('only touch auth.ts and set max_width to 1200')).toEqual(
      expect.arrayContaining(['auth.ts', 'max_width', '1200']),
    )
    expect(found('ask Lena Park about "Pay now"')).toEqual(expect.arrayContaining(['Lena Park', 'Pay now']))
    expect(found('换成 SQLite，改到周三')).toEqual(expect.arrayContaining(['SQLite', '周三']))
  })
  test('a given slot value is an entity', () => {
    expect(found('why 800 and not more?')).toContain('800')
  })
})
