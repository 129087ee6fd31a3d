import { describe, expect, test } from 'vitest'
import type { SlotType } from '../../../core/contracts/kinds.ts'
import { findSlot, readAnswer } from './find-slots.ts'
import type { SlotSpec } from './slot-spec.ts'

const spec = (type: SlotType, more: Partial<SlotSpec> = {}): SlotSpec => ({ agent: 'a', slot: 's', type, ...more })
const normals = (type: SlotType, text: string) => findSlot(spec(type), text).map(({ normal }) => normal)

describe('values are found and given a normal form', () => {
  test.each<[SlotType, string, string[]]>([
    ['number', 'a table for twenty-five, or 1,200.5?', ['25', '1200.5']],
    ['number', 'two hundred and five people', ['205']],
    ['number', '三百二十个，两万块，二零二五', ['320', '20000', '2025']],
    ['date', 'on March 3rd, 2026 or 2026-03-04', ['2026-03-03', '2026-03-04']],
    ['date', 'tomorrow, or next friday', ['+1d', '+1w5']],
    ['date', 'on the 15th please, or the 3rd; not the 2nd one', ['day-15', 'day-3']],
    ['date', '十五号或者20号，不是3号线', ['day-15', 'day-20']],
    ['date', '明天或者下周三，要不3月4号', ['+1d', '+1w3', '03-04']],
    ['time', 'at 3:30 pm or half past six', ['15:30', '06:30']],
    ['time', '下午三点半，或者20点15分', ['15:30', '20:15']],
    ['duration', 'two days, then half an hour', ['P2D', 'PT30M']],
    ['duration', '三天了，半小时，两个星期', ['P3D', 'PT30M', 'P2W']],
    ['phone', 'call +1 (555) 010-9999 please', ['+15550109999']],
    ['person', 'my name is Ann Lee', ['Ann Lee']],
    ['person', '我叫王小明', ['王小明']],
  ])('%s in %j', (type, text, found) => {
    expect(normals(type, text)).toEqual(found)
  })
})

test('an enum finds the other ways to say a value and names it as the team does', () => {
  const size = spec('enum', { values: [['large', 'big', '大'], 'small'] })
  expect(findSlot(size, 'a BIG one')).toMatchObject([{ value: 'large', start: 2, end: 5 }])
  expect(findSlot(size, '要大的')).toMatchObject([{ value: 'large' }])
  expect(findSlot(size, 'bigger, smallest')).toEqual([])
})

test('a number outside its limits is not taken', () => {
  expect(findSlot(spec('number', { min: 1, max: 10 }), 'room 205 for 3')).toMatchObject([{ value: '3' }])
  expect(readAnswer(spec('number', { min: 1, max: 10 }), '11')).toBeUndefined()
})

test('a whole message can be the answer to a question', () => {
  expect(readAnswer(spec('text'), ' blue, please ')).toMatchObject({ value: 'blue, please' })
  expect(readAnswer(spec('duration'), 'since three days')).toMatchObject({ normal: 'P3D' })
  expect(readAnswer(spec('date'), 'no idea')).toBeUndefined()
})

describe('a team’s own pattern', () => {
  test('is searched for', () => {
    expect(findSlot(spec('regex', { pattern: '[A-Z]{2}-\\d{4}' }), 'my order is AB-1234')).toMatchObject([
      { value: 'AB-1234' },
    ])
  })

  test('is found as a form checks it: in its own letter case, and never inside a longer word', () => {
    const code = spec('regex', { pattern: '[A-Z]\\d{3}' })
    expect(findSlot(code, '我是A017号', 10)).toMatchObject([{ value: 'A017', start: 12, end: 16 }])
    expect(findSlot(code, 'a017 or XA017')).toEqual([])
  })

  test('finds nothing when it may take for ever', () => {
    expect(findSlot(spec('regex', { pattern: '(a+)+$' }), `${'a'.repeat(50)}!`)).toEqual([])
  })
})
