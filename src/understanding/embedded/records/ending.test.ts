import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge, now, standing } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const known = [standing('m1', 'general', 'Monday'), standing('m2', 'dermatology', 'Friday')] as never

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

  test.each([
    ["actually, I don't need the dermatologist after all, just the GP", 'm2'],
    ["I won't be needing general practice, dermatology is enough", 'm1'],
    ['皮肤科算了，全科就行', 'm2'],
    ['还是不看全科了，就看皮肤科', 'm1'],
  ])('end one, and leave the other that they name: %s', (text, made) => {
    const { frames } = analyse(knowledge, { text, known, now })
    expect(frames.map(({ intent, record }) => [intent, record])).toEqual([['registration.cancel', made]])
  })

  const his = { ...standing('m3', 'cardiology', 'Tuesday'), slots: { department: 'cardiology', patient: 'my husband' } }
  test.each([
    "my husband's feeling fine again, so please cancel his",
    "my husband isn't ill any more, scrap his please",
    'my husband has recovered, we can drop his',
    '我老公身体恢复了，他那个号不要了',
  ])('end the one of whom they say that he is well: %s', (text) => {
    const { frames } = analyse(knowledge, { text, known: [...known, his] as never, now })
    expect(frames.map(({ intent, record }) => [intent, record])).toEqual([['registration.cancel', 'm3']])
  })

  test('a new value beside it is no end', () => {
    const { frames } = analyse(knowledge, { text: 'move the one on Friday to Saturday', known, now })
    expect(frames).toMatchObject([{ intent: 'registration.move', record: 'm2' }])
    expect(frames[0]?.slots.filter(({ slot }) => slot === 'date').map(({ value }) => value)).toEqual(['Saturday'])
  })
})
