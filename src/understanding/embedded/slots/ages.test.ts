import { expect, test } from 'vitest'
import { tellsAge } from './ages.ts'

test.each(['my son is 7 and my daughter is 4.', "he's 81", 'I am 45 years old', '我妈72岁了', '他81了', '孩子三岁'])(
  '%s tells only how old somebody is',
  (text) => expect(tellsAge(text)).toBe(true),
)

test.each(['my son has a fever', 'I am 45 and my knee hurts', '我妈72岁了，想看眼科', '两天了', '72', ''])(
  '%s says more, or something else',
  (text) => expect(tellsAge(text)).toBe(false),
)
