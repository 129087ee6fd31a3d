import { expect, test } from 'vitest'
import { lookOf } from './look-alikes.ts'

test.each([
  ['you', 'YOU'],
  ['you', 'ｙｏｕ'],
  ['you', 'уоu'],
  ['ada', 'аdа'],
  ['ada', 'ΑDA'],
  ['scope', 'ѕсоре'],
])('%s and %s look alike', (one, other) => expect(lookOf(other)).toBe(lookOf(one)))

test.each([
  ['ada', 'adam'],
  ['前台', '前端'],
  ['a1', 'a2'],
])('%s and %s do not', (one, other) => expect(lookOf(other)).not.toBe(lookOf(one)))
