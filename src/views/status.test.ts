import { expect, test } from 'vitest'
import { type Conversation, noTeam, type Task, unborn } from '../core/state/conversation.ts'
import { queuePanel, statusPanel } from './panels.ts'
import { statusView } from './status.ts'
import { statusLine } from './status-line.ts'

const team = {
  ...noTeam,
  members: [
    { id: 'ann', type: 'human' as const, name: 'ann', displayName: { en: 'Ann', zh: '安' }, order: 0 },
    { id: 'bob', type: 'ai' as const, name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  ],
}
const task = (id: string, agentId: string, state: Task['state']): Task => ({
  id,
  kind: 'reply',
  agentId,
  state,
  class: 'normal',
  deps: [],
  failures: 0,
  rework: 0,
})
const state = (patch: Partial<Conversation>): Conversation => ({ ...unborn, team, ...patch })

test('while an agent works, it is next, and the queue shows who waits behind', () => {
  const s = state({ talk: 'active', tasks: [task('t1', 'bob', 'RUNNING'), task('t2', 'ann', 'READY')] })
  expect(statusView(s, 'en')).toMatchObject({
    text: 'active',
    next: ['executor.bob'],
    queue: '📋 Queue: [Bob ⏳] → Ann',
  })
  expect(statusView(s, 'zh')).toMatchObject({ text: '进行中', queue: '📋 队列：[鲍勃 ⏳] → 安' })
})

test('while it waits, the person it waits for is next; nobody named means the first human', () => {
  expect(statusView(state({ waitingFor: 'ann' }), 'en').next).toEqual(['user.ann'])
  expect(statusView(state({}), 'en').next).toEqual(['user.ann'])
})

test('when it is over nobody is next', () => {
  expect(statusView(state({ talk: 'completed', waitingFor: 'ann' }), 'en')).toMatchObject({ text: 'ended', next: [] })
})

test('an open question is shown with its options', () => {
  const questions = [{ id: 'q5', kind: 'blocked' as const, options: ['retry', 'skip'] }]
  expect(statusView(state({ questions }), 'en').questions).toEqual([
    { id: 'q5', text: 'a task is blocked', options: ['Try again', 'Skip it'] },
  ])
})

test('who waits for a seat is told their place in line, as far as it is known', () => {
  const dispatch = { id: 'd7', token: 7, agentId: 'bob', waits: 1 }
  const s = state({ talk: 'active', tasks: [{ ...task('t1', 'bob', 'DISPATCHING'), dispatch }] })
  const at = (position: number) => [{ agentId: 'bob', dispatchId: 'd7', position, length: 12 }]
  expect(statusLine(s, 'en').text).toBe('Waiting in line for executor.bob')
  expect(statusLine(s, 'zh').text).toBe('正在排队等待 executor.bob')
  expect([1, 3, 11, 22].map((n) => statusLine(s, 'en', at(n)).text)).toEqual([
    'Next in line for executor.bob',
    'Third in line for executor.bob',
    '11th in line for executor.bob',
    '22nd in line for executor.bob',
  ])
  expect(statusLine(s, 'zh', at(3)).text).toBe('等待 executor.bob，排在第 3 位')
  expect(statusPanel(s, 'en', at(3)).lines[0]?.text).toBe('Third in line for executor.bob')
  expect(queuePanel(s, 'en', at(3)).lines[0]?.text).toContain('third in line')
  expect(queuePanel(s, 'zh', at(3)).lines[0]?.text).toContain('排在第 3 位')
})

test('an agent that was told to pause and has not said that it holds still is shown as still running', () => {
  const run = { state: 'PAUSED' as const }
  const dispatch = { id: 'd7', token: 7, agentId: 'bob' }
  const held = { ...task('t1', 'bob', 'RUNNING'), dispatch, run }
  const paused = { talk: 'paused', interrupt: 'PAUSED', pausedBy: 'ann' } as const
  const pausable = { ...team, members: team.members.map((m) => (m.id === 'bob' ? { ...m, pausable: true } : m)) }
  const s = state({ ...paused, team: pausable, tasks: [held] })
  expect(statusLine(s, 'en').text).toBe('Paused, but executor.bob still runs: it has not said that it holds still')
  expect(statusLine(s, 'zh').text).toBe('已暂停，但 executor.bob 没有确认停下，仍在运行')
  const still = state({ ...paused, team: pausable, tasks: [{ ...held, run: { ...run, holdsStill: true } }] })
  expect(statusLine(still, 'en').text).toBe('Paused: nothing starts until you write or /resume')
  const untold = state({ ...paused, tasks: [held] })
  expect(statusLine(untold, 'en').text).toBe('Pausing after the step of executor.bob')
  expect(statusLine(untold, 'zh').text).toBe('executor.bob 完成当前步骤后暂停')
})

test('an agent of a parked goal that others wait for is shown, with what a person can do', () => {
  const dispatch = { id: 'd7', token: 7, agentId: 'bob', until: 9 }
  const awaited = { ...task('t1', 'bob', 'RUNNING'), dispatch, run: { state: 'PAUSED' as const } }
  const s = state({ talk: 'active', tasks: [awaited, task('t2', 'bob', 'READY')] })
  expect(statusLine(s, 'en')).toEqual({
    mode: 'pausing',
    text: 'executor.bob still runs for a goal that was put aside; what comes next waits: wait too, or /stop ends it',
    since: 7,
  })
  expect(statusLine(s, 'zh').text).toBe(
    'executor.bob 还在为已搁置的目标运行，接下来的工作在等它：可以等待，或用 /stop 结束它',
  )
})
