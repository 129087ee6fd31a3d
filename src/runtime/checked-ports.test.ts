import { describe, expect, test } from 'vitest'
import type { JournalEvent } from '../core/state/events.ts'
import { defineTeam, orThrow, scriptedGate } from '../index.ts'
import type { AgentAdapter, Engine, SafetyGate } from '../ports.ts'
import { openRuntime } from './open-runtime.ts'
import type { RuntimeOptions } from './put-together.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 't',
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'bob', order: 1 },
    ],
  }),
)

/** An adapter that answers a job with one frame of its own making. */
const posting = (frame: (fence: object) => unknown): AgentAdapter => ({
  deliver: ({ dispatchId, token }, post) => {
    const fence = { dispatchId, token }
    post({ type: 'ack', ...fence })
    post({ type: 'started', ...fence })
    post(frame(fence) as never)
  },
  go: () => {},
  rejoin: () => {},
  withdraw: () => {},
  tell: () => {},
})

async function played(
  options: RuntimeOptions,
  text = 'hello [NEXT:bob]',
): Promise<{ types: string[]; events: JournalEvent[]; alive: boolean }> {
  const runtime = openRuntime({ data: 'memory', ...options } as RuntimeOptions)
  await runtime.start(team, { teamHash, id: 'c' })
  const events: JournalEvent[] = []
  runtime.subscribe('c', 0, (e) => events.push(e))
  await runtime.send('c', { type: 'say', by: 'ann', text })
  const alive = await runtime.send('c', { type: 'cancel', by: 'ann' })
  await runtime.close()
  return { types: events.map((e) => e.type), events, alive: alive.ok }
}

describe('a frame that does not fit', () => {
  test.each([
    ['a bigint', (fence: object) => ({ type: 'progress', text: 10n, ...fence })],
    ['a step that is a number', (fence: object) => ({ type: 'progress', step: 5, ...fence })],
    ['a cause that nobody knows', (fence: object) => ({ type: 'lost', cause: { kind: 'zzz' }, ...fence })],
    ['an envelope that is none', (fence: object) => ({ type: 'propose', envelope: {}, hash: 'h', ...fence })],
    ['half a character', (fence: object) => ({ type: 'progress', step: { thought: '\ud800' }, ...fence })],
    ['nothing', () => null],
  ])('%s is dropped, and the conversation goes on', async (_, frame) => {
    const { types, alive } = await played({ agents: posting(frame) })
    expect(alive).toBe(true)
    expect(types).not.toContain('agent_step_completed')
    expect(types).not.toContain('decision_proposed')
  })

  test('of a result is the end of its job', async () => {
    const { types, alive } = await played({
      agents: posting((fence) => ({ type: 'result', success: true, result: 5, ...fence })),
    })
    expect(types).toContain('task_execution_result')
    expect(alive).toBe(true)
  })
})

describe('an answer that does not fit counts as none', () => {
  const agents = posting(() => null)
  test('of a gate: BLOCK', async () => {
    const safety = { local: true, check: () => ({ verdict: 'MAYBE', reason: '' }) } as unknown as SafetyGate
    const { types } = await played({ agents, safety })
    expect(types).toContain('safety_checked')
    expect(types).not.toContain('routing_decision_made')
  })

  test('a notice fits: it is in the journal, and the message goes on', async () => {
    const safety = scriptedGate(() => ({ verdict: 'SAFE', notice: 'emergency', reason: 'Call 112.' }))
    const { types, events } = await played({ agents, safety })
    expect(events.find((e) => e.type === 'safety_checked')).toMatchObject({ verdict: 'SAFE', notice: 'emergency' })
    expect(types).toContain('routing_decision_made')
  })

  test('of an engine: not understood', async () => {
    const engine = { local: true, understand: () => null } as unknown as Engine
    const { types, alive } = await played({ agents, engine }, 'hello')
    expect(types).toContain('semantic_understanding_completed')
    expect(alive).toBe(true)
  })
})

test('a decision that is written in capitals is the same decision', async () => {
  const id = '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d'
  const envelope = (decision_id: string) => ({
    decision_id,
    type: 'TOOL_CALL',
    action: 'read_file',
    params: { path: 'a.txt' },
    timeout_ms: 1_000,
    scope: { allowed_paths: ['**'], allowed_tasks: ['t1'] },
    expectation: { world_change: [], task_progress: '' },
  })
  const agents: AgentAdapter = {
    ...posting((fence) => ({ type: 'propose', envelope: envelope(id.toUpperCase()), ...fence })),
    tell: () => {},
  }
  const { deliver } = agents
  agents.deliver = (job, post) => {
    deliver(job, post)
    post({ type: 'propose', dispatchId: job.dispatchId, token: job.token, envelope: envelope(id) as never })
  }
  const { events } = await played({ agents })
  const proposed = events.filter((e) => e.type === 'decision_proposed')
  expect(proposed.map((e) => e.envelope.decision_id)).toEqual([id])
  expect(events.flatMap((e) => (e.type === 'outcome_ignored' ? [e.cause.kind] : []))).toEqual(['repeated_proposal'])
})
