/** Of several open questions the one is shown that can be answered, and its answer brings back the others (shown-question.ts). */
import { describe } from 'vitest'
import { scenario } from './scenario.ts'

const asked = `
    team ann:human triage:ai:high:triage.symptom booking:ai:high:cs.booking
    ann > headache ~ different_task 0.9 triage.symptom
    triage acks
    triage starts
    triage proposes write 1
    shows once, conversation, deny, deny_because`
const heldByQuestion = `${asked}
    ann > tidy3 ~ same_task_minor_change 0.6
    work is WAIT_USER_DECISION
    run of triage is PAUSED
    shows minor_replan, replan, continue, new_task, abort`

describe('while an approval is open', () => {
  scenario(
    'and an unclear message holds the work, the message is asked about first; its answer brings the approval back',
    `${heldByQuestion}
    ann resumes
    refused waits_for_answer
    ann answers continue
    shows once, conversation, deny, deny_because
    ann answers once
    run of triage is WAITING_TOOL`,
  )
  scenario(
    'a message that is left alone lets the approval be given',
    `${heldByQuestion}
    ann answers abort
    shows once, conversation, deny, deny_because
    ann answers once
    run of triage is WAITING_TOOL`,
  )
  scenario(
    'and its goal is parked for another, it is shown again when the goal is resumed',
    `${asked}
    ann > book a room ~ different_task 0.9 cs.booking
    work is WAIT_USER_DECISION
    ann answers new_task
    shows
    booking < booked
    shows resume, drop
    ann answers resume
    shows once, conversation, deny, deny_because
    ann answers once
    run of triage is WAITING_TOOL`,
  )
  scenario(
    'and a person paused the work, it stays shown: they resume and answer',
    `${asked}
    ann pauses
    shows once, conversation, deny, deny_because
    ann answers once
    refused paused_first
    ann resumes
    ann answers once
    run of triage is WAITING_TOOL`,
  )
  scenario(
    'two unclear messages are asked about one after the other',
    `${heldByQuestion}
    ann > tidy4 ~ same_task_minor_change 0.6
    shows minor_replan, replan, continue, new_task, abort
    ann answers abort
    ann answers abort
    shows once, conversation, deny, deny_because
    ann answers once
    run of triage is WAITING_TOOL`,
  )
})
