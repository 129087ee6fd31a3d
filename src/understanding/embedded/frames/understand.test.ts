import { describe, expect, test } from 'vitest'
import { parseSample } from '../../../teams/samples.ts'
import { learn } from '../learn/learn.ts'
import type { IntentSpec, LearningSpec } from '../learn/samples.ts'
import { understand } from './understand.ts'

const intent = (name: string, agent: string, samples: readonly string[]): IntentSpec => ({
  intent: name,
  agent,
  samples: samples.map(parseSample),
})

const frontDesk: LearningSpec = {
  intents: [
    intent('triage.symptom', 'triage', [
      'I have had a [headache](symptom) for [two days](duration)',
      'my [stomach hurts](symptom)',
      'I feel [dizzy](symptom) since this morning',
      'I want to see a doctor about my [cough](symptom)',
      '我[头痛](symptom)',
      '我[肚子疼](symptom)[三天](duration)了',
      '[咳嗽](symptom)应该挂哪个科',
      '我[头晕](symptom)想挂号',
    ]),
    intent('cs.parking', 'desk', [
      'how much is parking',
      'where can I park',
      'parking fee per hour',
      '停车怎么收费',
      '停车场在哪里',
      '有地下车库吗',
    ]),
    intent('queue.ahead', 'queue', [
      'how many people are ahead of me',
      'what is my number in the queue',
      'how long do I have to wait',
      '前面还有几个人',
      '还要排多久',
    ]),
    intent('payment.pay', 'payment', [
      'I want to pay my bill',
      'can I pay by card',
      'pay the fee',
      '我要缴费',
      '怎么付款',
      '可以用微信支付吗',
    ]),
  ],
  slots: [
    { agent: 'triage', slot: 'symptom', type: 'text', required: true },
    { agent: 'triage', slot: 'duration', type: 'duration', required: true },
  ],
}
const desk = learn(frontDesk)
const intentsIn = (text: string) => understand(desk, text).frames.map((frame) => frame.intent)

describe('one message, several wishes', () => {
  test('the example of S2 §8 gives triage, parking and the queue', () => {
    expect(intentsIn('我头痛想挂号，顺便问停车怎么收费，前面还有几个人？')).toEqual([
      'triage.symptom',
      'cs.parking',
      'queue.ahead',
    ])
  })

  test('so does the same in English', () => {
    const text = 'I have a headache, how much is parking and how many people are ahead of me?'
    expect(intentsIn(text)).toEqual(['triage.symptom', 'cs.parking', 'queue.ahead'])
  })

  test('«and» between two symptoms does not cut', () => {
    expect(intentsIn('my back hurts and my head hurts')).toEqual(['triage.symptom'])
  })

  test('each frame says where it stands in the text as it was sent (U1)', () => {
    const text = 'ＨＯＷ much is parking；我要缴费'
    const frames = understand(desk, text).frames
    expect(frames.map(({ start, end }) => text.slice(start, end))).toEqual(['ＨＯＷ much is parking', '我要缴费'])
  })
})

describe('scope', () => {
  test.each(['what is the capital of France', '今天股票行情如何', 'hello', '', '!?'])('%j fits nobody', (text) => {
    const frames = understand(desk, text).frames
    expect(frames.every((frame) => frame.intent === 'oos' && frame.confidence < 0.5)).toBe(true)
  })

  test('a closed team always names its best intent', () => {
    expect(understand(desk, 'hello', { closed: true }).frames[0]?.intent).not.toBe('oos')
  })

  test('a sample itself is believed', () => {
    expect(understand(desk, '停车怎么收费').frames[0]).toMatchObject({ intent: 'cs.parking', agent: 'desk' })
    expect(understand(desk, '停车怎么收费').frames[0]?.confidence).toBeGreaterThan(0.8)
  })

  test('words of the same meaning are understood without a sample of their own', () => {
    expect(intentsIn("I'd like to settle my invoice")).toEqual(['payment.pay'])
  })
})

describe('slots', () => {
  test('values are found, typed, and the missing ones named', () => {
    const [frame] = understand(desk, '我肚子疼两天了').frames
    expect(frame?.slots).toContainEqual({ slot: 'duration', value: '两天', start: 4, end: 6, normal: 'P2D' })
    expect(understand(desk, 'I have a headache').frames[0]?.missing_slots).toEqual(['duration'])
  })

  test('a slot belongs to its agent: parking asks for no symptom', () => {
    expect(understand(desk, 'how much is parking').frames[0]).toMatchObject({ slots: [], missing_slots: [] })
  })
})

test('every answer says which sample is nearest and which words spoke for it', () => {
  const reasons = understand(desk, 'where may I park my car').frames[0]?.reasons ?? []
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'nearest_sample', text: 'where can I park' }))
  expect(reasons.filter(({ kind }) => kind === 'words').map(({ text }) => text)).toContain('park')
})

test('the same samples give the same answers (learn:L1)', () => {
  const again = learn(frontDesk)
  const text = 'where do I leave my car, and can I pay with visa?'
  expect(understand(again, text)).toEqual(understand(desk, text))
})

test('a pasted file is answered like a page (U2)', () => {
  const paste = 'please look at this and then tell me, '.repeat(3000)
  expect(understand(desk, paste).frames.length).toBeLessThan(30)
  expect(understand(desk, '，'.repeat(100_000)).frames.length).toBeLessThan(2)
})

test('a team with one intent, or one sample, or none, can be learned', () => {
  for (const intents of [[], [intent('a', 'a', [])], [intent('a', 'a', ['do the thing'])]]) {
    const learned = learn({ intents })
    expect(() => understand(learned, 'do the thing')).not.toThrow()
  }
})
