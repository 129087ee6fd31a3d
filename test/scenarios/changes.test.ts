/** Work in hand hears of a change (patching:H5), and a goal moves along every edge that S0 §4 draws. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const works = `
    team ann:human bob:ai:write.text
    ann > write a letter ~ different_task 0.9 write.text
    bob acks
    bob starts`

describe('a minor change without a plan', () => {
  scenario(
    'calls the agent back, and its work starts again with it',
    `${works}
    ann > in French please ~ same_task_minor_change 0.9
    event task_changed
    bob is DISPATCHING
    bob < voilà
    goal`,
  )
  scenario(
    'reaches what is not begun yet when it starts',
    `
    team ann:human bob:ai:write.text cy:ai:send.it
    ann > write and send ~ different_task 0.9 write.text,send.it
    bob acks
    bob starts
    ann > by mail ~ same_task_minor_change 0.9
    bob is DISPATCHING
    cy is READY`,
  )
  scenario(
    'takes back what a person was just asked about: no old card is approved after it',
    `${works}
    bob proposes write 1 on x
    decision 1 is ASKED
    ann > in French please ~ same_task_minor_change 0.9
    event question_withdrawn
    no event decision_issued
    bob is DISPATCHING
    bob acks
    bob starts
    bob proposes write 2 on x
    decision 2 is ASKED
    ann answers once
    decision 2 is ISSUED`,
  )
  scenario(
    'waits for a tool that is at work, and then the work starts again',
    `${works}
    bob proposes write 1 on x
    ann answers once
    ann > in French please ~ same_task_minor_change 0.9
    decision 1 is ISSUED
    bob is RUNNING
    tool does it
    bob is DISPATCHING`,
  )
  scenario(
    'that names a value changes the value',
    `${works}\n    ann > hm ~ same_task_no_change 0.9\n    no event task_changed`,
  )
})

describe('another wish while work is in hand', () => {
  scenario(
    'waits its turn, and the card stays open',
    `
    team ann:human bob:ai:write.text cy:ai:send.it
    ann > write ~ different_task 0.9 write.text
    bob acks
    bob starts
    bob proposes write 1 on x
    ann > send the other one ~ same_task_minor_change 0.9 send.it
    told Taken as another task: send.it (cy). It comes after the current one, which stays as it is.
    decision 1 is ASKED
    cy is READY
    no event question_withdrawn
    ann answers once
    tool does it
    bob < written
    cy is DISPATCHING`,
  )
  scenario(
    'is asked about where it may be meant as a correction',
    `
    team ann:human bob:ai:write.text cy:ai:send.it
    ann > write ~ different_task 0.9 write.text
    bob acks
    bob starts
    ann > no, send it instead ~ same_task_minor_change 0.9 send.it
    asked minor_replan, replan, continue, new_task, abort`,
  )
})

describe('S0 §3 and §4, edge by edge', () => {
  scenario(
    'a first message that is work reaches the planner of a team without intents',
    `
    team ann:human pat:ai:planner bob:ai
    ann > build it ~ different_task 0.9
    event plan_requested`,
  )
  scenario(
    'no new plan is needed where another member can do the same',
    `
    team ann:human bob:ai:write.text cy:ai:write.text
    ann > write ~ different_task 0.9 write.text
    bob nacks no_resource
    moved replan_not_needed
    cy is DISPATCHING`,
  )
})

describe('a suggestion in a talk', () => {
  const suggested = `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob]
    bob suggests carol`
  scenario(
    'is offered; a yes gives that member the next turn',
    `${suggested}\n    asked accept, decline\n    ann answers accept\n    carol is DISPATCHING`,
  )
  scenario('holds nothing back', `${suggested}\n    ann > you then [NEXT:bob]\n    bob is DISPATCHING`)
})
