import { describe, expect, test } from 'vitest'
import type { AgentCommand } from '../core/state/commands.ts'
import { breakerMs } from '../core/state/pool.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { AgentAdapter, Clock, Job } from '../ports.ts'
import { noAgents, noLog } from './no-ports.ts'
import { AgentPool, poolFrom } from './pool.ts'

function opened(seats = 1) {
  const made = { of: 'v1' }
  const time = { now: 1_000 }
  const clock: Clock = { now: () => time.now, wakeAt: () => () => {}, soon: (call) => queueMicrotask(call) }
  const journal = openJournal(memoryStore(), clock)
  const agents: { post: (frame: AgentCommand) => void; job: Job }[] = []
  const inner: AgentAdapter = { ...noAgents, deliver: (job, post) => void agents.push({ job, post }) }
  const pool = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => seats, versionOf: () => made.of })
  const frames: AgentCommand[] = []
  const deliver = (n: number) => pool.deliver(jobOf(n), (frame) => frames.push(frame))
  return { time, made, clock, journal, inner, agents, pool, frames, deliver }
}

const jobOf = (n: number): Job => ({
  conversation: 'c1',
  agentId: 'bob',
  dispatchId: `d${n}`,
  token: n,
  leaseMs: 60_000,
  body: {
    conversation_id: 'c1',
    task_id: `t${n}`,
    agent_code: 'bob',
    priority: 'normal',
    slots: {},
    context_summary: '',
    memory_ref: [],
  },
})

type World = ReturnType<typeof opened>
function finish({ agents }: World, n: number, success: boolean): void {
  const { job, post } = agents[n] ?? { job: jobOf(0), post: () => {} }
  const fence = { dispatchId: job.dispatchId, token: job.token }
  post({ type: 'ack', ...fence })
  post({ type: 'started', ...fence })
  const result = { task_id: 't', status: 'completed' as const, slots_update: {}, missing_slots: [], user_response: '' }
  post(
    success
      ? { type: 'result', ...fence, success, result }
      : { type: 'result', ...fence, success, problem: { code: 'E_IO', message: 'no' } },
  )
}

describe('the pool', () => {
  test('a taken seat refuses the next dispatch as busy, and is free after the result', () => {
    const world = opened()
    world.deliver(1)
    world.agents[0]?.post({ type: 'ack', dispatchId: 'd1', token: 1 })
    world.deliver(2)
    expect(world.frames.at(-1)).toMatchObject({ type: 'nack', cause: { kind: 'busy' } })
    finish(world, 0, true)
    world.deliver(3)
    expect(world.agents).toHaveLength(2)
  })

  test('five errors open the breaker; after a minute one dispatch may try; its success closes it', () => {
    const world = opened(2)
    for (let n = 0; n < 5; n++) {
      world.deliver(n)
      finish(world, n, false)
    }
    world.deliver(9)
    const last = { kind: 'failed' }
    const cause = { kind: 'breaker_open', until: world.time.now + breakerMs, last, words: 'no' }
    expect(world.frames.at(-1)).toMatchObject({ type: 'nack', cause })
    world.time.now += breakerMs
    world.deliver(10)
    world.agents[5]?.post({ type: 'ack', dispatchId: 'd10', token: 10 })
    world.deliver(11)
    expect(world.frames.at(-1)).toMatchObject({ type: 'nack', cause: { kind: 'busy' } })
    finish(world, 5, true)
    expect(world.pool.state.agents.bob).toMatchObject({ errors: 0, openUntil: undefined })
  })

  test('an agent that was changed starts afresh, and one that was not does not', () => {
    const world = opened()
    for (let n = 0; n < 5; n++) {
      world.deliver(n)
      finish(world, n, false)
    }
    world.deliver(9)
    expect(world.agents).toHaveLength(5)
    world.made.of = 'v2'
    world.deliver(10)
    expect(world.agents).toHaveLength(6)
    finish(world, 5, false)
    expect(world.pool.state.agents.bob).toMatchObject({
      errors: 1,
      lastError: { cause: { kind: 'failed' }, words: 'no' },
    })
    expect(world.pool.state.agents.bob?.openUntil).toBeUndefined()
  })

  test('a dispatch that timed out counts as an error', () => {
    const world = opened()
    world.deliver(1)
    world.pool.withdraw({ conversation: 'c1', dispatchId: 'd1' }, { kind: 'timeout' })
    expect(world.pool.state.agents.bob).toMatchObject({ errors: 1, seats: [{ state: 'IDLE' }] })
  })

  test('its stream folds to the same pool, and after a start nobody sits there', async () => {
    const world = opened(2)
    world.deliver(1)
    world.agents[0]?.post({ type: 'ack', dispatchId: 'd1', token: 1 })
    await new Promise((resolve) => setImmediate(resolve))
    expect(poolFrom(world.journal)).toEqual(world.pool.state)
    const { journal, clock, inner } = world
    const again = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => 2 })
    expect(again.state.agents.bob?.seats[0]?.state).toBe('IDLE')
  })
})
