import { describe } from 'vitest'
import { scenario } from './scenario.ts'

describe('the member a team names as its default', () => {
  scenario(
    'gets what names nobody, again and again',
    `
    team ann:human bob:ai carol:ai default=bob
    ann > good morning
    bob is DISPATCHING
    bob < good morning
    talk paused ann
    ann > and how are you?
    bob is DISPATCHING`,
  )

  scenario(
    'gets nothing that is for somebody else, or while somebody is due',
    `
    team ann:human bob:ai carol:ai default=bob
    ann > hello [NEXT:carol]
    carol is DISPATCHING
    queue
    ann > one more thing
    queue
    carol < yes?
    talk paused ann`,
  )

  scenario(
    'is not in the way of a plan to stop, or of the end',
    `
    team ann:human bob:ai default=bob
    ann > pause
    queue
    ann > that is all [DONE]
    queue`,
  )

  scenario(
    'gets what fits no intent, and nothing that fits one',
    `
    team ann:human bob:ai desk:ai:normal:cs.parking default=bob
    ann > tell me a story ~ different_task 0.9
    told It is bob's turn.
    bob is DISPATCHING
    bob < once upon a time
    ann > what does parking cost? ~ different_task 0.9 cs.parking
    desk is DISPATCHING`,
  )

  scenario(
    'plans what fits no intent, where it is the planner: nobody is asked before',
    `
    team ann:human pat:ai:planner bob:ai default=pat
    ann > tidy up the files ~ different_task 0.1
    told Taken as: a new task.
    pat is DISPATCHING`,
  )
})
