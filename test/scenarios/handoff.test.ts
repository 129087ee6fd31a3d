import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk =
  'ann:human triage:ai:focus:triage.symptom reg:ai:reg.book,reg.cancel cs:ai:cs.parking pay:ai:high:pay.bill:insertable'
/** Triage is done and suggests registration; nothing else goes on. */
const suggested = `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom(symptom=headache)
    triage suggests reg
    asked accept, decline
    says shall reg go on?
    talk paused ann
    goal`

describe('design §9: a suggestion is offered, never obeyed by itself', () => {
  scenario(
    'nothing waits for an offer: the queue goes on and the goal ends, and the offer is still there',
    `
    team ${desk}
    ann > my head, and parking? ~ different_task 0.9 triage.symptom,cs.parking
    triage suggests reg
    cs is DISPATCHING
    talk active
    asked accept, decline
    cs < 5 an hour
    last goal COMPLETED
    talk paused ann
    asked accept, decline`,
  )

  scenario(
    'accepted, the agent gets its first intent, what was known and what was said',
    `${suggested}
    ann answers accept
    reg is DISPATCHING
    goal EXECUTION
    slot symptom of reg is headache
    slot place of reg is north
    reg got "ask reg"
    reg asks date
    ann > tomorrow ~ same_task_no_change 0.9
    reg < booked
    last goal COMPLETED
    asked`,
  )

  scenario(
    'accepted while work goes on, it joins that work and waits for its turn',
    `
    team ${desk}
    ann > my head, and parking? ~ different_task 0.9 triage.symptom,cs.parking
    triage suggests reg
    ann answers accept
    parked 0
    cs is DISPATCHING
    reg is READY
    cs < 5 an hour
    reg is DISPATCHING`,
  )

  scenario(
    'accepted while the focus waits for a person, only an insertable agent starts',
    `
    team ${desk} parallel=2
    ann > my head, and parking? ~ different_task 0.9 triage.symptom,cs.parking
    cs suggests pay
    triage asks duration
    ann answers accept
    pay is DISPATCHING
    triage is AWAITING_USER`,
  )

  scenario(
    'declined, it is over; an offer is answered once',
    `${suggested}
    ann answers decline
    asked
    talk paused ann
    ann answers accept
    refused not_open`,
  )

  scenario(
    'a plain yes takes it up',
    `${suggested}
    ann > yes please ~ says yes
    route continue_execution
    reg is DISPATCHING
    asked`,
  )

  scenario(
    'a plain no declines it',
    `${suggested}
    ann > 不用了 ~ says no
    asked
    talk paused ann
    event question_answered`,
  )

  scenario(
    'anything else goes its own way, and the offer stays',
    `${suggested}
    ann > and parking? ~ different_task 0.9 cs.parking
    cs is DISPATCHING
    cs < 5 an hour
    asked accept, decline`,
  )

  scenario(
    'a yes to what an agent asked is no yes to the offer',
    `
    team ${desk} parallel=2
    ann > my head, and parking? ~ different_task 0.9 triage.symptom,cs.parking
    cs suggests reg
    triage asks fever
    ann > yes ~ says yes
    triage is DISPATCHING
    asked accept, decline`,
  )

  scenario(
    'an agent that gives a task back may say who could do it',
    `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    triage gives back, suggests reg
    last goal FAILED
    ann answers accept
    reg is DISPATCHING`,
  )
})

describe('an offer that no longer matters is withdrawn', () => {
  scenario(
    'the person asked for it themselves',
    `${suggested}
    ann > book me in ~ different_task 0.9 reg.book
    reg is DISPATCHING
    asked
    event question_withdrawn`,
  )

  scenario(
    'the same agent is offered for something later',
    `${suggested}
    ann > my back ~ different_task 0.9 triage.symptom(symptom=back)
    triage suggests reg
    event question_withdrawn
    ann answers accept
    slot symptom of reg is back
    asked`,
  )

  scenario(
    'the member left the team',
    `${suggested}
    ann changes team ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking
    asked
    event question_withdrawn`,
  )

  scenario(
    'an emergency, a cancel and the end leave none',
    `${suggested}
    ann !! she is not breathing
    asked
    ann > again, my head ~ different_task 0.9 triage.symptom
    triage suggests reg
    ann cancels
    asked
    ann > again, my head ~ different_task 0.9 triage.symptom
    triage suggests reg
    ann ends
    asked`,
  )

  scenario(
    'the work that suggested it was sent back; done again, it may suggest again',
    `
    team ann:human rex:ai:reviewer triage:ai:triage.symptom reg:ai:reg.book review=rex
    ann > my head ~ different_task 0.9 triage.symptom
    triage suggests reg
    asked accept, decline
    reviewer rejects
    asked
    wait 1s
    triage suggests reg
    reviewer passes
    asked accept, decline`,
  )
})

describe('what is only shown', () => {
  scenario(
    'plain words, a stranger, a person, the executor itself and somebody with work in hand',
    `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    triage suggests somebody at the desk
    asked
    ann > my head ~ different_task 0.9 triage.symptom
    triage suggests zed
    asked
    ann > my head ~ different_task 0.9 triage.symptom
    triage suggests ann
    asked
    ann > my head ~ different_task 0.9 triage.symptom
    triage suggests triage
    asked
    ann > my head, and book ~ different_task 0.9 triage.symptom,reg.book
    triage suggests reg
    no event question_opened`,
  )

  scenario(
    'of a turn in the talk is offered too',
    `
    team ${desk}
    ann > hello [NEXT:triage]
    triage suggests reg
    asked accept, decline`,
  )
})

describe('an offer outlives', () => {
  scenario(
    'a pause: what is taken up meanwhile starts with the rest',
    `${suggested}
    ann pauses
    ann answers accept
    reg is READY
    ann resumes
    reg is DISPATCHING`,
  )

  scenario(
    'a fork, where it can be taken up too',
    `${suggested}
    fork
    asked accept, decline
    ann answers accept
    ann resumes
    reg is DISPATCHING
    slot symptom of reg is headache`,
  )

  scenario(
    'another question, which is answered first',
    `
    team ${desk}
    ann > my head, and parking? ~ different_task 0.9 triage.symptom,cs.parking
    triage suggests reg
    cs fails disk full
    wait 1s
    cs fails disk full
    wait 2s
    cs fails disk full
    wait 4s
    cs fails disk full
    asked retry, skip
    ann > yes ~ says yes
    asked retry, skip
    ann answers skip
    asked accept, decline`,
  )
})
