import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const known = [standing('m1', 'ophthalmology', 'Friday')] as never
const intents = (text: string): string[] =>
  analyse(knowledge, { text, known, now }).frames.flatMap(({ agent, intent }) => (agent === null ? [] : intent))

test.each([
  'book the dentist on Monday and maybe cancel the eye doctor',
  'book the dentist on Monday, and perhaps drop the eye doctor',
  'book the dentist on Monday and possibly cancel the eye doctor',
  'book the dentist on Monday, maybe we could cancel the eye doctor',
  'book the dentist on Monday and maybe move the eye doctor to Tuesday',
])('an end or a change that is only thought of is not done beside a wish (O5): %s', (text) =>
  expect(intents(text)).toEqual(['registration.book']),
)

test.each([
  'maybe cancel the eye doctor',
  '帮我挂周一的牙科，眼科可能要取消',
  'oh, cancel the eye doctor? I got new glasses there',
  'cancel the eye doctor? No way, I waited for weeks',
  'drop the eye doctor? I only just booked it',
  '取消眼科？我刚在那配了眼镜',
  '啊，眼科取消？我刚在那配了眼镜',
])('nor is one that is said back as a question (O5): %s', (text) =>
  expect(intents(text)).not.toContain('registration.cancel'),
)

test.each([
  'cancel the eye doctor, I got new glasses',
  'cancel the eye doctor? please do',
  'cancel the eye doctor? Yes, cancel it',
  'you know what? cancel the eye doctor',
  'could you cancel the eye doctor? I got new glasses',
  '把眼科取消了吧，我配了眼镜',
  '能帮我取消眼科吗？我配了眼镜',
])('an end that is asked for is one: %s', (text) => expect(intents(text)).toEqual(['registration.cancel']))

test('where a change is wished for beside a booking, both are done', () =>
  expect(intents('book the dentist on Monday and move the eye doctor to Tuesday')).toEqual([
    'registration.book',
    'registration.move',
  ]))

test('where an end is wished for beside a booking, both are done', () =>
  expect(intents('book the dentist on Monday and cancel the eye doctor')).toEqual([
    'registration.book',
    'registration.cancel',
  ]))
