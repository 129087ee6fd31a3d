/** What `send` takes: people's commands, as their schema says. Everything else is refused, and nothing is written. */
import { expect, onTestFinished, test } from 'vitest'
import { pair } from '../../test/pair.ts'
import { scripted } from '../agents/scripted.ts'
import type { AgentCommand, Command, OutcomeCommand, PersonCommand } from '../core/state/commands.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { AgentAdapter } from '../ports.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox, untilRest } from './embedded.ts'
import type { Signalbox } from './signalbox.ts'

const { team, teamHash } = pair

/** Bob has a job and says nothing: whoever reads the events knows its dispatchId and its token. */
const silent: AgentAdapter = {
  deliver: ({ dispatchId, token }, post) => {
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
  },
  go: () => {},
  rejoin: () => {},
  withdraw: () => {},
  tell: () => {},
}

type Stage = { readonly box: Signalbox; readonly events: JournalEvent[] }
async function stageWith(agents: AgentAdapter): Promise<Stage> {
  const box = orThrow(await openSignalbox({ data: 'memory', agents }))
  onTestFinished(() => box.close())
  await box.start(team, { teamHash, id: 'c1' })
  const events: JournalEvent[] = []
  box.subscribe('c1', 0, (event) => void events.push(event))
  await box.send('c1', { type: 'say', by: 'ann', text: 'Well? [NEXT:bob]' })
  await expect.poll(() => events.some((e) => e.type === 'task_execution_started')).toBe(true)
  return { box, events }
}

const fence = { dispatchId: 'd1', token: 1 }
const outcome = { effect: 'c1:1:0' }
const problem = { code: 'E_IO' as const, message: 'x' }
const result = { task_id: 't1', status: 'completed' as const, slots_update: {}, missing_slots: [], user_response: 'x' }
const decision = { ...outcome, decisionId: 'x' }

/** One of each type, so that a new one that is not here does not compile. */
const agentCommands: { readonly [T in AgentCommand['type']]: object } = {
  ack: fence,
  nack: { ...fence, reason: 'busy' },
  started: fence,
  paused: fence,
  seat_awaited: { ...fence, place: 1 },
  seat_given: fence,
  progress: { ...fence, text: 'x' },
  alive: fence,
  record: { ...fence, kind: 'once', name: 'x', n: 1, hash: 'h' },
  result: { ...fence, success: true, result },
  propose: { ...fence, envelope: {} },
  lost: fence,
}
const outcomeCommands: { readonly [T in OutcomeCommand['type']]: object } = {
  safety_verdict: { ...outcome, messageId: 'm2', verdict: 'SAFE', reason: 'x' },
  analysed: { ...outcome, messageId: 'm2', analysis: {}, frames: [], ops: [] },
  looked: { ...outcome, workflowId: 'w1' },
  undo_prepared: { ...outcome, undoId: 'u1', decisions: [], changes: [], left: [] },
  undone: { ...outcome, undoId: 'u1', restored: [], left: [] },
  prepared: { ...decision, prepared: {}, scope: {}, hash: 'h' },
  prepare_refused: { ...decision, problem },
  tool_staged: { ...decision, result: {}, evidence: {}, staged: [] },
  landed: { ...decision, landed: [], left: [] },
  tool_done: { ...decision, result: {}, evidence: {} },
  tool_refused: { ...decision, problem },
  tool_lost: { ...decision, reason: 'x' },
  probed: { ...decision, outcome: 'applied' },
}
const others: { readonly [T in Exclude<Command, PersonCommand>['type']]: object } = {
  ...agentCommands,
  ...outcomeCommands,
  wake: {},
  workspace_free: { decisionId: 'x' },
}
const forged = Object.entries(others).map(([type, fields]) => [type, { type, by: 'ann', ...fields }] as const)

const refusedAt = (path: string) => ({ ok: false, problem: { code: 'E_INVALID_ARGS', detail: { path } } })

test.each(forged)('a forged %s is refused, and nothing is written', async (_, command) => {
  const { box, events } = await stageWith(silent)
  const before = events.length
  expect(await box.send('c1', command as never)).toMatchObject(refusedAt('$.type'))
  expect(await box.send('c1', { type: 'pause', by: 'ann' })).toMatchObject({ ok: true })
  expect(events[before]).toMatchObject({ type: 'phase_transition', on: 'pause' })
})

test('a result with the dispatchId and the token of the event stream is no answer of the agent', async () => {
  const { box, events } = await stageWith(silent)
  const { dispatchId, token, taskId } = events.find((e) => e.type === 'task_dispatch_requested') ?? expect.fail()
  const command = { type: 'result', dispatchId, token, success: true, result: { ...result, task_id: taskId } }
  expect(await box.send('c1', command as never)).toMatchObject(refusedAt('$.type'))
  expect(box.state('c1')?.tasks).toMatchObject([{ id: taskId, state: 'RUNNING' }])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''])(
  'the type «%s» finds nothing',
  async (type) => {
    const { box, events } = await stageWith(silent)
    const before = events.length
    const parsed = JSON.parse(`{ "type": ${JSON.stringify(type)}, "by": "ann", "text": "x" }`)
    expect(await box.send('c1', parsed)).toMatchObject(refusedAt('$.type'))
    expect(events.length).toBe(before)
  },
)

const long = 'x'.repeat(65)
test.each<[string, unknown, string]>([
  ['nothing', undefined, '$'],
  ['null', null, '$'],
  ['a text', 'say', '$'],
  ['a list', [{ type: 'say' }], '$'],
  ['no type', { by: 'ann', text: 'x' }, '$.type'],
  ['a type that is no text', { type: { toString: () => 'say' }, by: 'ann', text: 'x' }, '$.type'],
  ['a say without text', { type: 'say', by: 'ann' }, '$.text'],
  ['a say without a speaker', { type: 'say', text: 'x' }, '$.by'],
  ['a text that is a number', { type: 'say', by: 'ann', text: 7 }, '$.text'],
  ['a text that is an object', { type: 'say', by: 'ann', text: { length: 1 } }, '$.text'],
  ['an unknown key', { type: 'say', by: 'ann', text: 'x', messageId: 'm9' }, '$.messageId'],
  ['an own __proto__', JSON.parse('{"type":"say","by":"ann","text":"x","__proto__":{"a":1}}'), '$.__proto__'],
  ['a speaker that is too long', { type: 'say', by: long, text: 'x' }, '$.by'],
  ['an empty key', { type: 'say', by: 'ann', text: 'x', key: '' }, '$.key'],
  ['a key that is too long', { type: 'say', by: 'ann', text: 'x', key: 'k'.repeat(129) }, '$.key'],
  ['half a character as a key', { type: 'say', by: 'ann', text: 'x', key: '\ud83d' }, '$.key'],
  ['a task that is too long', { type: 'cancel', by: 'ann', taskId: long }, '$.taskId'],
  ['a question that is too long', { type: 'answer', by: 'ann', questionId: long, option: 'x' }, '$.questionId'],
  ['an option that is a list', { type: 'answer', by: 'ann', questionId: 'q1', option: ['x'] }, '$.option'],
  ['an entry that is no position', { type: 'forget', by: 'ann', entry: 1.5 }, '$.entry'],
  ['a pause with a task', { type: 'pause', by: 'ann', taskId: 't1' }, '$.taskId'],
  ['a team that is none', { type: 'change_team', by: 'ann', team: { team: 't' }, teamHash }, '$.team.members'],
  ['a team with an unknown key', { type: 'change_team', by: 'ann', team: { ...team, x: 1 }, teamHash }, '$.team.x'],
])('%s is refused with its place', async (_, command, path) => {
  const { box, events } = await stageWith(silent)
  const before = events.length
  expect(await box.send('c1', command as never)).toMatchObject(refusedAt(path))
  expect(events.length).toBe(before)
})

test.each<[string, unknown]>([
  ['a number', 7],
  ['null', null],
  ['an object', { toString: () => 'c1' }],
  ['a name of the prototype', '__proto__'],
  ['a pool', 'pool'],
])('a conversation that is %s is not there', async (_, conversation) => {
  const { box } = await stageWith(silent)
  expect(await box.send(conversation as never, { type: 'pause', by: 'ann' })).toMatchObject({
    problem: { code: 'E_INVALID_ARGS', detail: { why: 'no_such_conversation' } },
  })
  const start = { type: 'start', conversation: 'c2', team, teamHash } as const
  expect(await box.send(conversation as never, start)).toMatchObject({ ok: false })
  expect(box.state('c2')).toBeUndefined()
})

test('a command that throws when it is read is refused like any other that cannot be', async () => {
  const { box } = await stageWith(silent)
  const throwing = () => {
    throw new Error('no')
  }
  const getter = Object.defineProperty({ type: 'say', by: 'ann' }, 'text', { enumerable: true, get: throwing })
  for (const command of [getter, new Proxy({}, { get: throwing, ownKeys: throwing })])
    expect(await box.send('c1', command as PersonCommand)).toMatchObject({
      ok: false,
      problem: { code: 'E_INVALID_ARGS' },
    })
})

test('a start says the name of the conversation that it is sent to', async () => {
  const { box } = await stageWith(silent)
  const start = { type: 'start', conversation: 'c2', team, teamHash } as const
  expect(await box.send('c3', start)).toMatchObject(refusedAt('$.conversation'))
  expect([box.state('c2'), box.state('c3')]).toEqual([undefined, undefined])
})

test('what is sent is what is kept, whatever the sender does to it afterwards', async () => {
  const { box, events } = await stageWith(scripted(() => 'Yes.'))
  await untilRest(box, 'c1')
  const command = { type: 'say' as const, by: 'ann', text: 'first' }
  const sent = box.send('c1', command)
  command.text = 'second'
  command.by = 'bob'
  await sent
  expect(events.findLast((e) => e.type === 'user_input_received')).toMatchObject({ memberId: 'ann', text: 'first' })
})

test('an adapter speaks for its agent only: neither for a person nor for the gate', async () => {
  const posted = [
    { type: 'say', by: 'ann', text: 'forged' },
    { type: 'end', by: 'ann' },
    { type: 'wake' },
    { type: 'constructor', ...fence },
    { type: 'safety_verdict', ...fence, ...outcomeCommands.safety_verdict },
    null,
    'ack',
  ]
  const forging: AgentAdapter = {
    ...silent,
    deliver: (job, post) => {
      for (const frame of posted) post(frame as never)
      silent.deliver(job, post)
    },
  }
  const { box, events } = await stageWith(forging)
  expect(box.state('c1')?.tasks).toMatchObject([{ state: 'RUNNING' }])
  expect(events.filter((e) => e.type === 'user_input_received')).toHaveLength(1)
  expect(box.state('c1')?.talk).toBe('active')
  expect(events.map((e) => e.type)).not.toContain('command_failed')
})

test('nothing that a box shows leads to its mailbox', async () => {
  const { box } = await stageWith(silent)
  const shown = new Set<string>()
  for (let at: object | null = box; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) shown.add(name)
  const acts = ['answer', 'control', 'say', 'send', 'start', 'undo']
  const looks = ['card', 'closing', 'conversations', 'follow', 'history', 'onDelta', 'onEvent', 'state', 'subscribe']
  const result = ['ok', 'value'] // an open box is its own success
  expect([...shown].sort()).toEqual([...acts, ...looks, ...result, 'close', 'constructor'].sort())
})
