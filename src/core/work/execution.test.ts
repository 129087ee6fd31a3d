/** Sequences the model check found, each once wrong. What a decision means in a whole conversation: test/scenarios. */
import { describe } from 'vitest'
import { scenario } from '../../../test/scenarios/scenario.ts'

const team = `
  team ann:human bob:ai
  ann > do it [NEXT:bob]
  bob acks
  bob starts`

describe('a decision', () => {
  scenario(
    'that was proposed before a pause is not issued until the work is resumed',
    `${team}
    bob proposes write 1
    ann pauses
    run of bob is PAUSED
    ann answers once
    refused paused_first
    asked once, conversation, deny, deny_because
    ann resumes
    ann answers once
    run of bob is WAITING_TOOL`,
  )
  scenario(
    'that is denied while the work is paused starts no lease',
    `${team}
    bob proposes write 1
    ann pauses
    ann answers deny
    wait 600s
    run of bob is PAUSED
    ann resumes
    run of bob is RUNNING`,
  )
  scenario(
    'whose run ends is no longer asked about',
    `${team}
    bob proposes write 1
    bob < I did it another way
    asked
    talk paused ann`,
  )
  scenario(
    'that failed is no longer asked about when its run does',
    `${team}
    bob proposes read 1
    tool misses
    asked resume, stop
    bob fails oops
    asked retry, skip, continue
    ann answers retry
    bob is DISPATCHING`,
  )
  scenario(
    'in doubt is asked about when the probe stays silent',
    `${team}
    bob proposes write 1
    ann answers once
    tool is lost
    run of bob is ERROR
    talk active
    wait 31s
    run of bob is BLOCKED
    asked applied, not_applied, stop
    talk paused ann`,
  )
  scenario(
    'in doubt holds the result of its run back',
    `${team}
    bob proposes write 1
    ann answers once
    tool is lost
    bob < all done
    ignored decision_unsettled
    probe says applied
    run of bob is RUNNING`,
  )
})

describe('a run', () => {
  scenario(
    'that is stopped while its tool works leaves its decision to be found out',
    `${team}
    bob proposes write 1
    ann answers once
    ann stops
    talk paused ann
    decision 1 is ISSUED
    wait 6s
    event decision_uncertain
    probe says applied
    decision 1 is over`,
  )
  scenario(
    'that the host refused waits for a person, who is told',
    `${team}
    bob proposes write 1
    ann answers once
    tool is refused
    run of bob is ERROR
    talk paused ann
    asked resume, stop`,
  )
  scenario(
    'that goes on while the work is paused pauses again at once',
    `${team}
    bob proposes read 1
    ann pauses
    tool misses
    run of bob is BLOCKED
    work is PAUSED
    ann answers resume
    run of bob is PAUSED`,
  )
})

describe('the question about a loop', () => {
  scenario(
    'stays when somebody else is skipped',
    `
    team ann:human bob:ai hopBudget=1
    ann > go [NEXT:bob]
    bob < again [NEXT:bob]
    asked continue, end
    ann skips
    asked continue, end`,
  )
})

describe('an agent that gives up', () => {
  scenario(
    'is quoted in what the person is asked',
    `${team}
    bob gives up The folder is read-only.
    asked retry, skip, continue
    says The folder is read-only.`,
  )
})
