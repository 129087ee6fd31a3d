import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const read = (text: string): unknown[] =>
  analyse(knowledge, { text }).frames.map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])

test.each([
  ['抽血在哪', 'laboratory'],
  ['拍片在几楼', 'radiology'],
  ['where do I go for an x-ray', 'radiology'],
])('who asks where something is done is told the place: %s', (text, place) =>
  expect(read(text)).toEqual([['smartcs.where', place]]),
)
test('a place without a name of its own is asked for', () =>
  expect(read('where can I get a CT scan')).toEqual([['smartcs.where']]))
test('what it costs is still a question for the price', () =>
  expect(read('where can I see how much a CT costs')).toEqual([['smartcs.price', 'ct']]))
