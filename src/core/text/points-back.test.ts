import { expect, test } from 'vitest'
import { correctsWhatIs, pointsBack } from './points-back.ts'

test.each(['it', 'That', 'this one', 'instead', '它', '这个'])('«%s» names nothing of its own', (value) => {
  expect(pointsBack(value)).toBe(true)
})
test.each(['it.ts', 'items', 'parse', '这个文件夹', 7, ['it']])('«%s» is a value', (value) => {
  expect(pointsBack(value)).toBe(false)
})

test.each(['no, rename it to x', 'call it x instead', 'actually 1.4.0', 'make that src', '不对，应该是 x', '改成 x'])(
  '«%s» speaks of what is under way',
  (text) => {
    expect(correctsWhatIs(text)).toBe(true)
  },
)
test.each(['rename colour to color', 'note the version', 'add a changelog entry: better names', '不要紧的测试'])(
  '«%s» stands for itself',
  (text) => {
    expect(correctsWhatIs(text)).toBe(false)
  },
)
