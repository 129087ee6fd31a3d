/** Many conversations on an agent with one seat: the line as the people in it see it. */
import { expect, onTestFinished, test } from 'vitest'
import type { AgentCommand } from '../core/state/commands.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { placesOf } from '../core/state/line.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { AgentAdapter, Clock, Job } from '../ports.ts'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { noAgents, noLog } from './no-ports.ts'
import { openRuntime } from './open-runtime.ts'
import { AgentPool } from './pool.ts'
import type { Runtime } from './runtime.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 't',
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'bob', order: 1 },
    ],
  }),
)

type Held = { readonly job: Job; readonly post: (frame: AgentCommand) => void }

/** A clock that stands still until it is told to go on. */
function handClock() {
  let now = 1_000_000
  const wakes = new Set<{ at: number; call: () => void }>()
  const clock: Clock = {
    now: () => now,
    soon: (call) => queueMicrotask(call),
    wakeAt: (at, call) => {
      const wake = { at, call }
      wakes.add(wake)
      return () => void wakes.delete(wake)
    },
  }
  const passes = async (ms: number) => {
    now += ms
    for (const wake of wakes) if (wake.at <= now && wakes.delete(wake)) wake.call()
    await rest()
  }
  return { clock, passes }
}
/** Everything that is ready happens. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
}

const names = Array.from({ length: 12 }, (_, n) => `c${n + 1}`)

async function opened() {
  const { clock, passes } = handClock()
  const store = memoryStore()
  const held: Held[] = []
  const inner: AgentAdapter = {
    ...noAgents,
    deliver: (job, post) => {
      held.push({ job, post })
      accept({ job, post })
    },
    go: () => {},
    rejoin: (job, post) => void held.push({ job, post }),
    withdraw: () => {},
  }
  const start = () => {
    const journal = openJournal(store, clock)
    const pool = new AgentPool(inner, { journal, clock, log: noLog, seatsOf: () => 1 })
    return { pool, box: openRuntime({ journal, clock, agents: pool }), journal }
  }
  let life = start()
  onTestFinished(async () => void (await life.box.close()))
  const restart = async () => {
    await life.box.close()
    held.length = 0
    life = start()
    await rest()
  }
  const events = (id: string) => [...life.journal.read(id)] as JournalEvent[]
  for (const id of names) await life.box.start(team, { teamHash, id })
  return { box: (): Runtime => life.box, pool: () => life.pool, held, inner, passes, restart, events }
}

function accept({ job, post }: Held): void {
  const fence = { dispatchId: job.dispatchId, token: job.token }
  post({ type: 'ack', ...fence })
  post({ type: 'started', ...fence })
}

async function finish(held: Held[]): Promise<string> {
  const first = held.shift()
  if (!first) throw new Error('nobody works')
  const { dispatchId, token, body, conversation } = first.job
  const result = {
    task_id: body.task_id,
    status: 'completed' as const,
    slots_update: {},
    missing_slots: [],
    user_response: 'ok',
  }
  first.post({ type: 'result', dispatchId, token, success: true, result })
  await rest()
  return conversation
}

const ask = (box: Runtime, id: string) => box.send(id, { type: 'say', by: 'ann', text: 'hello [NEXT:bob]' })
const typesOf = (events: readonly JournalEvent[]) => events.map(({ type }) => type)

test('twelve conversations at once on one seat are all served, in the order they came, and nobody is told that it is busy', async () => {
  const world = await opened()
  for (const id of names) await ask(world.box(), id)
  await rest()
  await world.passes(50_000) // longer than a dispatch may take to be accepted: it has not begun for who waits
  expect(placesOf(world.pool().state, 'c4')).toMatchObject([{ agentId: 'bob', position: 3, length: 11 }])
  const served: string[] = []
  while (served.length < names.length) served.push(await finish(world.held))
  expect(served).toEqual(names)
  for (const id of names) {
    expect(typesOf(world.events(id))).toContain('task_execution_result')
    expect(typesOf(world.events(id))).not.toContain('task_dispatch_nack')
    expect(typesOf(world.events(id))).not.toContain('task_blocked')
  }
})

test('the line is kept when the program is started again', async () => {
  const world = await opened()
  for (const id of names.toReversed()) await ask(world.box(), id)
  await rest()
  await world.restart()
  expect(world.held.map(({ job }) => job.conversation)).toEqual(['c12'])
  const served: string[] = []
  while (served.length < names.length) served.push(await finish(world.held))
  expect(served).toEqual(names.toReversed())
})

test('a cancel and an end leave the line', async () => {
  const world = await opened()
  for (const id of names) await ask(world.box(), id)
  await rest()
  await world.box().send('c2', { type: 'cancel', by: 'ann' })
  await world.box().send('c3', { type: 'end', by: 'ann' })
  await rest()
  expect(await finish(world.held)).toBe('c1')
  expect(world.held.map(({ job }) => job.conversation)).toEqual(['c4'])
  expect(world.pool().state.agents.bob?.line).toHaveLength(8)
})

test('the time to accept a job starts with its seat', async () => {
  const world = await opened()
  await ask(world.box(), 'c1')
  await ask(world.box(), 'c2')
  await rest()
  world.inner.deliver = () => {} // from now on it says nothing
  await world.passes(50_000)
  expect(typesOf(world.events('c2'))).not.toContain('task_dispatch_nack')
  await finish(world.held)
  await world.passes(29_000)
  expect(typesOf(world.events('c2'))).not.toContain('task_dispatch_nack')
  await world.passes(1_000)
  expect(typesOf(world.events('c2'))).toContain('task_dispatch_nack')
})

test('an agent that says it is busy is asked later, as often as it takes, and no try is used up', async () => {
  const world = await opened()
  const { deliver } = world.inner
  let asked = 0
  world.inner.deliver = ({ dispatchId, token }, post) => {
    asked++
    post({ type: 'nack', dispatchId, token, cause: { kind: 'busy' } })
  }
  await ask(world.box(), 'c1')
  await rest()
  for (let n = 0; n < 10; n++) await world.passes(60_000)
  expect(asked).toBeGreaterThan(5)
  expect(typesOf(world.events('c1'))).not.toContain('task_blocked')
  world.inner.deliver = deliver
  await world.passes(60_000)
  expect(await finish(world.held)).toBe('c1')
  expect(world.box().state('c1')?.tasks).toEqual([])
})

test('who was forgotten by the pool asks again', async () => {
  const world = await opened()
  await ask(world.box(), 'c1')
  await ask(world.box(), 'c2')
  await rest()
  const dispatchId = world.box().state('c2')?.tasks[0]?.dispatch?.id ?? ''
  world.pool().withdraw({ conversation: 'c2', dispatchId }, { kind: 'canceled' })
  await finish(world.held)
  expect(world.held).toEqual([])
  await world.passes(600_000)
  expect(world.held.map(({ job }) => job.conversation)).toEqual(['c2'])
})
