/** Two that stand, and what a message does to one of them, or to both: by-time.ts, pointed-first.ts, in-pairs.ts, replacing.ts, excused.ts. */
import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const ent = { ...standing('m1', 'ent', 'Tuesday') }
const skin = { ...standing('m2', 'dermatology', 'Friday') }
const known = [
  { ...ent, slots: { ...ent.slots, time: '9 am' } },
  { ...skin, slots: { ...skin.slots, time: '2 pm' } },
] as never
const told = [
  { intent: 'registration.book', slots: { department: 'ent', date: 'Tuesday' } },
  { intent: 'registration.book', slots: { department: 'dermatology', date: 'Friday' } },
] as never
const read = (text: string) => analyse(knowledge, { text, known, told, now })
const actsIn = (text: string) =>
  read(text).frames.flatMap(({ agent, intent, record }) =>
    agent === null ? [] : [[intent.split('.')[1], record].filter(Boolean).join(' ')],
  )

describe('one of two', () => {
  test.each([
    ["the 9 o'clock one is too early for me, make it 11 am", 'move m1'],
    ['the afternoon one clashes with work, could you make it 4 pm', 'move m2'],
    ['上午那个太早了，改成十一点', 'move m1'],
    ['Ah, I got the ENT day wrong, it should be Thursday', 'move m1'],
    ['耳鼻喉科的日子弄错了，改成周四', 'move m1'],
    ['the later of the two can go', 'cancel m2'],
    ['cancel the earlier one', 'cancel m1'],
    ['the morning one has to go', 'cancel m1'],
    ['I can do Tuesday but not Friday, so cancel that', 'cancel m2'],
  ])('is known by its hour, its place in time or its mistake: %s', (text, act) => expect(actsIn(text)).toEqual([act]))

  test.each(["Friday won't work. Tuesday's fine.", '周五来不了，周二没问题'])(
    'is not moved to the day of the other: %s',
    (text) => expect(actsIn(text)).toEqual([]),
  )

  test.each([
    ["actually, I don't want dermatology, book me the GP on Friday instead", ['cancel m2', 'book']],
    ['I changed my mind about ENT, book the GP on Monday', ['cancel m1', 'book']],
    ['我不想看皮肤科了，给我挂周一的全科', ['cancel m2', 'book']],
    ['book the GP for Monday', ['book']],
    ["I don't want the dentist, book the GP for Monday", ['book']],
  ])('ends where another takes its place, and only then: %s', (text, acts) => expect(actsIn(text)).toEqual(acts))
})

describe('both', () => {
  test.each(["move Tuesday's to Wednesday and Friday's to Saturday", '周二的改周三，周五的改周六'])(
    'change in pairs: %s',
    (text) => expect(actsIn(text)).toEqual(['move m1', 'move m2']),
  )

  test.each(['ENT and dermatology can go', '耳鼻喉和皮肤科不要了'])('end by their names alone: %s', (text) =>
    expect(actsIn(text)).toEqual(['cancel m1', 'cancel m2']),
  )

  test('are asked about where one of them is meant', () => {
    expect(actsIn('I have to cancel one of the two')).toEqual([])
    expect(read('I have to cancel one of the two').notice?.say).toBe('which_one')
  })
})
