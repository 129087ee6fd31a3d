import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

test.each([
  ['I need this ASAP', 'high'],
  ['please answer right away', 'high'],
  ['stop!!', 'high'],
  ['ＵＲＧＥＮＴ', 'high'],
  ['请尽快处理', 'high'],
  ['马上停下', 'high'],
  ['no rush, whenever you have time', 'low'],
  ['it is not urgent', 'low'],
  ['不着急，有空再弄', 'low'],
  ['慢慢来', 'low'],
  ['book a table for two', 'medium'],
  ['帮我挂皮肤科的号', 'medium'],
  ['', 'medium'],
])('«%s» is of %s urgency', (text, urgency) => {
  expect(urgencyOf(text)).toBe(urgency)
})

test('in a long message the beginning and the end count', () => {
  const filler = 'and so on '.repeat(1_000)
  expect(urgencyOf(`urgent: ${filler}`)).toBe('high')
  expect(urgencyOf(`${filler} no hurry`)).toBe('low')
})
