/**
 * The seeds' diagrams as they are drawn, edge by edge, for machines.test.ts. Where a seed gives no name to a signal, ours
 * stands for its label. Every edge that the table does not have stands in `changedEdges` with the reason.
 */

/** States in which a person is next, or may act and make the work go on. */
export const restingStates: Readonly<Record<string, readonly string[]>> = {
  talk: ['paused'],
  intake: ['WAIT_USER_DECISION'],
  workflow: ['WAIT_USER_DECISION'],
  interrupt: ['PAUSED', 'WAIT_USER_DECISION'],
  turn: ['CLARIFYING', 'AWAITING_CONFIRMATION'],
  task: ['AWAITING_USER', 'BLOCKED'],
  agent: ['IDLE'],
  run: ['PAUSED', 'BLOCKED', 'ERROR'],
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const seedEdges: Readonly<Record<string, readonly string[]>> = {
  // S1 §6.1
  talk: lines(`
    paused route_to_ai active
    active route_to_human paused
    active stop completed
    active done_from_human completed`),
  // S0 §3
  intake: lines(`
    IDLE user_input_received SEMANTIC_UNDERSTANDING
    SEMANTIC_UNDERSTANDING intent_analyzed ROUTING_DECISION
    SEMANTIC_UNDERSTANDING need_clarification SEMANTIC_UNDERSTANDING
    ROUTING_DECISION same_task_no_change CONTINUE_EXECUTION
    ROUTING_DECISION same_task_minor_change MINOR_REPLAN
    ROUTING_DECISION same_task_major_change FULL_REPLAN
    ROUTING_DECISION different_task NEW_TASK
    ROUTING_DECISION control_instruction CONTROL_ACTION
    ROUTING_DECISION confidence_too_low WAIT_USER_DECISION
    ROUTING_DECISION requires_confirmation WAIT_USER_DECISION
    MINOR_REPLAN patches_applied EXECUTION
    FULL_REPLAN user_confirmed PLAN_LOOP
    FULL_REPLAN user_rejected_continue_anyway EXECUTION
    NEW_TASK current_task_closed IDLE
    NEW_TASK new_task_started PLAN_LOOP
    CONTROL_ACTION action_completed IDLE
    WAIT_USER_DECISION user_choose_replan FULL_REPLAN
    WAIT_USER_DECISION user_choose_continue CONTINUE_EXECUTION
    WAIT_USER_DECISION user_choose_new_task NEW_TASK
    WAIT_USER_DECISION user_abort IDLE
    EXECUTION normal_iteration EXECUTION
    EXECUTION new_user_input SEMANTIC_UNDERSTANDING
    EXECUTION major_failure_or_change FULL_REPLAN
    PLAN_LOOP plan_approved EXECUTION
    EXECUTION all_done COMPLETED
    EXECUTION unrecoverable FAILED`),
  // S0 §4
  workflow: lines(`
    PLAN_LOOP plan_approved EXECUTION
    PLAN_LOOP plan_needs_user WAIT_USER_DECISION
    EXECUTION normal_iteration EXECUTION
    EXECUTION major_failure_or_change REPLAN_EVALUATION
    REPLAN_EVALUATION replan_needed PLAN_LOOP
    REPLAN_EVALUATION replan_not_needed EXECUTION
    REPLAN_EVALUATION user_decision_needed WAIT_USER_DECISION
    WAIT_USER_DECISION user_choose_replan PLAN_LOOP
    WAIT_USER_DECISION user_choose_continue EXECUTION
    WAIT_USER_DECISION user_abort FAILED
    EXECUTION all_done COMPLETED
    EXECUTION unrecoverable FAILED`),
  // S0 §7
  interrupt: lines(`
    EXECUTION pause PAUSING
    PAUSING checkpoint_saved PAUSED
    PAUSED new_user_input UNDERSTANDING_NEW_INPUT
    UNDERSTANDING_NEW_INPUT task_understanding_ready RELATION_CHECK
    RELATION_CHECK same_task_no_major_change RESUME_READY
    RELATION_CHECK same_task_minor_change MINOR_REPLAN
    RELATION_CHECK same_task_major_change WAIT_USER_DECISION
    RELATION_CHECK different_task WAIT_USER_DECISION
    RESUME_READY resume_execution EXECUTION
    MINOR_REPLAN patch_plan_applied EXECUTION
    WAIT_USER_DECISION full_replan PLAN_LOOP
    WAIT_USER_DECISION continue_current EXECUTION
    WAIT_USER_DECISION minor_replan EXECUTION
    WAIT_USER_DECISION close_and_new_task NEW_TASK_INIT`),
  // S3 §2.3
  turn: lines(`
    IDLE USER_MESSAGE INTAKE
    INTAKE context_missing CLARIFYING
    INTAKE context_sufficient CONTEXT_BUILDING
    CONTEXT_BUILDING context_built PLANNING
    PLANNING plan_is_dangerous AWAITING_CONFIRMATION
    PLANNING plan_is_harmless EXECUTING
    EXECUTING TOOL_CALL_RESULT(ok=false) RECOVERING
    EXECUTING steps_done VERIFYING
    VERIFYING verification_passed SUMMARIZING
    VERIFYING verification_failed RECOVERING
    RECOVERING repairable EXECUTING
    RECOVERING not_repairable SUMMARIZING
    SUMMARIZING summarized DONE
    DONE next_turn IDLE`),
  // S0 §5
  task: lines(`
    CREATED deps_satisfied READY
    READY orchestrator_dispatch DISPATCHING
    DISPATCHING dispatch_nack DISPATCH_FAILED
    DISPATCHING timeout DISPATCH_FAILED
    DISPATCHING no_resource DISPATCH_FAILED
    DISPATCHING dispatch_ack DISPATCHED
    DISPATCHED task_execution_started RUNNING
    RUNNING task_progress RUNNING
    RUNNING task_execution_result(success=false) EXECUTION_FAILED
    RUNNING task_execution_result(success=true) EXECUTION_SUCCEEDED
    EXECUTION_SUCCEEDED review_requested REVIEWING
    REVIEWING review_pass DONE
    REVIEWING review_reject REWORK_REQUIRED
    REWORK_REQUIRED replan_or_retry READY
    DISPATCH_FAILED unrecoverable_resource_missing BLOCKED
    DISPATCH_FAILED recoverable_retry READY
    EXECUTION_FAILED retry_or_reassign READY`),
  // S0 §6
  agent: lines(`
    IDLE dispatch_ack RESERVED
    RESERVED task_execution_started RUNNING
    RUNNING agent_step_completed RUNNING
    RUNNING task_execution_result(success=true) IDLE
    RUNNING task_execution_result(success=false) ERROR
    ERROR recover_or_reset IDLE`),
  // S4 §2.1 names the states and no edges but one that must not be; design §4 gives the rest.
  run: lines(`
    IDLE planning_started PLANNING
    IDLE started RUNNING
    PLANNING plan_ready RUNNING
    RUNNING decision_issued WAITING_TOOL
    WAITING_TOOL accepted RUNNING
    WAITING_TOOL expectation_not_met BLOCKED
    WAITING_TOOL timeout ERROR
    WAITING_TOOL tool_failed ERROR
    RUNNING paused PAUSED
    PLANNING paused PAUSED
    WAITING_TOOL paused PAUSED
    PAUSED resumed RUNNING
    ERROR resumed RUNNING
    BLOCKED resumed RUNNING
    RUNNING completed COMPLETED
    IDLE stopped FROZEN
    PLANNING stopped FROZEN
    RUNNING stopped FROZEN
    WAITING_TOOL stopped FROZEN
    PAUSED stopped FROZEN
    ERROR stopped FROZEN
    BLOCKED stopped FROZEN`),
}

const lifeOfTheWork = 'behind the hand-over it is the life of the work: machines/workflow.ts has the edge'
export const changedEdges: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  intake: {
    'EXECUTION normal_iteration EXECUTION': lifeOfTheWork,
    'EXECUTION new_user_input SEMANTIC_UNDERSTANDING': 'a new message is a new instance, which begins at IDLE',
    'EXECUTION major_failure_or_change FULL_REPLAN': lifeOfTheWork,
    'PLAN_LOOP plan_approved EXECUTION': lifeOfTheWork,
    'EXECUTION all_done COMPLETED': lifeOfTheWork,
    'EXECUTION unrecoverable FAILED': lifeOfTheWork,
  },
  workflow: { 'WAIT_USER_DECISION user_abort FAILED': 'it goes to CANCELED: a person’s word is never a failure' },
  turn: { 'DONE next_turn IDLE': 'the next goal is a new instance' },
}
