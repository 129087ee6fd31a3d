/** What was let go and then lost may have been done (dispatch:D4): only a repeatable agent is run again by itself. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const lost = (team: string): string => `
    team ann:human ${team}
    ann > please ~ different_task 0.9 work.it
    bob acks
    bob starts
    bob is lost`

describe('an agent that is lost after it was let go', () => {
  scenario(
    'is run again when it is repeatable',
    `${lost('bob:ai:work.it')}\n    bob is READY\n    no event task_blocked`,
  )
  scenario(
    'is asked about when it is not: again, left out, or done',
    `${lost('bob:ai:work.it:once')}\n    bob is BLOCKED\n    asked retry, skip, done\n    says its agent is gone`,
  )
  scenario(
    'is done when a person says so, and the goal with it',
    `${lost('bob:ai:work.it:once')}\n    ann answers done\n    event task_execution_result\n    goal\n    talk paused ann`,
  )
  scenario(
    'runs again when a person says so',
    `${lost('bob:ai:work.it:once')}\n    ann answers retry\n    bob is DISPATCHING`,
  )
  scenario(
    'that went silent is the same',
    `
    team ann:human bob:ai:work.it:once leaseMs=1000
    ann > please ~ different_task 0.9 work.it
    bob acks
    bob starts
    wait 2s
    asked retry, skip, done`,
  )
  scenario(
    'before it was let go is simply given out again',
    `
    team ann:human bob:ai:work.it:once
    ann > please ~ different_task 0.9 work.it
    bob acks
    bob is lost
    bob is READY`,
  )
})
