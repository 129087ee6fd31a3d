import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { machineClock } from '../runtime/machine-clock.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
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
  const runtime = openRuntime({ journal, agents })
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

test('a team that is named by its folder is offered first, wherever it lies', async () => {
  const teamFolder = folderHere()
  mkdirSync(join(teamFolder, 'agents'))
  writeFileSync(
    join(teamFolder, 'team.yaml'),
    'team: far-away\nmembers:\n  - { id: ann, type: human }\n  - { id: bot, type: ai, agent: ./agents/bot.yaml }\n',
  )
  writeFileSync(
    join(teamFolder, 'agents/bot.yaml'),
    'agent: bot\nfor: { en: Talks, zh: 说话 }\nintents: []\nadapter: { kind: scripted, replies: ["Hello."] }\n',
  )
  const opened = await openWorkerClient({ folder: folderHere(), teamFolder })
  if (!opened.ok) throw new Error(opened.problem.code)
  const { teams, start, close } = opened.value
  expect((await teams())[0]).toMatchObject({ id: 'far-away' })
  expect(await start('far-away')).toMatchObject({ ok: true })
  await close()
})

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

  test('speaks for people only, and writes nothing of what is no command of theirs', async () => {
    const client = await open()
    const id = await started(client)
    await until(client, { id }, waits)
    const seq = async () => (await client.state(id))?.seq
    const before = await seq()
    const frame = { type: 'result', dispatchId: 'd1', token: 1, success: true, by: 'you' }
    const refused = (path: string) => ({ ok: false, problem: { code: 'E_INVALID_ARGS', detail: { path } } })
    expect(await client.say(id, frame as never)).toMatchObject(refused('$.text'))
    expect(await client.say(id, { ...frame, text: 'x' } as never)).toMatchObject(refused('$.dispatchId'))
    expect(await client.say(id, null as never)).toMatchObject(refused('$.by'))
    expect(await client.answer(id, { ...frame, questionId: 'q1', option: 'x' } as never)).toMatchObject({ ok: false })
    for (const type of ['result', 'wake', 'say', 'change_team', 'constructor', '__proto__', undefined])
      expect(await client.control(id, { by: 'you', type } as never)).toMatchObject(refused('$.type'))
    expect(await client.control(id, null as never)).toMatchObject(refused('$'))
    expect(await client.control(id, { by: 'x'.repeat(65), type: 'pause' })).toMatchObject(refused('$.by'))
    expect(await seq()).toBe(before)
    await client.close()
  })

  test('says a message with a key once, and gives the same receipt again', async () => {
    const client = await open()
    const id = await started(client)
    const said = { by: 'you', text: 'hello', key: 'k1' }
    const first = await client.say(id, said)
    expect(first.ok).toBe(true)
    expect(await client.say(id, said)).toEqual(first)
    expect(await client.say(id, { ...said, text: 'goodbye' })).toMatchObject({ problem: { code: 'E_CONFLICT' } })
    const heard = await until(client, { id }, () => true)
    const events = heard.flatMap((news) => (news.kind === 'events' ? news.events : []))
    expect(events.filter((e) => e.type === 'user_input_received')).toMatchObject([{ key: 'k1' }])
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

describe('messages of a screen that are none', () => {
  const call = { type: 'call', call: 1, args: [] }
  test.each([
    ['a method that every object has', { ...call, name: 'constructor' }],
    ['the prototype', { ...call, name: '__proto__' }],
    ['a method of the runtime', { ...call, name: 'send', args: ['c1', { type: 'wake' }] }],
    ['a subscription as a call', { ...call, name: 'subscribe' }],
    ['arguments that are no list', { ...call, name: 'state', args: 'c1' }],
    ['more than there is', { ...call, name: 'teams', more: 1 }],
  ])('%s is refused', async (_, message) => {
    const { port1, port2 } = new MessageChannel()
    serve(inProcess(), port1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    port2.on('message', resolve)
    port2.postMessage(message)
    expect(await promise).toEqual({ type: 'failed', call: 1, message: 'there is no such call' })
    port2.close()
  })

  test('what nobody waits for is left alone, and the next call is answered', async () => {
    const { port1, port2 } = new MessageChannel()
    serve(inProcess(), port1)
    for (const message of [null, 7, 'close', {}, { type: 'subscribe', subscription: 1, conversation: 'c1', after: -1 }])
      port2.postMessage(message)
    const client = clientOver(port2, async () => port2.close())
    expect((await client.teams()).length).toBeGreaterThan(0)
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
