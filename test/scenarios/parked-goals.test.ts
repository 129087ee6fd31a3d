/** A goal that gave way to another: nothing of it goes on, and it is offered again while anything of it is left. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

describe('a parked goal rests (planning:P3)', () => {
  const busy = `
    team ann:human bob:ai:work.it cy:ai:pay.it
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    bob proposes read 1
    ann > pay ~ different_task 0.9 pay.it
    work is PAUSING
    ann answers new_task
    parked 1`

  scenario(
    'its tool comes to its end first; then it is paused, and when it holds still the new task starts',
    `${busy}
    work is EXECUTION
    run of bob is WAITING_TOOL
    cy is READY
    talk active
    tool does it
    run of bob is PAUSED
    cy is READY
    bob holds still
    cy is DISPATCHING
    bob proposes write 2
    decision 2 is WAITING
    cy < paid
    asked resume, drop
    ann answers resume
    run of bob is RUNNING
    host finds medium
    decision 2 is ASKED
    bob < done
    goal`,
  )

  scenario(
    'a step that ends no better than in doubt is not in the way for ever',
    `${busy}
    tool is lost
    cy is READY
    wait 1s
    tool is lost
    wait 1s
    tool is lost
    wait 1s
    tool is lost
    run of bob is ERROR
    cy is DISPATCHING`,
  )

  scenario(
    'a task that was given out and not begun is paused when it begins',
    `
    team ann:human bob:ai:work.it cy:ai:pay.it
    ann > do it ~ different_task 0.9 work.it
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    cy is READY
    bob acks
    bob starts
    run of bob is PAUSED
    bob holds still
    cy is DISPATCHING`,
  )

  scenario(
    'one whose agent does not hold still and finishes it is over, and is not offered again',
    `${busy}
    tool does it
    run of bob is PAUSED
    bob < done all the same
    parked 0
    cy < paid
    asked`,
  )

  scenario(
    'nor asked about any longer, where that comes after the offer',
    `${busy}
    tool does it
    bob holds still
    cy < paid
    asked resume, drop
    bob < done all the same
    parked 0
    event question_withdrawn
    asked`,
  )

  scenario(
    'what is resumed waits for the tool of the goal that gives way to it',
    `${busy}
    tool does it
    bob holds still
    cy < paid
    asked resume, drop
    ann > pay again ~ different_task 0.9 pay.it
    cy acks
    cy starts
    cy proposes read 2
    ann answers resume
    parked 1
    run of cy is WAITING_TOOL
    run of bob is PAUSED
    tool does it
    run of cy is PAUSED
    run of bob is PAUSED
    talk active
    cy holds still
    run of bob is RUNNING`,
  )
})
