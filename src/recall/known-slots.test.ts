import { expect, test } from 'vitest'
import type { JournalEvent } from '../core/state/events.ts'
import { KnownSlots } from './known-slots.ts'

const ours = { loopId: 'orchestrator', role: 'router' }
const created = (seq: number, slots: object) => ({
  type: 'task_created',
  taskId: `t${seq}`,
  frameId: `f${seq}`,
  kind: 'frame',
  agentId: 'triage',
  intent: 'triage.symptom',
  workflowId: 'w1',
  slots,
})
/** One event a place; the first is event 1. */
function after(...events: readonly object[]): KnownSlots {
  const known = new KnownSlots()
  for (const [i, event] of events.entries()) known.learn({ ...ours, seq: i + 1, at: 0, ...event } as JournalEvent)
  return known
}
const values = (known: KnownSlots, position: number) =>
  known.before(position).map(({ slot, value, open }) => `${slot}=${value}${open ? '' : ' (done)'}`)

const life = [
  created(1, { symptom: 'cough' }),
  { type: 'task_awaiting_user', taskId: 't1', missing: ['duration'], slots: { severity: 'mild' } },
  { type: 'task_slots_filled', taskId: 't1', slots: { duration: 'two days' }, missing: [] },
  { type: 'frame_changed', frameId: 'f1', slots: { symptom: 'fever' } },
  { type: 'memory_noted', taskId: 't1', goal: '', slots: {}, result: '' },
  { type: 'task_execution_result', taskId: 't1', success: true, result: { slots_update: { department: 'general' } } },
]

test('every event that brings a value is known, in order, and whether its task was done', () => {
  expect(values(after(...life), 6)).toEqual(['symptom=cough', 'severity=mild', 'duration=two days', 'symptom=fever'])
  expect(values(after(...life), 7)).toContain('department=general (done)')
})

test('as of a position, what comes later changes nothing', () => {
  for (let position = 1; position <= life.length + 1; position++)
    expect(after(...life).before(position)).toEqual(after(...life.slice(0, position - 1)).before(position))
})

test('a frame that was canceled tells nothing from then on (K1)', () => {
  const known = after(created(1, { symptom: 'cough' }), { type: 'task_canceled', taskId: 't1', reason: 'by you' })
  expect(values(known, 2)).toEqual(['symptom=cough'])
  expect(values(known, 3)).toEqual([])
})

test('what a person deleted is known at no position (K2)', () => {
  const known = after(...life, { type: 'memory_deleted', entry: 5, by: 'you' })
  expect([values(known, 6), values(known, 9)]).toEqual([[], []])
})
