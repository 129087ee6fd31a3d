import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const now = Date.UTC(2026, 10, 16, 9)
const standing = [
  { department: 'cardiology', date: '周一', patient: '我妈' },
  { department: 'ent', date: '周三', patient: '我儿子' },
  { department: 'dermatology', date: '周五' },
]
const known = standing.map((slots, i) => ({
  record: 'appointment',
  made: i + 1,
  at: now + i,
  changed: now + i,
  ended: false,
  slots,
})) as never
const changesIn = (text: string) =>
  analyse(knowledge, { text, known, now }).frames.map(({ intent, record, slots }) => [
    intent,
    record,
    slots.find(({ slot, start }) => slot !== 'department' && slot !== 'patient' && start !== undefined)?.value,
  ])

test.each([
  ['耳鼻喉科要下午的', [2, '下午']],
  ['ENT should be in the afternoon', [2, 'afternoon']],
  ['我妈那个要上午十点', [1, '上午十点']],
  ["mum's should be Tuesday", [1, 'Tuesday']],
  ['心内科和皮肤科都要上午的', [1, '上午'], [3, '上午']],
  ['心内科上午，皮肤科下午', [1, '上午'], [3, '下午']],
  ['the dermatologist at 9 am and ENT at 10 am', [3, '9 am'], [2, '10 am']],
])('a detail goes to what is named: %s', (text, ...changes) => {
  expect(changesIn(text)).toEqual(changes.map((one) => ['registration.move', ...one]))
})

test('so it does beside another wish', () => {
  expect(changesIn('B118前面还有几个人？另外耳鼻喉科要下午的').at(-1)).toEqual(['registration.move', 2, '下午'])
})

test.each(['再挂个耳鼻喉科，下午的', 'another ENT in the afternoon please', '眼科要下午的', '耳鼻喉科下午开门吗'])(
  'nothing that stands is changed: %s',
  (text) => expect(changesIn(text).filter(([intent]) => intent === 'registration.move')).toEqual([]),
)
