import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTeam } from '../../../teams/read-team.ts'
import { analyse } from '../analysis/analyse.ts'
import { knowledgeOf } from '../knowledge.ts'

const now = Date.UTC(2026, 10, 18, 9)
let knowledge: ReturnType<typeof knowledgeOf>
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})
const wishes = (text: string) =>
  analyse(knowledge, { text, now }).frames.map(({ intent, slots }) => [
    intent,
    ...slots.filter(({ slot }) => slot === 'department').map(({ value }) => value),
  ])

describe('what is listed and then to end', () => {
  test.each([
    "I've got cardiology on Tuesday and neurology on Thursday, please cancel both, I'll be away",
    'cardiology on Tuesday, neurology on Thursday: cancel them both please',
    '我有周二的心内科和周四的神经内科，两个都退了吧',
    "I can't make cardiology on Tuesday nor neurology on Thursday, call both of them off",
    "I won't make cardiology on Tuesday and neurology on Thursday, call them both off",
    'I can make neither cardiology on Tuesday nor neurology on Thursday, please cancel both',
    '周二的心内科去不了，周四的神经内科也去不了，都取消吧',
    '心内科周二的号、神经内科周四的号，我都去不了了，帮我取消',
    '心内科周二的号、神经内科周四的号都不要了',
    "cardiology on Tuesday, neurology on Thursday, I can't make either, please cancel",
  ])('ends, and is not booked: %s', (text) => {
    expect(wishes(text)).toEqual([
      ['registration.cancel', 'cardiology'],
      ['registration.cancel', 'neurology'],
    ])
  })

  test('where the end names one itself, the other is a wish of its own', () => {
    expect(wishes('book cardiology for Tuesday and cancel neurology on Thursday')).toEqual([
      ['registration.book', 'cardiology'],
      ['registration.cancel', 'neurology'],
    ])
  })
})
