/** Planning and review as tasks of members (design §8, §11): leased, called back, reading and nothing else. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const crew = 'ann:human pat:ai:planner:plan.it bob:ai:executor rex:ai:reviewer'
const planning = `
    team ${crew}
    ann > build it ~ different_task 0.9
    pat acks
    pat starts
    run of pat is PLANNING`

describe('whoever plans', () => {
  scenario(
    'may read first, and nobody is asked',
    `${planning}
    pat proposes read 1
    run of pat is WAITING_TOOL
    tool does it
    run of pat is RUNNING
    decision 1 is over
    plan harmless
    goal EXECUTION`,
  )
  scenario(
    'changes nothing: what it proposes beside reads is refused and told',
    `${planning}
    pat proposes write 1
    event decision_refused
    no event decision_prepared
    asked
    run of pat is PLANNING
    pat proposes execute 2
    decision 2 is over`,
  )
  scenario(
    'holds still in a pause, and goes on after it',
    `${planning}
    ann pauses
    run of pat is PAUSED
    ann resumes
    run of pat is RUNNING`,
  )
  scenario(
    'is stopped like anybody else, and then a person decides about the goal',
    `${planning}
    ann stops
    goal WAIT_USER_DECISION
    asked replan, abort
    ann answers replan
    goal PLAN_LOOP
    pat is DISPATCHING`,
  )
  scenario(
    'is called back where the goal is dropped meanwhile',
    `${planning}
    ann cancels
    goal
    plan harmless
    ignored late_result`,
  )
  scenario(
    'is tried again after a loss, since it has changed nothing',
    `${planning}
    pat is lost
    wait 2s
    pat is DISPATCHING
    plan harmless
    goal EXECUTION`,
  )
})

describe('whoever reviews', () => {
  scenario(
    'is called back where the work is skipped meanwhile',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    bob is REVIEWING
    rex is DISPATCHING
    ann cancels
    reviewer passes
    ignored late_result`,
  )
  scenario(
    'and is stopped leaves the work to a person',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    ann stops
    bob is BLOCKED
    asked retry, skip, replan`,
  )
})
