import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Reading } from './reading.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const ache = (symptom: string, beside: OpenTask['beside']): OpenTask => ({
  agent: 'triage',
  intent: 'triage.symptom',
  goal: symptom,
  slots: { symptom },
  asked: ['duration'],
  frameId: 'f1',
  beside,
})
const parking = { agent: 'smartcs', intent: 'smartcs.parking', slots: {}, frameId: 'f2' }
const eyes = {
  agent: 'registration',
  intent: 'registration.book',
  slots: { department: 'ophthalmology' },
  frameId: 'f2',
}

const ops = (text: string, running: OpenTask): string[] =>
  analyse(knowledge, { text, running }).intent_ops.map(({ op, frame_id }) => `${op} ${frame_id}`)

describe('one of several open wishes', () => {
  test.each([
    ["you know what, it's gone now, forget about the stomach", ache('stomach ache', [parking])],
    ['肚子不疼了，不用看了', ache('肚子疼', [parking])],
    ['头不疼了，眼科还是要挂', ache('头疼', [eyes])],
  ])('ends by its name, and the others go on: %s', (text, running) =>
    expect(ops(text, running)).toEqual(['cancel f1', 'continue f2']),
  )
  test.each([
    ['眼科先不挂了', ache('头疼', [eyes])],
    ['停车场不用问了', ache('肚子疼', [parking])],
  ])('may be one that waits its turn: %s', (text, running) =>
    expect(ops(text, running)).toEqual(['cancel f2', 'continue f1']),
  )
  test('without a name all end', () =>
    expect(ops('never mind', ache('stomach ache', [parking]))).toEqual(['cancel f1']))
})

test.each([
  ['oh wait, forget my throat, book me a dentist for Wednesday', 'sore throat'],
  ['嗓子的事先放一放，帮我挂个周三的口腔科', '嗓子疼'],
])('what follows is a wish of its own: %s', (text, symptom) => {
  const read = analyse(knowledge, { text, running: ache(symptom, []) })
  expect(read.intent_ops.map(({ op }) => op)).toEqual(['cancel', 'add'])
  expect(read.frames.map(({ intent }) => intent)).toEqual(['registration.book'])
})

const waiting: OpenTask = {
  agent: 'registration',
  intent: 'registration.book',
  goal: 'book',
  slots: { department: 'cardiology' },
  asked: ['date'],
  frameId: 'f1',
}
test.each([
  "scrap that, I'd rather see the family doctor, on Monday",
  'no forget it, get me the dentist on Friday instead',
])('a wish behind the words that call off is done: %s', (text) => {
  const read = analyse(knowledge, { text, running: waiting })
  expect(read.intent_ops.map(({ op }) => op)).toEqual(['cancel', 'add'])
  expect(read.frames.map(({ intent, missing_slots }) => [intent, missing_slots.length])).toEqual([
    ['registration.book', 0],
  ])
})

describe('values behind a card that asks what a word meant', () => {
  const card = (before: string, offered: string[]): Partial<Reading> => ({ before, offered, hasCard: true })
  test.each([
    ['骨科 周五', card('改期', ['registration.move', 'smartcs.hours', 'abort']), 'registration.move'],
    ['dermatology Friday', card('cancel', ['registration.cancel', 'payment.refund', 'abort']), 'registration.cancel'],
    ['F2024031', card('refund', ['payment.refund', 'registration.cancel', 'abort']), 'payment.refund'],
    ['derm, tues 9am', card('appointment', ['registration.cancel', 'registration.move', 'abort']), 'registration.book'],
  ])('%s', (text, more, intent) =>
    expect(analyse(knowledge, { text, ...more }).frames.map((one) => one.intent)).toEqual([intent]),
  )
  test('what commits and was not offered is not done', () =>
    expect(
      analyse(knowledge, { text: '骨科 周五', ...card('改期', ['smartcs.hours', 'abort']) }).frames.filter(
        ({ agent }) => agent !== null,
      ),
    ).toEqual([]))
})

test.each([
  ['先把周一的眼科取消，然后看看B056还要等多久', 'B056'],
  ['挂周五皮肤科，再看下B056前面还有几位', 'B056'],
])('a code reaches the wish that takes it: %s', (text, code) =>
  expect(analyse(knowledge, { text }).frames.find(({ agent }) => agent === 'queue')?.slots[0]?.value).toBe(code),
)

test.each([
  '快过年了，票可真难抢啊',
  '买彩票没中',
  '今天在食堂吃的红烧肉真香',
  'the traffic is killing me',
  '玩得真痛快',
])('talk starts nothing: %s', (text) =>
  expect(analyse(knowledge, { text }).frames.filter(({ agent }) => agent !== null)).toEqual([]),
)

test('a department that is refused by half its name is not booked', () => {
  const running = { ...waiting, slots: { department: 'dermatology' } }
  const read = analyse(knowledge, { text: '算了不看皮肤了，看看眼睛吧，周五', running })
  expect(read.intent_ops[0]?.op).toBe('cancel')
})

test('one department takes the place of another, and nothing of the message is lost', () => {
  const running = { ...waiting, slots: { department: 'dermatology' } }
  const read = analyse(knowledge, { text: '不挂皮肤科了，改挂眼科，周三', running })
  expect(read.frames.flatMap(({ slots }) => slots.map(({ value }) => value))).toEqual(['ophthalmology', '周三'])
})

test("«move Lucy's» means what stands for Lucy Baker", () => {
  const booked = (made: number, slots: Record<string, string>) => ({
    record: 'appointment',
    made,
    touched: made,
    at: 0,
    slots,
  })
  const known = [
    booked(1, { department: 'dermatology', date: 'Monday', patient: 'Tom Baker' }),
    booked(2, { department: 'ent', date: 'Tuesday', patient: 'Lucy Baker' }),
  ]
  const [frame] = analyse(knowledge, { text: "move Lucy's to Thursday", known, now: 1 }).frames
  expect(frame).toMatchObject({ intent: 'registration.move', record: 2 })
})

describe('what is said beside the one that ends is for the other (L8)', () => {
  const wish = (department: string, frameId: string) => ({
    ...waiting,
    intent: 'registration.book',
    slots: { department },
    frameId,
  })
  test.each([
    ['leave out dermatology, just ENT, on Friday', 'ent', 'dermatology', 'Friday'],
    ['leave out dermatology, just ENT, on Friday', 'dermatology', 'ent', 'Friday'],
    ['皮肤科不挂了，就挂耳鼻喉科，周五的', 'ent', 'dermatology', '周五'],
  ])('%s, %s was asked about', (text, first, second, day) => {
    const running = { ...wish(first, 'f1'), beside: [wish(second, 'f2')] }
    const read = analyse(knowledge, { text, running })
    expect(read.intent_ops.map(({ op }) => op)).toEqual(['cancel', 'add'])
    expect(read.frames.map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])).toEqual([
      ['registration.book', 'ent', day],
    ])
  })
})
