import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const desk =
  'ann:human triage:ai:focus:triage.symptom cs:ai:cs.parking reg:ai:reg.book line:ai:queue.ask:insertable pay:ai:high:pay.bill:insertable'
const asked = `
    team ${desk}
    ann > my head ~ different_task 0.9 triage.symptom
    triage asks duration
    repeats`

describe('design §3.2: what is waited for stands last', () => {
  scenario(
    'when what slipped in is done, the question of the focus is shown again, once',
    `${asked}
    ann > can I pay ~ different_task 0.9 pay.bill
    repeats
    pay < paid
    repeats duration?
    wait 1s
    repeats
    ann > two days ~ same_task_no_change 0.9
    repeats
    triage < see a doctor
    repeats`,
  )

  scenario(
    'so it is when what slipped in was given back, or is stuck and then skipped',
    `${asked}
    ann > can I pay ~ different_task 0.9 pay.bill
    pay gives it back
    repeats duration?
    ann > how many ~ different_task 0.9 queue.ask
    line nacks no_resource
    asked retry, skip
    repeats
    ann answers skip
    repeats duration?`,
  )

  scenario(
    'what slipped in and asks too is asked for in its turn',
    `${asked}
    ann > can I pay ~ different_task 0.9 pay.bill
    pay asks card
    repeats duration?
    ann > two days ~ same_task_no_change 0.9
    triage < see a doctor
    repeats card?`,
  )

  scenario(
    'after a status query; a pause holds it until the work goes on',
    `${asked}
    ann > how far are you? ~ control_instruction 0.9 query
    repeats duration?
    ann > pause ~ control_instruction 0.9 modify
    repeats
    ann resumes
    repeats duration?`,
  )

  scenario(
    'a question with options is waited for first',
    `${asked}
    ann > parking? ~ different_task 0.9 cs.parking
    asked new_task, continue, minor_replan, replan, abort
    repeats
    ann answers continue
    repeats duration?`,
  )

  scenario(
    'a goal that was parked asks again when it goes on',
    `${asked}
    ann > parking? ~ different_task 0.9 cs.parking
    ann answers new_task
    cs < 5 an hour
    repeats
    asked resume, drop
    ann answers resume
    repeats duration?`,
  )

  scenario(
    'what others of the same goal said after it leaves it behind too',
    `
    team ${desk}
    ann > a doctor, and parking? ~ different_task 0.9 reg.book,cs.parking
    reg asks date
    repeats
    cs < 5 an hour
    repeats date?`,
  )

  scenario(
    "a person's own turn in a talk, and a member who asks in one, are no such question",
    `
    team ann:human bob:ai
    ann > hello [NEXT:bob,ann]
    bob < fine
    talk paused ann
    ann > how far are you? ~ control_instruction 0.9 query
    repeats`,
  )
})
