import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadTeam } from '../../../teams/read-team.ts'
import { knowledgeOf } from '../knowledge.ts'
import { calledOffIn } from './called-off.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

const waiting = {
  agent: 'registration',
  intent: 'registration.book',
  goal: '',
  slots: { department: 'ent' },
  asked: ['date'],
}

test.each([
  'you know what, skip the appointment, the MRI price was all I really needed',
  "ah nvm, turns out there's a walk-in place next door",
  '号先不挂了，孩子奶奶说再观察观察',
  '先别挂，我问问我老公',
])('what waits is called off, and the rest is only the reason: %s', (text) => {
  const off = calledOffIn(knowledge, text, waiting)
  expect(off).toBeDefined()
  expect(off?.rest).toBeUndefined()
})

test('a wish behind it is kept, and another value calls nothing off', () => {
  expect(calledOffIn(knowledge, 'never mind, where is the toilet?', waiting)?.rest?.trim()).toBe('where is the toilet?')
  expect(calledOffIn(knowledge, '算了，周五吧', waiting)).toBeUndefined()
  const triage = { ...waiting, agent: 'triage', intent: 'triage.symptom', slots: { symptom: 'back is aching' } }
  const words = 'never mind my back, just give me the GP on Tuesday'
  expect(calledOffIn(knowledge, words, triage)?.rest?.trim()).toBe('just give me the GP on Tuesday')
})

test.each([
  ["you know what, I'd rather not book anything after all", waiting],
  ['算了，还是不改了', { ...waiting, intent: 'registration.move' }],
])('what is not wanted is no wish: %s', (text, running) => {
  const off = calledOffIn(knowledge, text, running)
  expect(off).toBeDefined()
  expect(off?.rest).toBeUndefined()
})

test.each([
  ["oh wait, I haven't got anything yet. Book the dentist for Tuesday", 'Book the dentist for Tuesday'],
  ["I don't have one yet, so book me ENT on Monday", 'book me ENT on Monday'],
  ['哦我还没挂呢，那先挂周三的神经内科吧', '先挂周三的神经内科吧'],
])('where there is nothing yet to change, what is asked for is made (X6): %s', (text, rest) => {
  const moving = { ...waiting, intent: 'registration.move', slots: {} }
  expect(calledOffIn(knowledge, text, moving)?.rest?.trim()).toBe(rest)
  expect(calledOffIn(knowledge, text, waiting)).toBeUndefined()
})

test.each(["I haven't got all day, it's the dentist", '我还没吃饭呢，骨科周三的'])('it answers: %s', (text) =>
  expect(calledOffIn(knowledge, text, { ...waiting, intent: 'registration.cancel', slots: {} })).toBeUndefined(),
)
