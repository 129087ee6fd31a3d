import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTeam } from '../../teams/read-team.ts'
import { analyse } from './analysis/analyse.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'
import type { Told } from './frames/share-slots.ts'
import { knowledgeOf } from './knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

const read = (text: string, told: readonly Told[] = []) => analyse(knowledge, { text, told })
const booked = { intent: 'registration.book', slots: { department: 'neurology', date: 'friday' } }
const paid = { intent: 'payment.pay', slots: {} }

describe('a message that is nothing but values', () => {
  test.each([
    ['dermatology', [], 'registration.book'],
    ['皮肤科', [], 'registration.book'],
    ['dermatology', [booked], 'registration.book'],
    ['friday', [booked], 'registration.book'],
    ['F2024031', [], 'payment.pay'],
    ['it is F2024031', [], 'payment.pay'],
  ])('is asked about where several intents speak of them: %s', (text, told, candidate) => {
    const { frames, intent_ops, candidates } = read(text, told)
    expect(frames.map(({ intent, slots }) => [intent, slots.length > 0])).toEqual([['oos', true]])
    expect(intent_ops.map(({ op }) => op)).toEqual(['clarify'])
    expect(candidates).toContain(candidate)
  })

  test.each([
    ['Loo?', 'toilet'],
    ['kiosk', 'shop'],
    ['卫生间？', 'toilet'],
  ])('is read like any other name of the same choice: %s', (text, place) =>
    expect(read(text).frames).toMatchObject([{ intent: 'smartcs.where', slots: [{ value: place }] }]),
  )

  test('is one with a word of praise before it, too', () =>
    expect(read('Lovely, and the little shop?').frames).toMatchObject([
      { intent: 'smartcs.where', slots: [{ value: 'shop' }] },
    ]))

  test('that a word only joins are of one wish: 食堂跟小卖部都开到几点呀', () =>
    expect(read('食堂跟小卖部都开到几点呀').frames).toMatchObject([
      { intent: 'smartcs.hours', slots: [{ value: 'cafeteria' }] },
      { intent: 'smartcs.hours', slots: [{ value: 'shop' }] },
    ]))

  test.each(['F2024031', 'it is F2024031', '是F2024031'])(
    'adds to the last task of the agent that lacks them: %s',
    (text) => {
      expect(read(text, [paid, booked]).frames).toMatchObject([
        { intent: 'payment.pay', slots: [{ slot: 'bill', value: 'F2024031' }] },
      ])
    },
  )

  test('adds to nothing that is not harmless without being asked: it stays under act', () => {
    const [frame] = read('F2024031', [{ intent: 'payment.refund', slots: {} }]).frames
    expect(frame?.intent).toBe('payment.refund')
    expect(frame?.confidence).toBeLessThan(knowledge.thresholds.act)
  })

  test.each([
    ['A017', 'queue.status'],
    ['wechat', 'payment.pay'],
    ['toilet', 'smartcs.where'],
  ])('is a wish where one intent speaks of them, or it is sure which: %s', (text, intent) =>
    expect(read(text).frames.map((f) => f.intent)).toEqual([intent]),
  )

  test.each([
    ['where is the toilet', 'smartcs.where'],
    ['药房在哪', 'smartcs.where'],
    ['cancel dermatology on friday', 'registration.cancel'],
  ])('is not meant by words of a wish around a value: %s', (text, intent) =>
    expect(read(text).frames.map((f) => f.intent)).toEqual([intent]),
  )
})
