/** The library as another program uses it: teams in code and in files, members of its own, following, and refusals as values. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  agent,
  defineTeam,
  exportLines,
  goalsOf,
  JournalFault,
  type Log,
  loadTeam,
  memoryStore,
  type News,
  openData,
  openJournal,
  openSignalbox,
  orThrow,
  problemView,
  replay,
  type SignalboxOptions,
  tool,
  untilRest,
} from '../src/index.ts'

const shop = defineTeam({
  team: 'shop',
  members: [
    { id: 'you', type: 'human' },
    {
      id: 'refunds',
      type: 'ai',
      agent: {
        intents: [
          {
            intent: 'refund.ask',
            samples: [
              'I want my money back',
              'please refund order [A17](order)',
              'refund me',
              'give me a refund for [B2](order)',
            ],
          },
        ],
        slots: [{ slot: 'order', type: 'regex', pattern: '[A-Z]\\d+', required: true, ask: 'Which order?' }],
      },
    },
    {
      id: 'hours',
      type: 'ai',
      agent: {
        intents: [
          {
            intent: 'hours.ask',
            samples: ['when are you open', 'what are your opening hours', 'are you open on Sunday'],
          },
        ],
      },
    },
  ],
})

test('an open box and a team in order are used as they are, once `ok` was looked at', async () => {
  const team = defineTeam({
    team: 'pair',
    members: [
      { id: 'ann', type: 'human' },
      { id: 'bob', type: 'ai' },
    ],
  })
  if (!team.ok) throw new Error(team.problem.code)
  expect(team).toMatchObject({ hash: team.value.hash, team: team.value.team })
  const box = await openSignalbox({ data: 'memory', team, members: { bob: agent(() => 'Hello.') } })
  if (!box.ok) throw new Error(box.problem.code)
  expect(box.value).toBe(box)
  expect(await box.start(team.team, { teamHash: team.hash })).toMatchObject({ ok: true })
  await box.close()
})

test('a team in code has intents, slots and functions, and asks for what a function must know', async () => {
  const box = orThrow(
    await openSignalbox({
      data: 'memory',
      team: shop,
      members: {
        refunds: agent((ctx) => `Refunded ${ctx.slots.order}.`),
        hours: agent(() => 'From nine to five.'),
      },
    }),
  )
  const started = await box.start()
  const id = started.ok ? started.value.conversation : ''
  const said: string[] = []
  box.onEvent((_, event) => event.type === 'member_said' && said.push(`${event.memberId}: ${event.text}`))
  for (const text of ['I want my money back', 'A17', 'When are you open?']) {
    await box.say(id, { by: 'you', text })
    await untilRest(box, id)
  }
  expect(said.filter((line) => !line.startsWith('you'))).toEqual([
    'refunds: Which order?',
    'refunds: Refunded A17.',
    'hours: From nine to five.',
  ])
  expect(box.conversations()).toMatchObject([{ id, status: 'paused' }])
  await box.close()
})

test('members of a program are merged into a team from files, and the others stay', async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '..', 'teams', 'two-ais'))
  if (!loaded.ok) throw new Error('two-ais is in order')
  const [human, first, second] = loaded.value.team.members.map(({ id }) => id)
  const members = { [first ?? '']: agent(() => 'from code') }
  const box = orThrow(await openSignalbox({ data: 'memory', team: loaded.value, members }))
  await box.start({ id: 'c' })
  await box.say('c', { by: human ?? '', text: `hello [NEXT:${first},${second}]` })
  await untilRest(box, 'c')
  const history = box.history('c')
  const said = (id?: string): string[] =>
    history.ok ? history.value.flatMap((e) => (e.type === 'member_said' && e.memberId === id ? [e.text] : [])) : []
  expect(new Set(said(first))).toEqual(new Set(['from code']))
  expect(said(second)).toEqual(['I would begin with the smallest thing that works. [NEXT:ada]'])
  await box.close()
})

const refusedWith = (why: string) => ({ ok: false, problem: { code: 'E_INVALID_ARGS', detail: { why } } })
/** For boxes in which nobody is asked to do anything. */
const agents = agent(() => 'ok')
const lookUp = tool({
  name: 'look_up',
  effect: 'read',
  input: z.object({}),
  describe: () => 'Looks.',
  touches: () => ({}),
  run: () => undefined,
})

test('a mistake in what a box is opened with is a refusal that names it', async () => {
  const open = (options: SignalboxOptions & { readonly journal?: undefined }) =>
    openSignalbox({ ...options, data: 'memory' })
  const members = { refund: agent(() => '') }
  const stranger = await open({ team: shop, members })
  expect(stranger).toMatchObject(refusedWith('no_such_agent'))
  expect(stranger).toMatchObject({ problem: { detail: { member: 'refund', known: ['refunds', 'hours'] } } })
  expect(await open({ teams: [{ team: shop, members }] })).toMatchObject(refusedWith('no_such_agent'))
  const nobody = defineTeam({ team: 'alone', members: [] })
  expect(nobody).toMatchObject(refusedWith('invalid_team'))
  expect(await open({ team: nobody })).toEqual(nobody)
  expect(await open({ teams: [{ team: nobody }] })).toEqual(nobody)
  expect(await open({ team: await loadTeam('/no/such/folder') })).toMatchObject(refusedWith('invalid_team'))
  expect(await open({ team: shop, tools: [lookUp, lookUp] })).toMatchObject(refusedWith('same_tool'))
  expect(await open({ team: shop, mcp: { '': { command: 1 } } as never })).toMatchObject(refusedWith('bad_value'))
})

test('every refusal of opening has words in both languages', async () => {
  const refused = [
    await openSignalbox({ data: 'memory', team: shop, members: { refund: agent(() => '') } }),
    await openSignalbox({ data: 'memory', team: defineTeam({ team: 'alone', members: [] }) }),
    await openSignalbox({ data: 'memory', team: shop, tools: [lookUp, lookUp] }),
    await openSignalbox({ data: 'memory', understanding: { encoder: '/no/such/folder' } }),
  ]
  for (const one of refused) {
    if (one.ok) throw new Error('it opened')
    for (const lang of ['en', 'zh'] as const) {
      const { message, next } = problemView(one.problem, lang)
      expect([message, next].every((words) => words.length > 5)).toBe(true)
    }
    expect(() => orThrow(one)).toThrow(problemView(one.problem, 'en').message)
  }
})

test('a team that is refused is not started, and neither is one that the box was not opened with', async () => {
  const box = orThrow(await openSignalbox({ data: 'memory', teams: [{ team: shop, agents }] }))
  expect(await box.start(defineTeam({ team: 'alone', members: [] }))).toMatchObject(refusedWith('invalid_team'))
  expect(await box.start(pair('talk'))).toMatchObject(refusedWith('no_such_team'))
  expect(await box.start(shop)).toMatchObject({ ok: true })
  await box.close()
})

test('a folder that somebody else writes to is refused with code, reason, next step and the id of its line in the log', async () => {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-open-'))
  const lines: unknown[] = []
  const note = (fields: object, text: string): void => void lines.push({ ...fields, text })
  const log: Log = { debug: () => {}, info: () => {}, warn: note, error: note }
  const first = orThrow(await openSignalbox({ data, team: shop, agents }))
  const second = await openSignalbox({ data, team: shop, agents, log })
  const beside = openData(data, { mode: 'write', soon: setImmediate })
  await first.close()
  rmSync(data, { recursive: true, force: true })
  expect(beside).toMatchObject({ ok: false, problem: { code: 'E_CONFLICT', detail: { why: 'second_writer' } } })
  expect(second).toMatchObject(beside)
  expect(lines).toContainEqual(expect.objectContaining({ trace_id: second.ok ? '' : second.problem.detail.trace_id }))
})

test('a journal that cannot be read is a refusal, wherever it is asked for', async () => {
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  const broken = new JournalFault({ code: 'E_IO', detail: { why: 'damaged', stream: 'c', seq: 3 } })
  let isBroken = false
  const box = orThrow(
    await openSignalbox({
      agents,
      team: pair('talk'),
      journal: {
        ...{ append: (one) => journal.append(one), head: (id) => journal.head(id), heads: () => journal.heads() },
        ...{ snapshot: () => undefined, saveSnapshot: () => undefined, close: async () => {} },
        *read(stream, after) {
          for (const event of journal.read(stream, after)) {
            if (isBroken && event.seq === 3) throw broken
            yield event
          }
        },
      },
    }),
  )
  await box.start({ id: 'c' })
  await box.say('c', { by: 'you', text: 'hello' })
  isBroken = true
  const refusal = { ok: false, problem: broken.problem }
  expect(box.history('c')).toEqual(refusal)
  expect(box.subscribe('c', 0, () => {})).toEqual(refusal)
  const kinds: string[] = []
  for await (const one of orThrow(box.follow('c'))) kinds.push(one.kind)
  expect(kinds).toEqual(['event', 'event', 'failed'])
  await box.close()
})

test('events are replayed and exported as values', async () => {
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  const box = orThrow(await openSignalbox({ journal, team: pair('talk'), agents }))
  await box.start({ id: 'c' })
  const events = orThrow(box.history('c'))
  expect(orThrow(replay(events)).team.team).toBe('talk')
  expect(replay(events.slice(1))).toMatchObject(refusedWith('bad_event'))
  expect(goalsOf('c', events)).toEqual({ ok: true, value: [] })
  expect(goalsOf('c', events.slice(1))).toMatchObject(refusedWith('bad_event'))
  expect(orThrow(exportLines(journal, 'c'))).toHaveLength(events.length)
  expect(exportLines(journal, 'nowhere')).toMatchObject(refusedWith('no_such_conversation'))
  await box.close()
  await journal.close()
})

test('whatever asks for a conversation that is not there is refused, as a value', async () => {
  const box = orThrow(await openSignalbox({ data: 'memory', team: shop, agents }))
  const refusal = { ok: false, problem: { code: 'E_INVALID_ARGS', detail: { why: 'no_such_conversation' } } }
  expect(box.follow('nowhere')).toMatchObject(refusal)
  expect(box.subscribe('nowhere', 0, () => {})).toMatchObject(refusal)
  expect(box.history('nowhere')).toMatchObject(refusal)
  expect(await box.say('nowhere', { by: 'you', text: 'x' })).toMatchObject(refusal)
  expect(await box.control('nowhere', { type: 'pause', by: 'you' })).toMatchObject(refusal)
  expect(await box.undo('nowhere', { by: 'you', preview: true })).toMatchObject(refusal)
  expect(await untilRest(box, 'nowhere')).toMatchObject(refusal)
  await box.close()
})

test('whatever is asked of a closed box is refused, and what it knew can still be looked at', async () => {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-closed-'))
  const box = orThrow(await openSignalbox({ data, team: shop, agents }))
  await box.start({ id: 'c' })
  await box.close()
  await box.close()
  rmSync(data, { recursive: true, force: true })
  const refusal = { ok: false, problem: { code: 'E_IO', detail: { why: 'closed' } } }
  expect(box.follow('c')).toEqual(refusal)
  expect(box.subscribe('c', 0, () => {})).toEqual(refusal)
  expect(box.history('c')).toEqual(refusal)
  expect(await box.undo('c', { by: 'you', preview: true })).toEqual(refusal)
  expect(await box.say('c', { by: 'you', text: 'x' })).toEqual(refusal)
  expect(await box.start()).toEqual(refusal)
  expect(box.state('c')?.team.team).toBe('shop')
})

const pair = (name: string) =>
  defineTeam({
    team: name,
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai' },
    ],
  })

test('a follower gets what is there, what comes and what is being written, in order, until it is told to stop', async () => {
  const bob = agent((ctx) => {
    for (const part of ['wo', 'rds']) ctx.say(part)
    return 'words'
  })
  const box = orThrow(await openSignalbox({ data: 'memory', team: pair('talk'), members: { bob } }))
  await box.start({ id: 'c' })
  await box.say('c', { by: 'you', text: 'one [NEXT:bob]' })
  await untilRest(box, 'c')
  const stop = new AbortController()
  const followed = box.follow('c', { after: 2, signal: stop.signal })
  const news: News[] = []
  const reading = (async () => {
    if (followed.ok) for await (const one of followed.value) news.push(one)
  })()
  await box.say('c', { by: 'you', text: 'two [NEXT:bob]' })
  const { seq } = orThrow(await untilRest(box, 'c'))
  await new Promise(setImmediate)
  stop.abort()
  await reading
  const seqs = news.flatMap((one) => (one.kind === 'event' ? [one.event.seq] : []))
  expect(seqs).toEqual(Array.from({ length: seq - 2 }, (_, i) => i + 3))
  expect(news.flatMap((one) => (one.kind === 'delta' ? [one.text] : []))).toEqual(['wo', 'rds'])
  await box.close()
})

test('a follower that reads slowly misses no event, and closing the box ends it', async () => {
  const box = orThrow(await openSignalbox({ data: 'memory', team: pair('talk'), members: { bob: agent(() => 'ok') } }))
  await box.start({ id: 'c' })
  const followed = box.follow('c')
  if (!followed.ok) throw new Error('it is there')
  await followed.value.next()
  for (let i = 0; i < 120; i++) {
    await box.say('c', { by: 'you', text: `message ${i} [NEXT:bob]` })
    await untilRest(box, 'c')
  }
  const { seq = 0 } = box.state('c') ?? {}
  expect(seq).toBeGreaterThan(1_200)
  for (let next = 2; next <= seq; next++)
    expect(await followed.value.next()).toMatchObject({ done: false, value: { event: { seq: next } } })
  const end = followed.value.next()
  await box.close()
  expect(await end).toEqual({ done: true, value: undefined })
})

test('several teams live in one program, and each conversation goes on with its own', async () => {
  const journal = openJournal(memoryStore(), { soon: setImmediate })
  const open = async () =>
    orThrow(
      await openSignalbox({
        journal,
        teams: [
          { team: pair('red'), members: { bob: agent(() => 'red') } },
          { team: pair('blue'), members: { bob: agent(() => 'blue') } },
        ],
      }),
    )
  const first = await open()
  await first.start(orThrow(pair('red')).team, { id: 'r' })
  await first.start(pair('blue'), { id: 'b' })
  await first.close()
  const second = await open()
  const said: string[] = []
  second.onEvent(
    (id, event) => event.type === 'member_said' && event.memberId === 'bob' && said.push(`${id} ${event.text}`),
  )
  for (const id of ['r', 'b']) {
    await second.say(id, { by: 'you', text: 'hi [NEXT:bob]' })
    await untilRest(second, id)
  }
  expect(said).toEqual(['r red', 'b blue'])
  await second.close()
  await journal.close()
})

test('a thousand followers of one conversation get every event, in order', async () => {
  const box = orThrow(await openSignalbox({ data: 'memory', team: pair('talk'), members: { bob: agent(() => 'ok') } }))
  await box.start({ id: 'c' })
  const stop = new AbortController()
  const told = Array.from({ length: 1_000 }, async () => {
    const seqs: number[] = []
    const followed = box.follow('c', { signal: stop.signal })
    if (followed.ok) for await (const one of followed.value) if (one.kind === 'event') seqs.push(one.event.seq)
    return seqs
  })
  for (let i = 0; i < 3; i++) {
    await box.say('c', { by: 'you', text: `message ${i} [NEXT:bob]` })
    await untilRest(box, 'c')
  }
  const { seq = 0 } = box.state('c') ?? {}
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  stop.abort()
  const all = Array.from({ length: seq }, (_, i) => i + 1)
  for (const seqs of await Promise.all(told)) expect(seqs).toEqual(all)
  await box.close()
})

test('an agent that repeats what it was told answers once', async () => {
  const echo = agent((ctx) => `You said: ${ctx.message}`)
  const team = defineTeam({
    team: 'pair',
    members: [
      { id: 'you', type: 'human' },
      { id: 'echo', type: 'ai' },
    ],
  })
  const box = orThrow(await openSignalbox({ data: 'memory', team, members: { echo } }))
  const { conversation } = orThrow(await box.start())
  await box.say(conversation, { by: 'you', text: 'Hello [NEXT:echo]' })
  const { history } = orThrow(await untilRest(box, conversation))
  expect(history.turns).toBe(2)
  const said = orThrow(box.history(conversation)).flatMap((e) => (e.type === 'member_said' ? [e.text] : []))
  expect(said).toEqual(['Hello [NEXT:echo]', 'You said: Hello'])
  await box.close()
})
