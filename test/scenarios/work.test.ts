import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk =
  'ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking line:ai:queue.ask:insertable pay:ai:high:pay.bill:insertable'

describe('S2 §8: several intents in one message', () => {
  scenario(
    'triage first; while it waits nothing queued starts; the answer resumes; then the others, in order',
    `
    team ${desk}
    ann > headache, parking, queue? ~ different_task 0.9 triage.symptom,cs.parking,queue.ask
    route new_task
    goal EXECUTION
    focus triage
    triage is DISPATCHING
    cs is READY
    triage asks duration
    triage is AWAITING_USER
    cs is READY
    talk paused ann
    ann > two days ~ same_task_no_change 0.9
    triage is DISPATCHING
    triage < see a neurologist
    focus
    cs is DISPATCHING
    cs < 5 an hour
    line is DISPATCHING
    line < three
    goal
    talk paused ann`,
  )

  scenario(
    'an insertable wish slips in beside the waiting focus and never becomes it',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom
    triage asks duration
    ann > can I pay now? ~ different_task 0.9 pay.bill
    pay is DISPATCHING
    focus triage
    triage is AWAITING_USER
    pay < paid
    triage is AWAITING_USER
    talk paused ann`,
  )

  scenario(
    'what is not insertable is asked, with its impact',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom
    triage asks duration
    ann > where do I park? ~ different_task 0.9 cs.parking
    route wait_user_decision
    asked new_task, continue, minor_replan, replan, abort
    ann answers new_task
    parked 1
    cs is DISPATCHING
    cs < over there
    asked resume, drop
    ann answers resume
    triage is AWAITING_USER
    parked 0`,
  )

  scenario(
    'EMERGENCY stops all of it',
    `
    team ${desk}
    ann > headache, parking ~ different_task 0.9 triage.symptom,cs.parking
    ann !! I cannot breathe
    goal
    focus
    talk paused ann`,
  )
})

describe('S0 §3, §7: input while work runs', () => {
  const busy = `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom
    triage acks
    triage starts`

  scenario(
    'no change: the work just goes on',
    `${busy}
    ann > thanks ~ same_task_no_change 0.9
    route continue_execution
    work is EXECUTION
    triage is RUNNING`,
  )

  scenario(
    'a minor change at high confidence goes on with the work, and its agent starts again with it',
    `${busy}
    ann > rather the left side ~ same_task_minor_change 0.9
    route minor_replan
    event plan_patched
    work is EXECUTION
    triage is DISPATCHING`,
  )

  scenario(
    'a minor change of a value calls the agent back and gives it the new one',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom(side=right)
    triage acks
    triage starts
    ann > rather the left side ~ same_task_minor_change 0.9 triage.symptom(side=left)
    slot side of triage is left
    triage is DISPATCHING
    work is EXECUTION`,
  )

  scenario(
    'a minor change of a plan is a step more, after what is under way',
    `
    team ann:human pat:ai:planner:plan.it bob:ai:executor
    ann > build it ~ different_task 0.9
    plan harmless
    bob acks
    bob starts
    ann > and add a logo ~ same_task_minor_change 0.9
    route minor_replan
    bob is RUNNING
    bob < one
    bob < two
    goal EXECUTION
    bob < a logo
    goal`,
  )

  scenario(
    'a minor change the engine is not sure of is asked; the work waits',
    `${busy}
    ann > rather the left side ~ same_task_minor_change 0.6
    route wait_user_decision
    work is WAIT_USER_DECISION
    run of triage is PAUSED
    ann pauses
    refused waits_for_answer
    ann answers continue
    work is EXECUTION
    run of triage is RUNNING`,
  )

  scenario(
    'a major change is always asked',
    `${busy}
    ann > forget it, something else ~ same_task_major_change 0.99
    asked replan, minor_replan, continue, new_task, abort
    ann answers abort
    work is EXECUTION`,
  )

  scenario(
    'under ask nothing is taken',
    `${busy}
    ann > hm ~ same_task_no_change 0.3
    route wait_user_decision`,
  )

  scenario(
    'a control word takes effect at once',
    `${busy}
    ann > pause ~ control_instruction 0.9 modify
    work is PAUSED
    run of triage is PAUSED
    ann > go on ~ control_instruction 0.9 continue
    work is EXECUTION
    run of triage is RUNNING
    ann > stop it all ~ control_instruction 0.9 cancel
    goal
    talk paused ann`,
  )

  scenario(
    'a question about the status is answered beside the work',
    `${busy}
    ann > how far are you? ~ control_instruction 0.9 query
    route control_action
    work is EXECUTION
    run of triage is RUNNING`,
  )

  scenario(
    'a control word the engine is not sure of is asked',
    `${busy}
    ann > hold it maybe ~ control_instruction 0.6 modify
    route wait_user_decision
    ann answers continue
    work is EXECUTION`,
  )

  scenario(
    'a message into paused work that changes nothing resumes it',
    `${busy}
    ann pauses
    work is PAUSED
    ann > fine, go on ~ same_task_no_change 0.9
    work is EXECUTION
    run of triage is RUNNING`,
  )
})

describe('plans', () => {
  scenario(
    'a pure talk team has no plans',
    `
    team ann:human bob:ai
    ann > build it ~ different_task 0.9
    no event workflow_started
    talk paused ann`,
  )

  const team = 'ann:human pat:ai:planner:plan.it bob:ai:executor rex:ai:reviewer'
  scenario(
    'a harmless plan runs; a step waits for what it depends on',
    `
    team ${team}
    ann > build it ~ different_task 0.9
    goal PLAN_LOOP
    talk active
    plan harmless
    goal EXECUTION
    bob < one
    bob < two
    goal
    talk paused ann`,
  )

  scenario(
    'a plan that writes is confirmed first',
    `
    team ${team}
    ann > build it ~ different_task 0.9
    plan dangerous
    goal WAIT_USER_DECISION
    asked approve, replan, abort
    no steps yet
    ann answers approve
    goal EXECUTION
    bob is DISPATCHING`,
  )

  scenario(
    'what cannot be compiled goes back to the planner, then to the person',
    `
    team ${team}
    ann > build it ~ different_task 0.9
    plan broken
    plan broken
    goal PLAN_LOOP
    plan broken
    asked replan, abort
    ann answers abort
    goal
    talk paused ann`,
  )

  scenario(
    'a review may reject; the work is done again, a limited number of times',
    `
    team ${team} review=rex reworkRounds=1
    ann > build it ~ different_task 0.9
    plan harmless
    plan review passes
    bob < one
    bob is REVIEWING
    reviewer rejects
    bob is READY
    wait 1s
    bob < better
    reviewer rejects
    bob is BLOCKED
    goal WAIT_USER_DECISION
    asked retry, skip, replan`,
  )
})

describe('decisions (S4)', () => {
  const running = `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob acks
    bob starts`

  scenario(
    'a read needs no approval',
    `${running}
    bob proposes read 1
    run of bob is WAITING_TOOL
    tool does it
    run of bob is RUNNING
    bob < done
    talk paused ann`,
  )

  scenario(
    'a write is asked, bound to its hash, and judged by evidence',
    `${running}
    bob proposes write 1
    asked once, conversation, deny, deny_because
    run of bob is RUNNING
    talk paused ann
    ann answers once
    run of bob is WAITING_TOOL
    tool misses
    run of bob is BLOCKED
    asked resume, stop
    ann answers resume
    run of bob is RUNNING`,
  )

  scenario(
    'no means no, and the run goes on',
    `${running}
    bob proposes write 1
    ann answers deny
    event decision_refused
    no event decision_issued
    run of bob is RUNNING`,
  )

  scenario(
    'the same decision twice is ignored; with other content it is a conflict',
    `${running}
    bob proposes write 1
    bob proposes write 1
    ignored repeated_proposal
    bob proposes execute 1
    ignored decision_id_reused`,
  )

  scenario(
    'first result wins',
    `${running}
    bob proposes read 1
    tool does it
    tool misses
    ignored late_outcome
    run of bob is RUNNING`,
  )

  scenario(
    'no result in time is uncertain; a probe settles it',
    `${running}
    bob proposes write 1
    ann answers once
    wait 5s
    run of bob is ERROR
    probe says applied
    run of bob is RUNNING`,
  )

  scenario(
    'what no probe can settle goes to a person',
    `${running}
    bob proposes write 1
    ann answers once
    tool is lost
    probe says unknown
    run of bob is BLOCKED
    asked applied, not_applied, stop
    ann answers not_applied
    run of bob is RUNNING`,
  )

  scenario(
    'a pause waits for the tool that is at work',
    `${running}
    bob proposes read 1
    ann pauses
    work is PAUSING
    tool does it
    work is PAUSED
    run of bob is PAUSED`,
  )
})
