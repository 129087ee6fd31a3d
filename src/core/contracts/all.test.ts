import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { samples } from '../../../test/contracts/samples.ts'
import { type ContractName, contracts } from './all.ts'

const names = Object.keys(contracts) as ContractName[]
type Schema = { readonly [key: string]: unknown }

describe.each(names)('%s', (name) => {
  test('takes its sample as it is', () => {
    expect(contracts[name].parse(samples[name])).toEqual(samples[name])
  })

  test.each(['input', 'output'] as const)('has a JSON Schema for its %s, with a description', (io) => {
    expect(z.toJSONSchema(contracts[name], { io })).toMatchObject({ description: expect.stringMatching(/\.$/) })
  })

  test('leaves nothing unbounded and no object open', () => {
    const loose = parts(z.toJSONSchema(contracts[name], { io: 'input' })).filter((part) => !isBounded(part))
    expect(loose).toEqual([])
  })
})

describe('the seeds', () => {
  const valuesOf = (schema: z.ZodEnum): string[] => schema.options.map(String)

  test('S0 §8.2 has six actions, three scopes, five relations and six phases', () => {
    const { normalizedIntent, taskRelation, suggestedRoute } = contracts.IntentAnalysis.shape
    expect(valuesOf(normalizedIntent.shape.action)).toEqual('create modify query cancel continue clarify'.split(' '))
    expect(valuesOf(normalizedIntent.shape.scope)).toEqual('full_task partial_task meta_control'.split(' '))
    expect(valuesOf(taskRelation.shape.type)).toHaveLength(5)
    expect(valuesOf(suggestedRoute.shape.nextPhase)).toEqual(
      'plan_loop execution replan new_task wait_user control'.split(' '),
    )
  })

  test('a workflow may be canceled, in both places that name its status', () => {
    expect(valuesOf(contracts.WorkflowState.shape.workflowStatus)).toContain('canceled')
    expect(valuesOf(contracts.SystemState.shape.workflowStatus)).toContain('canceled')
  })

  test('S4 §2.1 has nine states, of which a judgement may choose three', () => {
    expect(valuesOf(contracts.AgentStatus)).toHaveLength(9)
    expect(valuesOf(contracts.MutatorResult.shape.new_agent_status)).toEqual(['RUNNING', 'ERROR', 'BLOCKED'])
  })
})

describe('DecisionEnvelope', () => {
  const { DecisionEnvelope } = contracts
  const decision_id = '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d'

  test.each(['TASK_COMPLETE', 'PAUSE', 'ERROR'])('%s needs nothing but its id, and may carry the rest', (type) => {
    expect(DecisionEnvelope.safeParse({ decision_id, type }).success).toBe(true)
    expect(DecisionEnvelope.safeParse({ ...samples.DecisionEnvelope, type }).success).toBe(true)
  })

  test('one decision id written in two ways is the same decision', () => {
    const loud = { ...samples.DecisionEnvelope, decision_id: decision_id.toUpperCase() }
    expect(DecisionEnvelope.parse(loud)).toEqual(samples.DecisionEnvelope)
  })
})

describe('TaskResult', () => {
  test('the smallest agent says only what became of the task', () => {
    expect(contracts.TaskResult.parse({ task_id: 't1', status: 'completed' })).toEqual({
      task_id: 't1',
      status: 'completed',
      slots_update: {},
      missing_slots: [],
      user_response: '',
    })
  })
})

describe('frames', () => {
  const at = { dispatchId: 'd1', token: 1 }
  test.each([
    { type: 'ack', ...at },
    { type: 'nack', ...at, reason: 'busy' },
    { type: 'progress', ...at },
    { type: 'progress', ...at, step: { thought: 'a', action: 'b', observation: 'c' }, text: 'half' },
    { type: 'delta', ...at, text: 'He' },
    { type: 'result', ...at, success: false, problem: { code: 'E_IO', message: 'The disk is full.' } },
  ])('an agent may send $type', (frame) => {
    expect(contracts.AgentFrame.parse(frame)).toEqual(frame)
  })

  test.each([
    { type: 'go', ...at },
    { type: 'cancel', ...at, reason: 'stopped' },
  ])('a host may send $type', (frame) => {
    expect(contracts.HostFrame.parse(frame)).toEqual(frame)
  })

  test('a failure has no body and a success no problem', () => {
    const problem = { code: 'E_IO', message: '' }
    expect(contracts.AgentFrame.safeParse({ type: 'result', ...at, success: true, problem }).success).toBe(false)
    expect(contracts.AgentFrame.safeParse({ ...Object(samples.AgentFrame), success: false }).success).toBe(false)
  })
})

test.each([
  { op: 'add', step: samples.Step },
  { op: 'add', step: samples.Step, after: null },
  { op: 'change', step_id: 's1', set: { title: 'Other' } },
  { op: 'drop', step_id: 's1' },
  { op: 'move', step_id: 's1', after: null },
])('a plan patch may $op a step', (patch) => {
  expect(contracts.PlanPatch.parse(patch)).toEqual(patch)
})

test('a plan patch can change neither the id nor the status of a step', () => {
  for (const set of [{ step_id: 's2' }, { status: 'done' }])
    expect(contracts.PlanPatch.safeParse({ op: 'change', step_id: 's1', set }).success).toBe(false)
})

/** A JSON Schema and everything in it that is a schema too. */
function parts(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(parts)
  return 'type' in value && typeof value.type === 'string' ? [{ ...value }, ...inner] : inner
}

function isBounded(part: Schema): boolean {
  if ('enum' in part || 'const' in part) return true
  if (part.type === 'string') return 'maxLength' in part || part.format === 'uuid'
  if (part.type === 'array') return 'maxItems' in part
  if (part.type === 'integer') return 'maximum' in part && ('minimum' in part || 'exclusiveMinimum' in part)
  if (part.type === 'object') return part.additionalProperties === false || 'maxProperties' in part
  return true
}
