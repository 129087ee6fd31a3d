import { expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { endsAll, saysAll } from './mentions.ts'

test.each([
  'Cancel everything',
  'please cancel all of them',
  'cancel all my appointments',
  'ok, drop them all',
  '都取消吧',
  '全部取消',
  '全都退掉',
  '把预约都取消了吧',
  '算了，都退了',
])('all of it ends: %s', (text) => expect(endsAll(text)).toBe(true))

test.each([
  'cancel it',
  'cancel all but the dentist',
  'cancel my appointments',
  'cancel everything on Friday',
  'should I cancel everything?',
  '都不取消',
  '除了口腔科都取消',
  '周五的都取消',
  '都取消了吗',
])('one of it, or none, does: %s', (text) => expect(endsAll(text)).toBe(false))

test.each(['cancel one of the two', 'cancel either of the two', '两个里面我要取消一个', '这两个我得退一个'])(
  'one of them is not all of them: %s',
  (text) => expect(saysAll(text)).toBe(false),
)

test.each(["I can't make either of them", 'cancel the two of them', '这两个都退了'])(
  'these are all of them: %s',
  (text) => expect(saysAll(text)).toBe(true),
)

test('on hostile text the cost grows with its length', () => {
  expectLinear((text) => endsAll(`cancel ${text}`))
})
