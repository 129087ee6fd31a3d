/** Whose booking is meant at the front desk, and what stands after several people were spoken of. */
import { describe, expect, test } from 'vitest'
import { talk } from './desk.ts'

const standing = async (...said: readonly string[]) => {
  const { runtime } = await talk(...said)
  return (runtime.state('c1')?.records ?? []).filter(({ ended }) => !ended).map(({ slots }) => slots)
}

describe('several people', () => {
  test.each([
    ['我和我老公都想约口腔科，我周六，他周日', '我', '周六', '我老公', '周日'],
    ['my wife and I both need the eye doctor, she on Monday, me on Tuesday', 'my wife', 'Monday', 'me', 'Tuesday'],
  ])('each has a day of their own: %s', async (text, first, day, second, other) => {
    expect(await standing(text)).toMatchObject([
      { patient: first, date: day },
      { patient: second, date: other },
    ])
  })

  test.each([
    ['sorry, my son is fine again, please cancel his', ['my wife']],
    ["cancel my wife's", ['my son']],
    ["move my wife's to Friday", ['my son', 'my wife']],
  ])('a booking is known by whose it is: %s', async (text, left) => {
    const stands = await standing('orthopaedics for my wife on Monday and paediatrics for my son on Wednesday', text)
    expect(stands.map(({ patient }) => patient).sort()).toEqual(left)
  })

  test('two complaints with a length each are two tasks', async () => {
    const { events } = await talk('我爸72岁，膝盖疼三个星期了，我自己是嗓子疼，两天了')
    const made = events.flatMap((e) => (e.type === 'task_created' && e.intent === 'triage.symptom' ? e.slots : []))
    expect(made).toMatchObject([{ duration: '三个星期' }, { duration: '两天' }])
  })
})

describe('what takes the place of what was just booked', () => {
  test.each([
    ['oh wait, Monday is a holiday. Tuesday please', 'Tuesday'],
    ['it should have been Friday, my mistake', 'Friday'],
    ['scrap that, I would rather go on Thursday', 'Thursday'],
  ])('%s', async (text, date) => {
    expect(await standing('book orthopaedics for Monday', text)).toMatchObject([{ department: 'orthopaedics', date }])
  })

  test('a number to be called at is noted with it', async () => {
    const stands = await standing('book gp for tuesday pls', 'my number is 07700 900142 in case you need to call')
    expect(stands).toMatchObject([{ department: 'general', phone: '07700900142' }])
  })

  test.each([
    ['cancel all but the second', ['neurology']],
    ['cancel the middle one', ['cardiology', 'ent']],
  ])('of three, %s', async (text, left) => {
    const stands = await standing('book cardio Monday, neuro Tuesday, ENT Wednesday', text)
    expect(stands.map(({ department }) => department)).toEqual(left)
  })
})
