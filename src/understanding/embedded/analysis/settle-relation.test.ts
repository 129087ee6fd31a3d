import { describe, expect, test } from 'vitest'
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import { noTask } from './reading.ts'
import { withoutTask } from './settle-relation.ts'

const said = (text: string): RelationInput => ({ text, task: noTask, history: [] })
const wish: Frame = {
  frame_id: 'f1',
  intent: 'desk.pharmacy',
  agent: 'desk',
  start: 0,
  end: 5,
  confidence: 0.9,
  slots: [],
  missing_slots: [],
  reasons: [],
}
const nothing: Frame = { ...wish, intent: 'oos', agent: null, confidence: 0.2 }
const unasked = (): RelationJudgement => {
  throw new Error('the model was asked')
}

describe('with nothing running (R3)', () => {
  const alone = { act: 0.8, maySteer: true, judge: unasked }

  test.each([
    ['where is the pharmacy?', 'query'],
    ['药房在哪？', 'query'],
    ['book the pharmacy', 'create'],
    ['can you book the pharmacy?', 'create'],
    ['帮我约药房，好吗？', 'create'],
  ])('«%s» is a new task, and the model is not asked', (text, action) => {
    const { relation, confidence, intent } = withoutTask(said(text), [wish], alone)
    expect({ relation, confidence, action: intent.action }).toEqual({
      relation: 'different_task',
      confidence: 0.9,
      action,
    })
  })

  test('reasons are in the language of the message', () => {
    expect(withoutTask(said('药房在哪？'), [wish], alone).reasoning).toBe('当前没有任务；要的是 desk.pharmacy')
    expect(withoutTask(said('the pharmacy'), [wish], alone).reasoning).toBe(
      'nothing is running; it asks for desk.pharmacy',
    )
  })

  test('what fits nobody may be a control word: the model says', () => {
    const control = { ...withoutTask(said('pause'), [wish], alone), relation: 'control_instruction', control: 'pause' }
    const judge = (): RelationJudgement => control as RelationJudgement
    expect(withoutTask(said('pause'), [nothing], { ...alone, judge })).toBe(control)
    expect(withoutTask(said('pause'), [nothing], { ...alone, maySteer: false }).relation).toBe('different_task')
  })
})
