import { expect, test } from 'vitest'
import { type Conversation, type Decision, type Task, unborn } from '../core/state/conversation.ts'
import { Claims } from './claims.ts'

/** A conversation in the folder /w with one decision of its task. */
function live(id: string, decision: Partial<Decision>): { id: string; state: Conversation } {
  const one = { id: `of ${id}`, taskId: 't1', dispatchId: 'd1', effect: 'write', ...decision } as Decision
  const task = { id: 't1', state: 'RUNNING', dispatch: { id: 'd1' }, run: { state: 'RUNNING' } } as Task
  return { id, state: { ...unborn, interrupt: 'EXECUTION', workspace: '/w', tasks: [task], decisions: [one] } }
}
const idle = (id: string) => ({ id, state: { ...live(id, {}).state, decisions: [] } })

test('who waited for the workspace when the program ended is called when it is free', () => {
  const called: string[] = []
  const claims = new Claims((conversation) => called.push(conversation))
  claims.join(live('a', { state: 'ISSUED', until: 9 }))
  claims.join(live('b', { state: 'COVERED' }))
  expect(called).toEqual([])
  claims.update(idle('a'))
  expect(called).toEqual(['b'])
})

test('who failed to write what it took is not called at once: it tries again in its own time', () => {
  const called: string[] = []
  const claims = new Claims((conversation) => called.push(conversation))
  const waiting = live('a', { state: 'COVERED' })
  expect(claims.take(waiting, '/w', 'of a')).toBe(true)
  claims.update(waiting)
  expect(called).toEqual([])
})
