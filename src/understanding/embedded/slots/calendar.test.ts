import { expect, test } from 'vitest'
import { dayOf } from './calendar.ts'

/** A Wednesday at noon, here. */
const now = new Date(2026, 10, 18, 12).getTime()

test.each([
  ['+0d', '2026-11-18'],
  ['+1d', '2026-11-19'],
  ['+0w5', '2026-11-20'],
  ['+0w1', '2026-11-23'],
  ['+1w1', '2026-11-23'],
  ['-1w5', '2026-11-13'],
  ['12-01', '2026-12-01'],
  ['01-05', '2027-01-05'],
  ['2026-12-24', '2026-12-24'],
  ['day-20', '2026-11-20'],
  ['day-15', '2026-12-15'],
])('%s is %s', (normal, day) => expect(dayOf(normal, now)).toBe(day))

test('a week is no day', () => expect(dayOf('+1w', now)).toBeUndefined())
