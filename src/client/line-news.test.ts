/** Whoever watches a conversation hears where it stands in the line for a seat, also when only others move. */
import { expect, onTestFinished, test } from 'vitest'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { machineClock } from '../runtime/machine-clock.ts'
import { noLog } from '../runtime/no-ports.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import { AgentPool } from '../runtime/pool.ts'
import type { News } from './client.ts'
import { localClient } from './local.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { typingAgents } from './typing-agents.ts'

test('the place in line is told until the seat is there', async () => {
  const journal = openJournal(memoryStore(), { soon: machineClock.soon })
  const inner = typingAgents(sampleAnswer, { paceMs: 1, onDelta: () => {} })
  const agents = new AgentPool(inner, { journal, clock: machineClock, log: noLog, seatsOf: () => 1 })
  const runtime = openRuntime({ journal, agents })
  const teams = sampleTeams.map((team) => ({ ...team, runtime: () => runtime }))
  const client = localClient({ journal, teams, runtimeOf: () => runtime, close: () => runtime.close() })
  onTestFinished(() => client.close())
  const team = sampleTeams[0]
  const ai = team?.team.members.find((m) => m.type === 'ai')?.name
  const ids: string[] = []
  for (let n = 0; n < 4; n++) {
    const started = await client.start(team?.id ?? '')
    if (started.ok) ids.push(started.value.conversation)
  }
  const last = ids.at(-1) ?? ''
  const { promise, resolve } = Promise.withResolvers<void>()
  const places: (number | undefined)[] = []
  const leave = client.subscribe(last, 0, (news: News) => {
    if (news.kind === 'line') places.push(news.places[0]?.position)
    if (news.kind === 'events' && news.events.some((e) => e.type === 'task_execution_result')) resolve()
  })
  await Promise.all(ids.map((id) => client.say(id, { by: 'you', text: `hello [NEXT:${ai}]` })))
  await promise
  leave()
  expect(places).toEqual([3, 2, 1, undefined])
})
