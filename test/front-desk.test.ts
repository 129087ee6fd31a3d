import { describe, expect, test } from 'vitest'
import type { JournalEvent } from '../src/core/state/events.ts'
import { memoryStore } from '../src/journal/memory.ts'
import { openJournal, type Writer } from '../src/journal/writer.ts'
import type { Job } from '../src/ports.ts'
import { untilRest } from '../src/runtime/embedded.ts'
import { machineClock } from '../src/runtime/machine-clock.ts'
import { inputView } from '../src/views/input.ts'
import { orThrow } from '../src/views/or-throw.ts'
import { texts } from '../src/views/texts/languages.ts'
import {
  dispatched,
  hasSaid,
  markOf,
  open,
  openSlowly,
  saidByAgents,
  say,
  talk,
  talkTo,
  team,
} from './front-desk/desk.ts'

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

describe.each([
  [
    'en',
    'I have a headache',
    'can I pay my bill now?',
    'how far are you?',
    'Since when?',
    'Triage waits for your answer (duration).',
  ],
  ['zh', '我头痛', '我要缴费', '现在到哪一步了？', '持续多久了？', '分诊在等你回答（持续时间）。'],
] as const)('while triage waits, in %s', (lang, symptom, payment, status, question, told) => {
  const lastSaid = (events: readonly JournalEvent[]): unknown => {
    const last = events.findLast((e) => e.type === 'member_said' || e.type === 'question_repeated')
    return last && { type: last.type, name: `${last.loopId}.${last.role}`, text: last.text }
  }
  const repeated = { type: 'question_repeated', name: 'executor.triage', text: question }

  test('payment slips in and never becomes the focus; then its question stands again as the last thing said', async () => {
    const { runtime, events } = await talk(symptom, payment)
    expect(dispatched(events)).toEqual(['triage', 'payment'])
    expect(lastSaid(events)).toEqual(repeated)
    expect(events.filter((e) => e.type === 'question_repeated')).toMatchObject([{ missing: ['duration'] }])
    const state = runtime.state('c1')
    expect(state).toMatchObject({ talk: 'paused', tasks: [{ agentId: 'triage', asked: { text: question } }] })
    expect(state?.frames.find((f) => f.id === state.focus)?.agentId).toBe('triage')
  })

  test('the box and the timeline call what is waited for as the team does', async () => {
    const { runtime, events } = await talk(symptom)
    const [state, waits] = [runtime.state('c1'), events.find((e) => e.type === 'task_awaiting_user')]
    const [name, line] =
      lang === 'zh' ? ['持续时间', '等待用户：持续时间'] : ['duration', 'Waiting for a person: duration']
    expect(state && inputView(state, lang).label).toContain(name)
    expect(waits && texts[lang].events.task_awaiting_user(waits, team)).toBe(line)
  })

  test.each([status, '/status'])('%s tells who waits for what, and then it does so too', async (asked) => {
    const { events } = await talk(symptom, asked)
    expect(events.findLast((e) => e.type === 'routing_decision_made')?.decision).toMatchObject({
      route: 'control_action',
      userMessage: told,
    })
    expect(lastSaid(events)).toEqual(repeated)
  })
})

describe('a person who goes on talking', () => {
  test('leaves behind what was not clear: no question stays open about it', async () => {
    const { runtime, events } = await talk('can you water my plants at home?', 'what does parking cost?')
    expect(events.filter((e) => e.type === 'question_opened')).toHaveLength(1)
    expect(dispatched(events)).toEqual(['smartcs'])
    expect(runtime.state('c1')).toMatchObject({ questions: [], messages: [], tasks: [] })
  })

  test('and answers what the task asked lets it go on; what was to be decided stays to be decided', async () => {
    const { runtime, events } = await talk('book cardiology', 'I have had a headache for two days', 'next Monday')
    expect(dispatched(events)).toEqual(['registration', 'registration'])
    expect(runtime.state('c1')).toMatchObject({ questions: [{ kind: 'route' }], tasks: [], interrupt: 'EXECUTION' })
    const [question] = runtime.state('c1')?.questions ?? []
    await runtime.send('c1', { type: 'answer', by: 'you', questionId: question?.id ?? '', option: 'new_task' })
    await untilRest(runtime, 'c1')
    expect(runtime.state('c1')).toMatchObject({ questions: [{ kind: 'handoff' }], tasks: [], workflows: [] })
  })

  test('asks for what may slip in, and gets it at once', async () => {
    const { events } = await talk('I have a cough', 'how long do I have to wait?', 'two weeks')
    expect(dispatched(events)).toEqual(['triage', 'queue', 'triage'])
    const beside = await talk('book cardiology', 'how long do I have to wait?', 'next Monday')
    expect(dispatched(beside.events)).toEqual(['registration', 'queue', 'registration'])
  })

  test('changes a booking without saying all of it again', async () => {
    const { events } = await talk('这周想看眼科', '星期三', '呃，还是改成星期四吧')
    expect(saidByAgents(events)).toContain('registration: 已改期：眼科，改为星期四。（示例：并无真实预约。）')
  })
})

test.each(dialogues)('a status query in %s names what is queued', async (lang, wishes) => {
  const { events } = await talk(wishes, lang === 'en' ? 'how far are you?' : '现在到哪一步了？')
  expect(events.findLast((e) => e.type === 'routing_decision_made')?.decision.userMessage).toBe(
    lang === 'en'
      ? 'Triage waits for your answer (duration). Queued: Information, Queue.'
      : '分诊在等你回答（持续时间）。排队：智能客服、排队。',
  )
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
    expect(orThrow(await untilRest(runtime, 'c2')).frames).toMatchObject([
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
    // Its functions, the trace it is part of among them, are those of its own process.
    const data = (job: Job | undefined) => JSON.parse(JSON.stringify(job)) as unknown
    expect(data(again.jobs[0])).toEqual(data(desk.jobs[0]))
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

test.each([
  ['my head hurts, and what does parking cost?', 'Describe symptoms: symptom head hurts; Parking', 'it asks for'],
  ['我头痛，停车怎么收费', '描述症状：症状 头痛；停车', '要的是'],
])('the journal holds the goal in normal form and how the message relates to the work: %s', async (text, goal, why) => {
  const { events } = await talk(text)
  const understood = events.find((e) => e.type === 'semantic_understanding_completed')
  expect(understood).toMatchObject({
    analysis: { normalizedIntent: { goal, urgency: 'medium' } },
    relation: { relationType: 'different_task', recommendedAction: 'new_task', assessment: { scopeDelta: 'major' } },
  })
  expect(understood?.relation?.newTaskJustification).toContain(why)
  expect(events.find((e) => e.type === 'workflow_started')).toMatchObject({ goal })
})
