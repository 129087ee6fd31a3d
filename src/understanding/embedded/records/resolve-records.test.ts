import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const known = [standing('m1', 'dentistry', 'Monday'), standing('m2', 'ent', 'Tuesday')] as never
const actsIn = (text: string) =>
  analyse(knowledge, { text, known, now }).frames.flatMap(({ agent, intent, record }) =>
    agent === null ? [] : [[intent.split('.')[1], record]],
  )

describe('one message that ends and changes', () => {
  test.each([
    'cancel the dentist but keep ENT, and move it to Friday',
    'cancel the dentist, keep ENT but move it to Friday',
    'cancel the dentist and move the other one to Friday',
    '口腔科退掉，耳鼻喉科留着，改到周五',
    '口腔科退掉，另一个改到周五',
    '把口腔科退了，剩下的改到周五',
  ])('changes what stays, whether it is kept or the rest (T8, T9): %s', (text) => {
    expect(actsIn(text)).toEqual([
      ['cancel', 'm1'],
      ['move', 'm2'],
    ])
  })

  test('takes the day of what cannot be kept for no day of another one', () =>
    expect(actsIn("I can't make the dentist on Monday, cancel it, and move ENT to Friday")).toEqual([
      ['cancel', 'm1'],
      ['move', 'm2'],
    ]))

  test.each(['cancel the dentist and move it to Friday', '口腔科退掉，改到周五'])(
    'asks which one is to change where that is not said (T9): %s',
    (text) => {
      expect(actsIn(text)).toEqual([['cancel', 'm1']])
      expect(analyse(knowledge, { text, known, now }).notice?.say).toBe('which_one')
    },
  )
})

test.each([
  ['keep the dentist but move it to Thursday', 'm1'],
  ['耳鼻喉科留着，改到周五', 'm2'],
  ['keep the dentist and move the other one to Thursday', 'm2'],
  ['保留口腔科，另一个改到周五', 'm2'],
])('what is kept may change, and so may the other one (T8): %s', (text, made) => {
  expect(actsIn(text)).toEqual([['move', made]])
})
