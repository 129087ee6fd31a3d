import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk = 'ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking line:ai:queue.ask:insertable'

describe('the end of a goal', () => {
  scenario(
    'a goal of which something was skipped is canceled, whatever came last',
    `
    team ${desk} parallel=2
    ann > headache, parking ~ different_task 0.9 triage.symptom,cs.parking
    triage nacks no_resource
    asked retry, skip
    ann answers skip
    goal EXECUTION
    cs < over there
    goal
    last goal CANCELED`,
  )

  scenario(
    'a skipped turn in the talk takes nothing from a goal that is done',
    `
    team ${desk}
    ann > parking ~ different_task 0.9 cs.parking
    ann > [NEXT:line]
    queue line
    ann skips
    cs < over there
    goal
    last goal COMPLETED`,
  )
})

describe('a pause is a person’s hold (design §2)', () => {
  scenario(
    'a new goal into a pause without work starts; the talk that was held goes on beside it',
    `
    team ${desk} parallel=2
    ann > [NEXT:cs]
    cs acks
    cs starts
    ann pauses
    run of cs is PAUSED
    ann > headache ~ different_task 0.9 triage.symptom
    route new_task
    work is EXECUTION
    run of cs is RUNNING
    triage is DISPATCHING
    talk active`,
  )

  scenario(
    'so does one that comes before the pause has reached its boundary',
    `
    team ${desk} parallel=2
    ann > [NEXT:cs]
    ann pauses
    work is PAUSING
    ann > headache ~ different_task 0.9 triage.symptom
    work is EXECUTION
    triage is DISPATCHING`,
  )

  scenario(
    'it outlives the goal that it held, and what is queued waits',
    `
    team ${desk}
    ann > parking ~ different_task 0.9 cs.parking
    ann > [NEXT:line]
    cs acks
    cs starts
    ann pauses
    work is PAUSED
    cs < over there
    goal
    work is PAUSED
    line is READY
    talk paused ann
    ann resumes
    line is DISPATCHING`,
  )

  scenario(
    'it outlives the goal that is canceled, until a later message',
    `
    team ${desk}
    ann > parking ~ different_task 0.9 cs.parking
    ann pauses
    ann cancels
    goal
    work is PAUSED
    ann > headache ~ different_task 0.9 triage.symptom
    work is EXECUTION
    triage is DISPATCHING`,
  )

  scenario(
    'a pause that was made to ask ends with the goal it was made for',
    `
    team ${desk}
    ann > parking ~ different_task 0.9 cs.parking
    ann > [NEXT:line]
    cs acks
    cs starts
    ann > something else ~ same_task_major_change 0.9
    work is WAIT_USER_DECISION
    cs < over there
    goal
    work is EXECUTION
    line is DISPATCHING`,
  )

  scenario(
    'to resume a parked goal is to resume the work',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom
    triage asks duration
    ann > parking ~ different_task 0.9 cs.parking
    ann answers new_task
    cs acks
    cs starts
    ann pauses
    cs < over there
    work is PAUSED
    asked resume, drop
    ann answers resume
    work is EXECUTION
    triage is AWAITING_USER`,
  )
})

describe('whatever waits for a person is asked', () => {
  const crew = 'ann:human pat:ai:planner:plan.it bob:ai:executor rex:ai:reviewer'

  scenario(
    'a fork at an open plan question asks it again, bound to what was shown',
    `
    team ${crew}
    ann > build it ~ different_task 0.9
    plan dangerous
    fork
    asked approve, replan, abort
    talk paused ann
    ann answers approve
    goal EXECUTION
    bob is READY
    ann resumes
    bob is DISPATCHING`,
  )

  scenario(
    'a fork at a plan that failed asks what to do about it',
    `
    team ${crew}
    ann > build it ~ different_task 0.9
    plan broken
    plan broken
    plan broken
    fork
    asked replan, abort
    ann answers replan
    goal PLAN_LOOP
    ann resumes
    plan harmless
    goal EXECUTION`,
  )

  scenario(
    'in a fork a blocked task has all its rounds again',
    `
    team ${crew} review=rex reworkRounds=0
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    reviewer rejects
    bob is BLOCKED
    fork
    bob is READY
    asked
    ann resumes
    bob is DISPATCHING`,
  )

  scenario(
    'a planner stays while its plan is awaited, and one is there while a plan waits for its answer',
    `
    team ${crew}
    ann > build it ~ different_task 0.9
    ann changes team ann:human bob:ai:executor
    refused member_at_work
    ann changes team ann:human pat:ai:executor pam:ai:planner:plan.it
    refused member_at_work
    plan dangerous
    ann changes team ann:human bob:ai:executor
    refused member_at_work
    ann changes team ann:human pam:ai:planner:plan.it bob:ai:executor
    asked approve, replan, abort
    ann answers replan
    goal PLAN_LOOP
    plan harmless
    ann changes team ann:human bob:ai:executor
    event team_changed`,
  )

  scenario(
    'a reviewer stays while it looks at something',
    `
    team ${crew} review=rex
    ann > build it ~ different_task 0.9
    plan harmless
    ann changes team ann:human pat:ai:planner:plan.it bob:ai:executor rex:ai:reviewer
    refused member_at_work
    plan review passes
    bob < one
    bob is REVIEWING
    ann changes team ann:human bob:ai:executor review=rex
    refused member_at_work
    ann changes team ann:human bob:ai:executor rex:ai:reviewer
    refused member_at_work
    ann changes team ann:human bob:ai:executor rex:ai:reviewer review=rex
    event team_changed`,
  )

  scenario(
    'whoever said something stays while it is not decided what becomes of it',
    `
    team ann:human ben:human bob:ai:work.it
    ben > do it ~ different_task 0.9 work.it
    ben > rather this ~ same_task_major_change 0.9
    ann changes team ann:human bob:ai:work.it
    refused member_at_work
    ann answers abort
    ann changes team ann:human bob:ai:work.it
    event team_changed`,
  )
})

describe('an agent that is lost with an act under way (design §10)', () => {
  const lost = `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob acks
    bob starts
    bob proposes write 1
    ann answers once
    bob is lost
    bob is BLOCKED
    asked retry, skip, continue
    says its agent is gone, and the write proposed at event`

  scenario(
    'the act is probed, and the person reads what was found',
    `${lost}
    tool is lost
    probe says applied
    event decision_probed
    bob is BLOCKED
    asked retry, skip, continue
    says a probe found it applied
    ann answers skip
    talk paused ann`,
  )

  scenario(
    'its host may still bring the result, and the person reads that it happened',
    `${lost}
    tool does it
    event decision_settled
    bob is BLOCKED
    says a probe found it applied
    decision 1 is over`,
  )

  scenario(
    'what it would have changed does not land any more',
    `${lost}
    tool stages it
    event decision_refused
    says a probe found it not applied`,
  )

  scenario(
    'what the probe finds after the person has decided is recorded, and asks nobody',
    `${lost}
    ann answers retry
    bob is DISPATCHING
    tool is lost
    probe says not_applied
    event decision_probed
    asked
    bob is DISPATCHING
    bob < done
    talk paused ann`,
  )

  scenario(
    'a probe that stays silent has found nothing out',
    `${lost}
    wait 6s
    wait 30s
    event decision_probed
    says may have happened
    bob is BLOCKED
    probe says applied
    ignored late_outcome`,
  )
})
