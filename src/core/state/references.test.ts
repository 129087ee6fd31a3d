import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Conversation, unborn } from './conversation.ts'
import { type EventOf, type EventType, eventTypes, type JournalEvent } from './events.ts'
import { evolve, fold } from './evolve.ts'
import { faultOf } from './references.ts'

const folder = join(import.meta.dirname, '../../../test/journals/v1')
const journals = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
    return { name, events: lines.map((line) => JSON.parse(line) as JournalEvent) }
  })

describe('what the program wrote', () => {
  test.each(journals)('$name names nothing that is not there', ({ events }) => {
    let state = unborn
    for (const e of events) {
      expect(faultOf(state, e), `event ${e.seq}`).toBeUndefined()
      state = evolve(state, e)
    }
  })
})

/** The first event of a type in any of the journals, and the state before it. */
function firstOf(type: EventType): { readonly e: JournalEvent; readonly before: Conversation } {
  for (const { events } of journals) {
    let before = unborn
    for (const e of events) {
      if (e.type === type) return { e, before }
      before = evolve(before, e)
    }
  }
  throw new Error(`no journal has ${type}`)
}

const wrong = <T extends EventType>(type: T, change: Partial<EventOf<T>>, fault: RegExp) =>
  [type, change as object, fault] as const

describe('what it would never have written', () => {
  test.each([
    wrong('user_input_received', { messageId: 'm999' }, /its id is m\d+, not m999/),
    wrong('user_input_received', { memberId: 'zed' }, /zed is no person/),
    wrong('safety_checked', { messageId: 'm999' }, /no message m999/),
    wrong('routing_decision_made', { messageId: 'm999' }, /no message m999/),
    wrong('question_answered', { questionId: 'q999' }, /q999 is not open/),
    wrong('question_answered', { option: 'sing' }, /no option sing/),
    wrong('task_created', { taskId: 't999' }, /its id is t\d+/),
    wrong('task_created', { agentId: 'zed' }, /no member zed/),
    wrong('task_dispatch_requested', { taskId: 't999' }, /no task t999/),
    wrong('task_dispatch_requested', { token: 1 }, /its token is \d+, not 1/),
    wrong('task_dispatch_requested', { from: 99_999 }, /event 99999 is not there yet/),
    wrong('task_unblocked', { agentId: 'zed' }, /no member zed/),
    wrong('plan_requested', { snapshot: 99_999 }, /event 99999 is not there yet/),
    wrong('task_dispatch_ack', { dispatchId: 'd999' }, /no dispatch d999/),
    wrong('task_execution_result', { taskId: 't999' }, /no task t999/),
    wrong('task_execution_started', { taskId: 't999' }, /is of t\d+, not t999/),
    wrong('decision_issued', { decision_id: 'x' }, /has no decision x/),
    wrong('memory_noted', { taskId: 't99999' }, /there was no t99999 before/),
    wrong('member_said', { memberId: 'zed' }, /no member zed/),
    wrong('talk_changed', { waitingFor: 'zed' }, /zed is no person/),
    wrong('semantic_understanding_started', { role: 'zed' }, /nobody here is orchestrator\.zed/),
  ])('%s: it is said what is wrong', (type, change, fault) => {
    const { e, before } = firstOf(type)
    expect(faultOf(before, { ...e, ...change } as JournalEvent)).toMatch(fault)
  })

  test.each([
    wrong('member_said', { text: 'words that nobody checked' }, /m\d+ has other words/),
    wrong('member_said', { loopId: 'executor' }, /a member speaks in a task/),
    wrong('user_input_received', { role: 'ada' }, /no person of the team|nobody here is/),
    wrong('user_input_received', { loopId: 'executor' }, /nobody here is executor\.\w+ in user_input_received/),
    wrong('safety_checked', { role: 'guard' }, /nobody here is system\.guard in safety_checked/),
    wrong('task_dispatch_ack', { loopId: 'orchestrator', role: 'router' }, /nobody here is orchestrator\.router/),
    wrong('question_answered', { loopId: 'orchestrator', role: 'router' }, /nobody here is orchestrator\.router/),
    wrong('user_input_received', { gateUntil: 9e15 }, /gateUntil is 9000000000000000, and \d+ at the latest/),
    wrong('task_dispatch_requested', { until: 9e15 }, /until is 9000000000000000/),
    wrong('task_dispatch_ack', { until: 9e15 }, /until is 9000000000000000/),
    wrong('decision_issued', { until: 9e15 }, /until is 9000000000000000/),
  ])('%s: under another name, in other words or for too long', (type, change, fault) => {
    const { e, before } = firstOf(type)
    expect(faultOf(before, { ...e, ...change } as JournalEvent)).toMatch(fault)
  })

  test('work goes to the member who has it', () => {
    const { e, before } = firstOf('task_dispatch_requested')
    const { agentId } = e as EventOf<'task_dispatch_requested'>
    const other = before.team.members.find(({ id }) => id !== agentId)?.id
    expect(faultOf(before, { ...e, agentId: other } as JournalEvent)).toMatch(/is of \w+, not \w+/)
  })

  test('an act is issued only by an approval of exactly that act', () => {
    const issued = journals
      .flatMap(({ events }) => events.map((e, i) => ({ e, events: events.slice(0, i) })))
      .filter(({ e }) => e.type === 'decision_issued')
    const approved =
      issued.find(({ e }) => (e as EventOf<'decision_issued'>).approval !== 'read') ?? expect.unreachable()
    const before = fold(approved.events)
    expect(faultOf(before, approved.e)).toBeUndefined()
    for (const approval of ['read', 'q1', 'yes'])
      expect(faultOf(before, { ...approved.e, approval } as JournalEvent)).toMatch(/does not only read|nobody approved/)
    const unapproved = before.decisions.map((x) => ({ ...x, approval: undefined }))
    expect(faultOf({ ...before, decisions: unapproved }, approved.e)).toMatch(/nobody approved/)
    const asked = before.decisions.map((x) => ({ ...x, state: 'ASKED' as const }))
    expect(faultOf({ ...before, decisions: asked }, approved.e)).toMatch(/is ASKED/)
  })

  test('a plan is carried out only after a person approved exactly that plan, or if it only reads', () => {
    const { e, before } = firstOf('plan_approved')
    expect(faultOf(before, e)).toBeUndefined()
    expect(before.approval).toMatchObject({ about: before.current, hash: (e as EventOf<'plan_approved'>).hash })
    expect(faultOf({ ...before, approval: undefined }, e)).toMatch(/nobody approved the plan/)
    const { by: _, ...unasked } = e as EventOf<'plan_approved'>
    expect(faultOf(before, unasked as JournalEvent)).toMatch(/a person has to approve this plan/)
  })

  test('a cause is one that the event can have, and names what was there', () => {
    const { e, before } = firstOf('task_canceled')
    const because = (cause: object) => faultOf(before, { ...e, cause } as JournalEvent)
    expect(because({ kind: 'canceled' })).toBeUndefined()
    expect(because({ kind: 'gate_failed' })).toMatch(/task_canceled has no cause gate_failed/)
    const nack = firstOf('task_dispatch_nack')
    const nacked = (change: object) => faultOf(nack.before, { ...nack.e, ...change } as JournalEvent)
    expect(nacked({ reason: 'busy', cause: { kind: 'busy' } })).toBeUndefined()
    expect(nacked({ reason: 'lost', cause: { kind: 'busy' } })).toMatch(/its cause is busy, not lost/)
    expect(nacked({ reason: 'breaker_open', cause: { kind: 'breaker_open', until: 9e15 } })).toMatch(/until is 9000/)
    expect(
      nacked({
        reason: 'may_have_happened',
        cause: { kind: 'may_have_happened', effect: 'x', seq: 99_999, lost: 'lost' },
      }),
    ).toMatch(/event 99999 is not there yet/)
  })

  test('a second verdict, a second start, an answer given twice', () => {
    for (const type of ['safety_checked', 'conversation_started', 'question_answered'] as const) {
      const { e, before } = firstOf(type)
      const after = evolve(before, e)
      expect(faultOf(after, { ...e, seq: after.seq + 1 } as JournalEvent)).toBeDefined()
    }
  })

  test('a fork that says it is elsewhere', () => {
    const { before } = firstOf('user_input_received')
    const forked = { ...firstOf('conversation_started').e, type: 'conversation_forked', from: 'c1' }
    expect(faultOf(before, { ...forked, at_seq: before.seq } as JournalEvent)).toBeUndefined()
    expect(faultOf(before, { ...forked, at_seq: 1 } as JournalEvent)).toMatch(/forked at event/)
  })

  test('nothing follows the end but what comes too late, and another way', () => {
    const { before } = firstOf('user_input_received')
    const ended: Conversation = { ...before, talk: 'completed' }
    const silent = eventTypes().filter(
      (type) => faultOf(ended, { type } as JournalEvent) === 'the conversation has ended',
    )
    expect(eventTypes().filter((type) => !silent.includes(type))).toEqual([
      'conversation_forked',
      'conversation_imported',
      'conversation_ended',
      'changes_staged',
      'decision_refused',
      'decision_settled',
      'decision_uncertain',
      'decision_probed',
      'undo_requested',
      'undo_issued',
      'undo_settled',
      'outcome_ignored',
      'command_failed',
    ])
  })
})
