import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const now = Date.UTC(2026, 10, 16, 9)
const record = (made: string, department: string, date: string) => ({
  record: 'appointment',
  made,
  at: now,
  changed: now,
  ended: false,
  slots: { department, date },
})
const known = [record('m1', 'general', 'Monday'), record('m2', 'dermatology', 'Friday')] as never

describe('words that end what stands', () => {
  test.each([
    ["I can't make the one on Friday", 'm2'],
    ["I won't need the first one any more", 'm1'],
    ['周五那个不要了', 'm2'],
  ])('are a wish to end it: %s', (text, made) => {
    expect(analyse(knowledge, { text, known, now }).frames).toMatchObject([
      { intent: 'registration.cancel', record: made },
    ])
  })

  test('a new value beside it is no end', () => {
    const { frames } = analyse(knowledge, { text: 'move the one on Friday to Saturday', known, now })
    expect(frames).toMatchObject([{ intent: 'registration.move', record: 'm2' }])
    expect(frames[0]?.slots.filter(({ slot }) => slot === 'date').map(({ value }) => value)).toEqual(['Saturday'])
  })
})
