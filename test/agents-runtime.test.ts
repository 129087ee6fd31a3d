/** Adapters behind the real runtime: what a person sees of them. */
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { formAgent } from '../src/agents/form.ts'
import { agentsByMember } from '../src/agents/members.ts'
import { processAgent } from '../src/agents/process.ts'
import { identify, isAlive } from '../src/agents/process-tree.ts'
import type { JournalEvent } from '../src/core/events.ts'
import type { AgentAdapter, Understood } from '../src/ports.ts'
import { defineTeam, openSignalbox } from '../src/runtime/embedded.ts'
import { machineClock, machineRandom } from '../src/runtime/machine-clock.ts'
import type { Runtime } from '../src/runtime/runtime.ts'
import { Slot } from '../src/teams/agent-spec.ts'
import { goesOn, scriptedEngine } from '../src/understanding/scripted.ts'
import { until } from './agents/hand-clock.ts'

type Stage = { box: Runtime; conversation: string; events: JournalEvent[]; say(text: string): Promise<unknown> }
async function stageOf(agent: AgentAdapter, intents?: string[]): Promise<Stage> {
  const engine = scriptedEngine((text) => (text.startsWith('triage') ? newFrame(text) : goesOn(text)))
  const box = await openSignalbox({ data: 'memory', agents: agentsByMember(new Map([['bob', agent]])), engine })
  const { team, teamHash } = defineTeam({
    team: 't',
    members: [
      { id: 'ann', type: 'human', name: 'ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'bob', order: 1, intents },
    ],
  })
  const started = await box.start(team, { teamHash })
  const conversation = started.ok ? started.value.conversation : ''
  const events: JournalEvent[] = []
  box.subscribe(conversation, 0, (event) => void events.push(event))
  onTestFinished(() => box.close())
  return { box, conversation, events, say: (text) => box.send(conversation, { type: 'say', by: 'ann', text }) }
}

/** A message that wants triage, with nothing known yet. */
function newFrame(text: string): Understood {
  const { analysis } = goesOn(text)
  const frame = { frame_id: 'f1', intent: 'triage', agent: 'bob', start: 0, end: text.length, confidence: 1 }
  return {
    analysis: { ...analysis, taskRelation: { type: 'different_task', confidence: 1, reasoning: 'scripted' } },
    frames: [{ ...frame, slots: [], missing_slots: [], reasons: [] }],
    ops: [],
  }
}

const said = (events: readonly JournalEvent[], by: string): string[] =>
  events.flatMap((e) => (e.type === 'member_said' && e.memberId === by ? e.text : []))
const types = (events: readonly JournalEvent[]): string[] => events.map(({ type }) => type)
const program = fileURLToPath(new URL('agents/programs/grandchildren.py', import.meta.url))
const echo = fileURLToPath(new URL('../examples/agents/echo.py', import.meta.url))
const ports = { clock: machineClock, random: machineRandom }

test('a form asks, checks the answer, asks again, and answers', async () => {
  const ask = { en: 'Since when?', zh: '多久了？' }
  const slot = Slot.parse({ slot: 'duration', type: 'duration', required: true, ask })
  const form = formAgent({ slots: [slot], answer: { en: 'Noted: {duration}.', zh: '已记录：{duration}。' } })
  const { events, say } = await stageOf(form, ['triage'])
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
  expect(said(events, 'bob')).toEqual(['You said:\n> hello [NEXT:bob]'])
  expect(types(events)).toContain('agent_step_completed')
  expect(types(events)).not.toContain('outcome_ignored')
})

test('I17: a stop ends the whole tree of a process agent', async () => {
  const agent = processAgent({ command: ['python3', program] }, ports)
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

test.each([
  ['a printer', 'a printer'],
  [undefined, 'bob'],
])('no_resource with nobody else is BLOCKED, and names what is missing: %s', async (missing, named) => {
  const agent: AgentAdapter = {
    deliver: ({ dispatchId, token }, post) => post({ type: 'nack', dispatchId, token, reason: 'no_resource', missing }),
    go: () => {},
    rejoin: () => {},
    withdraw: () => {},
    tell: () => {},
  }
  const { events, say } = await stageOf(agent, ['triage'])
  await say('triage please')
  await until(() => types(events).includes('task_blocked'))
  expect(events.find((e) => e.type === 'task_blocked')).toMatchObject({ reason: 'no_resource', missing: named })
  expect(events.find((e) => e.type === 'question_opened')).toMatchObject({ kind: 'blocked', text: named })
})
