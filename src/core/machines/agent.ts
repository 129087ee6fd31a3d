/** One seat of an agent in the pool (S0 §6), walked by pool.ts, never by a conversation. A timed-out dispatch is an error (S0 §10.3). */
import { machine } from './machine.ts'

export const agent = machine({
  name: 'agent',
  initial: 'IDLE',
  final: [], // a seat lives as long as its pool
  edges: [
    ['IDLE', 'dispatch_ack', 'RESERVED'],
    ['IDLE', 'dispatch_timeout', 'ERROR'],
    ['RESERVED', 'task_execution_started', 'RUNNING'],
    ['RESERVED', 'canceled', 'IDLE'],
    ['RESERVED', 'lease_expired', 'IDLE'],
    ['RUNNING', 'agent_step_completed', 'RUNNING'],
    ['RUNNING', 'task_execution_result(success=true)', 'IDLE'],
    ['RUNNING', 'task_execution_result(success=false)', 'ERROR'],
    ['RUNNING', 'canceled', 'IDLE'],
    ['RUNNING', 'lease_expired', 'IDLE'],
    ['ERROR', 'recover_or_reset', 'IDLE'],
  ],
})
