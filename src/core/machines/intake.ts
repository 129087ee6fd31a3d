/**
 * One message on its way in (S0 §3). It ends where it is handed over: IDLE, EXECUTION or PLAN_LOOP.
 * What S0 draws behind EXECUTION and PLAN_LOOP is the life of the work: machines/workflow.ts. A new message is a new instance.
 *
 * Not taken by the core: user_abort of SEMANTIC_UNDERSTANDING, since routing asks; same_task_major_change and
 * user_rejected_continue_anyway, since a full replan is always asked first (routing:R3); command_failed, which only a bug of
 * ours takes.
 */
import { machine } from './machine.ts'

export const intake = machine({
  name: 'intake',
  initial: 'IDLE',
  final: ['IDLE', 'EXECUTION', 'PLAN_LOOP'],
  edges: [
    ['IDLE', 'user_input_received', 'SEMANTIC_UNDERSTANDING'],

    ['SEMANTIC_UNDERSTANDING', 'input_rejected', 'IDLE'], // hole: S0 has no guard; what it refuses is journaled first
    ['SEMANTIC_UNDERSTANDING', 'intent_analyzed', 'ROUTING_DECISION'], // verdict AND analysis are journaled
    ['SEMANTIC_UNDERSTANDING', 'need_clarification', 'SEMANTIC_UNDERSTANDING'],
    ['SEMANTIC_UNDERSTANDING', 'safety_blocked', 'IDLE'],
    ['SEMANTIC_UNDERSTANDING', 'safety_emergency', 'IDLE'],
    ['SEMANTIC_UNDERSTANDING', 'user_abort', 'IDLE'], // hole: a clarification nobody answers
    ['SEMANTIC_UNDERSTANDING', 'command_failed', 'IDLE'], // a bug of ours: its sender may say it again

    ['ROUTING_DECISION', 'same_task_no_change', 'CONTINUE_EXECUTION'],
    ['ROUTING_DECISION', 'same_task_minor_change', 'MINOR_REPLAN'],
    ['ROUTING_DECISION', 'same_task_major_change', 'FULL_REPLAN'],
    ['ROUTING_DECISION', 'different_task', 'NEW_TASK'],
    ['ROUTING_DECISION', 'control_instruction', 'CONTROL_ACTION'],
    ['ROUTING_DECISION', 'confidence_too_low', 'WAIT_USER_DECISION'],
    ['ROUTING_DECISION', 'requires_confirmation', 'WAIT_USER_DECISION'],
    ['ROUTING_DECISION', 'need_clarification', 'WAIT_USER_DECISION'], // S2 §4.3: clarify stops dispatch and only asks

    ['CONTINUE_EXECUTION', 'execution_continued', 'EXECUTION'], // hole: S0 leaves it without an exit
    ['MINOR_REPLAN', 'patches_applied', 'EXECUTION'],
    ['FULL_REPLAN', 'user_confirmed', 'PLAN_LOOP'],
    ['FULL_REPLAN', 'user_rejected_continue_anyway', 'EXECUTION'],
    ['NEW_TASK', 'current_task_closed', 'IDLE'],
    ['NEW_TASK', 'new_task_started', 'PLAN_LOOP'],
    ['CONTROL_ACTION', 'action_completed', 'IDLE'],

    ['WAIT_USER_DECISION', 'user_choose_replan', 'FULL_REPLAN'],
    ['WAIT_USER_DECISION', 'user_choose_minor_replan', 'MINOR_REPLAN'], // hole: S0 §7 offers it, S0 §3 forgets it
    ['WAIT_USER_DECISION', 'user_choose_continue', 'CONTINUE_EXECUTION'],
    ['WAIT_USER_DECISION', 'user_choose_new_task', 'NEW_TASK'],
    ['WAIT_USER_DECISION', 'user_abort', 'IDLE'],
  ],
})
