import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { loadTeam } from '../../../teams/read-team.ts'
import { requestsIn } from '../heard/requests-beside.ts'
import { servicesIn } from '../heard/services.ts'
import { knowledgeOf } from '../knowledge.ts'
import { analyse } from './analyse.ts'
import { beyondIn } from './beyond.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

describe('what nobody of the team does', () => {
  test.each([
    'remind me the day before',
    'can you text me a reminder on Thursday?',
    'call me back tomorrow',
    'print my appointment',
    'put it in my calendar',
    'translate this for me please',
    'remind me to cancel it on Thursday',
    '提前一天提醒我',
    '周四提醒我一下',
    '明天给我打个电话',
    '把预约打印出来',
    '帮我翻译一下',
  ])('is told, and changes nothing: %s', (text) => {
    const { frames, notice } = analyse(knowledge, { text })
    expect(frames).toEqual([])
    expect(notice?.say).toBe('cannot')
  })

  test.each([
    ['book dermatology for Monday and remind me the day before', 'registration.book'],
    ['预约周一的皮肤科，提前一天提醒我', 'registration.book'],
  ])('takes nothing from the wish beside it: %s', (text, intent) => {
    const { frames, segments } = analyse(knowledge, { text })
    expect(segments?.map(({ became }) => became)).toEqual(['frame', 'question'])
    expect(frames.map((one) => one.intent)).toEqual([intent])
    expect(frames[0]?.slots.filter(({ slot }) => slot === 'date')).toHaveLength(1)
  })

  test.each([
    ['book dermatology for Friday and order me a pizza', 'order me a pizza'],
    ['挂周三的骨科，再帮我请个假', '帮我请个假'],
    ['book dermatology for Friday. Could you also save me a seat?', 'Could you also save me a seat'],
  ])('is told beside a wish, whatever it is: %s', (text, part) => {
    expect(analyse(knowledge, { text }).beyond).toEqual([part])
  })

  test.each([
    'book dermatology for Friday and make it early please',
    'book dermatology for Friday, please give me the first free slot',
    '挂周三的骨科，给我约早一点',
    "excuse me, where's the lab?",
    'book dermatology for Friday and the GP for Monday',
  ])('is not what only says how the wish is meant: %s', (text) => {
    expect(analyse(knowledge, { text }).beyond).toBeUndefined()
  })

  test('is not what a greeting is for: neither is named as a service', () => {
    const { notice } = analyse(knowledge, { text: 'translate this' })
    expect(notice?.items).toContain('Parking')
    expect(notice?.items).not.toContain('Greeting')
    expect(notice?.items).not.toContain('Thanks')
  })
})

test.each([
  'print my receipt',
  'send me the invoice',
  '把发票发给我',
  '发票在哪里打印',
  'call me Tom',
  'you can call me on 07700 900142',
  '我打过电话了',
  '谢谢提醒',
])('what the team does, and what asks for nothing, is not: %s', (text) =>
  expect(beyondIn(knowledge, text)).toBeUndefined(),
)

test.each([servicesIn, requestsIn])('on hostile text the cost grows with its length: %o', (read) => {
  expectLinear(read)
})
