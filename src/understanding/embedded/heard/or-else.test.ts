import { expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { orElseIn } from './or-else.ts'

test.each([
  ["book cardiology for Friday or I'll have to cancel ENT", "or I'll have to cancel ENT"],
  ["move it to Friday please, otherwise I'd have to drop it", "otherwise I'd have to drop it"],
  ['给我挂周五的心内科，不然我就把耳鼻喉退了', '不然我就把耳鼻喉退了'],
])('what would be done otherwise is no wish: %s', (text, aside) => {
  expect(orElseIn(foldInPlace(text)).map(({ start, end }) => text.slice(start, end))).toEqual([aside])
})

test.each(['book Friday or Saturday', '周五不行，不然就改到周六吧', "otherwise I'm fine", "I'll cancel ENT"])(
  'another choice is none of that: %s',
  (text) => expect(orElseIn(foldInPlace(text))).toEqual([]),
)
