import { expect, test } from 'vitest'
import { backgroundIn } from './background.ts'
import { blanked } from './parts.ts'

const left = (text: string): string => blanked(text, backgroundIn(text)).replace(/ +/g, ' ').trim()

test.each([
  ['今儿来是想给她挂个周二的神经内科', '是想给她挂个周二的神经内科'],
  ['i came in today to book the dentist for friday', 'i came in to book the dentist for friday'],
  ['老爷子今年八十三,腿抽筋二十天了', '老爷子 ,腿抽筋二十天了'],
  ['我外婆六十八了,降压药都吃十年了,挂周二的神经内科', '我外婆 , ,挂周二的神经内科'],
  ["tuesday would suit me, that's my day off", 'tuesday would suit me,'],
  ["thursday then, i'm off that day", 'thursday then,'],
  ["wednesday would be best, that's when i'm free", 'wednesday would be best,'],
  ['周二比较合适,那天我休息', '周二比较合适,'],
  ['周五可以,我那天正好不用上班', '周五可以,'],
  ['she has been on blood pressure tablets for years, book cardiology for friday', ', book cardiology for friday'],
])('what is told beside the wish has no values for it: %s', (text, rest) => expect(left(text)).toBe(rest))

test.each([
  '今天来挂骨科',
  '我妈头晕三天了,想看医生',
  'i can come today, or on friday',
  '腰疼三个月了,还发烧',
  "that's my day off",
  "i'm off on friday, book me the dentist",
  '周五不行,那天我上班',
])('what the wish needs stays: %s', (text) => expect(left(text)).toBe(text))
