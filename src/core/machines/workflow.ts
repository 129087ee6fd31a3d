/**
 * One goal from plan to end (S0 §4). CANCELED is a person's stop; FAILED is the system's.
 *
 * A task that is blocked sets its goal back: REPLAN_EVALUATION, and at once WAIT_USER_DECISION, since it touches goal or resources.
 * A change that a message brings is asked before the goal moves (design §3.4). What only agents gave up is unrecoverable.
 * A step that is done, with others to come, is an iteration. A member that cannot do its part at all is looked at too: where
 * another can, no new plan is needed.
 */
import { fromAll, machine } from './machine.ts'

export const workflow = machine({
  name: 'workflow',
  initial: 'PLAN_LOOP',
  final: ['COMPLETED', 'FAILED', 'CANCELED'],
  edges: [
    ['PLAN_LOOP', 'plan_approved', 'EXECUTION'],
    ['PLAN_LOOP', 'plan_needs_user', 'WAIT_USER_DECISION'],
    ['EXECUTION', 'normal_iteration', 'EXECUTION'],
    ['EXECUTION', 'major_failure_or_change', 'REPLAN_EVALUATION'],
    ['REPLAN_EVALUATION', 'replan_needed', 'PLAN_LOOP'],
    ['REPLAN_EVALUATION', 'replan_not_needed', 'EXECUTION'],
    ['REPLAN_EVALUATION', 'user_decision_needed', 'WAIT_USER_DECISION'],
    ['WAIT_USER_DECISION', 'user_choose_replan', 'PLAN_LOOP'],
    ['WAIT_USER_DECISION', 'user_choose_continue', 'EXECUTION'],
    ['WAIT_USER_DECISION', 'user_abort', 'CANCELED'], // S0 draws FAILED; a person's word is never a failure
    ['EXECUTION', 'all_done', 'COMPLETED'],
    ['EXECUTION', 'unrecoverable', 'FAILED'],
    ...fromAll(['PLAN_LOOP', 'EXECUTION', 'REPLAN_EVALUATION', 'WAIT_USER_DECISION'], 'canceled', 'CANCELED'),
  ],
})
