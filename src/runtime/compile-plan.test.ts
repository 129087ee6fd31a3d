import { expect, test } from 'vitest'
import type { Step } from '../core/contracts/plan.ts'
import type { Json } from '../core/state/commands.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { ToolHost } from '../ports.ts'
import { refused } from '../tools/refused.ts'
import { actions } from '../tools/registry.ts'
import { compilePlan } from './compile-plan.ts'

/** The schemas and ratings of the workspace's actions, without a disk. */
const host: Pick<ToolHost, 'check'> = {
  check: ({ action, params }) => {
    const def = actions[action]
    if (!def) return refused('E_INVALID_ARGS', { kind: 'unknown_action', action })
    const read = checkContract(def.params, params)
    return read.ok ? def.rate(params) : refused('E_INVALID_ARGS', { kind: 'bad_params', where: '$.params' })
  },
}

function compiled(step: Partial<Step>, commands: string[] = []) {
  const whole = { step_id: 's1', title: 't', intent: 'i', expected_artifacts: [], status: 'pending', ...step }
  const verification = { mode: 'custom', commands, required: true, stop_on_fail: true }
  const plan = {
    plan_id: 'p',
    goal: 'g',
    constraints: [],
    steps: [whole],
    verification,
    risk_level: 'low',
    created_at: 0,
  }
  return compilePlan(host, plan as unknown as Json)
}

test.each([
  ['an unknown action', { tool_calls: [{ action: 'fly', params: {} }] }, 's1: fly'],
  ['params that do not fit', { tool_calls: [{ action: 'write_file', params: { path: 'a' } }] }, 's1: write_file'],
  ['a call outside', { tool_calls: [{ action: 'delete_file', params: { path: '../a' } }] }, '../a is not a path'],
  ['a file outside', { expected_artifacts: [{ path: '/etc/passwd' }] }, '/etc/passwd is not a path'],
])('C1: %s sends it back, with the step and the reason', (_, step, words) => {
  expect(compiled(step as Partial<Step>)).toMatchObject({ ok: false, message: expect.stringContaining(words) })
})

test('C2: the riskiest call counts', () => {
  expect(compiled({})).toMatchObject({ value: { plan: { risk_level: 'low' } } })
  expect(compiled({ expected_artifacts: [{ path: 'a' }] })).toMatchObject({ value: { plan: { risk_level: 'medium' } } })
  expect(compiled({ expected_artifacts: [{ path: '.env' }] })).toMatchObject({
    value: { plan: { risk_level: 'high' } },
  })
})

test('C3: what it calls with its content, the files that it names, and its checks', () => {
  const step = {
    tool_calls: [{ action: 'write_file', params: { path: 'a', content: 'x' } }],
    expected_artifacts: [{ path: 'b' }, { path: 'c', change: 'delete' as const }],
  }
  const read = compiled(step, ['node --test'])
  expect(read.ok && read.value.calls).toMatchObject([
    { step_id: 's1', reach: { effect: 'write', paths: ['a'] }, content: expect.any(String) },
    { step_id: 's1', reach: { effect: 'write', paths: ['b'] } },
    { step_id: 's1', reach: { effect: 'delete', paths: ['c'] } },
    { step_id: 'verification', reach: { effect: 'execute', command: 'node --test' } },
  ])
  expect(read.ok && read.value.calls?.slice(1).every(({ content }) => content === undefined)).toBe(true)
})
