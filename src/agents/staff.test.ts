import { expect, test } from 'vitest'
import { inProcess } from './in-process.ts'
import { planningMember, reviewingMember } from './staff.ts'

const answering = (slots_update: Record<string, never>, user_response = '') =>
  inProcess(() => ({ result: { status: 'completed', slots_update, missing_slots: [], user_response } }))
const request = {
  effect: 'c1:7:0',
  conversation: 'c1',
  workflowId: 'w1',
  taskId: 't1',
  planner: 'pat',
  reviewer: 'rex',
  goal: 'g',
  result: 'r',
}

test('a reviewer passes what it says it passes, and nothing else', async () => {
  expect(await reviewingMember(answering({ pass: true } as never, 'fine')).review(request)).toEqual({
    pass: true,
    reason: 'fine',
  })
  expect(await reviewingMember(answering({}, 'hm')).review(request)).toEqual({ pass: false, reason: 'hm' })
})

test('a planner that gives no plan fails with the path of the fault', async () => {
  await expect(async () => planningMember(answering({})).plan(request)).rejects.toThrow('$')
})
