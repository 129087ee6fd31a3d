import { expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { plansBehind } from './own-plans.ts'
import { blanked } from './parts.ts'

const named = (said: string): boolean => /dermatology|皮肤科/.test(said)
const left = (text: string): string => blanked(text, plansBehind(text, named)).replace(/ +/g, ' ').trim()

test.each([
  ["cancel it, i'll call again", 'cancel it,'],
  ['please cancel it. i might rebook next week', 'please cancel it.'],
  ["cancel it and i'll book again later", 'cancel it'],
  ["cancel my appointment, i'll come back when i'm better", 'cancel my appointment,'],
  ['cancel it thanks, talk to you later', 'cancel it ,'],
  ['取消吧,我再打电话', '取消吧,'],
  ['取消它,改天再约', '取消它,'],
  ['帮我退了,我回头再联系你们', '帮我退了,'],
  ['退掉,以后再说吧', '退掉,'],
])('what somebody does afterwards belongs to no wish: %s', (text, rest) => expect(left(text)).toBe(rest))

test.each([
  "i'll call again if i want to cancel it",
  "book it, i'll call again",
  "cancel it, i'll book dermatology again next week",
  "cancel it, i'll think about it",
  'cancel it, let me check first',
  '取消吧,再挂皮肤科',
  '取消吧,再约周五',
  '我再打电话取消',
])('a wish, a doubt, and what stands before it stay: %s', (text) => expect(left(text)).toBe(text))

test('on hostile text the cost grows with its length', () => {
  expectLinear((text) => plansBehind(`cancel it, ${text}`, named))
})
