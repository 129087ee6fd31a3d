/** The sample team end to end, with no model: S2 §8, insertion, emergency, and every point at which the program may die. */
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { due } from '../src/core/deadlines.ts'
import type { JournalEvent } from '../src/core/events.ts'
import { fold } from '../src/core/evolve.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal, type Writer } from '../src/journal/writer.ts'
import type { AgentAdapter, Clock, Job } from '../src/ports.ts'
import { untilRest } from '../src/runtime/embedded.ts'
import { machineClock, machineRandom } from '../src/runtime/machine-clock.ts'
import { noLog, noPlanner, noReviewer, noTools } from '../src/runtime/no-ports.ts'
import { Runtime } from '../src/runtime/runtime.ts'
import { portsOf } from '../src/runtime/team-ports.ts'
import type { LoadedTeam } from '../src/teams/loaded-team.ts'
import { loadTeam } from '../src/teams/read-team.ts'

let team: LoadedTeam
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  team = loaded.value
})

/** Nobody here takes longer than a moment: who waits for its next attempt need not wait long, and nobody is given up for silent. */
function quickClock(): Clock {
  let skipped = 0
  const now = (): number => Date.now() + skipped
  return {
    ...machineClock,
    now,
    wakeAt(at, call) {
      const isRetry = at - now() <= 4_000
      const wake = (): void => {
        skipped = Math.max(skipped, at - Date.now())
        call()
      }
      const timer = setTimeout(wake, isRetry ? 25 : 10_000)
      return () => clearTimeout(timer)
    },
  }
}

function open(store = memoryStore(), journal: Writer = openJournal(store, machineClock), wrap = asTheyAre) {
  const doors = { journal, clock: quickClock(), random: machineRandom, log: noLog }
  const { engine, safety, agents, recall } = portsOf(team, doors)
  const others = { recall, planner: noPlanner, reviewer: noReviewer, tools: noTools }
  return { store, journal, runtime: new Runtime({ ...doors, engine, safety, agents: wrap(agents), ...others }) }
}
const asTheyAre = (agents: AgentAdapter): AgentAdapter => agents

/** Like programs outside: a frame comes after the one before is on disk, so every point of a dispatch is a commit of its own. */
const openSlowly = (store = memoryStore(), journal: Writer = openJournal(store, machineClock)) =>
  open(store, journal, (agents) => ({
    deliver: (job, post) => {
      const frames: Parameters<typeof post>[0][] = []
      agents.deliver(job, (frame) => void frames.push(frame))
      const next = (seq: number): void => {
        const now = journal.head('c1')?.seq ?? 0
        if (now === seq) return void setTimeout(next, 1, seq)
        const frame = frames.shift()
        if (frame) post(frame)
        if (frames.length > 0) setTimeout(next, 1, now)
      }
      next(-1)
    },
    rejoin: (job, post) => agents.rejoin(job, post),
    go: (job) => agents.go(job),
    withdraw: (job, reason) => agents.withdraw(job, reason),
    tell: (job, decision) => agents.tell(job, decision),
  }))

async function say(runtime: Runtime, text: string) {
  await runtime.send('c1', { type: 'say', by: 'you', text })
  return untilRest(runtime, 'c1')
}

const talk = (...texts: string[]) => talkTo(open(), ...texts)

async function talkTo({ runtime, journal, store }: ReturnType<typeof open>, ...texts: string[]) {
  await runtime.start(team.team, { teamHash: team.hash, id: 'c1' })
  for (const text of texts) await say(runtime, text)
  const commits = [...store.rows('c1', 0)].map((row) => row.seq + row.count - 1)
  return { runtime, commits, events: [...journal.read('c1')] as JournalEvent[] }
}

/** What the journal would have kept of the conversation beside its rows. */
function markOf(events: readonly JournalEvent[]) {
  const state = fold(events)
  return { due: due(state, state.at), status: state.talk }
}

const dispatched = (events: readonly JournalEvent[]): string[] =>
  events.flatMap((e) => (e.type === 'task_dispatch_requested' ? [e.agentId] : []))

/** In no order: while a job that was lost waits for its next attempt, others may go first. */
const saidByAgents = (events: readonly JournalEvent[]): string[] =>
  events
    .flatMap((e) => (e.type === 'member_said' && e.memberId !== 'you' ? [`${e.memberId}: ${e.text}`] : []))
    .toSorted()

const hasSaid = (journal: Writer, text: string): boolean =>
  ([...journal.read('c1')] as JournalEvent[]).some((e) => e.type === 'user_input_received' && e.text === text)

const dialogues = [
  [
    'en',
    'I have a headache and want to see a doctor; also, what does parking cost, and how many people are ahead of me?',
    'two days',
  ],
  ['zh', '我头痛想挂号，顺便问停车怎么收费，前面还有几个人？', '两天了'],
] as const

describe.each(dialogues)('S2 §8 in %s', (_, wishes, duration) => {
  test('triage first; a missing duration pauses the others; the answer resumes; then the others, and all is reclaimed', async () => {
    const { runtime, events } = await talk(wishes, duration)
    expect(dispatched(events)).toEqual(['triage', 'triage', 'smartcs', 'queue'])
    expect(events.findIndex((e) => e.type === 'task_slots_filled')).toBeLessThan(
      events.findIndex((e) => e.type === 'task_dispatch_requested' && e.agentId === 'smartcs'),
    )
    expect(runtime.state('c1')).toMatchObject({ tasks: [], frames: [], workflows: [], talk: 'paused' })
    expect(runtime.state('c1')?.questions.map((q) => q.kind)).toEqual(['handoff']) // it kept nothing from being done
  })

  test.each([
    ['at once', open, 3],
    ['frame by frame', openSlowly, 15],
  ] as const)(
    'agents that answer %s: killed at any commit, it goes on where it was and says nothing twice',
    async (_, opened, least) => {
      const { events, commits } = await talkTo(opened(), wishes, duration)
      expect(commits.length).toBeGreaterThanOrEqual(least)
      for (const length of commits) {
        const store = memoryStore()
        const journal = openJournal(store, machineClock)
        const prefix = events.slice(0, length)
        await journal.append({ stream: 'c1', expected: 0, events: prefix, mark: markOf(prefix) })
        const { runtime } = opened(store, journal)
        await untilRest(runtime, 'c1')
        for (const text of [wishes, duration].filter((one) => !hasSaid(journal, one))) await say(runtime, text)
        const all = [...journal.read('c1')] as JournalEvent[]
        expect(saidByAgents(all), `killed after event ${length}, a ${prefix.at(-1)?.type}`).toEqual(
          saidByAgents(events),
        )
        expect(runtime.state('c1')).toMatchObject({ tasks: [], workflows: [], frames: [], talk: 'paused' })
      }
    },
  )
})

const offers = [
  ['en', 'I have had a headache for two days', 'yes please', 'tomorrow', 'Booked: neurology', 'no thanks'],
  ['zh', '我头痛两天了', '好的', '明天', '已预约：神经内科', '不用了'],
] as const

describe.each(offers)('triage offers registration in %s', (lang, symptom, yes, day, booked, no) => {
  const register = lang === 'en' ? 'I want to book an appointment with neurology' : '帮我挂神经内科的号'
  const open = (runtime: Runtime) => runtime.state('c1')?.questions.map((q) => [q.kind, q.offer?.agentId])

  test('a yes takes it up: what triage knew is not asked again, only the rest is', async () => {
    const { runtime, events } = await talk(symptom, yes, day)
    expect(dispatched(events)).toEqual(['triage', 'registration', 'registration'])
    expect(events.findLast((e) => e.type === 'task_created')).toMatchObject({
      intent: 'registration.book',
      parent: events.find((e) => e.type === 'task_created')?.taskId,
      slots: { department: 'neurology' },
    })
    expect(events.findLast((e) => e.type === 'task_awaiting_user')?.missing).toEqual(['date'])
    expect(events.findLast((e) => e.type === 'member_said')?.text).toContain(booked)
    expect(runtime.state('c1')).toMatchObject({ tasks: [], workflows: [], questions: [] })
  })

  test('so does its key, once', async () => {
    const { runtime } = await talk(symptom)
    const [offer] = runtime.state('c1')?.questions ?? []
    const answer = { type: 'answer' as const, by: 'you', questionId: offer?.id ?? '', option: 'accept' }
    expect((await runtime.send('c1', answer)).ok).toBe(true)
    expect(await runtime.send('c1', answer)).toMatchObject({ problem: { code: 'E_CONFLICT' } })
    expect((await untilRest(runtime, 'c1')).frames).toMatchObject([{ agentId: 'registration', missing: ['date'] }])
  })

  test('a no declines it, and cancels nothing', async () => {
    const { runtime, events } = await talk(symptom, no)
    expect(dispatched(events)).toEqual(['triage'])
    expect(events.findLast((e) => e.type === 'question_answered')).toMatchObject({ option: 'decline', text: no })
    expect(open(runtime)).toEqual([])
  })

  test('it stays while something else is asked for, and is withdrawn when the person asks for registration', async () => {
    const { runtime } = await talk(symptom)
    await say(runtime, lang === 'en' ? 'what does parking cost?' : '停车怎么收费？')
    expect(open(runtime)).toEqual([['handoff', 'registration']])
    await say(runtime, register)
    expect(open(runtime)).toEqual([])
  })
})

describe('what is not harmless', () => {
  const harmful = ['registration.cancel', 'registration.move', 'payment.refund']

  test.each([
    ['book me neurology on friday', 'dermatology'],
    ['帮我挂神经内科，周五', '皮肤科'],
    ['I want to pay my bill', 'F2024031'],
    ['book me neurology on friday', 'friday not dermatology'],
  ])('is asked about where it is not sure, and never done by itself: %s, %s', async (first, vague) => {
    const { events } = await talk(first, vague)
    const later = events.slice(events.findLastIndex((e) => e.type === 'user_input_received'))
    const started = later.flatMap((e) => (e.type === 'task_created' ? (e.intent ?? '') : []))
    expect(started.filter((intent) => harmful.includes(intent))).toEqual([])
  })

  test('starts when the person says that it was meant, with the values of the message', async () => {
    const { runtime, events } = await talk('friday not dermatology')
    const question = events.findLast((e) => e.type === 'question_opened')
    expect(question).toMatchObject({ kind: 'clarify' })
    const questionId = question?.questionId ?? ''
    await runtime.send('c1', { type: 'answer', by: 'you', questionId, option: 'registration.cancel' })
    expect(await untilRest(runtime, 'c1')).toMatchObject({ questions: [], tasks: [], frames: [] })
  })

  test('is done at once where it is sure', async () => {
    const { events } = await talk('please cancel my cardiology appointment on Friday')
    expect(dispatched(events)).toEqual(['registration'])
  })
})

test('payment slips in beside the waiting focus and never becomes it', async () => {
  const { runtime, events } = await talk('I have a headache', 'can I pay my bill now?')
  expect(dispatched(events)).toEqual(['triage', 'payment'])
  const state = runtime.state('c1')
  expect(state?.frames.find((f) => f.id === state.focus)?.agentId).toBe('triage')
})

describe('while a task waits for a value', () => {
  const filled = (events: readonly JournalEvent[]) =>
    events.flatMap((e) => (e.type === 'task_slots_filled' ? [e.slots] : []))

  test.each([
    ['I have a headache', 'where is the toilet?'],
    ['I have a headache', 'what are your visiting hours?'],
    ['我头痛', '几点开门'],
    ['book an appointment with neurology', 'where is the pharmacy?'],
  ])('another wish is no answer to it: %s, %s', async (first, wish) => {
    const { runtime, events } = await talk(first, wish)
    expect(filled(events)).toEqual([])
    expect(runtime.state('c1')?.questions).toMatchObject([{ kind: 'route' }])
    expect(runtime.state('c1')?.tasks).toMatchObject([{ state: 'AWAITING_USER' }])
  })

  test.each([
    ['I have a headache', "I'd like to pay first", 'two days'],
    ['我头痛', '先交费', '两天'],
  ])('what may slip in does, once, and is no answer: %s, %s', async (first, wish, answer) => {
    const { events } = await talk(first, wish, answer)
    expect(dispatched(events)).toEqual(['triage', 'payment', 'triage'])
    expect(filled(events)).toEqual([{ duration: answer }])
  })

  test.each([
    ['book an appointment with neurology', 'no, dermatology please', 'friday', 'Booked: dermatology, friday'],
    ['我要挂神经内科', '不，皮肤科', '明天', '已预约：皮肤科，明天'],
  ])('another value of the same wish corrects it, and it asks again: %s, %s', async (first, other, day, booked) => {
    const { events } = await talk(first, other, day)
    expect(filled(events)).toMatchObject([{ department: 'dermatology' }, { date: day }])
    expect(events.findLast((e) => e.type === 'member_said')?.text).toContain(booked)
  })
})

describe('a person who goes on talking', () => {
  test('leaves behind what was not clear: no question stays open about it', async () => {
    const { runtime, events } = await talk('tell me a joke', 'what does parking cost?')
    expect(events.filter((e) => e.type === 'question_opened')).toHaveLength(1)
    expect(dispatched(events)).toEqual(['smartcs'])
    expect(runtime.state('c1')).toMatchObject({ questions: [], messages: [], tasks: [] })
  })

  test('and answers what the task asked lets it go on; what was to be decided stays to be decided', async () => {
    const { runtime, events } = await talk('book cardiology', 'what does parking cost?', 'next Monday')
    expect(dispatched(events)).toEqual(['registration', 'registration'])
    expect(runtime.state('c1')).toMatchObject({ questions: [{ kind: 'route' }], tasks: [], interrupt: 'EXECUTION' })
    const [question] = runtime.state('c1')?.questions ?? []
    await runtime.send('c1', { type: 'answer', by: 'you', questionId: question?.id ?? '', option: 'new_task' })
    await untilRest(runtime, 'c1')
    expect(runtime.state('c1')).toMatchObject({ questions: [], tasks: [], workflows: [], talk: 'paused' })
  })

  test('asks for what may slip in, and gets it at once', async () => {
    const { events } = await talk('I have a cough', 'how long do I have to wait?', 'two weeks')
    expect(dispatched(events)).toEqual(['triage', 'queue', 'triage'])
  })

  test('changes a booking without saying all of it again', async () => {
    const { events } = await talk('这周想看眼科', '星期三', '呃，还是改成星期四吧')
    expect(saidByAgents(events)).toContain('registration: 已改期：眼科，改为 星期四。（示例：并无真实预约。）')
  })
})

test('an answer with another wish beside it fills the slot and queues the wish', async () => {
  const { events } = await talk('I have a headache', 'for two days. And what does parking cost?')
  expect(dispatched(events)).toEqual(['triage', 'triage', 'smartcs'])
})

test('what no sample knows is understood from an earlier task like it (M2)', async () => {
  const { runtime, journal } = open()
  const note = {
    loopId: 'orchestrator',
    role: 'router',
    at: 1,
    type: 'memory_noted',
    taskId: 't1',
    intent: 'smartcs.wifi',
    slots: {},
    result: '',
  }
  await runtime.start(team.team, { teamHash: team.hash, id: 'c0' })
  const seq = (runtime.state('c0')?.seq ?? 0) + 1
  const events = [{ ...note, seq, at: Date.now() + 10_000, goal: 'zorblax quix frumious' }]
  await journal.append({ stream: 'c0', expected: seq - 1, events, mark: { due: null, status: 'paused' } })
  await runtime.start(team.team, { teamHash: team.hash, id: 'c1' })
  await say(runtime, 'zorblax quix frumious please')
  expect(dispatched([...journal.read('c1')] as JournalEvent[])).toEqual(['smartcs'])
})

const remembered = [
  ['en', 'I have had a headache for two days', 'I want to book an appointment for tomorrow', 'Booked: neurology'],
  ['zh', '我头痛两天了', '帮我预约明天的号', '已预约：神经内科'],
] as const

describe.each(remembered)('what triage found out is not asked again in %s', (lang, symptom, booking, booked) => {
  const both = lang === 'en' ? `${symptom}. Also ${booking}.` : `${symptom}，另外${booking}`

  /** The jobs of registration, as they are delivered. */
  function watched(store = memoryStore(), journal: Writer = openJournal(store, machineClock)) {
    const jobs: Job[] = []
    const opened = open(store, journal, (agents) => ({
      deliver: (job, post) => {
        if (job.agentId === 'registration') jobs.push(job)
        agents.deliver(job, post)
      },
      rejoin: (job, post) => agents.rejoin(job, post),
      go: (job) => agents.go(job),
      withdraw: (job, reason) => agents.withdraw(job, reason),
      tell: (job, decision) => agents.tell(job, decision),
    }))
    return { ...opened, jobs }
  }

  test('beside it, registration is given the department (m3) and what triage came to (m2)', async () => {
    const desk = watched()
    const { events } = await talkTo(desk, both)
    expect(dispatched(events)).toEqual(['triage', 'registration'])
    expect(events.findLast((e) => e.type === 'member_said')?.text).toContain(booked)
    const triage = events.find((e) => e.type === 'task_created')?.frameId
    const note = events.find((e) => e.type === 'memory_noted')?.seq
    expect(desk.jobs.map(({ body }) => [body.slots.department, body.memory_ref])).toEqual([
      ['neurology', [`m2:${note}`, `m3:${triage}`]],
    ])
    expect(desk.jobs[0]?.body.context_summary).toContain(`you: ${both}`)
  })

  test('afterwards, the department comes from memory; another conversation knows nothing of it', async () => {
    const { events, runtime } = await talk(symptom, booking)
    expect(events.findLast((e) => e.type === 'task_created')?.slots).toMatchObject({ department: 'neurology' })
    expect(events.findLast((e) => e.type === 'member_said')?.text).toContain(booked)
    await runtime.start(team.team, { teamHash: team.hash, id: 'c2' })
    await runtime.send('c2', { type: 'say', by: 'you', text: booking })
    expect((await untilRest(runtime, 'c2')).frames).toMatchObject([
      { agentId: 'registration', missing: ['department'] },
    ])
  })

  test('a job that is built again after a crash is the same job', async () => {
    const desk = watched()
    const { events } = await talkTo(desk, both)
    const at = events.findLastIndex((e) => e.type === 'task_dispatch_requested') + 1
    const store = memoryStore()
    const journal = openJournal(store, machineClock)
    const prefix = events.slice(0, at)
    await journal.append({ stream: 'c1', expected: 0, events: prefix, mark: markOf(prefix) })
    const again = watched(store, journal)
    await untilRest(again.runtime, 'c1')
    expect(again.jobs[0]).toEqual(desk.jobs[0])
  })
})

test('EMERGENCY stops all, and the text of the team comes first', async () => {
  const { runtime, events } = await talk('I have a headache', 'my husband is not breathing!')
  const verdict = events.findLast((e) => e.type === 'safety_checked')
  expect(verdict).toMatchObject({ verdict: 'EMERGENCY', reason: team.texts.emergency?.en })
  expect(runtime.state('c1')).toMatchObject({ tasks: [], workflows: [], frames: [] })
})

test.each([
  ["can I have my neighbour's test results?", 'en'],
  ['能给我看看邻居的检查结果吗', 'zh'],
] as const)('BLOCK tells the reason of the team, in the language of the message: %s', async (text, lang) => {
  const { events } = await talk(text)
  const rule = team.rules.find((r) => r.category === 'records.others')
  expect(events.findLast((e) => e.type === 'safety_checked')).toMatchObject({
    verdict: 'BLOCK',
    reason: rule?.reason[lang],
  })
})

test('the twelve events of S0 §9 appear in order', async () => {
  const { events } = await talk('what does parking cost?')
  const order = [
    'user_input_received',
    'semantic_understanding_started',
    'semantic_understanding_completed',
    'safety_checked',
    'routing_decision_made',
    'phase_transition',
    'task_dispatch_requested',
    'task_dispatch_ack',
    'task_execution_started',
    'task_execution_result',
  ]
  const seen = events.map((e) => e.type).filter((type, i, all) => order.includes(type) && all.indexOf(type) === i)
  expect(seen).toEqual(order)
})
