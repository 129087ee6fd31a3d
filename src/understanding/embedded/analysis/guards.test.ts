import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const waiting: OpenTask = {
  agent: 'registration',
  intent: 'registration.book',
  goal: 'book',
  slots: { department: 'ent' },
  asked: ['date'],
  frameId: 'f1',
}
const dates = (text: string): unknown[] =>
  analyse(knowledge, { text, running: waiting }).frames.flatMap(({ slots }) =>
    slots.flatMap(({ slot, value }) => (slot === 'date' ? value : [])),
  )

test.each(['my Friday is going to be crazy', 'Tuesday was so hot', '周五又要加班，烦死了', '周五真漫长'])(
  'what is told of a day is no answer: %s',
  (text) => expect(dates(text)).toEqual([]),
)
test.each([
  ['Tuesday is a good day for me', 'Tuesday'],
  ['Friday works', 'Friday'],
  ['周五下午', '周五'],
])('a day that suits is: %s', (text, day) => expect(dates(text)).toEqual([day]))

const intents = (text: string, before?: string, offered?: string[]): string[] =>
  analyse(knowledge, { text, before, offered, hasCard: before !== undefined })
    .frames.filter(({ agent }) => agent !== null)
    .map(({ intent }) => intent)

test('nothing is moved that nobody spoke of moving', () =>
  expect(intents('patient Li Wei, 40, orthopaedics, next Monday')).toEqual(['registration.book']))

test('values behind a word of an end make nothing', () =>
  expect(intents('眼科 周一', '退', ['payment.refund', 'registration.cancel', 'abort'])).toEqual([
    'registration.cancel',
  ]))

test('a code says what is meant where the words say nothing', () =>
  expect(intents('号牌是D102，到了没')).toEqual(['queue.status']))

test.each(['the refund took ages last time', 'my daughter wants to become a dermatologist', '我女儿以后想当儿科医生'])(
  'what is only told of starts nothing: %s',
  (text) => expect(intents(text)).toEqual([]),
)
