import { describe, expect, test } from 'vitest'
import { doubtAbout } from './said-values.ts'

const samples = {
  date: {
    good: [
      '2026-02-28',
      'on 3/5',
      'tomorrow please',
      'next Monday',
      'March 5th',
      '5 March',
      '明天',
      '下周三',
      '3月5日',
      '二十号',
      '明早',
      '明晚',
    ],
    bad: ['2026-02-30', 'blue', '13/40', '不知道', 'headache'],
  },
  time: {
    good: [
      '14:30',
      '2:30pm',
      'at 2.30 PM',
      'at 3 pm',
      "nine o'clock is too early, 10 o'clock",
      'in the morning',
      '下午三点',
      '9点半',
      '晚上',
    ],
    bad: ['25:99', 'soon', '时间', 'blue'],
  },
  duration: {
    good: [
      'two days',
      'for 2 days now',
      'half an hour',
      'since yesterday',
      'a few weeks',
      '两天',
      '三个月',
      '从今天早上开始',
      '半天',
      '昨天',
      '两个多礼拜',
      '十来天',
      '一个半月',
      'a good month',
      'fifteen days',
    ],
    bad: ['blue', 'ouch', '很疼', '2'],
  },
  person: { good: ['Ann', 'Li Lei', '李雷', "O'Neill"], bad: ['42', '?', 'who are you?', ''] },
} as const

describe.each(Object.entries(samples))('%s', (type, { good, bad }) => {
  const slot = { type: type as keyof typeof samples }
  test.each(good)('%s is one', (text) => expect(doubtAbout(slot, text)).toBeUndefined())
  test.each(bad)('%s is none', (text) => expect(doubtAbout(slot, text)).toBeDefined())
})

test('a duration is held against its limits in minutes, where it is a number', () => {
  const slot = { type: 'duration' as const, min: 30, max: 1_440 }
  expect(doubtAbout(slot, '10 minutes')?.en).toBe('That is too short.')
  expect(doubtAbout(slot, '两天')?.zh).toBe('时间太长。')
  for (const text of ['an hour', '半个小时', 'a few days', 'since noon']) expect(doubtAbout(slot, text)).toBeUndefined()
})

test('other types are not judged here, and a long text is never a date', () => {
  expect(doubtAbout({ type: 'text' }, 'anything')).toBeUndefined()
  expect(doubtAbout({ type: 'date' }, `tomorrow ${'x'.repeat(1_000)}`)).toBeDefined()
})
