import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadTeam } from '../../../teams/read-team.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'
import { knowledgeOf } from '../knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

function patientIn(text: string, before: readonly string[] = []): unknown {
  const history = before.map((said) => ({ role: 'user' as const, text: said }))
  const booked = analyse(knowledge, { text, history }).frames.find(({ intent }) => intent === 'registration.book')
  expect(booked).toBeDefined()
  return booked?.slots.find(({ slot }) => slot === 'patient')?.value
}

test.each([
  ['我妈牙疼，给她挂周三的口腔科', '我妈'],
  ['我爸膝盖疼，帮他约周五的骨科', '我爸'],
  ['my mom has a toothache, book her dentistry for Wednesday', 'my mom'],
  ['my son has a rash. Can you get him in with dermatology on Friday?', 'my son'],
])('who has the complaint is the patient, where a word says so: %s', (text, who) => expect(patientIn(text)).toBe(who))

test('a word for somebody who was named just before is that person', () => {
  expect(patientIn('book her dentistry for Wednesday', ['my mom has a toothache', 'since Monday'])).toBe('my mom')
  expect(patientIn('给她挂周三的口腔科', ['我妈牙疼', '两天了'])).toBe('我妈')
})

test.each([
  'my mom has a toothache, book me dentistry for Wednesday',
  'my dad has a toothache, book her dentistry for Wednesday',
])('nobody else is: %s', (text) => expect(patientIn(text)).toBeUndefined())
