/** Sequences the model check found, each once wrong. */
import { describe } from 'vitest'
import { scenario } from '../../../test/scenarios/scenario.ts'

describe('a message', () => {
  scenario(
    'answers an AI member that asked in a talk',
    `
    team ann:human bob:ai
    ann > go [NEXT:bob]
    bob asks when
    bob is AWAITING_USER
    talk paused ann
    ann > tomorrow
    bob is DISPATCHING
    bob got "tomorrow"`,
  )
  scenario(
    'that changes little does not leave the work paused behind it',
    `
    team ann:human bob:ai:desk.book
    ann > book ~ different_task 0.9 desk.book
    bob is DISPATCHING
    ann > by the window ~ same_task_minor_change 0.9
    work is EXECUTION
    bob acks
    bob starts
    run of bob is RUNNING`,
  )
  scenario(
    'that nobody can act on leaves paused work as it was',
    `
    team ann:human bob:ai:desk.book
    ann pauses
    ann > hm ~ same_task_no_change 0.3
    ann answers new_task
    work is EXECUTION`,
  )
  scenario(
    'whose question is withdrawn leaves the work paused, and it can be resumed',
    `
    team ann:human bob:ai:desk.book
    ann pauses
    ann > hm ~ same_task_no_change 0.3
    work is WAIT_USER_DECISION
    ann cancels
    work is PAUSED
    ann resumes
    work is EXECUTION`,
  )
})

describe('the results of steps', () => {
  scenario(
    'may be alike: only turns of the talk can repeat themselves',
    `
    team ann:human bob:ai:desk.book
    ann > three times ~ different_task 0.9 desk.book,desk.book,desk.book
    bob < done
    bob < done
    bob < done
    work is EXECUTION
    goal
    talk paused ann`,
  )
})
