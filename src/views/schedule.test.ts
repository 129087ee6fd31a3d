import { describe, expect, test } from 'vitest'
import { statesOf } from '../core/machines/machine.ts'
import { task as taskMachine } from '../core/machines/task.ts'
import { type Conversation, noTeam, type Task, unborn } from '../core/state/conversation.ts'
import { queuePanel } from './panels.ts'
import { scheduleCard, whySentence } from './schedule.ts'
import { tasksPanel } from './tasks.ts'
import { texts } from './texts/languages.ts'

const member = (id: string, type: 'human' | 'ai', order: number) => ({ id, type, name: id, order })
const team = { ...noTeam, members: [member('ann', 'human', 0), member('bob', 'ai', 1), member('cy', 'ai', 2)] }
const task = (id: string, more: Partial<Task>): Task => ({
  id,
  kind: 'frame',
  agentId: 'bob',
  state: 'READY',
  class: 'normal',
  deps: [],
  failures: 0,
  rework: 0,
  ...more,
})
const state = (tasks: Task[], more: Partial<Conversation> = {}): Conversation => ({
  ...unborn,
  at: 10,
  team,
  tasks,
  ...more,
})
const told = (s: Conversation, lang: 'en' | 'zh') => tasksPanel(s, lang).lines.map((line) => line.text)

describe('the tasks say why', () => {
  test('the first in line is next, and each other one says what it waits for', () => {
    const s = state([
      task('t1', { state: 'RUNNING' }),
      task('t2', { agentId: 'cy' }),
      task('t3', { class: 'high' }),
      task('t4', { deps: ['t2'], state: 'CREATED' }),
      task('t5', { notBefore: 99 }),
    ])
    expect(told(s, 'en')).toEqual([
      't1  executor.bob  request  active',
      't2  executor.cy  request  queued · waits: executor.bob (t3) goes before it',
      't3  executor.bob  request  queued · next: its class is high, which goes before normal',
      't4  executor.bob  request  queued · waits: executor.cy (t2) has to be done first',
      't5  executor.bob  request  queued · waits: it failed, and is tried again a little later',
    ])
    expect(told(s, 'zh').slice(1, 3)).toEqual([
      't2  executor.cy  请求  排队中 · 等待：executor.bob (t3) 在它前面',
      't3  executor.bob  请求  排队中 · 下一个：它的优先级是 high，先于 normal',
    ])
  })

  test('nothing that was queued starts while the focus waits for a person', () => {
    const s = state([task('t1', { class: 'focus', frame: 'f1', state: 'AWAITING_USER' }), task('t2', {})], {
      focus: 'f1',
    })
    expect(told(s, 'en')).toEqual([
      't1  executor.bob  request  waits for a person',
      't2  executor.bob  request  queued · waits: the focus waits for a person, and nothing that was queued starts before it goes on',
    ])
  })

  test('the first in line waits for a program of a parked goal, and it is said what a person can do', () => {
    const workflow = {
      id: 'w1',
      goal: 'g',
      state: 'EXECUTION',
      by: 'ann',
      message: 'm1',
      steps: [],
      planFailures: 0,
    } as const
    const dispatch = { id: 'd7', token: 7, agentId: 'bob' }
    const s = state(
      [
        task('t1', { state: 'RUNNING', workflow: 'w1', dispatch, run: { state: 'PAUSED' } }),
        task('t2', { agentId: 'cy' }),
        task('t3', { agentId: 'cy' }),
      ],
      { workflows: [{ ...workflow, parked: true }] },
    )
    expect(told(s, 'en').slice(1)).toEqual([
      't2  executor.cy  request  queued · waits: executor.bob (t1) still runs for a goal that was put aside: it starts when that holds still or ends. Wait, or end that with /stop',
      't3  executor.cy  request  queued · waits: executor.cy (t2) goes before it',
    ])
    expect(told(s, 'zh')[1]).toBe(
      't2  executor.cy  请求  排队中 · 等待：executor.bob (t1) 还在为已搁置的目标运行，等它停下或结束后才开始。可以等待，或用 /stop 结束它',
    )
  })

  test('in a pause it is said what comes after it', () => {
    const s = state([task('t1', {})], { interrupt: 'PAUSED' })
    expect(told(s, 'zh')).toEqual(['t1  executor.bob  请求  排队中 · 恢复后的下一个：只有它准备好了'])
  })
})

test('the queue says whose turn is before', () => {
  const reply = (id: string, agentId: string, more: Partial<Task> = {}) => task(id, { kind: 'reply', agentId, ...more })
  const s = state([reply('t1', 'bob', { state: 'RUNNING' }), reply('t2', 'cy'), reply('t3', 'ann')])
  expect(queuePanel(s, 'en').lines.map((line) => line.text)).toEqual([
    '1. executor.bob  works now',
    '2. executor.cy  next: it is its turn in the talk',
    '3. user.ann  waits: in a talk one speaks after the other, and executor.cy (t2) is before it',
  ])
  expect(queuePanel(s, 'zh').lines[2]?.text).toBe('3. user.ann  等待：对话依次进行，executor.cy (t2) 在它前面')
})

test('every word of the scheduler and every state is a sentence in both languages', () => {
  for (const lang of ['en', 'zh'] as const) {
    for (const word of Object.keys(texts.en.schedule.words)) {
      const about = word === 'not_ready' ? 'BLOCKED' : 't1'
      expect(whySentence(`${word}:${about}`, lang).length).toBeGreaterThan(2)
    }
    for (const taskState of statesOf(taskMachine)) expect(whySentence(`not_ready:${taskState}`, lang)).toMatch(/\p{L}/u)
  }
})

test('a card without a task that can start says so', () => {
  expect(scheduleCard({ next: [], waiting: [], reasons: [] }, 'en')).toEqual({ next: 'nothing can start now' })
})
