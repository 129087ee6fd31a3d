import { describe, expect, test } from 'vitest'
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Spoken } from '../../../core/text/language.ts'
import { goalOf } from './goal.ts'

const names: Readonly<Record<string, Readonly<Record<Spoken, string>>>> = {
  'registration.book': { en: 'Book an appointment', zh: '预约挂号' },
  department: { en: 'department', zh: '科室' },
  dermatology: { en: 'dermatology', zh: '皮肤科' },
}
const words = {
  intent: (intent: string, lang: Spoken) => names[intent]?.[lang] ?? intent,
  slot: (_: string, slot: string, lang: Spoken) => names[slot]?.[lang] ?? slot,
  value: (_: string, __: string, value: string, lang: Spoken) => names[value]?.[lang] ?? value,
}
const frame = (intent: string, slots: Frame['slots'], agent: string | null = 'registration'): Frame => ({
  frame_id: 'f1',
  intent,
  agent,
  start: 0,
  end: 5,
  confidence: 0.9,
  slots,
  missing_slots: [],
  reasons: [],
})
const goal = (lang: Spoken, text: string, ...frames: Frame[]) => goalOf({ text, lang, words }, frames)
const booked = frame('registration.book', [
  { slot: 'department', value: 'dermatology' },
  { slot: 'date', value: '2026-11-20' },
])

describe('a recognised intent', () => {
  test('is called by its name in the language of the message, with its values (G1)', () => {
    expect(goal('en', '…', booked)).toBe('Book an appointment: department dermatology, date 2026-11-20')
    expect(goal('zh', '…', booked)).toBe('预约挂号：科室 皮肤科，date 2026-11-20')
  })

  test('without values is just called by its name, or by its id where it has none', () => {
    expect(goal('en', '…', frame('registration.book', []))).toBe('Book an appointment')
    expect(goal('en', '…', frame('queue.status', []))).toBe('queue.status')
  })

  test('says several values of one slot once each', () => {
    const slots = ['Monday', 'Friday', 'Monday'].map((value) => ({ slot: 'date', value }))
    expect(goal('en', '…', frame('registration.book', slots))).toBe('Book an appointment: date Monday / Friday')
  })
})

describe('several wishes', () => {
  test('stand beside each other, and what fits no intent is not among them (G2)', () => {
    const text = 'dermatology, and write  a  poem'
    const rest = { ...frame('oos', [], null), start: text.indexOf('write'), end: text.length }
    const wish = frame('registration.book', [{ slot: 'department', value: 'dermatology' }])
    expect(goal('en', text, wish, rest)).toBe('Book an appointment: department dermatology')
    expect(goal('zh', text, wish, rest)).toBe('预约挂号：科室 皮肤科')
  })
})

describe('a message that fits no intent', () => {
  test('keeps its words, on one line and without blanks around them (G2)', () => {
    expect(goal('en', '  write\n\n a\tpoem  ', frame('oos', [], null))).toBe('write a poem')
  })

  test('is cut where it is very long', () => {
    expect(goal('en', 'word '.repeat(10_000), frame('oos', [], null)).length).toBeLessThanOrEqual(2_000)
  })
})
