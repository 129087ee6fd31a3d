import { expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { wantedBefore } from './past-wishes.ts'

test.each([
  '我婆婆上礼拜想把神经内科改到周一，窗口愣说改不了，气死人',
  '我同事昨天要退骨科的号，结果没退成',
  '我老公上次要改到周四，护士不让改',
])('what somebody else wanted is a report (P1): %s', (said) => expect(wantedBefore(foldInPlace(said))).toBe('reported'))

test.each(['上周我想把心内科改到周五，前台说不行，真是的', '昨天我要把牙科退了，系统卡死了'])(
  'what one wanted oneself is asked about (P1): %s',
  (said) => expect(wantedBefore(foldInPlace(said))).toBe('supposed'),
)

test.each([
  '上次想约周五没约上，这次帮我约周五的牙科',
  '我想把神经内科改到周一，之前窗口说改不了，现在能改吗',
  '之前想挂周三的，改成周四吧',
  '把上周约的骨科退了',
])('what is asked for now decides (P2): %s', (said) => expect(wantedBefore(foldInPlace(said))).toBeUndefined())
