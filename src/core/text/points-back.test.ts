import { expect, test } from 'vitest'
import { pointsBack } from './points-back.ts'

test.each(['it', 'That', 'this one', 'instead', '它', '这个'])('«%s» names nothing of its own', (value) => {
  expect(pointsBack(value)).toBe(true)
})
test.each(['it.ts', 'items', 'parse', '这个文件夹', 7, ['it']])('«%s» is a value', (value) => {
  expect(pointsBack(value)).toBe(false)
})
