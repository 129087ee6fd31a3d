import { describe, expect, test } from 'vitest'
import type { Told } from '../core/contracts/acting.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { longestLine, mostPassed, placesOf } from '../core/state/line.ts'
import { breakerMs } from '../core/state/pool.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { AgentAdapter, Clock, Job, JobRef, Post } from '../ports.ts'
import { noAgents, noLog } from './no-ports.ts'
import { AgentPool } from './pool.ts'
import { poolFrom } from './pool-stream.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

async function opened(seats = 1) {
  const made = { of: 'v1' }
  const time = { now: 1_000 }
  const wakes: { at: number; call: () => void }[] = []
  const clock: Clock = {
    now: () => time.now,
    wakeAt: (at, call) => {
      const wake = { at, call }
      wakes.push(wake)
      return () => void wakes.splice(wakes.indexOf(wake), 1)
    },
    soon: (call) => queueMicrotask(call),
  }
  const journal = openJournal(memoryStore(), clock)
  const agents: { post: (frame: AgentCommand) => void; job: Job }[] = []
  const inner: AgentAdapter = { ...noAgents, deliver: (job, post) => void agents.push({ job, post }) }
  const pool = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => seats, versionOf: () => made.of })
  const frames: AgentCommand[] = []
  const deliver = (n: number, more: Partial<Job> = {}) => pool.deliver(jobOf(n, more), (frame) => frames.push(frame))
  const passes = (ms: number) => {
    time.now += ms
    for (const wake of wakes.filter(({ at }) => at <= time.now)) wakes.splice(wakes.indexOf(wake), 1)[0]?.call()
  }
  await soon()
  return { time, made, clock, journal, inner, agents, pool, frames, deliver, passes }
}

const jobOf = (n: number, more: Partial<Job> = {}): Job => ({
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
  ...more,
})
const focused = (n: number): Partial<Job> => ({ body: { ...jobOf(n).body, priority: 'focus' } })

type World = Awaited<ReturnType<typeof opened>>
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

const orderOf = ({ agents }: World): string[] => agents.map(({ job }) => job.dispatchId)

describe('the pool', () => {
  test('a job that finds no free seat waits, and has one after the result of the other', async () => {
    const world = await opened()
    world.deliver(1)
    world.agents[0]?.post({ type: 'ack', dispatchId: 'd1', token: 1 })
    world.deliver(2)
    expect(world.frames.at(-1)).toMatchObject({ type: 'seat_awaited', dispatchId: 'd2', token: 2 })
    finish(world, 0, true)
    expect(world.frames.at(-1)).toEqual({ type: 'seat_given', dispatchId: 'd2', token: 2 })
    expect(orderOf(world)).toEqual(['d1', 'd2'])
  })

  test('five errors open the breaker; after a minute one dispatch may try; its success closes it', async () => {
    const world = await opened(2)
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
    expect(world.frames.at(-1)).toMatchObject({ type: 'seat_awaited', dispatchId: 'd11' })
    finish(world, 5, true)
    expect(world.pool.state.agents.bob).toMatchObject({ errors: 0, openUntil: undefined })
  })

  test('an agent that was changed starts afresh, and one that was not does not', async () => {
    const world = await opened()
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

  test('a dispatch that timed out counts as an error', async () => {
    const world = await opened()
    world.deliver(1)
    world.pool.withdraw({ conversation: 'c1', dispatchId: 'd1' }, { kind: 'timeout' })
    expect(world.pool.state.agents.bob).toMatchObject({ errors: 1, seats: [{ state: 'IDLE' }] })
  })

  test('an agent that ended with this program made no error', async () => {
    const world = await opened()
    Object.assign(world.inner, {
      rejoin: ({ dispatchId, token }: Job, post: Post) => post({ type: 'lost', dispatchId, token }),
    })
    for (let n = 1; n <= 5; n++) world.pool.rejoin(jobOf(n), (frame) => world.frames.push(frame))
    expect(world.frames.map((frame) => 'cause' in frame && frame.cause?.kind)).toEqual(Array(5).fill('shut_down'))
    expect(world.pool.state.agents.bob).toMatchObject({ errors: 0, seats: [{ state: 'IDLE' }] })
  })

  test('and is lost only when its open decision is over', async () => {
    const world = await opened()
    Object.assign(world.inner, {
      withdraw: () => {},
      rejoin: ({ dispatchId, token }: Job, post: Post) => post({ type: 'lost', dispatchId, token }),
    })
    for (const n of [1, 2, 3])
      world.pool.rejoin(jobOf(n, { agentId: `bob${n}`, decides: true }), (frame) => world.frames.push(frame))
    expect(world.frames).toEqual([])
    const told: Told = { decision_id: 'x', outcome: 'settled' }
    world.pool.tell(jobOf(1), told)
    expect(world.frames.map((frame) => frame.dispatchId)).toEqual(['d1'])
    world.pool.resume(jobOf(2))
    world.pool.tell(jobOf(2), told, true)
    expect(world.frames).toHaveLength(1) // a person has to let it go on
    world.pool.resume(jobOf(2))
    expect(world.frames.map((frame) => frame.dispatchId)).toEqual(['d1', 'd2'])
    world.pool.withdraw(jobOf(3), { kind: 'canceled' })
    world.pool.tell(jobOf(3), told)
    expect(world.frames).toHaveLength(2)
  })

  test('its stream folds to the same pool, and after a start nobody sits there', async () => {
    const world = await opened(2)
    world.deliver(1)
    world.agents[0]?.post({ type: 'ack', dispatchId: 'd1', token: 1 })
    await soon()
    expect(poolFrom(world.journal)).toEqual(world.pool.state)
    const { journal, clock, inner } = world
    const again = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => 2 })
    expect(again.state.agents.bob?.seats[0]?.state).toBe('IDLE')
  })
})

describe('the line for a seat', () => {
  test('is first come, first served, over all conversations', async () => {
    const world = await opened()
    world.deliver(1)
    for (let n = 2; n <= 12; n++) world.deliver(n, { conversation: `c${n}` })
    for (let n = 0; n < 12; n++) finish(world, n, true)
    expect(orderOf(world)).toEqual(Array.from({ length: 12 }, (_, n) => `d${n + 1}`))
    expect(world.pool.state.agents.bob?.line).toEqual([])
  })

  test('lets a higher class go first, but nobody is passed more than so often', async () => {
    const world = await opened()
    world.deliver(1)
    world.deliver(2)
    for (let n = 10; n < 30; n++) world.deliver(n, focused(n))
    for (let n = 0; n < 12; n++) finish(world, n, true)
    const turn = orderOf(world).indexOf('d2')
    expect(turn).toBe(1 + mostPassed)
    expect(orderOf(world).slice(1, turn)).toEqual(Array.from({ length: mostPassed }, (_, n) => `d${10 + n}`))
  })

  test('is left by what is withdrawn, and its agent never hears of it', async () => {
    const world = await opened()
    const withdrawn: JobRef[] = []
    world.inner.withdraw = (job) => void withdrawn.push(job)
    for (let n = 1; n <= 3; n++) world.deliver(n)
    world.pool.withdraw({ conversation: 'c1', dispatchId: 'd2' }, { kind: 'canceled' })
    expect(withdrawn).toEqual([])
    finish(world, 0, true)
    expect(orderOf(world)).toEqual(['d1', 'd3'])
  })

  test('keeps its order when the program is started again; who does not come back has left it', async () => {
    const before = await opened()
    for (let n = 1; n <= 5; n++) before.deliver(n)
    await soon()
    const { journal, clock, inner, agents } = before
    const frames: AgentCommand[] = []
    const pool = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => 1 })
    agents.length = 0
    Object.assign(inner, { rejoin: () => {}, withdraw: () => {} })
    for (const n of [5, 4, 2]) pool.deliver(jobOf(n), (frame) => frames.push(frame))
    pool.rejoin(jobOf(1), (frame) => frames.push(frame))
    await soon()
    expect(agents).toEqual([])
    expect(pool.state.agents.bob?.line.map((w) => w.dispatchId)).toEqual(['d2', 'd4', 'd5'])
    pool.withdraw(jobOf(1), { kind: 'canceled' })
    expect(agents.map(({ job }) => job.dispatchId)).toEqual(['d2'])
    expect(placesOf(pool.state, 'c1').map((x) => [x.dispatchId, x.position])).toEqual([
      ['d4', 1],
      ['d5', 2],
    ])
    await soon()
    expect(poolFrom(journal)).toEqual(pool.state)
  })

  test('is kept by a job that comes back with its place', async () => {
    const world = await opened()
    for (let n = 1; n <= 3; n++) world.deliver(n)
    const place = world.pool.state.agents.bob?.line[0]?.place
    world.pool.withdraw({ conversation: 'c1', dispatchId: 'd2' }, { kind: 'replaced' })
    world.deliver(4, { place })
    finish(world, 0, true)
    expect(orderOf(world)).toEqual(['d1', 'd4'])
  })

  test('is bounded', async () => {
    const world = await opened()
    for (let n = 0; n <= longestLine; n++) world.deliver(n)
    expect(world.frames.at(-1)).toMatchObject({ type: 'seat_awaited' })
    world.deliver(5_000)
    expect(world.frames.at(-1)).toMatchObject({ type: 'nack', cause: { kind: 'line_full', limit: longestLine } })
  })

  test('rests while its agent says that it is busy, for longer each time', async () => {
    const world = await opened()
    world.deliver(1)
    world.deliver(2)
    world.agents[0]?.post({ type: 'nack', dispatchId: 'd1', token: 1, cause: { kind: 'busy' } })
    expect(orderOf(world)).toEqual(['d1'])
    world.passes(1_000)
    expect(orderOf(world)).toEqual(['d1', 'd2'])
    world.agents[1]?.post({ type: 'nack', dispatchId: 'd2', token: 2, cause: { kind: 'busy' } })
    world.deliver(3)
    world.passes(1_999)
    expect(orderOf(world)).toEqual(['d1', 'd2'])
    world.passes(1)
    expect(orderOf(world)).toEqual(['d1', 'd2', 'd3'])
  })

  test('is not joined where somebody else who can do it has a free seat', async () => {
    const world = await opened()
    world.deliver(1)
    world.deliver(2, { standIn: 'carol' })
    expect(world.frames.at(-1)).toMatchObject({ type: 'nack', cause: { kind: 'busy' } })
    world.deliver(3, { agentId: 'carol' })
    world.deliver(4, { standIn: 'carol' })
    expect(world.frames.at(-1)).toMatchObject({ type: 'seat_awaited' })
  })

  test('is told of an open breaker', async () => {
    const world = await opened()
    for (let n = 0; n < 7; n++) world.deliver(n)
    for (let n = 0; n < 5; n++) finish(world, n, false)
    const refused = world.frames.filter((frame) => frame.type === 'nack')
    expect(refused.map(({ dispatchId, cause }) => [dispatchId, cause.kind])).toEqual([
      ['d5', 'breaker_open'],
      ['d6', 'breaker_open'],
    ])
    expect(world.pool.state.agents.bob?.line).toEqual([])
  })

  test('is written again when the disk failed', async () => {
    const world = await opened()
    const { append } = world.journal
    world.journal.append = () => Promise.reject(new Error('full'))
    for (let n = 1; n <= 3; n++) world.deliver(n)
    await soon()
    expect(poolFrom(world.journal).seq).toBe(0)
    world.journal.append = append
    world.passes(1_000)
    await soon()
    expect(poolFrom(world.journal)).toEqual(world.pool.state)
  })
})
