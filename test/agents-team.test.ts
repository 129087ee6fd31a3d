/** Process agents as a team's files set them up: programs, seats, variables, and the time they have. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { JournalEvent } from '../src/core/state/events.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal } from '../src/journal/writer.ts'
import { openSignalbox } from '../src/runtime/embedded.ts'
import { machineClock, machineRandom } from '../src/runtime/machine-clock.ts'
import { noLog } from '../src/runtime/no-ports.ts'
import type { AgentPool } from '../src/runtime/pool.ts'
import { teamParts } from '../src/runtime/team-parts.ts'
import { agentsOf } from '../src/runtime/team-ports.ts'
import type { LoadedTeam } from '../src/teams/loaded-team.ts'
import { sayProblem } from '../src/teams/problem.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { orThrow } from '../src/views/or-throw.ts'
import { until } from './agents/hand-clock.ts'
import { Desk, jobWith } from './contracts/adapter-contract.ts'
import { goodFiles, teamFolder } from './teams/fixture.ts'

/** None of the fixture's own files. */
const nothing = Object.fromEntries(Object.keys(goodFiles).map((file) => [file, undefined]))

type Opened = { team: LoadedTeam; agents: AgentPool }
async function opened(adapter: string, more = ''): Promise<Opened> {
  const file = `team: pair
name: { en: Pair, zh: 二人 }
${more}
members:
  - { id: you, type: human, name: you, order: 0 }
  - { id: ann, type: ai, name: ann, order: 1, agent: ./ann.yaml }
  - { id: bea, type: ai, name: bea, order: 2, agent: ./ann.yaml }
`
  const spec = `agent: ann\nfor: { en: a, zh: b }\nadapter: { kind: process, ${adapter} }\n`
  const loaded = await loadTeam(teamFolder({ ...nothing, 'team.yaml': file, 'ann.yaml': spec, 'show.mjs': show }))
  if (!loaded.ok) throw new Error(loaded.problems.map((p) => sayProblem(p, 'en')).join('\n'))
  const journal = openJournal(memoryStore(), machineClock)
  const doors = { clock: machineClock, random: machineRandom, journal, log: noLog }
  const agents = agentsOf(loaded.value, doors, { parts: teamParts })
  onTestFinished(() => agents.close())
  return { team: loaded.value, agents }
}

/** Answers with its process and two of its variables. */
const show = `process.stdin.setEncoding('utf8').on('data', (text) => {
  for (const line of text.trim().split('\\n')) {
    const { type, dispatchId, token, body } = JSON.parse(line)
    globalThis.task_id = body?.task_id ?? globalThis.task_id
    const user_response = [process.pid, process.env.MODE, process.env.PLACE].join(' ')
    const result = { type: 'result', success: true, body: { task_id, status: 'completed', user_response } }
    console.log(JSON.stringify({ ...(type === 'dispatch' ? { type: 'ack' } : result), dispatchId, token }))
  }
})`

test('members that share a spec have a program each, with the variables it sets and passes', async () => {
  vi.stubEnv('PLACE', 'here')
  const { agents } = await opened('command: [node, show.mjs], env: { MODE: fast }, pass: [PLACE]')
  const desk = new Desk({ adapter: agents })
  const [ann, bea, second] = ['ann', 'bea', 'ann'].map((agentId) => ({ ...jobWith({}), agentId }))
  if (!ann || !bea || !second) throw new Error('three jobs')
  for (const job of [ann, bea, second]) desk.deliver(job)
  for (const job of [ann, bea, second]) await desk.over(job)
  const says = [ann, bea].map((job) => JSON.stringify(desk.result(job)))
  expect(new Set(says.map((text) => /"(\d+) fast here"/.exec(text)?.[1])).size).toBe(2)
  const [waits, seated] = desk.frames(second)
  expect([waits?.type, seated?.type]).toEqual(['seat_awaited', 'seat_given']) // one seat, one program
  expect(JSON.stringify(desk.result(second))).toMatch(/"\d+ fast here"/)
})

test('a program that does not ack in the time of the team is timed out by the core, and that counts as an error', async () => {
  const { team, agents } = await opened('command: [node, -e, process.stdin.resume()]', 'dispatchTimeoutMs: 200')
  const box = orThrow(await openSignalbox({ data: 'memory', agents }))
  onTestFinished(() => box.close())
  const started = await box.start(team.team, { teamHash: team.hash })
  const conversation = started.ok ? started.value.conversation : ''
  const events: JournalEvent[] = []
  box.subscribe(conversation, 0, (event) => void events.push(event))
  await box.send(conversation, { type: 'say', by: 'you', text: 'hello [NEXT:ann]' })
  await until(() => events.some((e) => e.type === 'task_dispatch_nack' && e.reason === 'timeout'))
  await until(() => agents.state.agents.ann?.errors === 1)
})
