import { expect, test } from 'vitest'
import { Desk, jobWith } from '../../test/contracts/adapter-contract.ts'
import type { AgentAdapter } from '../ports.ts'
import { agentsByMember } from './members.ts'
import { scripted, scriptedReplies } from './scripted.ts'

/** Keeps its post and writes down what it is told. */
function slow(): AgentAdapter & { heard: string[] } {
  const heard: string[] = []
  return {
    heard,
    deliver: (job, post) => {
      heard.push(`deliver ${job.dispatchId}`)
      post({ type: 'ack', dispatchId: job.dispatchId, token: job.token })
    },
    go: (job) => void heard.push(`go ${job.dispatchId}`),
    rejoin: (job) => void heard.push(`rejoin ${job.dispatchId}`),
    withdraw: (job, { kind }) => void heard.push(`withdraw ${job.dispatchId} ${kind}`),
    tell: (job, { decision_id }) => void heard.push(`tell ${job.dispatchId} ${decision_id}`),
  }
}

test('each job goes to the adapter of its member, and what follows goes there too', () => {
  const [ada, bob] = [slow(), slow()]
  const adapter = agentsByMember(
    new Map([
      ['ada', ada],
      ['bob', bob],
    ]),
  )
  const desk = new Desk({ adapter })
  const job = { ...jobWith({}), agentId: 'bob' }
  desk.deliver(job)
  adapter.go(job)
  adapter.tell(job, { decision_id: 'x', outcome: 'uncertain' })
  adapter.withdraw(job, { kind: 'stopped' })
  adapter.withdraw(job, { kind: 'canceled' })
  adapter.rejoin(job, desk.post(job))
  const { dispatchId: d } = job
  expect(bob.heard).toEqual([`deliver ${d}`, `go ${d}`, `tell ${d} x`, `withdraw ${d} stopped`, `rejoin ${d}`])
  expect(ada.heard).toEqual([])
})

test('a member that nobody runs is missing, and its old jobs are lost', () => {
  const adapter = agentsByMember(new Map())
  const desk = new Desk({ adapter })
  const job = { ...jobWith({}), teamFolder: '/teams/chairs' }
  desk.deliver(job)
  expect(desk.frames(job)).toMatchObject([
    { type: 'nack', cause: { kind: 'no_agent', agent: 'agent', folder: '/teams/chairs' } },
  ])
  adapter.rejoin(job, desk.post(job))
  expect(desk.types(job)).toEqual(['lost'])
})

test('a script that throws costs its own task', () => {
  const desk = new Desk({
    adapter: scripted(() => {
      throw new Error('no \u001b idea')
    }),
  })
  const job = jobWith({})
  desk.deliver(job)
  expect(desk.result(job)).toMatchObject({ problem: { code: 'E_IO', message: 'no \\u001b idea' } })
})

test('replies come one after the other in each conversation, in the language of the message', () => {
  const desk = new Desk({ adapter: scriptedReplies(['one', { en: 'two', zh: '二' }]) })
  const said = (conversation: string, message: string): string => {
    const job = jobWith({ message }, { conversation })
    desk.deliver(job)
    const result = desk.result(job)
    return result?.success ? result.result.user_response : ''
  }
  expect([said('a', 'hi'), said('a', 'hi'), said('b', '你好'), said('b', '你好'), said('a', 'hi')]).toEqual([
    'one',
    'two',
    'one',
    '二',
    'one',
  ])
})
