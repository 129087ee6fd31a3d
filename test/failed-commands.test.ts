/**
 * Bugs of ours, planted in the deciders: what becomes of a command that throws (src/runtime/commit.ts). Each decider is the real one,
 * until a test breaks it.
 */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openJournal } from '../src/journal/writer.ts'
import { openRuntime } from '../src/runtime/open-runtime.ts'
import { goesOn } from '../src/understanding/scripted.ts'
import { until } from './agents/hand-clock.ts'
import { wishFor } from './agents/wish.ts'
import { envelope, type HeldAgents, planOf, tools } from './failed-commands/ports.ts'
import { Stage, talk, work } from './failed-commands/stage.ts'

/** The names of the functions that throw now. */
const broken = vi.hoisted(() => new Set<string>())
const calls = vi.hoisted(() => ({ decideWake: 0 }) as Record<string, number>)
const breakable = vi.hoisted(() => (real: object): object => {
  const entries = Object.entries(real).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const call = (...args: unknown[]) => {
      calls[name] = (calls[name] ?? 0) + 1
      if (broken.has(name)) throw new Error(`planted in ${name}`)
      return value(...args)
    }
    return [name, call]
  })
  return Object.fromEntries(entries)
})
vi.mock('../src/core/work/dispatch.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/execution.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/proposing.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/doubt.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/review.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/planning.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/plan-review.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/control.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/work/give-up-command.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/intake/understanding.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/intake/safety.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/deadlines.ts', async (original) => breakable(await original<object>()))
vi.mock('../src/core/decide.ts', async (original) => breakable(await original<object>()))
afterEach(() => broken.clear())

/** Bob's task is blocked by the bug, his work is called back, and Ann is asked. */
async function expectBlocked(stage: Stage, command: string): Promise<void> {
  await stage.until(() => stage.of('command_failed').length > 0)
  const { taskId, dispatchId, ...failed } = stage.failure()
  expect(failed.command).toBe(command)
  expect(stage.state().tasks).toMatchObject([{ id: taskId, agentId: 'bob', state: 'BLOCKED' }])
  const cause = { kind: 'bug', trace_id: failed.trace_id }
  expect(stage.of('task_blocked')).toMatchObject([{ taskId, cause }])
  expect(stage.state().questions).toMatchObject([{ kind: 'blocked', about: taskId }])
  expect(stage.of('question_opened').some((e) => e.about === taskId && e.cause?.kind === 'bug')).toBe(true)
  expect(stage.state()).toMatchObject({ talk: 'paused', waitingFor: 'ann' })
  if (dispatchId !== undefined)
    await stage.until(() =>
      stage.agents.withdrawn.some((job) => job.dispatchId === dispatchId && job.cause.kind === 'bug'),
    )
  stage.replays()
}

/** Ann answers, the bug is gone, and the work is done after all. */
async function expectDoneAfterRetry(stage: Stage): Promise<void> {
  broken.clear()
  const [question] = stage.state().questions
  const jobs = stage.agents.jobs.length
  await stage.box.send('c1', { type: 'answer', by: 'ann', questionId: question?.id ?? '', option: 'retry' })
  await stage.until(() => stage.agents.jobs.length > jobs)
  stage.agents.begin().finish()
  await stage.until(() => stage.state().tasks.length === 0)
  stage.replays()
}

describe('a frame of an agent that throws', () => {
  test.each<[string, string, (agents: HeldAgents) => unknown]>([
    ['ack', 'decideAck', (agents) => agents.ack()],
    ['nack', 'decideNack', (agents) => agents.post({ type: 'nack', cause: { kind: 'busy' } })],
    ['started', 'decideStarted', (agents) => agents.begin()],
    ['progress', 'decideProgress', (agents) => agents.begin().post({ type: 'progress', text: 'half' })],
    ['propose', 'decidePropose', (agents) => agents.begin().propose()],
    ['result', 'decideResult', (agents) => agents.begin().finish()],
    ['lost', 'decideLost', (agents) => agents.begin().post({ type: 'lost' })],
  ])('%s blocks its task and asks a person; the rest of the mailbox is kept', async (command, decider, act) => {
    const stage = new Stage()
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    broken.add(decider)
    act(stage.agents)
    const said = stage.say('and this is said beside it')
    if (command !== 'lost' && command !== 'result') stage.agents.post({ type: 'lost' })
    expect(await said).toMatchObject({ ok: true })
    await expectBlocked(stage, command)
    expect(stage.of('user_input_received')).toHaveLength(2)
    if (command !== 'lost' && command !== 'result')
      expect(stage.of('outcome_ignored')).toMatchObject([{ why: 'late_loss' }])
    await expectDoneAfterRetry(stage)
  })

  test('a late one stops nobody, and is journaled', async () => {
    const stage = new Stage()
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    stage.agents.begin()
    await stage.until(() => stage.state().tasks[0]?.state === 'RUNNING')
    broken.add('decideProgress')
    stage.agents.post({ type: 'progress', text: 'from before', token: 1 })
    await stage.until(() => stage.of('command_failed').length > 0)
    expect(stage.failure()).not.toHaveProperty('taskId')
    expect(stage.state().tasks).toMatchObject([{ state: 'RUNNING' }])
    stage.replays()
  })
})

describe('an outcome that throws', () => {
  const writes = async (stage: Stage): Promise<void> => {
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    stage.agents.begin().propose()
    await stage.until(() => stage.state().questions.length === 1)
    const [approval] = stage.state().questions
    await stage.box.send('c1', {
      type: 'answer',
      by: 'ann',
      questionId: approval?.id ?? '',
      option: 'once',
      hash: approval?.hash,
    })
  }

  test('tool_done: whether it happened is looked for, and it is not done twice', async () => {
    const stage = new Stage()
    broken.add('decideToolDone')
    await writes(stage)
    await stage.until(() => stage.of('decision_probed').length > 0)
    await expectBlocked(stage, 'tool_done')
    expect(stage.of('decision_uncertain')).toHaveLength(1)
    expect(stage.of('decision_probed')).toMatchObject([{ outcome: 'applied' }])
    await expectDoneAfterRetry(stage)
    expect(stage.of('decision_issued')).toHaveLength(1)
  })

  test('tool_lost blocks its task', async () => {
    const failing = { ...tools, execute: () => Promise.reject(new Error('no tool')) }
    const stage = new Stage({ tools: failing })
    broken.add('decideToolLost')
    await writes(stage)
    await stage.until(() => stage.of('decision_probed').length > 0)
    await expectBlocked(stage, 'tool_lost')
  })

  test('probed blocks its task, and the act stays in doubt', async () => {
    const failing = { ...tools, execute: () => Promise.reject(new Error('no tool')) }
    const stage = new Stage({ tools: failing })
    broken.add('decideProbed')
    await writes(stage)
    await expectBlocked(stage, 'probed')
    expect(stage.state().decisions).toMatchObject([{ id: envelope.decision_id, state: 'UNCERTAIN' }])
  })

  test('a result of a review leaves the work to a person', async () => {
    const engine = { local: true, understand: ({ rawInput }: { rawInput: string }) => wishFor(rawInput, bobsWork) }
    const stage = new Stage({ engine })
    await stage.start(work)
    await stage.say('please work')
    await stage.until(() => stage.agents.jobs.length === 1)
    stage.agents.begin().finish()
    await stage.until(() => stage.agents.jobs.length === 2)
    broken.add('workReviewed')
    stage.agents.begin().finish()
    await stage.until(() => stage.of('command_failed').length > 0)
    expect(stage.state().tasks).toMatchObject([{ kind: 'frame', state: 'BLOCKED' }])
    expect(stage.state().tasks[0]?.review).toBeUndefined()
    expect(stage.state().questions).toMatchObject([{ kind: 'blocked' }])
    stage.replays()
  })

  test.each([
    ['analysed', 'decideAnalysed', true],
    ['analysed', 'decideAnalysed', false],
    ['safety_verdict', 'decideVerdict', true],
    ['safety_verdict', 'decideVerdict', false],
  ])('%s (%s, inside the process: %s) ends its message, and the next one is heard', async (command, decider, local) => {
    const later = <T>(answer: T): T | Promise<T> => (local ? answer : Promise.resolve(answer))
    const engine = { local, understand: ({ rawInput }: { rawInput: string }) => later(goesOn(rawInput)) }
    const safety = { local, check: () => later({ verdict: 'SAFE' as const, reason: 'x' }) }
    const stage = new Stage({ engine, safety })
    await stage.start()
    broken.add(decider)
    const receipt = await stage.say('go [NEXT:bob]')
    expect(receipt).toMatchObject({ ok: true })
    await stage.until(() => stage.of('command_failed').length > 0)
    const [received] = stage.of('user_input_received')
    expect(stage.failure()).toMatchObject({ command, messageId: received?.messageId })
    expect(stage.state()).toMatchObject({ messages: [], talk: 'paused', waitingFor: 'ann' })
    stage.replays()
    broken.clear()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    expect(stage.of('command_failed')).toHaveLength(1)
  })

  test('a result of a planner leaves the goal to a person, who has it planned again', async () => {
    const engine = { local: true, understand: ({ rawInput }: { rawInput: string }) => wishFor(rawInput, nobodysWork) }
    const stage = new Stage({ engine })
    await stage.start(work)
    await stage.say('build it')
    await stage.until(() => stage.agents.jobs.length === 1)
    broken.add('proposePlan')
    stage.agents.begin().finish({ plan: planOf().plan as never })
    await stage.until(() => stage.of('command_failed').length > 0)
    expect(stage.failure()).toMatchObject({ command: 'result' })
    expect(stage.state()).toMatchObject({ workflows: [{ state: 'WAIT_USER_DECISION' }], tasks: [] })
    broken.clear()
    const [question] = stage.state().questions
    await stage.box.send('c1', { type: 'answer', by: 'ann', questionId: question?.id ?? '', option: 'replan' })
    await stage.until(() => stage.agents.jobs.length === 2)
    stage.agents.begin().finish({ plan: planOf().plan as never })
    await stage.until(() => stage.of('plan_proposed').length > 0)
    stage.replays()
  })
})

const bobsWork = { intent: 'work', agent: 'bob' }
const nobodysWork = { intent: 'other', agent: 'none' }

describe('a wake that throws', () => {
  test('is tried again later and later, journaled once, and stops no other conversation', async () => {
    const stage = new Stage()
    for (const id of ['c1', 'c2']) await stage.start(talk, id)
    for (const id of ['c1', 'c2']) await stage.say('go [NEXT:bob]', id)
    await stage.until(() => stage.agents.jobs.length === 2)
    broken.add('decideWake')
    const tries = () => calls.decideWake ?? 0
    const before = tries()
    stage.clock.advance(30_000) // nobody has acked
    await stage.until(() => stage.of('command_failed', 'c1').length > 0 && stage.of('command_failed', 'c2').length > 0)
    expect(stage.failure('c1')).toMatchObject({ command: 'wake' })
    expect(tries() - before).toBe(2)
    // Time stands still, so nothing is tried however often the loop comes round.
    for (let i = 0; i < 20; i++) await stage.say(`still here ${i}`, 'c2')
    expect(tries() - before).toBe(2)
    for (const [after, all] of [
      [999, 2],
      [1, 4],
      [1_999, 4],
      [1, 6],
      [3_999, 6],
      [1, 8],
    ] as const) {
      stage.clock.advance(after)
      await stage.until(() => tries() - before >= all)
      await stage.say('and on', 'c2')
      expect(tries() - before).toBe(all)
    }
    expect(stage.of('command_failed', 'c1')).toHaveLength(1)
    broken.clear()
    stage.clock.advance(3_600_000)
    await stage.until(() => stage.of('task_dispatch_nack', 'c1').length > 0)
    for (const id of ['c1', 'c2']) stage.replays(id)
  })

  test('waits an hour at most, and is tried again after a restart', async () => {
    const stage = new Stage()
    await stage.start()
    await stage.say('go [NEXT:bob]')
    broken.add('decideWake')
    const tries = () => calls.decideWake ?? 0
    for (let i = 0; i < 20; i++) {
      const before = tries()
      stage.clock.advance(3_600_000)
      await stage.until(() => tries() > before)
    }
    await stage.box.close()
    broken.clear()
    const again = openRuntime({
      journal: openJournal(stage.store, stage.clock),
      agents: stage.agents,
      clock: stage.clock,
    })
    onTestFinished(() => again.close())
    stage.clock.advance(1)
    await until(() => stage.of('task_dispatch_nack').length > 0, stage.clock)
  })
})

describe('when giving up a command throws as well', () => {
  test('a note of it is journaled, and the other commands go on', async () => {
    const stage = new Stage()
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    for (const name of ['decideAck', 'giveUpCommand']) broken.add(name)
    stage.agents.ack()
    await stage.until(() => stage.of('command_failed').length > 0)
    expect(stage.failure()).toMatchObject({ command: 'ack' })
    expect(stage.failure()).not.toHaveProperty('taskId')
    expect(stage.state().tasks).toMatchObject([{ state: 'DISPATCHING' }])
    stage.replays()
    broken.clear()
    stage.agents.begin()
    await stage.until(() => stage.state().tasks[0]?.state === 'RUNNING')
  })

  test('where not even that is possible it is logged, and a person can go on', async () => {
    const stage = new Stage()
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    for (const name of ['decideAck', 'decideFailure']) broken.add(name)
    stage.agents.ack()
    await stage.until(() => stage.logged.some(({ message }) => message.includes('could not be journaled')))
    expect(stage.of('command_failed')).toEqual([])
    broken.clear()
    expect(await stage.box.send('c1', { type: 'cancel', by: 'ann' })).toMatchObject({ ok: true })
    expect(stage.state().tasks).toEqual([])
  })

  test('what could not be written is kept, and written later', async () => {
    let fails = false
    const stage = new Stage({}, (journal) => ({
      append: (append) => (fails ? Promise.reject(new Error('the disk is away')) : journal.append(append)),
      flush: () => journal.flush?.(),
      read: (stream, after) => journal.read(stream, after),
      head: (stream) => journal.head(stream),
      heads: () => journal.heads(),
      snapshot: (stream) => journal.snapshot(stream),
      saveSnapshot: (stream, seq, body) => journal.saveSnapshot(stream, seq, body),
      close: () => journal.close(),
    }))
    await stage.start()
    await stage.say('go [NEXT:bob]')
    await stage.until(() => stage.agents.jobs.length === 1)
    broken.add('decideAck')
    fails = true
    stage.agents.ack()
    await stage.until(() => stage.logged.some(({ message }) => message === 'an append failed'))
    fails = false
    stage.clock.advance(1_000)
    await expectBlocked(stage, 'ack')
  })
})

test("a person's command that throws is refused with its trace_id, and nothing is written", async () => {
  const stage = new Stage()
  await stage.start()
  const before = stage.events().length
  broken.add('decidePause')
  const refused = await stage.box.send('c1', { type: 'pause', by: 'ann' })
  const trace_id = stage.logged[0]?.fields.trace_id
  expect(trace_id).toMatch(/^[0-9a-f]{16}$/)
  expect(refused).toMatchObject({ problem: { code: 'E_IO', detail: { why: 'bug', trace_id } } })
  expect(stage.events()).toHaveLength(before)
  expect(stage.logged).toMatchObject([{ fields: { command: 'pause', err: { message: 'planted in decidePause' } } }])
})
