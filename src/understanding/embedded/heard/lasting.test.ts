import { expect, test } from 'vitest'
import { findDurations } from '../slots/dates-and-times.ts'
import { ofSomethingElse } from './lasting.ts'

const others = (said: string, about = 'my knee hurts 膝盖疼'): number =>
  ofSomethingElse(said, [...findDurations(said)], about).length

test.each([
  'the bus took two hours to get here',
  'i was on hold for forty minutes',
  'my parking ticket only lasts two hours',
  'my meeting starts in half an hour',
  'i cleaned the windows for three hours',
  'the film was three hours long',
  "i've been a postman for thirty years",
  '刚才路上堵车堵了一个小时',
  '在楼下排了四十分钟的队',
  '手机充电还要十分钟',
  '会议还有十分钟就开始',
])('a length of something else is told: %s', (said) => expect(others(said)).toBe(1))

test.each([
  'about three weeks',
  "i've been limping for two days",
  "i've had it for two weeks",
  'i fell off a ladder three days ago',
  "my husband says it's been two months",
  'my knee has bothered me for a week',
  '大概一周',
  '疼了三个星期了',
  '得有一个月了',
  '快要两年了',
  '走路都走不了三天了',
])('how long the complaint lasts is no such length: %s', (said) => expect(others(said)).toBe(0))

test('of two lengths only the one of something else is', () => {
  const said = '上班站了十年，膝盖疼了一个月'
  const [first] = findDurations(said)
  expect(ofSomethingElse(said, [...findDurations(said)], '膝盖疼')).toEqual([first])
})
