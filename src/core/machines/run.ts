/**
 * One agent working on one dispatch (S4 §2.1). ERROR: the system failed. BLOCKED: the logic did. FROZEN is kept for audit.
 *
 * PLANNING is the run of a member that plans, until its first read, a pause or its plan. A dispatch that is over before its start is a
 * run that is stopped in IDLE. Where a pause waits for a tool, its result holds the run: paused from WAITING_TOOL.
 */
import { fromAll, machine, type StateOf } from './machine.ts'

export const run = machine({
  name: 'run',
  initial: 'IDLE',
  final: ['COMPLETED', 'FROZEN'],
  edges: [
    ['IDLE', 'planning_started', 'PLANNING'],
    ['IDLE', 'started', 'RUNNING'],
    ['PLANNING', 'plan_ready', 'RUNNING'],
    ['PLANNING', 'decision_issued', 'WAITING_TOOL'], // a planner reads before it plans
    ['RUNNING', 'decision_issued', 'WAITING_TOOL'],
    ['WAITING_TOOL', 'accepted', 'RUNNING'],
    ['WAITING_TOOL', 'stale', 'RUNNING'], // the world changed before the host began: nothing happened, and it is asked again
    ['WAITING_TOOL', 'expectation_not_met', 'BLOCKED'],
    ['WAITING_TOOL', 'timeout', 'ERROR'],
    ['WAITING_TOOL', 'tool_failed', 'ERROR'],
    ['ERROR', 'outcome_unknown', 'BLOCKED'], // no probe can settle an uncertain decision: a person is asked (design §10)
    ...fromAll(['PLANNING', 'RUNNING', 'WAITING_TOOL'], 'paused', 'PAUSED'), // WAITING_TOOL after its result
    ...fromAll(['PAUSED', 'ERROR', 'BLOCKED'], 'resumed', 'RUNNING'),
    ['RUNNING', 'completed', 'COMPLETED'],
    ...fromAll(['IDLE', 'PLANNING', 'RUNNING', 'WAITING_TOOL', 'PAUSED', 'ERROR', 'BLOCKED'], 'stopped', 'FROZEN'),
  ],
})

/** Where a run stands. */
export type RunState = StateOf<typeof run>
