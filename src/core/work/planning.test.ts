/** Sequences the model check found, each once wrong. Plans in whole conversations: test/scenarios. */
import { describe } from 'vitest'
import { scenario } from '../../../test/scenarios/scenario.ts'

const crew = `
  team ann:human bob:ai:planner:crew.work
  ann > build it ~ different_task 0.9
  goal PLAN_LOOP`

describe('a goal', () => {
  scenario(
    'of a team whose only AI plans is carried out by it',
    `${crew}
    plan harmless
    bob is DISPATCHING`,
  )
  scenario(
    'that is dropped takes the question about its plan with it',
    `${crew}
    plan dangerous
    asked approve, replan, abort
    ann answers abort
    asked
    goal`,
  )
  scenario(
    'is not left without work when nobody can plan it again',
    `
    team ann:human bob:ai:desk.book
    ann > book ~ different_task 0.9 desk.book
    ann > all different ~ same_task_major_change 0.9
    ann answers replan
    goal
    talk paused ann`,
  )
  scenario(
    'is planned again from the frames of the message where there is no planner',
    `
    team ann:human bob:ai:desk.book
    ann > book ~ different_task 0.9 desk.book
    ann > book another ~ same_task_major_change 0.9 desk.book
    ann answers replan
    goal EXECUTION
    bob is DISPATCHING`,
  )
  scenario(
    'that is resumed parks the one that goes on, and its run goes on',
    `
    team ann:human bob:ai:desk.book cy:ai:desk.pay
    ann > book ~ different_task 0.9 desk.book
    bob acks
    bob starts
    ann > pay ~ different_task 0.9 desk.pay
    ann answers new_task
    parked 1
    run of bob is PAUSED
    bob holds still
    cy < paid
    asked resume, drop
    talk paused ann
    ann > pay again ~ different_task 0.9 desk.pay
    cy is DISPATCHING
    ann answers resume
    parked 1
    goal EXECUTION
    run of bob is PAUSED
    cy acks
    cy starts
    run of cy is PAUSED
    cy holds still
    run of bob is RUNNING`,
  )
})

describe('silence', () => {
  scenario(
    'of a planner is a failed attempt, then a question',
    `${crew}
    wait 31s
    wait 2s
    talk active
    wait 31s
    wait 3s
    wait 31s
    wait 5s
    wait 31s
    says the planner did not answer in time
    asked replan, abort
    talk paused ann`,
  )
  scenario(
    'of a reviewer leaves the work to a person and does not repeat it',
    `
    team ann:human bob:ai:desk.book rex:ai:reviewer review=rex
    ann > book ~ different_task 0.9 desk.book
    bob < booked
    bob is REVIEWING
    wait 31s
    wait 2s
    wait 31s
    wait 3s
    wait 31s
    wait 5s
    wait 31s
    bob is BLOCKED
    asked retry, skip
    talk paused ann`,
  )
})
