import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { loadTeam } from '../../../teams/read-team.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'
import { knowledgeOf } from '../knowledge.ts'
import { recordsAsked } from './ask-records.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

const now = Date.UTC(2026, 10, 18)
const made = (slots: Record<string, string>): KnownRecord =>
  ({ record: 'appointment', made: 't1', at: now, slots }) as unknown as KnownRecord
const known = [
  made({ department: 'cardiology', date: 'Friday' }),
  made({ department: 'dentistry', date: 'Tuesday', time: '3pm' }),
]
const asked = (said: string, among = known): readonly string[] | undefined =>
  recordsAsked({
    learned: knowledge.learned,
    book: { kinds: knowledge.records, known: among, now },
    said,
    shown: (_, { slots }) => String(slots.department),
  })?.items

test.each([
  'which appointments?',
  'my appointments?',
  'show my bookings',
  'can I see my appointments?',
  "what's my next appointment?",
  'do I have anything booked?',
  '现在有预约吗',
  '我还有几个预约？',
  '我有没有预约',
  '看一下我的预约',
  '我的预约',
  '都约了哪些',
])('all that stands is told: %s', (said) => expect(asked(said)).toEqual(['cardiology', 'dentistry']))

test.each([
  'do I have anything on Tuesday?',
  'am I booked for Tuesday?',
  'anything on Tuesday?',
  'what time is the dentist?',
  'when am I seeing the dentist?',
  '我周二有安排吗',
  '口腔科是几点？',
  '我的牙科约的是哪天',
])('what is named says which: %s', (said) => expect(asked(said)).toEqual(['dentistry']))

test('where none is so, all are told', () => expect(asked('我周三有预约吗')).toEqual(['cardiology', 'dentistry']))

test.each([
  '周五有号吗',
  'do I have a fever?',
  'when is the dentist open?',
  'I need an appointment',
  'can I have an appointment on Monday?',
  'cancel my appointments',
  '取消我的预约',
  '改一下我的挂号',
  '眼科几点上班',
  '骨科周三能预约吗',
  'when is the eye doctor?',
])('a wish, and what no record can tell, is something else: %s', (said) => expect(asked(said)).toBeUndefined())
