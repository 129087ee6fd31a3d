import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const offered = ['registration.book', 'registration.move', 'registration.cancel', 'abort']
const read = (before: string, text: string): unknown[] =>
  analyse(knowledge, { text, before, offered, hasCard: true }).frames.map(({ intent, slots }) => [
    intent,
    ...slots.map(({ value }) => value).sort(),
  ])

test.each([
  ['cardiology', 'book'],
  ['cardiology', 'book it'],
  ['心内科', '挂号'],
  ['心内科', '预约'],
])('an act behind a card is for what the card was about: %s, %s', (before, text) =>
  expect(read(before, text)).toEqual([['registration.book', 'cardiology']]),
)
test('a day that is said with the act is added', () =>
  expect(read('cardiology', 'book for friday')).toEqual([['registration.book', 'cardiology', 'friday']]))
test('another value takes the place of it', () =>
  expect(read('cardiology', 'book dermatology')).toEqual([['registration.book', 'dermatology']]))
