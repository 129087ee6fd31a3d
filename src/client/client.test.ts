import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { machineClock, machineRandom } from '../runtime/machine-clock.ts'
import { noLog, noPlanner, noRecall, noReviewer, noTools } from '../runtime/no-ports.ts'
import { Runtime } from '../runtime/runtime.ts'
import { scriptedGate } from '../safety/scripted.ts'
import { scriptedEngine } from '../understanding/scripted.ts'
import type { Client, News } from './client.ts'
import { openDeltas } from './deltas.ts'
import { localClient } from './local.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { serve } from './serve.ts'
import { typingAgents } from './typing-agents.ts'
import { clientOver, openWorkerClient } from './worker-client.ts'

const folders: string[] = []
function folderHere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function inProcess(): Client {
  const journal = openJournal(memoryStore(), { soon: machineClock.soon })
  const deltas = openDeltas()
  const agents = typingAgents(sampleAnswer, { paceMs: 1, onDelta: deltas.tell })
  const runtime = new Runtime({
    journal,
    agents,
    clock: machineClock,
    random: machineRandom,
    safety: scriptedGate(),
    engine: scriptedEngine(),
    planner: noPlanner,
    reviewer: noReviewer,
    recall: noRecall,
    tools: noTools,
    log: noLog,
  })
  const teams = sampleTeams.map((team) => ({ ...team, runtime: () => runtime }))
  return localClient({ journal, teams, deltas, runtimeOf: () => runtime, close: () => runtime.close() })
}

function overMessages(): Client {
  const { port1, port2 } = new MessageChannel()
  serve(inProcess(), port1)
  return clientOver(port2, async () => port2.close())
}

async function inWorker(): Promise<Client> {
  const opened = await openWorkerClient({ folder: folderHere(), paceMs: 1 })
  if (!opened.ok) throw new Error(opened.problem.code)
  return opened.value
}

/** Everything that is heard until a piece of news is the one. */
function until(client: Client, about: { id: string; after?: number }, last: (news: News) => boolean): Promise<News[]> {
  const { promise, resolve } = Promise.withResolvers<News[]>()
  const heard: News[] = []
  const leave = client.subscribe(about.id, about.after ?? 0, (news) => {
    heard.push(news)
    if (last(news)) resolve(heard)
  })
  return promise.finally(() => leave())
}
const waits = (news: News): boolean =>
  news.kind === 'events' && news.state.waitingFor === 'you' && news.events.some((e) => e.type === 'talk_changed')
const seqsOf = (heard: readonly News[]): number[] =>
  heard.flatMap((news) => (news.kind === 'events' ? news.events.map((e) => e.seq) : []))

async function started(client: Client): Promise<string> {
  const result = await client.start('release-talk')
  if (!result.ok) throw new Error(result.problem.code)
  return result.value.conversation
}

describe.each([
  ['in the same thread', async () => inProcess()],
  ['over messages', async () => overMessages()],
  ['over a worker thread', inWorker],
] as const)('the client %s', (_, open) => {
  test('tells everything from any position, in order and without a gap', async () => {
    const client = await open()
    const id = await started(client)
    await until(client, { id }, waits)
    const heard = until(client, { id }, (news) => news.kind === 'events' && waits(news) && news.state.hops > 0)
    expect((await client.say(id, { by: 'you', text: 'hello [NEXT:bob]' })).ok).toBe(true)
    const all = seqsOf(await heard)
    expect(all).toEqual(Array.from(all, (_, i) => i + 1))
    const rest = seqsOf(await until(client, { id, after: 10 }, () => true))
    expect(rest).toEqual(all.slice(10))
    await client.close()
  })

  test('streams what an agent writes before it is said', async () => {
    const client = await open()
    const id = await started(client)
    const heard = until(client, { id }, (news) => news.kind === 'events' && news.state.hops > 0)
    await client.say(id, { by: 'you', text: 'hello [NEXT:carol]' })
    const written = (await heard).flatMap((news) => (news.kind === 'delta' ? [news.text] : [])).join('')
    expect(written).toBe('I would add one: say how to undo it, and try that once before Friday.')
    await client.close()
  })

  test('answers with refusals as values', async () => {
    const client = await open()
    const id = await started(client)
    expect(await client.say(id, { by: 'bob', text: 'x' })).toMatchObject({
      ok: false,
      problem: { code: 'E_POLICY_DENIED' },
    })
    expect(await client.control(id, { by: 'you', type: 'resume' })).toMatchObject({ ok: false })
    expect(await client.answer(id, { by: 'you', questionId: 'q1', option: 'yes' })).toMatchObject({ ok: false })
    expect(await client.start('nobody')).toMatchObject({ ok: false, problem: { detail: { why: 'no_such_team' } } })
    expect(await client.state('c0')).toBeUndefined()
    await client.close()
  })

  test('lists teams and conversations, the latest first', async () => {
    const client = await open()
    const id = await started(client)
    await client.control(id, { by: 'you', type: 'end' })
    for (const team of await client.teams()) expect(team.examples.en.length).toBeGreaterThan(0)
    expect(await client.conversations(5)).toMatchObject([{ id, state: { talk: 'completed' } }])
    await client.close()
  })
})

describe('the worker thread', () => {
  test('offers the teams that lie in files, and runs each with its own agents', async () => {
    const client = await inWorker()
    const teams = await client.teams()
    expect(teams.map((team) => team.id)).toEqual(expect.arrayContaining(['front-desk', 'two-ais', 'release-talk']))
    const begun = await client.start('front-desk')
    if (!begun.ok) throw new Error(begun.problem.code)
    const id = begun.value.conversation
    const heard = until(client, { id }, (news) => news.kind === 'events' && waits(news) && news.state.history.turns > 1)
    await client.say(id, { by: 'you', text: 'I have a headache' })
    const said = (await heard).flatMap((news) => (news.kind === 'events' ? news.events : []))
    expect(said.findLast((e) => e.type === 'member_said')).toMatchObject({ loopId: 'executor', role: 'triage' })
    await client.close()
  })

  test('a folder that another one writes to is refused', async () => {
    const folder = folderHere()
    const first = await openWorkerClient({ folder })
    expect(await openWorkerClient({ folder })).toMatchObject({
      ok: false,
      problem: { detail: { why: 'second_writer' } },
    })
    if (first.ok) await first.value.close()
  })

  test('what the machine refuses is told as that, with its cause, and not as a mistake of ours', async () => {
    const folder = folderHere()
    mkdirSync(join(folder, 'writer.lock')) // where a file should be
    expect(await openWorkerClient({ folder })).toMatchObject({
      ok: false,
      problem: { code: 'E_IO', detail: { why: 'bad_lock', path: join(folder, 'writer.lock') } },
    })
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await openWorkerClient({ folder: file })).toMatchObject({
      ok: false,
      problem: { code: 'E_INVALID_ARGS', detail: { why: 'not_a_folder' } },
    })
  })

  test('a mistake of ours before it is open comes with its cause', async () => {
    await expect(openWorkerClient({ folder: 7 as never })).rejects.toThrow(/argument must be of type string/)
  })

  test('what was said is there again in the next one', async () => {
    const folder = folderHere()
    const first = await openWorkerClient({ folder })
    if (!first.ok) throw new Error(first.problem.code)
    const id = await started(first.value)
    await first.value.say(id, { by: 'you', text: 'remember this' })
    await first.value.close()
    const second = await openWorkerClient({ folder })
    if (!second.ok) throw new Error(second.problem.code)
    expect(await second.value.conversations(1)).toMatchObject([
      { id, said: { name: 'user.you', text: 'remember this' } },
    ])
    await second.value.close()
  })
})
