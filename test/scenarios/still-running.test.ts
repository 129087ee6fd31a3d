/** A goal was put aside, and its program goes on all the same: what comes next waits for it, and never for ever (order:O7). */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const team = (more = '') => `
    team ann:human bob:ai:work.it cy:ai:pay.it ${more}
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts`
const gaveWay = `${team()}
    ann > pay ~ different_task 0.9 pay.it
    bob is told to pause
    ann answers new_task
    parked 1
    run of bob is PAUSED
    cy is READY
    event pause_awaited
    talk active`

describe('under parallel 1 the next goal waits for the program of a parked one', () => {
  scenario(
    'until it says that it holds still',
    `${gaveWay}
    wait 59s
    cy is READY
    bob holds still
    cy is DISPATCHING
    wait 20s
    run of bob is PAUSED
    cy < paid
    asked resume, drop
    ann answers resume
    run of bob is RUNNING`,
  )

  scenario(
    'until it ends',
    `${gaveWay}
    bob < done all the same
    parked 0
    cy is DISPATCHING`,
  )

  scenario(
    'until it waits to be told what became of what it proposed, and is held with that',
    `${gaveWay}
    bob proposes write 1
    decision 1 is WAITING
    cy is DISPATCHING
    wait 20s
    decision 1 is WAITING
    cy < paid
    ann answers resume
    host finds medium
    decision 1 is ASKED`,
  )

  scenario(
    'until a person stops it',
    `${gaveWay}
    ann stops
    parked 0
    cy is DISPATCHING`,
  )

  scenario(
    'until its lease runs out; then it is given out again when its goal is resumed',
    `${gaveWay}
    wait 60s
    event task_lease_expired
    bob is READY
    cy is DISPATCHING
    cy < paid
    wait 1s
    ann answers resume
    bob is DISPATCHING`,
  )

  scenario(
    'until its lease runs out; one that may have done its work is asked about',
    `
    team ann:human bob:ai:work.it:once cy:ai:pay.it
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    cy is READY
    wait 60s
    bob is BLOCKED
    cy is DISPATCHING
    asked retry, skip, done`,
  )

  scenario(
    'for as long as it reports, and a person has the choice',
    `${gaveWay}
    wait 50s
    bob reports
    wait 50s
    bob reports
    wait 50s
    bob is RUNNING
    cy is READY
    talk active
    ann > status ~ control_instruction 0.9 query
    told What comes next waits for bob, who still runs for a goal that was put aside: wait, or /stop ends that. Queued: cy.
    ann stops
    cy is DISPATCHING`,
  )

  scenario(
    'also where a person had paused it before',
    `${team()}
    ann pauses
    run of bob is PAUSED
    no event pause_awaited
    wait 100s
    run of bob is PAUSED
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    cy is READY
    event pause_awaited
    bob holds still
    cy is DISPATCHING`,
  )

  scenario(
    'also where the next one has to be planned first',
    `
    team ann:human bob:ai:work.it pat:ai:planner
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    ann > something else ~ different_task 0.9
    ann answers new_task
    pat is READY
    talk active
    bob holds still
    pat is DISPATCHING`,
  )

  scenario(
    'also where the next one was under way before: it goes on after it',
    `${gaveWay}
    bob holds still
    cy < paid
    ann > pay again ~ different_task 0.9 pay.it
    cy acks
    cy starts
    ann answers resume
    run of cy is PAUSED
    run of bob is PAUSED
    talk active
    wait 60s
    cy is READY
    run of bob is RUNNING`,
  )
})

/** It waited for an answer to what it proposed, so the next goal began; then a person said no, and it goes on. */
const denied = `
    team ann:human bob:ai:work.it cy:ai:focus:pay.it dot:ai:park.it:insertable
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    bob proposes write 1
    decision 1 is ASKED
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    cy is DISPATCHING
    ann answers deny
    decision 1 is over
    run of bob is PAUSED`

describe('it is not waited for', () => {
  scenario(
    'while the work is paused: its lease rests, and begins anew',
    `${gaveWay}
    wait 50s
    ann pauses
    talk paused ann
    wait 100s
    run of bob is PAUSED
    ann resumes
    cy is READY
    wait 50s
    run of bob is PAUSED
    wait 10s
    cy is DISPATCHING`,
  )

  scenario(
    'when what waited for it is gone',
    `${denied}
    cy < paid
    ann > and you? [NEXT:cy]
    cy is READY
    event pause_awaited
    ann clears
    wait 100s
    run of bob is PAUSED`,
  )

  scenario(
    'where there is room beside it',
    `${team('parallel=2')}
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    run of bob is PAUSED
    cy is DISPATCHING
    no event pause_awaited`,
  )

  scenario(
    'by what a new message asks to have inserted while the focus waits for a person',
    `${denied}
    cy asks amount
    ann > parking ~ different_task 0.9 park.it
    dot is DISPATCHING`,
  )
})

scenario(
  'of two of class focus the second waits for the first, however many places there are',
  `
    team ann:human bob:ai:focus:work.it cy:ai:focus:pay.it parallel=3
    ann > do it ~ different_task 0.9 work.it
    bob acks
    bob starts
    ann > pay ~ different_task 0.9 pay.it
    ann answers new_task
    cy is READY
    talk active
    wait 60s
    cy is DISPATCHING`,
)
