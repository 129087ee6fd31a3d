/** Several wishes in one sentence, each with the words that stand by it (frames/split-wishes.ts, rivals.ts). */
import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

test.each([
  ['skip the ENT and get me the GP instead, same day', ['registration.cancel', 'registration.book']],
  ['drop the dentist and book me the eye doctor for Friday', ['registration.cancel', 'registration.book']],
  ['book the dentist for Monday and the eye doctor for Friday', ['registration.book', 'registration.book']],
  ['我女儿6岁，约20号上午的儿科，电话13912345678', ['registration.book']],
  ['我上周约了周四的眼科', []],
])('%s', (text, intents) => {
  expect(analyse(knowledge, { text }).frames.map(({ intent }) => intent)).toEqual(intents)
})
