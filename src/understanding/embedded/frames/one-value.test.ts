import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import type { Frame } from '../../../core/contracts/understanding.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { oneValueEach } from './one-value.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const text = 'Monday Tuesday rash and fever'
const frame = (slots: Frame['slots']): Frame => ({
  frame_id: 'f1',
  intent: 'a.do',
  agent: 'a',
  start: 0,
  end: text.length,
  confidence: 1,
  slots,
  missing_slots: [],
  reasons: [],
})
const twoDates = frame([
  { slot: 'date', value: 'Monday', start: 0, end: 6 },
  { slot: 'date', value: 'Tuesday', start: 7, end: 14 },
])
const given = (spec: Partial<SlotSpec>, commits: boolean) => ({
  text,
  commits: () => commits,
  learned: {
    ...knowledge.learned,
    slots: [{ agent: 'a', slot: 'date', type: 'date' as const, required: true, ...spec }],
  },
})

describe('a slot has one value', () => {
  test('unless its spec says many', () => {
    expect(oneValueEach(given({ many: true }, true), twoDates).slots).toHaveLength(2)
  })

  test('a wish that commits is asked which one is meant', () => {
    expect(oneValueEach(given({}, true), twoDates)).toMatchObject({ slots: [], missing_slots: ['date'] })
  })

  test('of any other wish the first counts', () => {
    expect(oneValueEach(given({}, false), twoDates).slots.map(({ value }) => value)).toEqual(['Monday'])
  })

  test('free words in several places are one stretch', () => {
    const said = frame([
      { slot: 'date', value: 'rash', start: 15, end: 19 },
      { slot: 'date', value: 'fever', start: 24, end: 29 },
    ])
    expect(oneValueEach(given({ type: 'text' }, true), said).slots).toEqual([
      { slot: 'date', value: 'rash and fever', start: 15, end: 29 },
    ])
  })

  test.each([
    ['how much is an X-ray and a CT scan?', ['x-ray', 'ct']],
    ['核磁和B超多少钱', ['mri', 'ultrasound']],
  ])('two choices are two questions: %s', (said, values) => {
    const { frames } = analyse(knowledge, { text: said })
    expect(frames.map(({ slots }) => slots.map(({ value }) => value))).toEqual(values.map((value) => [value]))
  })
})
