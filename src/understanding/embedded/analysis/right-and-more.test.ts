import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge, now, shownFrames, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const known = [standing('m1', 'ophthalmology', 'Thursday')] as never
const told = [
  { intent: 'registration.book', agent: 'registration', slots: { department: 'ophthalmology', date: 'Thursday' } },
] as never
const shown = (text: string): string[] => shownFrames(analyse(knowledge, { text, known, told, now }))

const right = 'move{Friday ophthalmology}'
test.each([
  ['sorry, I meant Friday, and I need the dentist on Monday', 'book{Monday dentistry}'],
  ['sorry, I meant Friday. Also book the dentist on Monday', 'book{Monday dentistry}'],
  ['sorry, I meant Friday, and also book the dentist on Monday', 'book{Monday dentistry}'],
  ['sorry, Friday, and I also need the dentist on Monday', 'book{Monday dentistry}'],
  ['oops, I meant Friday and I need a dentist on Monday too', 'book{Monday dentistry}'],
  ["oops, wrong day, it's Friday. Could you also get me a dermatologist on Tuesday?", 'book{Tuesday dermatology}'],
  ['sorry, I meant Friday, and please book the dentist', 'book{dentistry}'],
  ["sorry, I meant Friday, and what's the wifi password?", 'smartcs.wifi'],
])('what was done is put right, and what is asked for behind it is done (B1, B2): %s', (text, more) =>
  expect(shown(text)).toEqual([right, more]),
)

test.each([
  ['说错了，是周五，另外再挂周一的牙科', 'book{dentistry 周一}'],
  ['说错了，是周五，我还要挂周一的牙科', 'book{dentistry 周一}'],
  ['说错了，是周五，药房几点关门？', 'hours{pharmacy}'],
])('so it is in Chinese: %s', (text, more) => expect(shown(text)).toEqual(['move{ophthalmology 周五}', more]))

test.each([
  ['sorry, I meant Friday', [right]],
  ['sorry, I meant Friday, and make it 10 am', ['move{10 am Friday ophthalmology}']],
  ['sorry, I meant Friday, please book the eye doctor on Friday', [right]],
  [
    'sorry, I meant the dentist, and please make it Friday',
    ['cancel{Thursday ophthalmology}', 'book{Friday dentistry}'],
  ],
])('what only puts right makes no second one (B3): %s', (text, wishes) => expect(shown(text)).toEqual(wishes))
