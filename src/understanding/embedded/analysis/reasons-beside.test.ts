import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const read = (text: string): unknown[] =>
  analyse(knowledge, { text }).frames.flatMap(({ intent, slots }) => [
    intent,
    ...slots.flatMap(({ slot, value }) => (slot === 'patient' ? value : [])),
  ])

test.each([
  ['my tooth hurts, I need the dentist on Wednesday', []],
  ['挂周三的口腔科，牙疼', []],
  ['my son has a rash, book him dermatology for Friday', ['my son']],
  ['my mother has a toothache, book the dentist on Wednesday', ['my mother']],
  ['我妈牙疼，给她挂周三的口腔科', ['我妈']],
  ['我妈腰疼，帮我挂周五的骨科', ['我妈']],
])('a complaint beside a whole wish is its reason, and says for whom it is: %s', (text, whom) =>
  expect(read(text)).toEqual(['registration.book', ...whom]),
)

test.each([
  'I have a cough and I want the dentist on Friday',
  'I have a cough, also book me the eye doctor on Friday',
  '我咳嗽，另外给我挂周五的眼科',
  'my stomach hurts, please book the dentist for my daughter on Friday',
])('a complaint that the wish is added to, or that somebody else has, is a wish of its own: %s', (text) =>
  expect(read(text)).toContain('triage.symptom'),
)
