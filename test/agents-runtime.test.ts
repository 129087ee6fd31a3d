/** Adapters behind the real runtime: what a person sees of them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { formAgent } from '../src/agents/form.ts'
import { agentsByMember } from '../src/agents/members.ts'
import { processAgent } from '../src/agents/process.ts'
import { identify, isAlive } from '../src/agents/process-tree.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal } from '../src/journal/writer.ts'
import type { AgentAdapter, Clock } from '../src/ports.ts'
import { openSignalbox } from '../src/runtime/embedded.ts'
import { machineClock, machineRandom } from '../src/runtime/machine-clock.ts'
import { noLog } from '../src/runtime/no-ports.ts'
import { AgentPool } from '../src/runtime/pool.ts'
import type { Signalbox } from '../src/runtime/signalbox.ts'
import { Slot } from '../src/teams/agent-spec.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { goesOn, scriptedEngine } from '../src/understanding/scripted.ts'
import { orThrow } from '../src/views/or-throw.ts'
import { HandClock, until } from './agents/hand-clock.ts'
import { closed, program } from './agents/process-stage.ts'
import { wishFor } from './agents/wish.ts'

type Stage = { box: Signalbox; conversation: string; events: JournalEvent[]; say(text: string): Promise<unknown> }
type Setting = { intents?: string[]; slots?: Record<string, string>; clock?: Clock }
async function stageOf(agent: AgentAdapter, { intents, slots, clock }: Setting = {}): Promise<Stage> {
  const wish = { intent: 'triage', agent: 'bob', slots }
  const engine = scriptedEngine((text) => (text.startsWith('triage') ? wishFor(text, wish) : goesOn(text)))
  const agents = agentsByMember(new Map([['bob', agent]]))
  const box = orThrow(await openSignalbox({ data: 'memory', agents, engine, clock }))
  const { team, teamHash } = orThrow(
    defineTeam({
      team: 't',
      members: [
        { id: 'ann', type: 'human', name: 'ann', order: 0 },
        { id: 'bob', type: 'ai', name: 'bob', order: 1, intents, repeatable: true },
      ],
    }),
  )
  const started = await box.start(team, { teamHash })
  const conversation = started.ok ? started.value.conversation : ''
  const events: JournalEvent[] = []
  box.subscribe(conversation, 0, (event) => void events.push(event))
  onTestFinished(() => box.close())
  return { box, conversation, events, say: (text) => box.send(conversation, { type: 'say', by: 'ann', text }) }
}

const said = (events: readonly JournalEvent[], by: string): string[] =>
  events.flatMap((e) => (e.type === 'member_said' && e.memberId === by ? e.text : []))
const types = (events: readonly JournalEvent[]): string[] => events.map(({ type }) => type)
const echo = fileURLToPath(new URL('../examples/agents/echo.py', import.meta.url))
const ports = { clock: machineClock, random: machineRandom }

test('a form asks, checks the answer, asks again, and answers', async () => {
  const ask = { en: 'Since when?', zh: '多久了？' }
  const slot = Slot.parse({ slot: 'duration', type: 'duration', required: true, ask })
  const form = formAgent({ slots: [slot], answer: { en: 'Noted: {duration}.', zh: '已记录：{duration}。' } })
  const { events, say } = await stageOf(form, { intents: ['triage'] })
  for (const text of ['triage please', 'blue', 'two days']) {
    const before = said(events, 'bob').length
    await say(text)
    await until(() => said(events, 'bob').length > before)
  }
  expect(said(events, 'bob')).toEqual(['Since when?', 'That does not say how long. Since when?', 'Noted: two days.'])
  expect(types(events).filter((type) => type === 'outcome_ignored')).toEqual([])
})

test('a process answers in a talk, and nothing it did is ignored', async () => {
  const agent = processAgent({ command: ['python3', echo] }, ports)
  onTestFinished(() => agent.close())
  const { events, say } = await stageOf(agent)
  await say('hello [NEXT:bob]')
  await until(() => said(events, 'bob').length === 1)
  expect(said(events, 'bob')).toEqual(['You said:\n> hello'])
  expect(types(events)).toContain('agent_step_completed')
  expect(types(events)).not.toContain('outcome_ignored')
})

test('I17: a stop ends the whole tree of a process agent', async () => {
  const agent = processAgent({ command: ['python3', program('grandchildren.py')] }, ports)
  onTestFinished(() => agent.close())
  const { box, conversation, events, say } = await stageOf(agent)
  await say('work [NEXT:bob]')
  await until(() => types(events).includes('agent_step_completed'))
  const step = events.find((e) => e.type === 'agent_step_completed')
  const tree = (step?.text ?? '').split(' ').flatMap((pid) => identify(Number(pid)) ?? [])
  expect(tree).toHaveLength(3)
  await box.send(conversation, { type: 'stop', by: 'ann' })
  await until(() => !tree.some(isAlive))
})

test('dispatch:D3: an agent with one seat that goes silent once is ended, and the next try is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-seat-'))
  const clock = new HandClock()
  const agent = processAgent({ command: [process.execPath, program('agent.mjs')] }, { clock, random: machineRandom })
  onTestFinished(() => closed({ agent, clock }).then(() => rmSync(folder, { recursive: true })))
  const slots = { do: 'hang_once', file: join(folder, 'hung') }
  const journal = openJournal(memoryStore(), clock)
  const pool = new AgentPool(agent, { journal, clock, log: noLog, seatsOf: () => 1 })
  const { events, say } = await stageOf(pool, { intents: ['triage'], slots, clock })
  await say('triage please')
  await until(() => existsSync(slots.file))
  clock.advance(60_000)
  await until(() => said(events, 'bob').length > 0 || types(events).includes('task_blocked'), clock)
  const tries = ['task_lease_expired', 'task_dispatch_requested', 'task_dispatch_nack', 'task_blocked']
  expect(types(events).filter((type) => tries.includes(type))).toEqual([
    'task_dispatch_requested',
    'task_lease_expired',
    'task_dispatch_requested',
  ])
})

test.each([
  ['a printer', 'a printer'],
  [undefined, 'bob'],
])('no_resource with nobody else is BLOCKED, and names what is missing: %s', async (missing, named) => {
  const agent: AgentAdapter = {
    deliver: ({ dispatchId, token }, post) =>
      post({ type: 'nack', dispatchId, token, cause: { kind: 'no_resource', missing } }),
    go: () => {},
    rejoin: () => {},
    withdraw: () => {},
    tell: () => {},
  }
  const { events, say } = await stageOf(agent, { intents: ['triage'] })
  await say('triage please')
  await until(() => types(events).includes('task_blocked'))
  expect(events.find((e) => e.type === 'task_blocked')).toMatchObject({
    cause: { kind: 'no_resource', missing: named },
  })
  expect(events.find((e) => e.type === 'question_opened')).toMatchObject({
    kind: 'blocked',
    cause: { kind: 'no_resource', missing: named },
  })
})
