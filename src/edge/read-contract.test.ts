import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { samples } from '../../test/contracts/samples.ts'
import { type ContractName, contracts } from '../core/contracts/all.ts'
import { readContract } from './read-contract.ts'

const names = Object.keys(contracts) as ContractName[]
const read = (name: ContractName, value: unknown) => readContract<unknown>(contracts[name], JSON.stringify(value))
const detailOf = (name: ContractName, value: unknown) => {
  const result = read(name, value)
  return result.ok ? undefined : result.problem.detail
}

describe.each(names)('%s', (name) => {
  test('goes out and comes back the same', () => {
    expect(read(name, samples[name])).toEqual({ ok: true, value: samples[name] })
  })

  test.each([null, [], 5, '', true])('is not %j', (value) => {
    expect(detailOf(name, value)).toMatchObject({ path: '$' })
  })

  test('misses every key that it needs, by its path', () => {
    const { required = [] } = z.toJSONSchema(contracts[name], { io: 'input' })
    for (const key of required) {
      const { [key]: _gone, ...rest } = Object(samples[name])
      expect(detailOf(name, rest)).toMatchObject({ why: 'missing_key', path: `$.${key}` })
    }
  })

  test('knows no other key, at any depth', () => {
    for (const [path, value] of withStrayKey(samples[name]))
      expect(detailOf(name, value), path).toMatchObject({ why: 'unknown_key', path })
  })
})

const envelope = samples.DecisionEnvelope
const faults: [ContractName, string, unknown, string][] = [
  [
    'IntentAnalysis',
    'a confidence above 1',
    put(samples.IntentAnalysis, 'taskRelation.confidence', 1.1),
    '$.taskRelation.confidence',
  ],
  [
    'IntentAnalysis',
    'an unknown action',
    put(samples.IntentAnalysis, 'normalizedIntent.action', 'delete'),
    '$.normalizedIntent.action',
  ],
  [
    'IntentAnalysis',
    'a word for a boolean',
    put(samples.IntentAnalysis, 'suggestedRoute.requiresUserConfirmation', 'no'),
    '$.suggestedRoute.requiresUserConfirmation',
  ],
  [
    'SemanticUnderstandingInput',
    'a role that is not the seed’s',
    put(samples.SemanticUnderstandingInput, 'recentHistory.0.role', 'assistant'),
    '$.recentHistory[0].role',
  ],
  [
    'RoutingDecision',
    'a patch of no known kind',
    put(samples.RoutingDecision, 'payload.planPatches.1.op', 'erase'),
    '$.payload.planPatches[1].op',
  ],
  [
    'RoutingDecision',
    'a step without a title',
    put(samples.RoutingDecision, 'payload.planPatches.0.step.title', undefined),
    '$.payload.planPatches[0].step.title',
  ],
  [
    'TaskRelationAssessment',
    'the other relation’s word',
    put(samples.TaskRelationAssessment, 'relationType', 'same_task_no_change'),
    '$.relationType',
  ],
  [
    'TaskRelationAssessment',
    'a delta out of the list',
    put(samples.TaskRelationAssessment, 'assessment.scopeDelta', 'huge'),
    '$.assessment.scopeDelta',
  ],
  ['WorkflowState', 'the status idle', put(samples.WorkflowState, 'workflowStatus', 'idle'), '$.workflowStatus'],
  ['TaskDispatch', 'a priority in numbers', put(samples.TaskDispatch, 'priority', 1), '$.priority'],
  ['TaskDispatch', 'slots in a list', put(samples.TaskDispatch, 'slots', []), '$.slots'],
  ['TaskResult', 'the status failed', put(samples.TaskResult, 'status', 'failed'), '$.status'],
  [
    'TaskResult',
    'a suggestion that is a number',
    put(samples.TaskResult, 'handoff_suggestion', 5),
    '$.handoff_suggestion',
  ],
  [
    'TaskResult',
    'a suggestion of nobody',
    put(samples.TaskResult, 'handoff_suggestion', { reason: 'x' }),
    '$.handoff_suggestion.agent_code',
  ],
  ['Plan', 'a time in words', put(samples.Plan, 'created_at', 'today'), '$.created_at'],
  ['Plan', 'a step of unknown status', put(samples.Plan, 'steps.0.status', 'failed'), '$.steps[0].status'],
  ['Plan', 'a risk out of the list', put(samples.Plan, 'risk_level', 'none'), '$.risk_level'],
  ['VerificationPolicy', 'an empty command', put(samples.VerificationPolicy, 'commands.0', ''), '$.commands[0]'],
  [
    'DecisionEnvelope',
    'a control character in a path',
    put(envelope, 'scope.allowed_paths.0', 'a\u0000b'),
    '$.scope.allowed_paths[0]',
  ],
  [
    'DecisionEnvelope',
    'too many entries in a parameter',
    put(envelope, 'params.list', Array(10_001).fill(1)),
    '$.params.list',
  ],
  [
    'DecisionEnvelope',
    'too many parameters',
    put(envelope, 'params', Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, i]))),
    '$.params',
  ],
  [
    'DecisionEnvelope',
    'too many paths',
    put(envelope, 'scope.allowed_paths', Array(1001).fill('a')),
    '$.scope.allowed_paths',
  ],
  [
    'MutatorResult',
    'a status a judgement may not choose',
    put(samples.MutatorResult, 'new_agent_status', 'COMPLETED'),
    '$.new_agent_status',
  ],
  [
    'TalkRoute',
    'an unknown member type',
    put(samples.TalkRoute, 'action.member.type', 'robot'),
    '$.action.member.type',
  ],
  ['TalkRoute', 'an unknown action', put(samples.TalkRoute, 'action.type', 'round_robin'), '$.action.type'],
  ['QueueDisplay', 'a status done', put(samples.QueueDisplay, 'queue.0.status', 'done'), '$.queue[0].status'],
  [
    'Member',
    'a display name in one language of two',
    put(samples.Member, 'displayName', { en: 'You' }),
    '$.displayName.zh',
  ],
  ['Member', 'a display name that is a number', put(samples.Member, 'displayName', 5), '$.displayName'],
  ['Member', 'an empty id', put(samples.Member, 'id', ''), '$.id'],
  ['FileMeta', 'a hash that is none', put(samples.FileMeta, 'hash', 'abc'), '$.hash'],
  [
    'AgentFrame',
    'an unknown code',
    { type: 'result', dispatchId: 'd', token: 1, success: false, problem: { code: 'E_X', message: '' } },
    '$.problem.code',
  ],
  [
    'AgentFrame',
    'a result that does not say whether it succeeded',
    put(samples.AgentFrame, 'success', undefined),
    '$.success',
  ],
  ['AgentFrame', 'a frame of the host', samples.HostFrame, '$.type'],
  ['HostFrame', 'a lease of no time', put(samples.HostFrame, 'leaseMs', 0), '$.leaseMs'],
]

test.each(faults)('%s refuses %s', (name, _what, value, path) => {
  const detail = detailOf(name, value)
  expect(detail).toMatchObject({ path })
  expect(detail?.message).toMatch(/^\$\S* (must|is|has) \S+/)
})

describe('what is said', () => {
  test('an unknown key lists the known ones', () => {
    expect(detailOf('ToolResult', { ...samples.ToolResult, code: 1 })?.message).toBe(
      '$.code is not known here; the known keys are decision_id, exit_code, stdout, stderr, artifacts',
    )
  })

  test('a missing key beside an unknown one mentions both, since it is mostly a misspelling', () => {
    const { exit_code, ...rest } = samples.ToolResult
    expect(detailOf('ToolResult', { ...rest, exitCode: exit_code })?.message).toBe(
      '$.exit_code is missing; it must be a number, and "exitCode" is not a known key',
    )
  })

  test('a wrong type names both types', () => {
    expect(detailOf('ToolResult', { ...samples.ToolResult, stdout: ['a'] })?.message).toBe(
      '$.stdout must be a string, not an array',
    )
    expect(detailOf('Member', { ...samples.Member, displayName: 5 })?.message).toBe(
      '$.displayName must be a string or an object, not the number 5',
    )
  })

  test('what a model wrote is refused with its own code, before and behind the schema', () => {
    for (const text of ['{', '{}'])
      expect(readContract(contracts.Plan, text, { code: 'E_MODEL' })).toMatchObject({ problem: { code: 'E_MODEL' } })
  })

  test('limits reach the reader', () => {
    const text = JSON.stringify(samples.ToolResult)
    expect(readContract(contracts.ToolResult, text, { limits: { maxBytes: 10 } })).toMatchObject({
      problem: { detail: { why: 'size' } },
    })
  })
})

/** A copy with one place changed; undefined takes it away. The place is written `a.0.b`. */
function put(sample: unknown, place: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(sample))
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  const holder = steps.reduce((at: Record<string, unknown>, step) => Object(at[step]), copy)
  holder[last] = value
  return copy
}

/** The sample with a stray key, once in each of its objects that is not free to have any key. */
function withStrayKey(sample: unknown): [path: string, value: unknown][] {
  const free = /^(params|slots|slots_update)$/
  const places: string[][] = []
  const walk = (value: unknown, place: string[]): void => {
    if (typeof value !== 'object' || value === null || free.test(place.at(-1) ?? '')) return
    if (!Array.isArray(value)) places.push(place)
    for (const [key, inner] of Object.entries(value)) walk(inner, [...place, key])
  }
  walk(sample, [])
  const written = (place: string[]): string => place.map((s) => (/^\d+$/.test(s) ? `[${s}]` : `.${s}`)).join('')
  return places.map((place) => [`$${written(place)}.stray`, put(sample, [...place, 'stray'].join('.'), 1)])
}
