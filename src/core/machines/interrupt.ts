/**
 * How new input and pauses meet running work (S0 §7). PAUSING waits for the step in flight; its checkpoint is a journal position.
 *
 * Not taken by the core: user_abort, since the question ends with its goal; and input_dropped: a message is understood before it
 * meets the paused work, so UNDERSTANDING_NEW_INPUT and
 * RELATION_CHECK are passed within one command and the gate has spoken by then.
 */
import { machine } from './machine.ts'

export const interrupt = machine({
  name: 'interrupt',
  initial: 'EXECUTION',
  final: [], // a person's pause outlives its workflow; one made to ask ends with it
  edges: [
    ['EXECUTION', 'pause', 'PAUSING'],
    ['PAUSING', 'checkpoint_saved', 'PAUSED'],
    ['PAUSING', 'resume', 'EXECUTION'], // hole: a person changes their mind before the step ends
    ['PAUSED', 'resume', 'RESUME_READY'], // hole: S0 resumes only through new input
    ['PAUSED', 'new_user_input', 'UNDERSTANDING_NEW_INPUT'],
    ['UNDERSTANDING_NEW_INPUT', 'task_understanding_ready', 'RELATION_CHECK'],
    ['UNDERSTANDING_NEW_INPUT', 'input_dropped', 'PAUSED'], // hole: the safety gate stopped the message
    ['RELATION_CHECK', 'same_task_no_major_change', 'RESUME_READY'],
    ['RELATION_CHECK', 'same_task_minor_change', 'MINOR_REPLAN'],
    ['RELATION_CHECK', 'same_task_major_change', 'WAIT_USER_DECISION'],
    ['RELATION_CHECK', 'different_task', 'WAIT_USER_DECISION'],
    ['RELATION_CHECK', 'control_instruction', 'PAUSED'], // hole: a control action returns to where the work was
    ['RESUME_READY', 'resume_execution', 'EXECUTION'],
    ['MINOR_REPLAN', 'patch_plan_applied', 'EXECUTION'],
    ['WAIT_USER_DECISION', 'full_replan', 'PLAN_LOOP'],
    ['WAIT_USER_DECISION', 'continue_current', 'EXECUTION'],
    ['WAIT_USER_DECISION', 'minor_replan', 'EXECUTION'],
    ['WAIT_USER_DECISION', 'close_and_new_task', 'NEW_TASK_INIT'],
    ['WAIT_USER_DECISION', 'user_abort', 'PAUSED'], // hole: nobody answers; the work stays paused
    ['PLAN_LOOP', 'plan_approved', 'EXECUTION'], // hole: S0 stops drawing here
    ['NEW_TASK_INIT', 'offered_again', 'EXECUTION'], // hole: a parked task is offered again, never closed silently
  ],
})
