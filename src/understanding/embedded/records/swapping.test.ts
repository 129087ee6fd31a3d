import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const now = Date.UTC(2026, 10, 16, 9)
const slots = { department: 'orthopaedics', date: '周五', patient: '我妈' }
const known = [{ record: 'appointment', made: 'm1', at: now, changed: now, ended: false, slots }] as never
const framesOf = (text: string) => analyse(knowledge, { text, known, now }).frames
const valuesOf = (text: string) =>
  Object.fromEntries(
    framesOf(text)
      .at(-1)
      ?.slots.map((x) => [x.slot, x.value]) ?? [],
  )

describe('what stands', () => {
  test.each([
    "the orthopaedics one I'd rather swap for neurology, same day",
    'swap it for neurology please',
    '骨科换成神经内科吧',
    '我想了想还是去看神经内科吧，骨科不去了',
  ])('is swapped, and all else stays: %s', (text) => {
    expect(framesOf(text).map(({ intent }) => intent)).toEqual(['registration.cancel', 'registration.book'])
    expect(valuesOf(text)).toMatchObject({ ...slots, department: 'neurology' })
  })

  test('is swapped for another day, and its own day is not the day of the other', () => {
    const frames = framesOf('周五的骨科我不去了，改挂周六的眼科')
    expect(frames.map(({ intent }) => intent)).toEqual(['registration.cancel', 'registration.book'])
    expect(frames.at(-1)?.slots.filter(({ slot }) => slot === 'date')).toMatchObject([{ value: '周六' }])
  })

  test('is not swapped by a change of it beside another wish', () => {
    const found = framesOf('move the orthopaedics one to Monday and book neurology for Tuesday')
    expect(found.map(({ intent }) => intent)).toEqual(['registration.move', 'registration.book'])
  })

  test.each(['再给她加个眼科，同一天', 'add the eye doctor for her too, same day'])(
    'gives its day to another one: %s',
    (text) => {
      expect(framesOf(text).map(({ intent }) => intent)).toEqual(['registration.book'])
      expect(valuesOf(text)).toMatchObject({ department: 'ophthalmology', date: '周五' })
    },
  )

  test.each([
    ['那个帮我往后推一天', '2026-11-21'],
    ['can you push that one back a day', '2026-11-21'],
    ['帮我提前两天', '2026-11-18'],
  ])('is shifted by so many days: %s', (text, date) => expect(valuesOf(text)).toMatchObject({ date }))

  test.each(['cancel that... hmm no, hold on, keep it after all', '把它退了吧，等等，还是留着吧'])(
    'stays where the message itself takes its end back: %s',
    (text) => expect(framesOf(text)).toEqual([]),
  )
})
