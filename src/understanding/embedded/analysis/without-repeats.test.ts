import { expect, test } from 'vitest'
import type { Frame } from '../../../core/contracts/understanding.ts'
import { withoutRepeats } from './without-repeats.ts'

const frame = (...slots: Frame['slots']): Frame => ({
  frame_id: 'f1',
  intent: 'book',
  agent: 'desk',
  start: 0,
  end: 40,
  confidence: 1,
  slots,
  missing_slots: [],
  reasons: [],
})
const values = ({ slots }: Frame): unknown[] => slots.map(({ slot, value }) => [slot, value])

test('a value that is said twice is one, also in other words; two different ones are two', () => {
  const monday = { slot: 'date', value: 'Monday', start: 3, end: 9, normal: '2026-11-16' }
  expect(values(withoutRepeats(frame(monday, { ...monday, value: 'that monday' })))).toEqual([['date', 'Monday']])
  expect(values(withoutRepeats(frame({ slot: 'with', value: 'Ann' }, { slot: 'with', value: 'ann' })))).toHaveLength(1)
  const two = frame(monday, { ...monday, value: 'Thursday', normal: '2026-11-19' }, { slot: 'other', value: 'Monday' })
  expect(withoutRepeats(two)).toBe(two)
})
