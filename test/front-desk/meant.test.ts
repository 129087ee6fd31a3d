/** What a person means at the front desk: to what was offered, while something is asked, and where it is not sure. */
import { describe, expect, test } from 'vitest'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { untilRest } from '../../src/runtime/embedded.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { dispatched, say, talk } from './desk.ts'

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
    expect(orThrow(await untilRest(runtime, 'c1')).frames).toMatchObject([
      { agentId: 'registration', missing: ['date'] },
    ])
  })

  test('a no declines it, and cancels nothing', async () => {
    const { runtime, events } = await talk(symptom, no)
    expect(dispatched(events)).toEqual(['triage'])
    expect(events.findLast((e) => e.type === 'question_answered')).toMatchObject({ option: 'decline', text: no })
    expect(open(runtime)).toEqual([])
  })

  test.each(
    lang === 'en'
      ? [
          ['yes please, tomorrow at 10', 'tomorrow'],
          ['ok, book it for friday', 'friday'],
        ]
      : [
          ['好的，明天上午', '明天'],
          ['好的明天', '明天'],
        ],
  )('a yes with more takes it up with what it says: %s', async (text, date) => {
    const { runtime, events } = await talk(symptom, text)
    expect(dispatched(events)).toEqual(['triage', 'registration'])
    expect(events.findLast((e) => e.type === 'question_answered')).toMatchObject({ option: 'accept', text })
    expect(events.findLast((e) => e.type === 'task_created')?.slots).toMatchObject({ department: 'neurology', date })
    expect(runtime.state('c1')).toMatchObject({ tasks: [], questions: [] })
  })

  test('a no with more declines it, and the rest goes its way', async () => {
    const text = lang === 'en' ? 'no thanks, what does parking cost?' : '不用了，停车怎么收费？'
    const { runtime, events } = await talk(symptom, text)
    expect(events.findLast((e) => e.type === 'question_answered')).toMatchObject({ option: 'decline', text })
    expect(dispatched(events)).toEqual(['triage', 'smartcs'])
    expect(open(runtime)).toEqual([])
  })

  test('a yes before another wish is no yes to it', async () => {
    const { runtime, events } = await talk(
      symptom,
      lang === 'en' ? 'ok, what does parking cost?' : '好的，停车怎么收费？',
    )
    expect(dispatched(events)).toEqual(['triage', 'smartcs'])
    expect(open(runtime)).toEqual([['handoff', 'registration']])
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
    ['book me neurology on friday', 'monday, not dermatology'],
    ['book me neurology on friday', 'friday'],
    ['book me neurology on friday', 'neurology'],
    ['帮我挂神经内科，周五', '周五'],
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
    // The department was denied, so it is no value of the message: it is asked for.
    const frame = { intent: 'registration.cancel', slots: { date: 'friday' }, missing: ['department'] }
    expect(orThrow(await untilRest(runtime, 'c1'))).toMatchObject({ questions: [], frames: [frame] })
    expect(await say(runtime, 'cardiology')).toMatchObject({ questions: [], tasks: [], frames: [] })
  })

  test('is done at once where it is sure', async () => {
    const { events } = await talk('please cancel my cardiology appointment on Friday')
    expect(dispatched(events)).toEqual(['registration'])
  })
})

describe('what is plainly said', () => {
  const filled = (events: readonly JournalEvent[]) =>
    events.flatMap((e) => (e.type === 'task_created' && e.intent ? [[e.intent, e.slots]] : []))

  test.each([
    ['where are the lifts', 'smartcs.where', { place: 'lift' }],
    ['I just need to know where the toilets are', 'smartcs.where', { place: 'toilet' }],
    ['不看儿科，给我挂神经内科，后天的', 'registration.book', { department: 'neurology' }],
    [
      'cancel my eye appointment, I mean the dental one, on Tuesday',
      'registration.cancel',
      { department: 'dentistry' },
    ],
  ])('is done, and nothing else: %s', async (text, intent, slots) => {
    const { events } = await talk(text)
    expect(filled(events)).toMatchObject([[intent, slots]])
  })

  test('the hour said with a day is for both', async () => {
    const { events } = await talk('明天上午挂骨科和眼科')
    expect(filled(events)).toMatchObject([
      ['registration.book', { department: 'orthopaedics', time: '上午' }],
      ['registration.book', { department: 'ophthalmology', time: '上午' }],
    ])
  })

  test.each([
    ['cancel my appointment', 'cancel neurology on Wednesday and book ENT for Friday', 'Wednesday'],
    ['取消预约', '取消周三的神经内科，再约周五的耳鼻喉科', '周三'],
  ])('an answer takes no value of the wish beside it: %s, %s', async (first, answer, date) => {
    const { events } = await talk(first, answer)
    const given = events.find((e) => e.type === 'task_slots_filled')
    expect(given?.slots).toMatchObject({ department: 'neurology', date })
    expect(filled(events).at(-1)).toMatchObject(['registration.book', { department: 'ent' }])
  })

  test('a day that no calendar has is asked for', async () => {
    const { runtime } = await talk('book the dentist for the 31st of February')
    expect(runtime.state('c1')?.frames).toMatchObject([{ missing: ['date'] }])
  })

  test.each(['asdfghjkl', '随便'])('what is like nothing the team knows gets no card: %s', async (text) => {
    const { runtime, events } = await talk(text)
    expect(runtime.state('c1')?.questions).toEqual([])
    expect(events.find((e) => e.type === 'semantic_understanding_completed')?.notice?.say).toBe('cannot')
  })

  test('one of two that stand is asked for where only its owner is named', async () => {
    const { runtime, events } = await talk('帮我挂周三的儿科', '帮我挂周六的耳鼻喉科', '我的号想改到周日')
    expect(dispatched(events)).toEqual(['registration', 'registration'])
    expect(runtime.state('c1')?.questions).toMatchObject([{ kind: 'clarify' }])
  })
})

describe('while a task waits for a value', () => {
  const filled = (events: readonly JournalEvent[]) =>
    events.flatMap((e) => (e.type === 'task_slots_filled' ? [e.slots] : []))

  test.each([
    ['I have a headache', 'where is the toilet?', 'triage'],
    ['I have a headache', 'what are your visiting hours?', 'triage'],
    ['我头痛', '几点开门', 'triage'],
    ['book an appointment with neurology', 'where is the pharmacy?', 'registration'],
  ])('a question about the house is no answer to it, and is answered at once: %s, %s', async (first, wish, waiting) => {
    const { runtime, events } = await talk(first, wish)
    expect(filled(events)).toEqual([])
    expect(dispatched(events)).toEqual([waiting, 'smartcs'])
    expect(runtime.state('c1')).toMatchObject({ questions: [], tasks: [{ state: 'AWAITING_USER' }] })
  })

  test('another wish that would be done beside it is asked about', async () => {
    const { runtime, events } = await talk('I have a headache', 'book dermatology for Friday')
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
