import { expect, test } from 'vitest'
import { teamOf, understood } from '../../../test/scenarios/script-words.ts'
import { decide } from '../decide.ts'
import type { Command } from '../state/commands.ts'
import { type Conversation, isAwaited, unborn } from '../state/conversation.ts'
import type { JournalEvent } from '../state/events.ts'
import { fold } from '../state/evolve.ts'

class Told {
  state: Conversation = unborn
  readonly events: JournalEvent[] = []
  send(command: Command, at = 1_000): void {
    const decided = decide(this.state, command, at)
    if (!decided.ok) throw new Error(JSON.stringify(decided.problem))
    this.events.push(...decided.value.events)
    this.state = decided.value.state
  }
  wants(text: string, intent: string): void {
    this.send({ type: 'say', by: 'ann', text })
    const messageId = this.state.messages.at(-1)?.id ?? ''
    const found = understood(text, ['different_task', '0.9', intent])
    this.send({ type: 'analysed', effect: 'e', messageId, ...found })
    this.send({ type: 'safety_verdict', effect: 'e', messageId, verdict: 'SAFE', reason: 'r' })
  }
  fence(agentId: string) {
    const { id: dispatchId, token } = this.state.tasks.find((t) => t.agentId === agentId)?.dispatch ?? {
      id: '',
      token: 0,
    }
    return { dispatchId, token }
  }
  stateOf = (agentId: string) => this.state.tasks.find((t) => t.agentId === agentId)?.state
}

/** As it was written before one goal waited for the program of another: nobody awaits the pause, and the second was given out. */
function ofBefore(): Told {
  const told = new Told()
  told.send({ type: 'start', conversation: 'c1', team: teamOf('ann:human bob:ai:work.it cy:ai:pay.it'), teamHash: 'h' })
  told.wants('do it', 'work.it')
  told.send({ type: 'ack', ...told.fence('bob') })
  told.send({ type: 'started', ...told.fence('bob') })
  told.wants('pay', 'pay.it')
  const question = told.state.questions.at(-1)
  told.send({ type: 'answer', by: 'ann', questionId: question?.id ?? '', option: 'new_task' })
  const awaited = told.events.findIndex((e) => e.type === 'pause_awaited')
  const { seq } = told.events[awaited] ?? { seq: 0 }
  const taskId = told.state.tasks.find((t) => t.agentId === 'cy')?.id ?? ''
  const stamp = { seq, at: 1_000, loopId: 'orchestrator', role: 'router' }
  told.events[awaited] = {
    ...stamp,
    type: 'task_dispatch_requested',
    taskId,
    agentId: 'cy',
    dispatchId: `d${seq}`,
    token: seq,
    until: 31_000,
  }
  told.state = fold(told.events)
  return told
}

test('a journal in which two goals work beside each other folds, and goes on', () => {
  const told = ofBefore()
  expect(told.state.tasks.map((t) => [t.agentId, t.state, t.run?.state, isAwaited(t)])).toEqual([
    ['bob', 'RUNNING', 'PAUSED', false],
    ['cy', 'DISPATCHING', undefined, false],
  ])
  told.send({ type: 'ack', ...told.fence('cy') })
  told.send({ type: 'started', ...told.fence('cy') })
  expect(told.stateOf('cy')).toBe('RUNNING')
  told.send({ type: 'lost', ...told.fence('cy') })
  told.send({ type: 'wake' }, 5_000)
  expect(told.stateOf('cy')).toBe('READY') // it keeps to the rule from its next start on
  expect(told.state.tasks.filter(isAwaited).map((t) => t.agentId)).toEqual(['bob'])
  told.send({ type: 'paused', ...told.fence('bob') }, 6_000)
  expect(told.stateOf('cy')).toBe('DISPATCHING')
  expect(fold(told.events)).toEqual(told.state)
})
