/** The way of one decision (design §10): proposed, looked at, approved or covered, issued, judged, landed, told. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const running = (team = 'ann:human bob:ai'): string => `
    team ${team}
    ann > do it [NEXT:bob]
    bob acks
    bob starts`

describe('what is proposed', () => {
  scenario(
    'is looked at before anybody is asked, and a read of an ordinary name asks nobody',
    `${running()}
    bob proposes read 1
    event decision_prepared
    asked
    run of bob is WAITING_TOOL`,
  )
  scenario(
    'and reads a protected name is asked about',
    `${running()}
    bob proposes read 1
    host finds high
    asked once, deny, deny_because`,
  )
  scenario(
    'and the host refuses after a look is told to its agent, and nothing ran',
    `${running()}
    bob proposes write 1
    host refuses
    event decision_refused
    no event decision_issued
    asked
    run of bob is RUNNING`,
  )
  scenario(
    'with an action that nobody knows is refused and told',
    `${running()}
    bob proposes magic 1
    event decision_refused
    no event decision_prepared
    decision 1 is over`,
  )
  scenario(
    'while another is open waits in its turn',
    `${running()}
    bob proposes write 1
    bob proposes write 2
    decision 2 is WAITING
    ann answers once
    tool does it
    host finds medium
    decision 2 is ASKED`,
  )
  scenario(
    'and stays silent in its host is refused in time',
    `${running()}
    bob proposes write 1
    host refuses
    bob proposes read 2
    host finds low
    wait 6s
    event decision_retry_scheduled`,
  )
})

describe('a person', () => {
  scenario(
    'who says no in words has them told to the agent',
    `${running()}
    bob proposes write 1
    ann answers deny_because
    refused no_reason
    asked once, conversation, deny, deny_because`,
  )
  scenario(
    'who may not approve it is told who may',
    `${running('ann:human ben:human bob:ai approve=write@ben')}
    bob proposes write 1
    ann answers once
    refused may_not_approve
    ben answers once
    run of bob is WAITING_TOOL`,
  )
  scenario(
    'who asked for it does not approve it where the team says so',
    `${running('ann:human ben:human bob:ai approve=write@ann,ben!requester')}
    bob proposes write 1
    ann answers once
    refused may_not_approve
    ann answers deny
    event decision_refused`,
  )
  scenario(
    'who asked for it does not approve it either where one agent handed it on to another',
    `
    team ann:human ben:human bob:ai cal:ai approve=write@ann,ben!requester
    ann > do it [NEXT:bob]
    bob < yours [NEXT:cal]
    cal acks
    cal starts
    cal proposes write 1
    ann answers once
    refused may_not_approve
    ben answers once
    run of cal is WAITING_TOOL`,
  )
  scenario(
    'approves exactly what was shown: when the world has changed they are asked again',
    `${running()}
    bob proposes write 1
    ann answers once
    the world has changed
    event decision_stale
    run of bob is RUNNING
    host finds medium
    asked once, conversation, deny, deny_because
    ann answers once
    tool does it
    run of bob is RUNNING
    decision 1 is over`,
  )
})

describe('a grant', () => {
  scenario(
    'for the conversation covers exactly the same again',
    `${running()}
    bob proposes write 1 on x as v1
    ann answers conversation
    granted 1
    tool does it
    bob proposes write 2 on x as v1
    asked
    run of bob is WAITING_TOOL
    tool does it
    bob proposes write 3 on x as v2
    asked once, conversation, deny, deny_because
    2 asked, 1 saved`,
  )
  scenario(
    'is over after its time, also while its decision waits',
    `${running('ann:human bob:ai grantMinutes=1 leaseMs=600000')}
    bob proposes write 1 on x as v1
    ann answers conversation
    tool does it
    wait 61s
    bob proposes write 2 on x as v1
    asked once, conversation, deny, deny_because`,
  )
  scenario(
    'is not offered for what is rated high, nor for a command without a sandbox',
    `${running()}
    bob proposes write 1
    host finds high
    asked once, deny, deny_because
    ann answers deny
    bob proposes execute 2
    host finds medium none
    asked once, deny, deny_because`,
  )
  scenario(
    'ends when the team is changed',
    `${running()}
    bob proposes write 1 on x as v1
    ann answers conversation
    tool does it
    ann changes team ann:human bob:ai
    granted 0
    bob proposes write 2 on x as v1
    asked once, conversation, deny, deny_because`,
  )
  scenario(
    'ends in a fork',
    `${running()}
    bob proposes write 1 on x as v1
    ann answers conversation
    tool does it
    fork
    granted 0`,
  )
  scenario(
    'is not needed for a harmless command that can only read',
    `${running()}
    bob proposes execute 1
    host finds low read_only
    asked
    run of bob is WAITING_TOOL`,
  )
})

describe('a plan', () => {
  const planned = (team: string) => `
    team ${team} pat:ai:planner bob:ai:executor
    ann > build it ~ different_task 0.9
    plan writes 9
    asked approve, replan, abort`
  const steps = Array.from({ length: 9 }, (_, i) => `bob writes step ${i + 1}`).join('\n    ')

  scenario(
    'that is approved once asks nothing more for what it showed',
    `${planned('ann:human')}
    ann answers approve
    granted 9
    ${steps}
    0 asked, 9 saved
    goal`,
  )
  scenario(
    'whose content is another than was shown asks again',
    `${planned('ann:human')}
    ann answers approve
    bob acks
    bob starts
    bob proposes write 1 on x1 as other
    asked once, plan, conversation, deny, deny_because`,
  )
  scenario(
    'that somebody approves who may not approve its writes grants nothing',
    `${planned('ann:human ben:human approve=write@ben')}
    ann answers approve
    granted 0
    bob acks
    bob starts
    bob proposes write 1 on x1
    ann answers once
    refused may_not_approve`,
  )
})

describe('what a host stages', () => {
  scenario(
    'is judged before it lands',
    `${running()}
    bob proposes write 1
    ann answers once
    tool stages it
    event changes_staged
    run of bob is WAITING_TOOL
    it lands
    event decision_settled
    run of bob is RUNNING`,
  )
  scenario(
    'and is more than was said lands nowhere',
    `${running()}
    bob proposes write 1
    ann answers once
    tool stages more
    run of bob is BLOCKED
    asked resume, stop
    it lands
    ignored late_outcome`,
  )
  scenario(
    'and somebody changed meanwhile stays as it is',
    `${running()}
    bob proposes write 1
    ann answers once
    tool stages it
    it does not land
    run of bob is BLOCKED
    says changed x meanwhile`,
  )
  scenario(
    'lands to its end although its task is canceled',
    `${running()}
    bob proposes write 1
    ann answers once
    tool stages it
    ann cancels
    decision 1 is LANDING
    it lands
    decision 1 is over
    event decision_settled`,
  )
  scenario(
    'after its task was canceled does not land',
    `${running()}
    bob proposes write 1
    ann answers once
    ann cancels
    decision 1 is ISSUED
    tool stages it
    decision 1 is over
    no event changes_staged`,
  )
})

describe('a read that brings nothing', () => {
  scenario(
    'is not tried again where the team says so',
    `${running('ann:human bob:ai readRestsMs=[]')}
    bob proposes read 1
    host finds low
    wait 6s
    no event decision_retry_scheduled
    event decision_refused
    run of bob is ERROR`,
  )
})

describe('a pause', () => {
  scenario(
    'that waits for a tool holds the run with its result, and the agent is told',
    `${running()}
    bob proposes write 1
    ann answers once
    ann pauses
    run of bob is WAITING_TOOL
    tool does it
    run of bob is PAUSED
    no event run_paused
    bob is told to pause
    ann resumes
    run of bob is RUNNING`,
  )
  scenario(
    'and its end reach an agent whose next decision is issued at once',
    `${running()}
    bob proposes read 1
    host takes its time
    ann pauses
    bob is told to pause
    host finds low
    decision 1 is COVERED
    ann resumes
    decision 1 is ISSUED
    bob is told to resume`,
  )
})

describe('a result', () => {
  const acting = `${running()}
    bob proposes write 1
    ann answers once`
  scenario(
    'that comes twice counts once',
    `${acting}
    tool does it
    tool does it
    ignored late_outcome`,
  )
  scenario(
    'after the time-out changes nothing: a look at the world settles it',
    `${acting}
    wait 6s
    run of bob is ERROR
    tool does it
    ignored late_outcome
    probe says applied
    run of bob is RUNNING`,
  )
  scenario(
    'that claims success and changed nothing is not believed',
    `${acting}
    tool misses
    run of bob is BLOCKED
    asked resume, stop`,
  )
  scenario(
    'of a read that stays away is asked for again, four times in all',
    `${running()}
    bob proposes read 1
    tool is lost
    wait 1s
    event decision_attempted
    tool is lost
    wait 1s
    tool is lost
    wait 2s
    tool is lost
    event decision_refused
    run of bob is ERROR
    asked resume, stop`,
  )
  scenario(
    'of a read that cannot be done is told to its agent, which goes on',
    `${running()}
    bob proposes read 1
    tool is refused
    event decision_refused
    asked
    run of bob is RUNNING`,
  )
})
