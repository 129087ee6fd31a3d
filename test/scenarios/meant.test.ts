import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk = 'ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking line:ai:queue.ask:insertable'

describe('what is not harmless (design §6)', () => {
  const bank = 'ann:human desk:ai:desk.book pay:ai:pay.refund:insertable:harmful triage:ai:focus:triage.symptom'

  scenario(
    'is asked about between ask and act, and done when the person says that it was meant',
    `
    team ${bank}
    ann > my money ~ different_task 0.7 pay.refund(bill=F1)
    asked pay.refund, abort
    ann answers pay.refund
    pay is DISPATCHING`,
  )

  scenario(
    'is done at act; what is harmless is done between ask and act as well',
    `
    team ${bank} parallel=2
    ann > my money ~ different_task 0.8 pay.refund
    pay is DISPATCHING
    pay < here
    ann > a day ~ different_task 0.7 desk.book
    desk is DISPATCHING`,
  )

  scenario(
    'does not slip in beside a focus that waits, unless it is sure',
    `
    team ${bank}
    ann > headache ~ different_task 0.9 triage.symptom
    triage acks
    triage starts
    triage asks since
    ann > my money ~ different_task 0.7 pay.refund
    asked pay.refund, continue, abort`,
  )
})

describe('an answer (S2 §2)', () => {
  scenario(
    'that is taken whole is no wish as well: nothing is queued twice',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom
    triage acks
    triage starts
    triage asks since
    ann > where do I park ~ same_task_no_change 0.9 +cs.parking
    route continue_execution
    triage < fine
    goal
    last goal COMPLETED`,
  )

  scenario(
    'that the agent asks for again is not known: nobody is given what did not fit',
    `
    team ${desk}
    ann > headache ~ different_task 0.9 triage.symptom(symptom=headache)
    triage acks
    triage starts
    triage asks since
    ann > lots ~ same_task_no_change 0.9
    slot since of triage is lots
    triage acks
    triage starts
    triage asks since
    slot since of triage is
    slot symptom of triage is headache`,
  )
})
