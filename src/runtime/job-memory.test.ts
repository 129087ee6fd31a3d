import { describe, expect, test } from 'vitest'
import { type EventOf, type JournalEvent, who } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import type { TeamMember } from '../core/state/team.ts'
import { measure } from '../core/text/measure.ts'
import { defaultPolicy } from '../core/work/history.ts'
import type { Journal } from '../ports.ts'
import { recallOf } from '../recall/recall.ts'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { memoryFor } from './job-memory.ts'
import { newLive, remember } from './live.ts'

type Memory = TeamMember['memory']
const said = (text: string): Partial<EventOf<'member_said'>> => ({
  type: 'member_said',
  memberId: 'ann',
  text,
  tokens: measure(text).tokens,
})
const created = (frame: number, intent: string, slots: object) => ({
  type: 'task_created',
  taskId: `t${frame}`,
  kind: 'frame',
  agentId: intent,
  frameId: `f${frame}`,
  intent,
  workflowId: 'w2',
  slots,
})
const done = (task: string, slots_update: object) => ({
  type: 'task_execution_result',
  taskId: task,
  success: true,
  result: { slots_update },
})
const noted = (task: string, goal: string) => ({ type: 'memory_noted', taskId: task, goal, slots: {}, result: 'Ten.' })

const nothing = (): never => {
  throw new Error('nothing is looked up')
}
const unread: Journal = {
  append: nothing,
  read: nothing,
  head: nothing,
  heads: nothing,
  snapshot: nothing,
  saveSnapshot: nothing,
  close: nothing,
}

/** A conversation of these events after its start and its goal: the first is event 3. */
function journalOf(memory: Memory, events: readonly object[]): JournalEvent[] {
  const { team, teamHash } = orThrow(
    defineTeam({
      team: 'desk',
      members: [
        { id: 'ann', type: 'human', name: 'ann', order: 0 },
        { id: 'bob', type: 'ai', name: 'bob', order: 1, intents: ['bob'], memory },
      ],
    }),
  )
  const goal = { type: 'workflow_started', workflowId: 'w2', goal: 'the parking fee', messageId: 'm1', memberId: 'ann' }
  const all = [{ type: 'conversation_started', conversation: 'c1', team, teamHash }, goal, ...events]
  return all.map((event, i) => ({ ...who.router, seq: i + 1, at: 0, ...event }) as JournalEvent)
}

/** The memory of bob's task t90, dispatched at this position. */
function memoryOf(
  memory: Memory,
  events: readonly object[],
  { at = events.length + 3, slots = {}, reads = true } = {},
) {
  const all = journalOf(memory, events)
  const live = newLive('c1')
  live.state = fold(all.filter(({ type }) => !/^(?:task|frame)_/.test(type))) // of tasks it is asked nothing
  for (const event of all) remember(live, event)
  const head = { stream: 'c1', seq: all.length, at: 0, due: null, status: '' }
  const journal: Journal = { ...unread, ...(reads && { read: (_, after = 0) => all.slice(after), head: () => head }) }
  const task = { id: 't90', workflow: 'w2' } as Parameters<typeof memoryFor>[2]['task']
  return memoryFor({ journal, recall: recallOf(journal) }, live, {
    task,
    agentId: 'bob',
    before: at,
    slots,
  })
}

describe('an agent that asks for nothing', () => {
  test.each([undefined, {}, { m1: 0, m2: false, m3: [] }])('gets the goal and what was said last: %o', (memory) => {
    const { slots, context_summary, memory_ref } = memoryOf(
      memory,
      [said('hello. And more.'), created(4, 'cy', { x: 1 })],
      {
        reads: false, // G3
      },
    )
    expect({ slots, context_summary, memory_ref }).toEqual({
      slots: {},
      context_summary: 'the parking fee\nann: hello.',
      memory_ref: [],
    })
  })
})

describe('m1', () => {
  const turns = (count: number, length: number) =>
    Array.from({ length: count }, (_, i) => said(`Turn ${i}. ${'x'.repeat(length)}`))

  test('gives every turn word for word while they are few', () => {
    const all = turns(30, 8)
    const lines = memoryOf({ m1: 2 }, all).context_summary.split('\n')
    expect(lines).toEqual(['the parking fee', ...all.map(({ text }) => `ann: ${text}`)])
  })

  test('gives a summary and the last turns where they are many', () => {
    const length = (defaultPolicy.tokens * 4) / 100
    const lines = memoryOf({ m1: 2 }, turns(200, length)).context_summary.split('\n')
    expect(lines[1]).toMatch(/^\(\d+ earlier turns\)$/)
    expect(lines.slice(-3).map((line) => line.length > length)).toEqual([false, true, true])
    expect(lines.at(-1)).toContain('Turn 199.')
  })

  test('gives the same however much was said since (G1)', () => {
    const all = turns(120, 300)
    const dispatch = { type: 'outcome_ignored', effect: '', why: '' }
    for (const before of [0, 5, 30, 60, 110]) {
      const then = [...all.slice(0, before), dispatch]
      const now = [...then, ...all.slice(before)]
      expect(memoryOf({ m1: 3 }, now, { at: before + 3 })).toEqual(memoryOf({ m1: 3 }, then, { at: before + 3 }))
    }
  })

  test('stops where a job would not fit into a line', () => {
    expect(memoryOf({ m1: 9 }, turns(9, 60_000)).context_summary.length).toBeLessThan(70_000)
  })
})

describe('m2', () => {
  const events = [noted('t1', 'what does parking cost?'), noted('t90', 'the parking fee'), noted('t2', 'parking fee')]

  test('refers to tasks of the conversation that are alike, with a line each, but never to its own', () => {
    expect(memoryOf({ m2: true }, events)).toMatchObject({
      memory_ref: ['m2:5', 'm2:3'],
      context_summary: expect.stringMatching(/m2:5 parking fee → Ten\.\nm2:3 what does parking cost\? → Ten\.$/),
    })
  })

  test('gives what was noted before the dispatch (G1), and nothing that a person deleted', () => {
    expect(memoryOf({ m2: true }, events, { at: 5 }).memory_ref).toEqual(['m2:3'])
    const deleted = { type: 'memory_deleted', entry: 3, by: 'ann' }
    expect(memoryOf({ m2: true }, [...events, deleted], { at: 5 }).memory_ref).toEqual([])
  })
})

describe('m3', () => {
  const frames = [created(3, 'cy', { place: 'hall', day: 'Monday' }), created(4, 'bob', { place: 'roof' })]
  const memory = { m3: ['place', 'day'] }

  test('gives slots of other frames by name, and says of which', () => {
    expect(memoryOf({ m3: ['place'] }, frames)).toMatchObject({ slots: { place: 'hall' }, memory_ref: ['m3:f3'] })
  })

  test('leaves alone what the agent has itself', () => {
    expect(memoryOf(memory, frames, { slots: { place: 'garden' } }).slots).toEqual({ day: 'Monday' })
  })

  test('knows what another task of the same goal came to, but not what one of an earlier goal did', () => {
    const finished = [...frames, done('t3', { place: 'yard' })]
    expect(memoryOf(memory, finished).slots).toEqual({ place: 'yard', day: 'Monday' })
    const earlier = finished.map((event) => ({ ...event, workflowId: 'w1' }))
    expect(memoryOf(memory, earlier).slots).toEqual({})
  })

  test('gives what was known at the dispatch (G1)', () => {
    const changed = { type: 'frame_changed', frameId: 'f3', slots: { place: 'yard' }, messageId: 'm1' }
    expect(memoryOf(memory, [...frames, changed], { at: 5 })).toEqual(memoryOf(memory, frames, { at: 5 }))
  })
})
