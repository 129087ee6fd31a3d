import { describe, expect, test } from 'vitest'
import { unborn } from '../core/state/conversation.ts'
import type { Model, Understood } from '../ports.ts'
import { assessRelation } from './assessment.ts'
import { cascade } from './cascade.ts'
import { modelEngine } from './model.ts'
import { goesOn, scriptedEngine } from './scripted.ts'

const input = {
  rawInput: 'book a room',
  systemState: { workflowStatus: 'idle' as const, lastActivity: '', availableResources: [] },
  recentHistory: [],
}
const good = JSON.stringify({ ...goesOn('book a room').analysis, frames: [], intent_ops: [], focus_frame_id: null })

function playing(...answers: string[]): Model & { asked: string[] } {
  const asked: string[] = []
  const complete = async (request: { input: string }): Promise<string> => {
    asked.push(request.input)
    return answers.shift() ?? 'nothing'
  }
  return { asked, complete }
}

describe('the model engine', () => {
  test('an answer that keeps to the schema is taken', async () => {
    const understood = await modelEngine(playing(good), []).understand(input, unborn)
    expect(understood.analysis.taskRelation.type).toBe('same_task_no_change')
    expect(understood.relation).toMatchObject({ relationType: 'same_task_no_major_change', confidence: 1 })
    expect(understood.problem).toBeUndefined()
  })

  test('an answer that does not is sent back once, with the path of the fault', async () => {
    const model = playing('{"frames": 1}', good)
    const understood = await modelEngine(model, []).understand(input, unborn)
    expect(understood.problem).toBeUndefined()
    expect(JSON.parse(model.asked[1] ?? '{}').refused.path).toMatch(/^\$/)
  })

  test('a model that never keeps to it is E_MODEL, and asks the person', async () => {
    const urgent = { ...input, rawInput: 'book a room,\n  now!!' }
    const understood = await modelEngine(playing('x', 'y'), []).understand(urgent, unborn)
    expect(understood.problem?.code).toBe('E_MODEL')
    expect(understood.analysis.normalizedIntent).toMatchObject({ goal: 'book a room, now!!', urgency: 'high' })
    expect(understood.analysis.suggestedRoute.nextPhase).toBe('wait_user')
  })
})

describe('the cascade', () => {
  const unsure = (): Understood => {
    const { analysis } = goesOn('book a room')
    const taskRelation = { ...analysis.taskRelation, confidence: 0.6 }
    return { analysis: { ...analysis, taskRelation }, relation: assessRelation(taskRelation), frames: [], ops: [] }
  }

  test('where the embedded engine is sure, no model is asked', async () => {
    const model = playing(good)
    const understood = await cascade(scriptedEngine(), modelEngine(model, [])).understand(input, unborn)
    expect(understood.cascade).toEqual({ chosen: 'embedded', asked: false, reason: 'it is sure' })
    expect(model.asked).toEqual([])
  })

  test('where it is unsure, the model answers, and both answers and the reason are kept', async () => {
    const understood = await cascade(scriptedEngine(unsure), modelEngine(playing(good), [])).understand(input, unborn)
    expect(understood.cascade).toMatchObject({ chosen: 'model', reason: 'its relation is unsure: 0.60' })
    expect(understood.cascade?.other?.analysis.taskRelation.confidence).toBe(0.6)
    expect([understood.relation?.confidence, understood.cascade?.other?.relation?.confidence]).toEqual([1, 0.6])
  })

  test('a model that fails leaves the embedded answer standing', async () => {
    const broken: Model = { complete: () => Promise.reject(new Error('no network')) }
    const understood = await cascade(scriptedEngine(unsure), modelEngine(broken, [])).understand(input, unborn)
    expect(understood.cascade?.chosen).toBe('embedded')
    expect(understood.analysis.taskRelation.confidence).toBe(0.6)
    expect(understood.relation?.confidence).toBe(0.6)
  })
})
