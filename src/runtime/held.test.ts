/** What a start loads: also a conversation that rests while an agent has work of it in hand, and no other that rests. */
import { expect, onTestFinished, test } from 'vitest'
import { goesOn } from '../core/state/mark.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import type { AgentAdapter, Job } from '../ports.ts'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { machineClock } from './machine-clock.ts'
import { noAgents } from './no-ports.ts'
import { openRuntime } from './open-runtime.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 't',
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'bob', order: 1 },
    ],
  }),
)

/** An agent outside, which is still there when the program is started again. */
function survivor() {
  const heard: string[] = []
  const agent: AgentAdapter = {
    ...noAgents,
    deliver: ({ dispatchId, token }, post) => {
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
    },
    go: () => {},
    rejoin: ({ conversation }: Job) => void heard.push(`rejoin ${conversation}`),
    pause: ({ conversation }) => void heard.push(`pause ${conversation}`),
    withdraw: () => {},
  }
  return { agent, heard }
}

test('an agent that outlived the program is told of the pause at the start, before anybody opens the conversation', async () => {
  const store = memoryStore()
  const { agent, heard } = survivor()
  const open = () => openRuntime({ journal: openJournal(store, machineClock), agents: agent })
  const first = open()
  for (const id of ['held', 'resting', 'also_resting']) await first.start(team, { teamHash, id })
  await first.send('held', { type: 'say', by: 'ann', text: 'Look at the roof [NEXT:bob]' })
  await expect.poll(() => first.state('held')?.tasks[0]?.state).toBe('RUNNING')
  await first.send('held', { type: 'pause', by: 'ann' })
  expect(first.state('held')).toMatchObject({ talk: 'paused', tasks: [{ run: { state: 'PAUSED' } }] })
  await first.close()
  heard.length = 0

  const second = open()
  onTestFinished(() => second.close())
  expect(heard).toEqual(['rejoin held', 'pause held'])
  expect(second.resident).toBe(1)
})

test('what rests without an agent is not loaded, whatever its talk says', () => {
  expect(['paused', 'completed', 'held', 'active'].map((status) => goesOn({ due: null, status }))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(goesOn({ due: 1, status: 'paused' })).toBe(true)
})
