import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

describe('what the team cannot do', () => {
  test.each([
    ['banana helicopter seventeen', 'Cancel'],
    ['法国总统是谁', '取消'],
  ])('is told in plain words with what it can do, and no card: %s', (text, ability) => {
    const { notice, intent_ops, frames } = analyse(knowledge, { text })
    expect(notice).toMatchObject({ say: 'cannot', items: expect.arrayContaining([expect.stringContaining(ability)]) })
    expect([intent_ops, frames]).toEqual([[], []])
  })

  test('a word or two are asked about, once: the next card in a row is plain words', () => {
    expect(analyse(knowledge, { text: 'banana' })).toMatchObject({ intent_ops: [{ op: 'clarify' }] })
    expect(analyse(knowledge, { text: 'banana', hasCard: true })).toMatchObject({
      intent_ops: [],
      notice: { say: 'cannot' },
    })
  })

  test('values after a card that asked about values are read together', () => {
    const { frames } = analyse(knowledge, { text: 'tomorrow at 9am', hasCard: true, before: 'dentist' })
    expect(frames).toMatchObject([{ intent: 'registration.book', missing_slots: [] }])
    expect(frames[0]?.slots).toContainEqual({ slot: 'department', value: 'dentistry' })
  })

  test('values after a wish to end something that was asked about make nothing', () => {
    const asked = { hasCard: true, before: '我有个号想退一下' }
    const { frames } = analyse(knowledge, { text: '是全科的，后天那个', ...asked })
    expect(frames.map(({ intent }) => intent)).not.toContain('registration.book')
  })
})

test.each(['1', ' 12 ', '3.'])('a number by itself answers no open question, and begins nothing: %s', (text) => {
  const { notice, intent_ops, frames } = analyse(knowledge, { text })
  expect(notice).toEqual({ say: 'number' })
  expect([intent_ops, frames]).toEqual([[], []])
})

describe('who asks what this is for', () => {
  test.each(['帮助', '有什么功能？', 'how does this work'])('is told: %s', (text) => {
    const { notice, intent_ops } = analyse(knowledge, { text })
    expect(notice).toMatchObject({ say: 'can', items: expect.arrayContaining([expect.anything()]) })
    expect(intent_ops).toEqual([])
  })

  test('is answered by the member that has a sample of it', () => {
    expect(analyse(knowledge, { text: 'help me' })).toMatchObject({ frames: [{ intent: 'smartcs.hello' }] })
  })

  test.each(['help', 'help?', 'Help.', '帮助'])('a greeting is no answer to it alone: %s', (text) => {
    const { frames, notice } = analyse(knowledge, { text })
    expect(frames).toEqual([])
    expect(notice?.say).toBe('can')
  })

  test('with a wish beside it, the wish counts', () => {
    const { notice } = analyse(knowledge, { text: 'help me book cardiology for Friday' })
    expect(notice).toBeUndefined()
  })
})

describe('talk', () => {
  test.each([
    'I finished the review',
    '我已经做完了',
    'please continue the story',
    'wait, I am getting my glasses',
    '等一下，我去接个电话',
    'how was your weekend?',
    '新年快乐',
    'that made my day',
  ])('is no wish and no control: %s', (text) => {
    const { notice, relation } = analyse(knowledge, { text })
    expect(notice?.say).toBe('small_talk')
    expect(relation.control).toBeUndefined()
  })

  test.each(['it is cold today, I need a dermatologist', '今天真冷啊，帮我挂个皮肤科'])(
    'before a wish does not swallow it: %s',
    (text) => expect(analyse(knowledge, { text }).frames.map(({ intent }) => intent)).toContain('registration.book'),
  )
})
