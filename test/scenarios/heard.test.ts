/** A person is always heard (design §3.5, §7): whoever's turn it is, and whoever asks inside a talk. */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

describe('while another person is next (guard:K1)', () => {
  const eveIsNext = `
    team ann:human eve:human bob:ai
    ann > hello [NEXT:eve,bob]
    talk paused eve`

  scenario('what is only talk waits for them', `${eveIsNext}\n    ann > one more thing\n    rejected waiting_for eve`)
  scenario('[DONE] of somebody else ends the talk', `${eveIsNext}\n    ann > that is all [DONE]\n    talk completed`)
  scenario(
    'a word that stops the work does so',
    `${eveIsNext}\n    ann > stop ~ control_instruction 0.9 cancel\n    queue\n    no event input_rejected`,
  )
  scenario(
    'an emergency stops everything',
    `${eveIsNext}\n    ann !! my chest hurts\n    queue\n    event safety_checked\n    no event input_rejected`,
  )
  scenario('the gate reads what is then refused', `${eveIsNext}\n    ann ! a bomb\n    no event input_rejected`)
})

describe('under lock (guard:K2)', () => {
  const bobWorks = `
    team ann:human bob:ai inputPolicy=lock
    ann > hello [NEXT:bob]
    bob acks
    bob starts`
  scenario(
    'a typed word for pause is taken',
    `${bobWorks}\n    ann > pause ~ control_instruction 0.9 modify\n    work is PAUSED\n    no event input_rejected`,
  )
  scenario(
    'any other word is refused',
    `${bobWorks}\n    ann > how far are you? ~ control_instruction 0.9 query\n    rejected locked`,
  )
  scenario('and so is [DONE]', `${bobWorks}\n    ann > bye [DONE]\n    rejected locked`)
})

describe('a member that asks inside a talk', () => {
  scenario(
    'gets the answer, and the queue goes on behind it',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob asks duration
    talk paused ann
    ann > two days ~ different_task 0.3
    bob is DISPATCHING
    bob got "two days"
    bob < thanks
    carol is DISPATCHING`,
  )
  scenario(
    'at a desk too; what surely goes to somebody else is no answer',
    `
    team ann:human triage:ai:triage.symptom cs:ai:cs.parking
    ann > hi [NEXT:triage]
    triage asks duration
    ann > since monday ~ different_task 0.4
    triage is DISPATCHING
    triage asks more
    ann > where can I park? ~ different_task 0.9 cs.parking
    cs is DISPATCHING`,
  )
})

describe('what a person said stays in the history', () => {
  scenario(
    'also a message whose clarification was withdrawn by the next one',
    `
    team ann:human pay:ai:pay.refund:harmful cs:ai:cs.parking
    ann > hmm ~ different_task 0.7 pay.refund
    asked pay.refund, abort
    ann > where can I park? ~ different_task 0.9 cs.parking
    said ann: hmm
    said ann: where can I park?`,
  )
})
