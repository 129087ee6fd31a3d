import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'
import { heed } from './heed.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const now = Date.UTC(2026, 10, 16, 9)
const slots = { department: 'general', date: 'Friday' }
const known = [{ record: 'appointment', made: 'm1', at: now, changed: now, ended: false, slots }] as never
const told = [{ intent: 'registration.book', slots, goal: 'book' }]

test.each([
  "silly me, I said family doctor but it's the stomach doctor I need, same day",
  'I said family doctor but I meant the stomach doctor',
  'I told you the GP but I actually need gastro',
  'oh I said the family doctor, it should have been the stomach doctor',
  '我说成全科了，其实要看消化内科',
  '刚才说全科，应该是消化内科',
])('what was said and not meant gives way to what is (K1): %s', (text) => {
  const { frames } = analyse(knowledge, { text, known, now, told })
  expect(frames.map(({ intent }) => intent)).toEqual(['registration.cancel', 'registration.book'])
  expect(frames[1]?.slots).toContainEqual(expect.objectContaining({ value: 'gastroenterology' }))
})

test.each(['my mother said Friday, I want to move it to Monday', '我约的是全科，想改挂消化内科'])(
  'nothing is misnamed where it is asked or changed (K1): %s',
  (text) => expect(heed(knowledge.learned, text).corrects).toBe(false),
)

test.each([
  'my husband keeps saying dermatology, but no, not dermatology, please book neurology for Monday',
  'my wife says cardiology, but not cardiology, book neurology for Monday',
  '我老公老说看皮肤科，可不是皮肤科，挂周一的神经内科',
])('what others say and is denied leaves nothing behind: %s', (text) => {
  const { frames } = analyse(knowledge, { text })
  expect(frames.map(({ intent }) => intent)).toEqual(['registration.book'])
  expect(frames[0]?.slots.map(({ slot }) => slot)).not.toContain('patient')
})
