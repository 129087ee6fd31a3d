import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
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

const wishesIn = (text: string) =>
  analyse(knowledge, { text }).frames.map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])

describe('with nothing booked, what takes the place of another is booked', () => {
  test.each([
    ['还是不看消化内科了，换成全科吧，下周一', ['registration.book', 'general', '下周一']],
    ['不挂消化科了，改成全科，周一', ['registration.book', 'general', '周一']],
    ["not gastro after all, let's switch to the GP, next Monday", ['registration.book', 'general', 'next Monday']],
    ['swap dermatology for ENT, Friday', ['registration.book', 'ent', 'Friday']],
  ])('%s', (text, wish) => expect(wishesIn(text)).toEqual([wish]))

  test.each([
    ['下周一上午挂个全科，不行上午有会，改下午吧', ['registration.book', '下周一', 'general', '下午']],
    ['book the dentist for Tuesday and make it 3 pm', ['registration.book', 'dentistry', 'Tuesday', '3 pm']],
    ['I want ENT on Monday, Monday morning', ['registration.book', 'ent', 'Monday', 'morning']],
    ['约个全科周四，算了周四太赶，周六吧', ['registration.book', 'general', '周六']],
  ])('and what is put right is one wish: %s', (text, wish) =>
    expect(wishesIn(text).map((one) => one.toSorted())).toEqual([wish.toSorted()]),
  )

  test('but what is to be moved is not', () =>
    expect(wishesIn('move ENT to Tuesday and dermatology to Friday please').map(([intent]) => intent)).toEqual([
      'registration.move',
      'registration.move',
    ]))

  test('but what is to be cancelled by its name is not left out', () =>
    expect(wishesIn('取消骨科，改约皮肤科周五').map(([intent]) => intent)).toEqual([
      'registration.cancel',
      'registration.book',
    ]))
})
