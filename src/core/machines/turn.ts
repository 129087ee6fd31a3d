/**
 * The phase of a goal that works in a folder (S3 §2). TIMEOUT and CANCEL are accepted in every state that is not final.
 *
 * The TOOL_CALL signals come from the decisions of its runs (state/follow-goal.ts). A phase that is passed within one command rests
 * there while a person holds the work: IDLE, INTAKE and SUMMARIZING.
 */
import { fromAll, machine } from './machine.ts'

export const turn = machine({
  name: 'turn',
  initial: 'IDLE',
  final: ['DONE'], // S3 goes on to IDLE; here the next goal is a new instance
  edges: [
    ['IDLE', 'USER_MESSAGE', 'INTAKE'],
    ['INTAKE', 'context_missing', 'CLARIFYING'],
    ['INTAKE', 'context_sufficient', 'CONTEXT_BUILDING'],
    ['CLARIFYING', 'CLARIFICATION_ANSWER', 'INTAKE'],
    ['CONTEXT_BUILDING', 'context_built', 'PLANNING'],
    ['PLANNING', 'context_missing', 'CLARIFYING'], // a planner finds out what is missing when it plans
    ['PLANNING', 'plan_is_dangerous', 'AWAITING_CONFIRMATION'],
    ['PLANNING', 'plan_is_harmless', 'EXECUTING'],
    ['AWAITING_CONFIRMATION', 'CONFIRM(yes)', 'EXECUTING'],
    ['AWAITING_CONFIRMATION', 'CONFIRM(no)', 'SUMMARIZING'],
    ['EXECUTING', 'TOOL_CALL_REQUEST', 'EXECUTING'],
    ['EXECUTING', 'TOOL_CALL_RESULT(ok=true)', 'EXECUTING'],
    ['EXECUTING', 'TOOL_CALL_RESULT(ok=false)', 'RECOVERING'],
    ['EXECUTING', 'steps_done', 'VERIFYING'],
    ['VERIFYING', 'verification_passed', 'SUMMARIZING'],
    ['VERIFYING', 'verification_failed', 'RECOVERING'],
    ['RECOVERING', 'repairable', 'EXECUTING'],
    ['RECOVERING', 'not_repairable', 'SUMMARIZING'],
    ['SUMMARIZING', 'summarized', 'DONE'],
    ...fromAll(['EXECUTING', 'VERIFYING', 'PLANNING', 'CONTEXT_BUILDING'], 'TIMEOUT', 'RECOVERING'),
    ...fromAll(['INTAKE', 'CLARIFYING', 'AWAITING_CONFIRMATION', 'RECOVERING'], 'TIMEOUT', 'SUMMARIZING'),
    ...fromAll(['IDLE', 'SUMMARIZING'], 'TIMEOUT', 'DONE'),
    ...fromAll(
      [
        'INTAKE',
        'CLARIFYING',
        'CONTEXT_BUILDING',
        'PLANNING',
        'AWAITING_CONFIRMATION',
        'EXECUTING',
        'VERIFYING',
        'RECOVERING',
      ],
      'CANCEL',
      'SUMMARIZING',
    ),
    ...fromAll(['IDLE', 'SUMMARIZING'], 'CANCEL', 'DONE'),
  ],
})
