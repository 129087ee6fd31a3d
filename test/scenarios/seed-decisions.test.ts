/** The four tests that the seed asks for by name in its Phase 4 (S4), and what else a result may claim that is not so. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const running = (team = 'ann:human bob:ai'): string => `
    team ${team}
    ann > do it [NEXT:bob]
    bob acks
    bob starts`

describe('S4, Phase 4', () => {
  scenario(
    'Duplicate Decision: the same id sent twice is executed once',
    `${running()}
    bob proposes write 1
    ann answers once
    run of bob is WAITING_TOOL
    tool does it
    run of bob is RUNNING
    bob proposes write 1
    ignored repeated_proposal
    asked
    run of bob is RUNNING
    decision 1 is over`,
  )
  scenario(
    'Expectation Mismatch: a tool that succeeds and made no file turns the run to BLOCKED',
    `${running()}
    bob proposes write 1
    ann answers once
    tool misses
    run of bob is BLOCKED
    asked resume, stop
    talk paused ann`,
  )
  scenario(
    'Input Lock: a chat while it runs is refused, and so it is while a tool works',
    `${running('ann:human bob:ai inputPolicy=lock')}
    ann > how is it going?
    rejected locked
    bob proposes write 1
    ann answers once
    run of bob is WAITING_TOOL
    ann > and now?
    rejected locked
    ann pauses
    tool does it
    run of bob is PAUSED`,
  )
  scenario(
    'Recovery: from PAUSED it goes on where it was',
    `${running()}
    ann pauses
    run of bob is PAUSED
    ann resumes
    run of bob is RUNNING
    bob < done
    talk paused ann`,
  )
  scenario(
    'Recovery: from ERROR it goes on with one answer, or is stopped with another',
    `${running()}
    bob proposes write 1
    ann answers once
    tool is refused
    run of bob is ERROR
    asked resume, stop
    ann answers resume
    run of bob is RUNNING
    bob proposes write 2
    ann answers once
    tool is refused
    run of bob is ERROR
    ann answers stop
    asked
    talk paused ann`,
  )
})

describe('a result', () => {
  scenario(
    'for another decision settles nothing',
    `${running()}
    bob proposes write 1
    ann answers once
    tool answers for 2
    ignored late_outcome
    run of bob is WAITING_TOOL
    tool does it
    decision 1 is over`,
  )
  scenario(
    'that changed more than it said does not land, and blocks its run',
    `${running()}
    bob proposes write 1
    ann answers once
    tool stages more
    run of bob is BLOCKED
    asked resume, stop`,
  )
})
