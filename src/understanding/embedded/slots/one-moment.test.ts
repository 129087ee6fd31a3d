import { expect, test } from 'vitest'
import { findDates, findTimes } from './dates-and-times.ts'

const said = (text: string, found: readonly { start: number; end: number; value?: string }[]): string[] =>
  found.map(({ start, end, value }) => value ?? text.slice(start, end))
const timesIn = (text: string): string[] => [...new Set(said(text, findTimes(text)))]
const datesIn = (text: string): string[] => [...new Set(said(text, findDates(text)))]

test.each([
  ['in the afternoon would be lovely, say half past three', 'half past three in the afternoon'],
  ['morning if you can, ideally 9:30', '9:30 am'],
  ['afternoon, around 3 pm', '3 pm'],
  ['下午吧，三点', '下午三点'],
  ['早上九点有的话就九点吧', '早上九点'],
])('a time that is said roughly and exactly is one: %s', (text, one) => expect(timesIn(text)).toEqual([one]))

test.each(['wednesday morning and thursday at 10', '周三上午，周四十点', 'in the morning or at 3 pm', 'morning, 8 pm'])(
  'two times stay two: %s',
  (text) => expect(timesIn(text)).toHaveLength(2),
)

test.each([
  ['next week, wednesday', 'next Wednesday'],
  ['下周的骨科，周三吧', '下周三'],
  ['this week if possible, friday', 'friday'],
])('a week and its day are one date: %s', (text, one) => expect(datesIn(text)).toEqual([one]))

test('a day and another week, or two days, stay two', () => {
  expect(datesIn('wednesday or next week')).toHaveLength(2)
  expect(datesIn('周三和周四')).toHaveLength(2)
})
