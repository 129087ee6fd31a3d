/** `explain` as programs read it, and `explain intent` as a person does. */
import { describe, expect, test } from 'vitest'
import { cli, linesOf } from './cli-world.ts'

describe('for programs', () => {
  const team = [
    { id: 'ann', type: 'human', name: 'ann', displayName: 'Ann', order: 0 },
    { id: 'bob', type: 'ai', name: 'bob', displayName: 'Bob', order: 1 },
  ]
  const ask = (kind: string, rows: readonly unknown[], args: string[] = ['--json']) =>
    cli(['explain', kind, ...args], {
      input: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
    })

  test('one answer a line, in order, each with its id and its time; a bad line harms no other', async () => {
    const { exit, out } = await ask('next', [
      { id: 'x', text: 'to [NEXT:bob]', team },
      '{"id": 7, ',
      '',
      { id: { deep: 1 }, text: 1, team },
      '"text"',
      { text: 'nobody', team },
    ])
    const error = { code: 'E_INVALID_ARGS', message: expect.any(String), next: expect.any(String) }
    expect(linesOf(out)).toEqual([
      expect.objectContaining({ id: 'x', resolved: ['bob'], target: 'bob', status: 'active', ms: expect.any(Number) }),
      { id: null, error },
      { id: null, error },
      { id: { deep: 1 }, error },
      { id: null, error },
      expect.not.objectContaining({ id: expect.anything() }),
    ])
    expect(exit).toBe(0)
  })

  test('a line that is JSON but breaks a rule of the strict reader keeps its id', async () => {
    const lines = ['{"id":"c","constructor":1}', '{"id":7,"raw":"{}","raw":"x"}']
    expect(linesOf((await ask('envelope', lines)).out)).toMatchObject([
      { id: 'c', error: {} },
      { id: 7, error: {} },
    ])
  })

  test('schedule, route, envelope and result', async () => {
    const tasks = [{ taskId: 't1', class: 'high', insertable: false, kind: 'reply', deps: ['t0'], state: 'READY' }]
    expect(linesOf((await ask('schedule', [{ tasks }])).out)).toMatchObject([{ next: ['t1'], waiting: [] }])
    const ring = [{ ...tasks[0], deps: ['t1'] }]
    expect(linesOf((await ask('schedule', [{ tasks: ring }])).out)).toMatchObject([
      { next: [], waiting: [{ taskId: 't1', why: 'dependency_cycle:t1>t1' }] },
    ])
    const analysis = {
      normalizedIntent: { goal: 'g', action: 'create', scope: 'full_task', urgency: 'low' },
      taskRelation: { type: 'different_task', confidence: 0.9, reasoning: 'r' },
      contextDependency: {
        needsCurrentTaskContext: false,
        needsExecutionHistory: false,
        needsResourceStatus: false,
        referencedEntities: [],
      },
      suggestedRoute: { nextPhase: 'new_task', reason: 'r', requiresUserConfirmation: false },
    }
    const state = { workflowStatus: 'execution', lastActivity: '', availableResources: [] }
    expect(linesOf((await ask('route', [{ analysis, state }])).out)).toMatchObject([
      {
        route: 'wait_user_decision',
        userConfirmationRequired: true,
        rule: 'other_task_asked',
        alternatives: expect.any(Array),
      },
    ])
    expect(linesOf((await ask('envelope', [{ id: 1, raw: '{"a":1,"a":2}' }])).out)).toMatchObject([
      { id: 1, ok: false, path: '$.a' },
    ])
    expect(linesOf((await ask('result', [{ raw: '[]' }])).out)).toMatchObject([{ ok: false, code: 'E_INVALID_ARGS' }])
  })

  test('without --json it is a card', async () => {
    const { out } = await ask('next', [{ text: 'to [NEXT:bob]', team }, 'x'], [])
    expect(out).toMatch(/^next\n {2}resolved +bob\n/)
    expect(out).toContain('✗ cannot be read: ')
  })
})

const askIntent = async (text: string, lang: string): Promise<string> => {
  const input = JSON.stringify({ id: 1, text })
  return (await cli(['explain', 'intent', '--team', 'front-desk', '--lang', lang], { input })).out
}

test('each frame has its words, slots, what is missing and why; then what is done to it', async () => {
  const out = await askIntent('I have a headache; also, what does parking cost?', 'en')
  expect(out).toMatch(/^intent\n {2}id {10}1\n {2}goal {8}Describe symptoms: symptom headache; Parking$/m)
  expect(out).toMatch(/^ {2}relation {4}different_task \(\d\.\d\d\): /m)
  expect(out).toMatch(/^ {2}route {7}plan_loop: /m)
  expect(out).toMatch(/^ {2}frames {6}f1 {2}triage\.symptom → triage \(\d\.\d\d\), has the focus$/m)
  expect(out).toMatch(
    /^ +“I have a headache”\n +slots: symptom = headache\n +missing: duration\n +why: nearest_sample: /m,
  )
  expect(out).toMatch(/^ {14}f2 {2}smartcs\.parking → smartcs /m)
  expect(out).toMatch(/^ {2}operations {2}add f1: .*\n {14}add f2: /m)
  expect(out).not.toMatch(/\[object|[{}]/)
})

test('in Chinese the names of its fields are Chinese', async () => {
  const out = await askIntent('我头痛想挂号', 'zh')
  for (const name of ['目标', '动作', '与当前任务的关系', '路由', '意图', '操作'])
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect(out).toContain('缺少: duration')
})
