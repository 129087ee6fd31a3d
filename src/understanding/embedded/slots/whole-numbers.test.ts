import { expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { learn } from '../learn/learn.ts'
import { fillSlots } from './fill-slots.ts'

const limits = { min: 1, max: 500 }
const learned = learn({
  intents: [
    {
      intent: 'chairs.order',
      agent: 'desk',
      samples: [{ text: '需要十把椅子', slots: [{ slot: 'count', value: '十', start: 2, end: 3 }] }],
    },
    { intent: 'chairs.count', agent: 'other', samples: [{ text: '有几把椅子' }] },
  ],
  slots: [{ agent: 'desk', slot: 'count', type: 'number', required: true, ...limits }],
})
const count = (text: string): string | undefined =>
  fillSlots(learned, { text, tokens: tokeniseMessage(text), label: 0 }).slots[0]?.normal

test.each([
  ['需要十把椅子', '10'],
  ['准备二十把椅子', '20'],
  ['需要三十五把椅子', '35'],
  ['需要一百零五把椅子', '105'],
  ['准备两百把椅子', '200'],
])('a number is taken whole: %s', (text, value) => {
  expect(count(text)).toBe(value)
})

test('a part of a number that is too large is no value', () => {
  expect(count('需要十万把椅子')).toBeUndefined()
})
