import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const known = [standing('m1', 'dentistry', 'Monday'), standing('m2', 'ent', 'Tuesday')] as never

test.each([
  ['cancel the dentist and ENT, well, the dentist only', 'm1'],
  ['cancel the dentist and ENT... actually just the dentist', 'm1'],
  ['cancel the dentist and ENT, no, only the dentist', 'm1'],
  ['move the dentist and ENT to Friday, or no, just ENT', 'm2'],
  ['cancel the dentist on Monday and ENT on Tuesday, hmm, only the Tuesday one', 'm2'],
  ['牙科和耳鼻喉都退了，哦不，只退牙科', 'm1'],
  ['cancel ENT and the dentist, except ENT', 'm1'],
])('only what is named again of a list is touched (N1, N2): %s', (text, made) => {
  expect(analyse(knowledge, { text, known, now }).frames.map((frame) => frame.record)).toEqual([made])
})

test.each([
  ['book dermatology and cardiology for Friday, or rather just cardiology', ['cardiology']],
  ['挂周四的皮肤科和周五的消化科，哦不，只挂消化科', ['gastroenterology']],
  ['book dermatology on Friday, and ENT only in the morning', ['dermatology', 'ent']],
])('%s', (text, departments) => {
  const { frames } = analyse(knowledge, { text, now })
  expect(frames.map(({ slots }) => slots.find(({ slot }) => slot === 'department')?.value)).toEqual(departments)
})
