import { expect, test } from 'vitest'
import { daysShifted } from './days-shifted.ts'

test.each([
  ['那个帮我往前提一天呗', -1],
  ['推迟两天吧', 2],
  ['延后一周', 7],
  ['can you push that one back a day', 1],
  ['make it two days earlier', -2],
  ['please bring it forward by one day', -1],
  ['actually the day after', 1],
  ['can I come the day before instead?', -1],
  ['the following week is better', 7],
  ['改到后一天', 1],
  ['改成前一天', -1],
])('it is said by how many days: %s', (text, days) => expect(daysShifted(text)).toBe(days))

test.each([
  'the day after tomorrow',
  'move it forward by a day',
  'push it back a bit',
  '之前那个号帮我往后推一推',
  '提前多久到',
])('it is not clear by how many: %s', (text) => expect(daysShifted(text)).toBeUndefined())
