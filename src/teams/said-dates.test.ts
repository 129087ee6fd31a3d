import { expect, test } from 'vitest'
import { dateIn } from './said-dates.ts'

test('a day or a time that was said in the other language is told in this one; anything else as it was said', () => {
  expect(['tomorrow', 'on Monday', 'next friday', 'the day after tomorrow'].map((said) => dateIn('zh', said))).toEqual([
    '明天',
    '周一',
    '下周五',
    '后天',
  ])
  expect(['明天', '星期天', '下个星期五', '明天下午'].map((said) => dateIn('en', said))).toEqual([
    'tomorrow',
    'Sunday',
    'next Friday',
    'tomorrow afternoon',
  ])
  expect(['tomorrow', '3 May'].map((said) => dateIn('en', said))).toEqual(['tomorrow', '3 May'])
})
