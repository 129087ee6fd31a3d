import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk = 'ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking pay:ai:high:pay.bill:insertable'

describe('S0 §8.3: a control action says what it does', () => {
  scenario(
    'a status query says who is at work, who waits for what, and what is queued',
    `
    team ${desk}
    ann > status? ~ control_instruction 0.9 query
    told Nothing is going on.
    ann > my head, and parking ~ different_task 0.9 triage.symptom,cs.parking
    told Taken as: triage.symptom (triage), cs.parking (cs).
    ann > how far are you? ~ control_instruction 0.9 query
    told triage is at work. Queued: cs.
    triage asks duration
    ann > how far are you? ~ control_instruction 0.9 query
    told triage waits for your answer (duration). Queued: cs.
    ann > 现在到哪一步了？ ~ control_instruction 0.9 query
    told triage在等你回答（duration）。排队：cs。
    ann > two days ~ same_task_no_change 0.9
    told Taken as the answer.
    triage < see a doctor
    cs nacks no_resource
    ann > how far are you? ~ control_instruction 0.9 query
    told Blocked: cs. An open question waits for your answer.`,
  )

  scenario(
    'a short word is answered in the language of the goal',
    `
    team ${desk}
    ann > 我头痛 ~ different_task 0.9 triage.symptom
    ann > /status ~ control_instruction 0.9 query
    told triage正在工作。`,
  )

  scenario(
    'a pause, a second one, a resumption, a second one',
    `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    ann > wait a moment ~ control_instruction 0.9 modify
    told The work pauses after the step in flight.
    triage acks
    triage starts
    work is PAUSED
    ann > 等一下 ~ control_instruction 0.9 modify
    told 工作已经暂停。
    ann > how far are you? ~ control_instruction 0.9 query
    told The work is paused.
    ann > go on please ~ control_instruction 0.9 continue
    told The work goes on.
    work is EXECUTION
    ann > go on please ~ control_instruction 0.9 continue
    told Nothing is paused.
    ann > wait a moment ~ control_instruction 0.9 modify
    told The work is paused.
    work is PAUSED`,
  )

  scenario(
    'work that is held for an answer is not paused',
    `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    triage asks duration
    ann > parking? ~ different_task 0.9 cs.parking
    told Please choose how to go on.
    work is WAIT_USER_DECISION
    ann > wait a moment ~ control_instruction 0.9 modify
    told The work is held until you answer the open question.
    ann > go on please ~ control_instruction 0.9 continue
    told The work is held until you answer the open question.`,
  )

  scenario(
    'a cancellation names what ends',
    `
    team ${desk}
    ann > forget about it ~ control_instruction 0.9 cancel
    told Nothing is under way: there is nothing to cancel.
    ann > my head, and parking ~ different_task 0.9 triage.symptom,cs.parking
    ann > 全部取消 ~ control_instruction 0.9 cancel
    told 已取消：triage、cs。
    goal`,
  )

  scenario(
    'in a talk it says whose turn it is',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,ann,carol]
    told It goes on with the current work.
    bob < fine
    ann > how far are you? ~ control_instruction 0.9 query
    told It is ann's turn. Queued: carol.`,
  )
})

describe('design §6: what is taken between ask and act is said', () => {
  scenario(
    'a new task, with who takes it and how sure that is',
    `
    team ${desk}
    ann > my head, and parking ~ different_task 0.68 triage.symptom,cs.parking
    told Taken as: triage.symptom (triage), cs.parking (cs), 68%.
    triage is DISPATCHING`,
  )

  scenario(
    'in Chinese too',
    `
    team ${desk}
    ann > 停车 ~ different_task 0.5 cs.parking
    told 理解为：cs.parking（cs），50%。`,
  )

  scenario(
    'at or above act how sure it is goes without saying; under ask it is asked',
    `
    team ${desk}
    ann > parking ~ different_task 0.49 cs.parking
    asked new_task, abort
    told Please choose how to go on.
    ann > parking ~ different_task 0.8 cs.parking
    told Taken as: cs.parking (cs).`,
  )

  scenario(
    'what slips in, and what goes on with the work',
    `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    ann > and quickly please ~ same_task_no_change 0.6
    told It goes on with the current work, 60%.
    triage asks duration
    ann > the bill ~ different_task 0.7 pay.bill
    told Taken as: pay.bill (pay), beside the current work, 70%.
    pay is DISPATCHING`,
  )

  scenario(
    'where nobody can take it, that is said; a planner may take anything',
    `
    team ${desk}
    ann > sing ~ different_task 0.6
    told Nobody in the team does that.
    ann changes team ann:human pat:ai:planner bob:ai:x.y
    ann > sing ~ different_task 0.6
    told Taken as: a new task, 60%.`,
  )
})

describe('what leads to nothing is told as that', () => {
  scenario(
    'a plain yes beside an approval is no approval, and says how to give one',
    `
    team ann:human bob:ai
    ann > do it [NEXT:bob]
    bob acks
    bob starts
    bob proposes write 1
    ann > yes ~ says yes
    told The open question is answered with one of its choices, by its number.
    asked once, conversation, deny, deny_because
    ann > go ahead ~ control_instruction 0.9 continue
    told The open question is answered with one of its choices, by its number.
    run of bob is RUNNING`,
  )
  scenario(
    'a message that names nobody, in a talk where nobody is at work',
    `
    team ann:human bob:ai
    ann > hello there
    told Nobody was addressed. Begin with @ and a name, or add [NEXT:name].
    no event task_created`,
  )
})
