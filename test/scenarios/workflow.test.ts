/** One goal from plan to end (S0 §4), with its saved form (S0 §11) at each stop. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const crew = 'ann:human pat:ai:planner:plan.it bob:ai:executor rex:ai:reviewer'

describe('PLAN_LOOP and its review gate (design §8)', () => {
  scenario(
    'a harmless plan is carried out when its review has passed',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    saved plan_loop
    plan harmless
    goal PLAN_LOOP
    talk active
    no steps yet
    plan review passes
    goal EXECUTION
    saved execution
    bob is DISPATCHING`,
  )

  scenario(
    'a plan that writes is reviewed first, and then a person is asked',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan dangerous
    asked
    plan review passes
    goal WAIT_USER_DECISION
    saved wait_user_decision : approve, replan, abort
    ann answers approve
    saved execution`,
  )

  scenario(
    'a rejected plan goes back to the planner, a limited number of times; then a person decides',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    plan review rejects
    saved plan_loop
    plan dangerous
    plan review rejects
    plan harmless
    plan review rejects
    saved wait_user_decision review_reject: replan, abort
    says the review rejected it: because
    ann answers replan
    saved plan_loop review_reject
    plan harmless
    plan review rejects
    plan harmless
    plan review passes
    saved execution`,
  )

  scenario(
    'a reviewer that stays silent leaves the plan to a person, even one that only reads',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    wait 31s
    wait 2s
    wait 31s
    wait 3s
    wait 31s
    wait 5s
    wait 31s
    saved wait_user_decision : approve, replan, abort
    says the reviewer did not answer in time
    plan review passes
    ignored late_result
    ann answers approve
    goal EXECUTION`,
  )

  scenario(
    'so does one that breaks: nobody rejected anything, so nothing is planned or done again for it',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    plan review breaks
    saved wait_user_decision : approve, replan, abort
    says the reviewer failed
    no event plan_refused
    ann answers approve
    bob < one
    reviewer breaks
    bob is BLOCKED
    asked retry, skip, replan`,
  )

  scenario(
    'a planner does not review its own plan',
    `
    team ann:human pat:ai:planner:plan.it bob:ai:executor review=pat
    ann > build it ~ different_task 0.9
    plan harmless
    no event plan_review_requested
    goal EXECUTION
    bob < one
    bob is REVIEWING`,
  )

  scenario(
    'what cannot be planned is a person’s to decide, and a person may stop it',
    `
    team ${crew}
    ann > build it ~ different_task 0.9
    plan broken
    plan broken
    plan broken
    saved wait_user_decision major_failure: replan, abort
    ann answers abort
    last goal CANCELED
    saved canceled major_failure`,
  )

  scenario(
    'a small change of a plan that nobody has approved starts nothing: it is planned with the change',
    `
    team ${crew}
    ann > build it ~ different_task 0.9
    plan dangerous
    ann > and add a logo ~ same_task_minor_change 0.9
    route minor_replan
    goal PLAN_LOOP
    asked
    no steps yet
    no event plan_patched
    plan dangerous
    asked approve, replan, abort`,
  )
})

describe('a person who reviews is asked', () => {
  scenario(
    'about the plan and about the work, for as long as they like; their words go back with it',
    `
    team ann:human pat:ai:planner:plan.it bob:ai:executor review=ann reworkRounds=1
    ann > build it ~ different_task 0.9
    plan harmless
    talk paused ann
    saved plan_loop : pass, reject
    wait 6000s
    asked pass, reject
    ann answers reject
    talk active
    plan harmless
    ann answers pass
    saved execution
    bob < one
    bob is REVIEWING
    talk paused ann
    saved execution : pass, reject
    ann answers reject
    wait 1s
    bob < better
    ann answers reject
    saved wait_user_decision review_reject: retry, skip, replan
    ann answers retry
    bob < best
    ann answers pass
    bob < two
    ann answers pass
    saved completed`,
  )

  scenario(
    'a fork asks it again',
    `
    team ann:human pat:ai:planner:plan.it bob:ai:executor review=ann
    ann > build it ~ different_task 0.9
    plan harmless
    fork
    asked pass, reject
    ann answers pass
    goal EXECUTION`,
  )

  scenario(
    'while a plan is reviewed, whoever would plan it again stays, and who reviews it stays a person',
    `
    team ann:human cy:human pat:ai:planner:plan.it review=ann
    ann > build it ~ different_task 0.9
    plan harmless
    cy changes team ann:human cy:human bob:ai review=ann
    refused member_at_work
    cy changes team ann:ai cy:human pat:ai:planner:plan.it review=ann
    refused member_at_work
    cy changes team ann:human cy:human pat:ai:planner:plan.it bob:ai review=ann
    ann answers pass
    goal EXECUTION`,
  )
})

describe('EXECUTION, and what sets it back', () => {
  const built = `
    team ${crew} reworkRounds=1
    ann > build it ~ different_task 0.9
    plan harmless
    saved execution`

  scenario(
    'all steps done and reviewed: COMPLETED',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    snapshot at task_execution_result
    reviewer passes
    bob < two
    goal EXECUTION
    reviewer passes
    last goal COMPLETED
    saved completed`,
  )

  scenario(
    'work that is rejected too often: REPLAN_EVALUATION, WAIT_USER_DECISION, and a new plan that carries the snapshot',
    `
    team ${crew} review=rex reworkRounds=1
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    reviewer rejects
    wait 1s
    bob < better
    reviewer rejects
    passed REPLAN_EVALUATION
    saved wait_user_decision review_reject: retry, skip, replan
    ann answers replan
    snapshot before plan_requested
    saved plan_loop review_reject
    plan harmless
    plan review passes
    saved execution
    bob is DISPATCHING`,
  )

  scenario(
    'nobody can take a task: resource_missing; the person has it tried again',
    `${built}
    bob nacks no_resource
    passed REPLAN_EVALUATION
    saved wait_user_decision resource_missing: retry, skip, replan
    ann answers retry
    saved execution
    bob is DISPATCHING`,
  )

  scenario(
    'a task that fails for good: major_failure; the person leaves it out, and the goal is canceled',
    `${built}
    bob fails one
    wait 1s
    bob fails two
    wait 2s
    bob fails three
    wait 4s
    bob fails four
    snapshot at major_failure_or_change
    saved wait_user_decision major_failure: retry, skip, replan
    ann answers skip
    saved canceled`,
  )

  scenario(
    'a major change is asked before the goal moves; a new plan takes it through REPLAN_EVALUATION',
    `${built}
    bob < one
    bob acks
    bob starts
    ann > rather in red ~ same_task_major_change 0.9
    goal EXECUTION
    saved execution : replan, minor_replan, continue, new_task, abort
    ann answers replan
    passed REPLAN_EVALUATION
    saved plan_loop major_change
    plan dangerous
    saved wait_user_decision major_change: approve, replan, abort
    ann answers approve
    saved execution`,
  )

  scenario(
    'what is not blocked goes on beside it; the goal waits as long as anything of it is blocked',
    `
    team ann:human bob:ai:work.it cy:ai:pay.it parallel=2
    ann > both ~ different_task 0.9 work.it,pay.it
    bob nacks no_resource
    saved wait_user_decision resource_missing: retry, skip
    cy is DISPATCHING
    cy nacks no_resource
    ann answers skip
    saved wait_user_decision resource_missing: retry, skip
    ann answers retry
    saved execution
    bob < done
    last goal CANCELED`,
  )

  scenario(
    'what its agent gave back, with nobody stopping it: FAILED',
    `${built}
    bob gives it back
    goal
    last goal FAILED
    saved failed
    talk paused ann`,
  )

  scenario(
    'a person’s stop: CANCELED, whatever an agent gave back before',
    `
    team ann:human bob:ai:work.it cy:ai:pay.it parallel=2
    ann > both ~ different_task 0.9 work.it,pay.it
    bob gives it back
    goal EXECUTION
    cy acks
    cy starts
    ann stops
    last goal CANCELED
    saved canceled`,
  )

  scenario(
    'a pause saves a checkpoint; parked, a goal asks to be resumed',
    `
    team ann:human bob:ai:work.it cy:ai:pay.it
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    ann pauses
    saved execution
    snapshot at checkpoint_saved
    ann resumes
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    bob holds still
    cy < paid
    saved completed
    asked resume, drop
    ann answers drop
    last goal CANCELED`,
  )

  scenario(
    'in a fork nothing is blocked, so no goal waits for it',
    `${built}
    bob nacks no_resource
    fork
    saved execution
    goal EXECUTION
    asked
    ann resumes
    bob is DISPATCHING`,
  )
})
