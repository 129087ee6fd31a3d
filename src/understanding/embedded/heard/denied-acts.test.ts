import { expect, test } from 'vitest'
import { deniesAct } from './denied-acts.ts'

test.each([
  '退费我不办',
  '退款就不用了',
  '取消我不需要',
  '退号我没打算退',
  '改期我就不改了',
  '退费暂时不申请',
  "a refund i don't need",
  "cancelling isn't what i want",
  'leave the refund',
])('an act that is named and not wanted is denied: %s', (clause) => expect(deniesAct(clause)).toBe(true))

test.each([
  '退款没到账',
  '取消不了吗',
  '不想要这个号了',
  '退费',
  'i want a refund',
  "i don't need the dentist any more",
  '预约不要了',
])('anything else is not: %s', (clause) => expect(deniesAct(clause)).toBe(false))
