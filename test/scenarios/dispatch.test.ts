import { describe } from 'vitest'
import { scenario } from './scenario.ts'

describe('dispatch (S0 §10)', () => {
  scenario(
    'nobody answers for 30 s: tried again after 1, 2, 4 s, then a person is asked',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    wait 30s
    bob is READY
    talk active
    wait 1s
    bob is DISPATCHING
    bob nacks refused
    wait 2s
    bob nacks refused
    wait 4s
    bob nacks refused
    bob is BLOCKED
    asked retry, skip, continue
    talk paused ann
    ann answers retry
    bob is DISPATCHING`,
  )

  scenario(
    'a busy agent is asked later, as often as it takes',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob nacks busy
    bob is READY
    wait 1s
    bob nacks busy
    wait 2s
    bob nacks busy
    wait 4s
    bob nacks busy
    bob is READY
    talk active
    wait 8s
    bob is DISPATCHING
    bob < done
    talk paused ann`,
  )

  scenario(
    'a resource that is missing blocks at once',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob nacks no_resource
    bob is BLOCKED
    ann answers skip
    talk paused ann`,
  )

  scenario(
    'a member that is left alone for its errors is not tried again: a person is asked at once',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob nacks breaker_open
    bob is BLOCKED
    says it failed five times in a row
    ann answers retry
    bob is DISPATCHING`,
  )

  scenario(
    'the last words of an agent that was lost are what the person is asked with',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob is lost with RuntimeError: boom
    wait 1s
    bob is lost with RuntimeError: boom
    wait 2s
    bob is lost with RuntimeError: boom
    wait 4s
    bob is lost with RuntimeError: boom
    bob is BLOCKED
    says RuntimeError: boom`,
  )

  scenario(
    'in a talk an error goes to the person: skip drops the hop, and the queue goes on',
    `
    team ann:human bob:ai carol:ai
    ann > [NEXT:bob,carol]
    bob fails out of paper
    bob is BLOCKED
    queue carol
    talk paused ann
    asked retry, skip, continue
    ann answers skip
    carol is DISPATCHING`,
  )

  scenario(
    'retry is the same hop again, with what it was given before',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob fails out of paper
    ann > one moment
    queue carol
    ann answers retry
    bob is DISPATCHING
    bob got "hello [NEXT:bob,carol]"
    queue carol`,
  )

  scenario(
    'continue gives the turn to the person: the queue is kept, and goes on with what they say',
    `
    team ann:human bob:ai carol:ai eve:human
    ann > hello [NEXT:bob,carol]
    bob fails out of paper
    eve answers continue
    talk paused eve
    eve is AWAITING_USER
    queue carol
    ann > me first
    rejected waiting_for eve
    eve > then I say it
    carol is DISPATCHING
    carol got "then I say it"`,
  )

  scenario(
    'continue after a time-out works the same, and with nobody else in the queue the talk falls back',
    `
    team ann:human bob:ai
    ann > hello [NEXT:bob]
    bob acks
    bob starts
    wait 61s
    asked retry, skip, continue
    ann answers continue
    talk paused ann
    ann > I will do it myself
    talk paused ann
    queue`,
  )

  scenario(
    'a second answer is refused',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob nacks no_resource
    ann answers skip
    ann answers skip
    refused not_open`,
  )

  scenario(
    'an agent that goes silent is noticed by its lease',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob acks
    bob starts
    wait 61s
    bob is BLOCKED`,
  )

  const givenUp = `
    team ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking line:ai:queue.ask:insertable pay:ai:high:pay.bill:insertable
    ann > headache ~ different_task 0.9 triage.symptom(side=right)
    triage nacks no_resource
    triage is BLOCKED`

  scenario(
    'a task that was given up is tried again with the value that a change corrects',
    `${givenUp}
    ann > rather the left side ~ same_task_minor_change 0.9 triage.symptom(side=left)
    slot side of triage is left
    triage is DISPATCHING
    asked
    work is EXECUTION`,
  )

  scenario(
    'so it is when the message was taken for no change, and not when it says the same again',
    `${givenUp}
    ann > the right ~ same_task_no_change 0.9 triage.symptom(side=right)
    triage is BLOCKED
    asked retry, skip
    ann > I meant left ~ same_task_no_change 0.9 triage.symptom(side=left)
    slot side of triage is left
    triage is DISPATCHING
    work is EXECUTION`,
  )

  scenario(
    'an agent that holds still says so once, and only while its run is held',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob acks
    bob starts
    bob holds still
    no event agent_paused
    event outcome_ignored
    ann pauses
    work is PAUSED
    bob holds still
    event agent_paused
    ann resumes
    bob < done
    talk paused ann`,
  )

  scenario(
    'what one task writes into the journal is bounded, and whoever writes more is not tried again',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob acks
    bob starts
    bob writes 8 MiB
    bob is RUNNING
    bob writes 7 MiB
    bob is RUNNING
    bob writes 1 MiB
    bob is BLOCKED
    event task_lease_expired
    says it wrote too much
    asked retry, skip, continue
    ann answers retry
    bob acks
    bob starts
    bob writes 1 MiB
    bob is RUNNING`,
  )
})
