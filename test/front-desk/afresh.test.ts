/** What a new booking at the front desk knows of the one before: nothing that belongs to that one, unless the words point back to it. */
import { describe, expect, test } from 'vitest'
import { talk } from './desk.ts'

const talked = async (...said: readonly string[]) => {
  const { runtime, events } = await talk(...said)
  const records = (runtime.state('c1')?.records ?? []).filter(({ ended }) => !ended).map(({ slots }) => slots)
  return { last: events.findLast((e) => e.type === 'member_said')?.text, records }
}

describe('the day', () => {
  test.each([
    ['book cardiology on tuesday', 'move it to wednesday', 'book an appointment with dermatology', 'For which day?'],
    ['预约周二的心内科', '改到星期三', '我要挂皮肤科', '哪一天？'],
  ])('of a booking that was moved is not the day of the next: %s', async (first, move, second, question) => {
    expect((await talked(first, move, second)).last).toContain(question)
  })

  test.each([
    ['book cardiology on tuesday', 'move it to wednesday', 'cancel it', 'book dermatology', 'For which day?'],
    ['预约周二的心内科', '改到星期三', '取消预约', '我要挂皮肤科', '哪一天？'],
  ])('nor where it was cancelled since: %s', async (first, move, cancel, second, question) => {
    expect((await talked(first, move, cancel, second)).last).toContain(question)
  })
})

describe('the patient', () => {
  test.each([
    ['book dentistry for my daughter on monday', 'book dermatology on friday', 'my daughter', 'patient: my daughter'],
    ['周一给我女儿挂口腔科', '挂周五的皮肤科', '我女儿', '就诊人：我女儿'],
  ])('is said, and is nobody else’s: %s', async (first, second, patient, said) => {
    expect((await talked(first)).last).toContain(said)
    const { last, records } = await talked(first, second)
    expect(records.map((one) => one.patient)).toEqual([patient, undefined])
    expect(last).not.toContain(patient)
  })

  test.each([
    ['book dentistry for my daughter on monday', 'book dermatology for her on friday', 'my daughter'],
    ['book dentistry for my daughter on monday', 'she also needs the eye doctor on friday', 'my daughter'],
    ['周一给我女儿挂口腔科', '周五也给她挂皮肤科', '我女儿'],
  ])('is the same where the words point back: %s, %s', async (first, second, patient) => {
    expect((await talked(first, second)).records.map((one) => one.patient)).toEqual([patient, patient])
  })

  test.each([
    ['book neurology for my wife on monday', 'book ENT for him on friday'],
    ['周一给我老婆挂神经内科', '周五也给他挂耳鼻喉科'],
  ])('and no one whom they cannot mean: %s, %s', async (first, second) => {
    expect((await talked(first, second)).records.at(-1)).not.toHaveProperty('patient')
  })

  test.each([
    ['book dermatology for myself on friday', 'patient'],
    ['给我自己挂周五的皮肤科', '就诊人'],
  ])('is not said of the speaker: %s', async (text, word) => {
    expect((await talked(text)).last).not.toContain(word)
  })
})

test.each([
  ['book an appointment on wednesday for my daughter, she has a fever', '3 days'],
  ['给我女儿周三挂号，她发烧', '三天了'],
])('what triage settled stands in the booking that was made with it: %s', async (wish, duration) => {
  expect((await talked(wish, duration)).records).toMatchObject([{ department: 'paediatrics' }])
})
