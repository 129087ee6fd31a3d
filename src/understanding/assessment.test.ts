import { describe, expect, test } from 'vitest'
import { IntentAnalysis, TaskRelationAssessment } from '../core/contracts/understanding.ts'
import { assessRelation, deltaNames } from './assessment.ts'

const relations = IntentAnalysis.shape.taskRelation.shape.type.options

describe.each(relations)('the usual assessment of %s', (type) => {
  const made = assessRelation({ type, confidence: 0.7, reasoning: 'because' })
  const values = deltaNames.map((name) => made.assessment[name])

  test('keeps to the contract, and to the confidence and reasoning of the analysis', () => {
    expect(TaskRelationAssessment.parse(made)).toEqual(made)
    expect(made).toMatchObject({ confidence: 0.7, reasoning: 'because' })
  })

  test('does not contradict the relation (A2)', () => {
    const changes = type === 'same_task_minor_change' || type === 'same_task_major_change' || type === 'different_task'
    expect(values.some((delta) => delta !== 'none')).toBe(changes)
    expect(values.includes('major')).toBe(type === 'same_task_major_change' || type === 'different_task')
  })
})

test('a control instruction is no major change, and the work goes on (A1)', () => {
  const made = assessRelation({ type: 'control_instruction', confidence: 1, reasoning: 'r' })
  expect(made).toMatchObject({ relationType: 'same_task_no_major_change', recommendedAction: 'continue' })
})

test('what a model measured is taken as it is', () => {
  const assessment = { ...assessRelation({ type: 'same_task_no_change', confidence: 1, reasoning: '' }).assessment }
  const measured = { assessment: { ...assessment, goalSimilarity: 0.42 }, newTaskJustification: 'it says so' }
  const made = assessRelation({ type: 'different_task', confidence: 1, reasoning: 'r' }, measured)
  expect(made).toMatchObject({ assessment: { goalSimilarity: 0.42 }, newTaskJustification: 'it says so' })
})

test('a change is explained by its reasons, and so is a new task', () => {
  const of = (type: (typeof relations)[number]) => assessRelation({ type, confidence: 1, reasoning: 'why' })
  expect(of('same_task_major_change').replanRationale).toBe('why')
  expect(of('different_task').newTaskJustification).toBe('why')
  expect(of('same_task_no_change')).not.toHaveProperty('replanRationale')
})
