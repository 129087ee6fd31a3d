import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const now = Date.UTC(2026, 10, 16, 9)
const slots = { department: 'orthopaedics', date: 'Friday' }
const known = [{ record: 'appointment', made: 'm1', at: now, changed: now, ended: false, slots }] as never

describe('what is named in the clause before a change is what changes', () => {
  test.each([
    '还有我那个神经内科，给挪到周六',
    '还有皮肤科那个，挪到下周一',
    '对了我那个口腔科，给推到周六吧',
    'also the dentist, shift that to Monday',
    'as for my cardiology one, move it to Saturday',
  ])('and where no such one stands, it is asked and nothing is touched: %s', (text) => {
    const { frames, notice } = analyse(knowledge, { text, known, now })
    expect(frames).toEqual([])
    expect(notice).toMatchObject({ say: 'none_such' })
  })

  test.each(['我那个骨科，给挪到周六', 'the orthopaedics one, move it to Saturday'])(
    'and where it stands, that one changes and nothing is booked: %s',
    (text) =>
      expect(analyse(knowledge, { text, known, now }).frames).toMatchObject([
        { intent: 'registration.move', record: 'm1' },
      ]),
  )

  test.each([
    '周五的骨科我去不了，改到周六',
    '周五的骨科我去不了，要开会，帮我改到周六吧',
    "I can't make orthopaedics on Friday, move it to Saturday",
  ])('and who cannot come moves it, and ends nothing: %s', (text) => {
    const moved = [{ intent: 'registration.move' }]
    expect(analyse(knowledge, { text, known, now }).frames).toMatchObject([{ ...moved[0], record: 'm1' }])
    expect(analyse(knowledge, { text, now }).frames).toMatchObject(moved)
  })

  test('a name and a day alone are no change', () =>
    expect(analyse(knowledge, { text: '皮肤科，周二', now }).frames.map(({ intent }) => intent)).not.toContain(
      'registration.move',
    ))
})
