/** Control words in a team that has no engine, as the core routes them and as a program sees them that made the team in code. */
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Conversation } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import type { AgentAdapter } from '../../src/ports.ts'
import { openSignalbox } from '../../src/runtime/embedded.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { scenario } from './scenario.ts'

describe('without an engine', () => {
  scenario(
    'pause holds the work at its boundary, resume lets it go on',
    `
    team ann:human bob:ai cyd:ai
    ann > Go. [NEXT:bob,cyd]
    bob is DISPATCHING
    ann > pause
    route control_action
    told The work pauses after the step in flight.
    work is PAUSING
    bob < done
    work is PAUSED
    cyd is READY
    ann > Resume!
    told The work goes on.
    work is EXECUTION
    cyd is DISPATCHING`,
  )

  scenario(
    '暂停 and 继续 do the same, and are answered in Chinese',
    `
    team ann:human bob:ai cyd:ai
    ann > 开始吧。[NEXT:bob,cyd]
    ann > 暂停
    route control_action
    told 当前步骤结束后暂停。
    bob < 好了
    work is PAUSED
    ann > 继续。
    told 工作继续。
    work is EXECUTION
    cyd is DISPATCHING`,
  )

  scenario(
    'stop and 取消 end what is under way',
    `
    team ann:human bob:ai cyd:ai
    ann > Go. [NEXT:bob,cyd]
    ann > stop
    told Canceled: bob, cyd.
    queue
    talk paused ann
    ann > 开始 [NEXT:bob]
    ann > 取消
    told 已取消：bob。
    talk paused ann`,
  )

  scenario(
    'status and 状态 say how things stand, and change nothing',
    `
    team ann:human bob:ai cyd:ai
    ann > status
    told Nothing is going on.
    ann > Go. [NEXT:bob,cyd]
    ann > /status
    told bob is at work. Queued: cyd.
    ann > 状态？
    told bob正在工作。排队：cyd。
    bob is DISPATCHING
    queue cyd`,
  )

  scenario(
    'a sentence with such a word in it is said, not obeyed',
    `
    team ann:human bob:ai
    ann > Go. [NEXT:bob]
    ann > please stop using blue
    route continue_execution
    ann > 不要停
    route continue_execution
    bob is DISPATCHING`,
  )
})

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'in-code',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
      { id: 'cyd', type: 'ai', name: 'Cyd', order: 2 },
    ],
  }),
)

/** Answers when it is asked to, so that a word can come in between. */
function heldAgents(): { readonly agents: AgentAdapter; readonly answer: () => void } {
  const held: (() => void)[] = []
  const agents: AgentAdapter = {
    deliver: ({ dispatchId, token, body: { task_id } }, post) => {
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
      const said = { slots_update: {}, missing_slots: [], user_response: 'Done.' }
      const result = { task_id, status: 'completed' as const, ...said }
      held.push(() => post({ type: 'result', dispatchId, token, success: true, result }))
    },
    go: () => {},
    rejoin: () => {},
    withdraw: () => {},
    tell: () => {},
  }
  return { agents, answer: () => held.shift()?.() }
}

async function opened() {
  const { agents, answer } = heldAgents()
  const box = orThrow(await openSignalbox({ data: 'memory', agents }))
  onTestFinished(() => box.close())
  await box.start(team, { teamHash, id: 'c1' })
  const events: JournalEvent[] = []
  box.subscribe('c1', 0, (event) => void events.push(event))
  return {
    answer,
    say: (text: string) => box.send('c1', { type: 'say', by: 'ann', text }),
    /** Waits for the commit that brings it about. */
    comesTo: (what: (s: Conversation) => unknown, expected: unknown) =>
      expect.poll(() => what(box.state('c1') as Conversation)).toEqual(expected),
    told: () => events.findLast((e) => e.type === 'routing_decision_made')?.decision,
  }
}

test.each([
  ['English', { go: 'Go. [NEXT:bob,cyd]', pause: 'Pause', resume: 'continue', status: 'status', cancel: 'cancel' }],
  ['Chinese', { go: '开始。[NEXT:bob,cyd]', pause: '暂停', resume: '恢复', status: '进度', cancel: '停止' }],
])('a team made in code is steered in %s', async (_, words) => {
  const { say, answer, comesTo, told } = await opened()
  const states = (s: Conversation): string[] => s.tasks.map((t) => `${t.agentId} ${t.state}`)
  await say(words.go)
  await comesTo(states, ['bob RUNNING', 'cyd READY'])
  expect(await say(words.pause)).toMatchObject({ ok: true })
  expect(told()).toMatchObject({ route: 'control_action', confidence: 1, payload: { controlAction: 'pause' } })
  answer()
  await comesTo((s) => s.interrupt, 'PAUSED')
  await comesTo(states, ['cyd READY'])
  await say(words.status)
  expect(told()).toMatchObject({ payload: { controlAction: 'status_query' } })
  await say(words.resume)
  await comesTo(states, ['cyd RUNNING'])
  await say(words.cancel)
  expect(told()).toMatchObject({ payload: { controlAction: 'cancel' } })
  await comesTo(states, [])
  await comesTo((s) => s.talk, 'paused')
})
