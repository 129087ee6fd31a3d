import { expect, test } from 'vitest'
import { inProcess } from './function.ts'
import { planningMember, reviewingMember } from './staff.ts'

const answering = (slots_update: Record<string, never>, user_response = '') =>
  inProcess(() => ({ slots_update, user_response }))
const codeOf = (member: string) => `${member}-agent`
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
  expect(await reviewingMember(answering({ pass: true } as never, 'fine'), codeOf).review(request)).toEqual({
    pass: true,
    reason: 'fine',
  })
  expect(await reviewingMember(answering({}, 'hm'), codeOf).review(request)).toEqual({ pass: false, reason: 'hm' })
})

test('a planner that gives no plan fails with the path of the fault', async () => {
  await expect(async () => planningMember(answering({}), codeOf).plan(request)).rejects.toThrow('$')
})

test('a job names the agent of the member, which may be called otherwise', async () => {
  const asked: string[] = []
  const agents = inProcess((_, { agentId, body }) => {
    asked.push(agentId, body.agent_code)
  })
  await reviewingMember(agents, codeOf).review(request)
  expect(asked).toEqual(['rex', 'rex-agent'])
})
