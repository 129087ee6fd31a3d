/** Who may wait for a free seat when nothing moves: nobody, unless the agent is on trial and its one trial has not ended. */
import { expect, test } from 'vitest'
import type { PoolEvent, PoolFact } from '../core/state/pool.ts'
import { LineWatch } from './line.ts'

const router = { loopId: 'orchestrator', role: 'router', agentId: 'program' } as const
const opened: PoolFact = { ...router, type: 'breaker_opened', errors: 5, until: 60_000 }
const trial: PoolFact = {
  ...router,
  type: 'seat_moved',
  seat: 0,
  on: 'dispatch_ack',
  conversation: 'c1',
  dispatchId: 'd1',
}
const waits: PoolFact = {
  ...router,
  type: 'line_joined',
  conversation: 'c2',
  dispatchId: 'd2',
  class: 'normal',
  place: 3,
}
const closed: PoolFact = { ...router, type: 'breaker_closed' }

const watchOf = (...facts: PoolFact[]): LineWatch => {
  const watch = new LineWatch(4, () => {})
  const events = facts.map((fact, i): PoolEvent => ({ seq: i + 1, at: 0, ...fact }))
  watch.look({ read: (_stream, after = 0) => events.filter((e) => e.seq > after) })
  return watch
}

test('with two seats one job may wait behind the trial of an agent whose breaker is half open', () => {
  expect(() => watchOf(opened, trial, waits).atRest(2)).not.toThrow()
})

test('nobody waits for a second seat once the breaker is closed', () => {
  expect(() => watchOf(opened, trial, waits, closed).atRest(2)).toThrow('waits for a free seat')
})

test('nobody waits for the trial itself', () => {
  expect(() => watchOf(opened, waits).atRest(2)).toThrow('waits for a free seat')
})
