/**
 * One piece of work for one member (S0 §5, S2 §2). S2's five lifecycle words are a projection: lifecycle().
 *
 * Not taken by the core: canceled from EXECUTION_SUCCEEDED and REWORK_REQUIRED, which a task passes within one command;
 * command_failed, which only a bug of ours takes.
 */
import { fromAll, machine, type StateOf } from './machine.ts'

export const task = machine({
  name: 'task',
  initial: 'CREATED',
  final: ['DONE', 'CANCELED'],
  edges: [
    ['CREATED', 'deps_satisfied', 'READY'],
    ['READY', 'orchestrator_dispatch', 'DISPATCHING'],

    ['DISPATCHING', 'dispatch_ack', 'DISPATCHED'],
    ['DISPATCHING', 'dispatch_nack', 'DISPATCH_FAILED'], // before the start (S0 §10.2)
    ['DISPATCHING', 'timeout', 'DISPATCH_FAILED'],
    ['DISPATCHING', 'no_resource', 'DISPATCH_FAILED'],
    ['DISPATCHED', 'task_execution_started', 'RUNNING'],
    ['DISPATCHED', 'lease_expired', 'DISPATCH_FAILED'], // accepted, never started

    ['RUNNING', 'task_progress', 'RUNNING'],
    ['RUNNING', 'task_execution_result(success=true)', 'EXECUTION_SUCCEEDED'],
    ['RUNNING', 'task_execution_result(success=false)', 'EXECUTION_FAILED'], // after the start
    ['RUNNING', 'lease_expired', 'EXECUTION_FAILED'], // went silent
    ['RUNNING', 'user_input_needed', 'AWAITING_USER'],
    ['AWAITING_USER', 'slots_filled', 'READY'], // an AI goes on with what it asked for
    ['AWAITING_USER', 'human_replied', 'EXECUTION_SUCCEEDED'],

    ['EXECUTION_SUCCEEDED', 'review_requested', 'REVIEWING'],
    ['EXECUTION_SUCCEEDED', 'review_not_required', 'DONE'],
    ['REVIEWING', 'review_pass', 'DONE'],
    ['REVIEWING', 'review_reject', 'REWORK_REQUIRED'],

    ['REWORK_REQUIRED', 'replan_or_retry', 'READY'],
    ['DISPATCH_FAILED', 'recoverable_retry', 'READY'],
    ['DISPATCH_FAILED', 'unrecoverable_resource_missing', 'BLOCKED'],
    ['EXECUTION_FAILED', 'retry_or_reassign', 'READY'],
    ['EXECUTION_FAILED', 'retries_exhausted', 'BLOCKED'], // hole: S0 retries for ever
    ['REWORK_REQUIRED', 'retries_exhausted', 'BLOCKED'], // hole: so does rework
    ['BLOCKED', 'unblocked', 'READY'], // hole: S0 ends here, so nobody could ever help
    ['BLOCKED', 'human_replied', 'EXECUTION_SUCCEEDED'], // hole: its agent was lost, and a person says that it is done

    ...fromAll(['READY', 'DISPATCHING', 'DISPATCHED', 'RUNNING', 'REVIEWING'], 'command_failed', 'BLOCKED'),
    ...fromAll(
      [
        'CREATED',
        'READY',
        'DISPATCHING',
        'DISPATCHED',
        'RUNNING',
        'AWAITING_USER',
        'EXECUTION_SUCCEEDED',
        'EXECUTION_FAILED',
        'DISPATCH_FAILED',
        'REVIEWING',
        'REWORK_REQUIRED',
        'BLOCKED',
      ],
      'canceled',
      'CANCELED',
    ),
  ],
})

/** Where a task stands. */
export type TaskState = StateOf<typeof task>

const words = {
  CREATED: 'queued',
  READY: 'queued',
  DISPATCHING: 'active',
  DISPATCHED: 'active',
  RUNNING: 'active',
  EXECUTION_SUCCEEDED: 'active',
  REVIEWING: 'active',
  REWORK_REQUIRED: 'active',
  DISPATCH_FAILED: 'queued',
  EXECUTION_FAILED: 'queued',
  BLOCKED: 'awaiting_user',
  AWAITING_USER: 'awaiting_user',
  DONE: 'completed',
  CANCELED: 'canceled',
} as const satisfies Record<TaskState, string>

export const lifecycle = (state: TaskState): (typeof words)[TaskState] => words[state]
