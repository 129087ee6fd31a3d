import { describe, expect, test } from 'vitest'
import { FormTable, Slot } from './agent-spec.ts'
import { answerForm, type Form } from './form.ts'

const slots = Slot.array().parse([
  {
    slot: 'department',
    type: 'enum',
    required: true,
    values: ['general', { value: 'ent', en: ['ENT', 'ear doctor'], zh: ['耳鼻喉科'] }],
    ask: { en: 'Which department?', zh: '哪个科室？' },
  },
  { slot: 'age', type: 'number', required: true, min: 0, max: 130, ask: { en: 'How old?', zh: '多大年龄？' } },
  { slot: 'ticket', type: 'regex', pattern: '[A-Z]\\d{3}' },
  { slot: 'phone', type: 'phone' },
  { slot: 'note', type: 'text', max: 10 },
])
const { rows } = FormTable.parse({
  rows: [
    { intent: 'cancel', say: { en: 'Cancelled.', zh: '已取消。' } },
    {
      when: { department: 'ent' },
      say: { en: 'Ears, {ticket}', zh: '耳，{ticket}' },
      handoff: { agent: 'ears', reason: { en: 'x', zh: 'y' } },
    },
    { when: { note: ['urgent', '急'] }, say: { en: 'Soon.', zh: '尽快。' } },
  ],
})
const form: Form = {
  slots,
  rows,
  answer: { en: 'Noted: {department}, {age}.', zh: '已记录：{department}，{age}。' },
  handoff: { agent: 'other', reason: { en: 'x', zh: 'y' } },
}
const ask = (given: Record<string, unknown>, lang: 'en' | 'zh' = 'en', intent?: string) =>
  answerForm(form, { slots: given, lang, intent })

describe('a form', () => {
  test('asks for what is missing, one thing at a time, in the language of the person', () => {
    expect(ask({})).toMatchObject({
      status: 'awaiting_user',
      say: 'Which department? (general, ENT)',
      missing: ['department', 'age'],
    })
    expect(ask({ department: '耳鼻喉科' }, 'zh')).toMatchObject({
      say: '多大年龄？',
      missing: ['age'],
      slots: { department: 'ent' },
    })
  })

  test('asks again for a value that does not fit, and says why', () => {
    expect(ask({ department: 'shoes', age: 3 }).say).toBe(
      'That is not one of the choices. Which department? (general, ENT)',
    )
    expect(ask({ department: 'general', age: 200 }, 'zh')).toMatchObject({
      say: '最多为 130。多大年龄？',
      missing: ['age'],
    })
    expect(ask({ department: 'general', age: 3, phone: 'no' }).missing).toEqual(['phone'])
    expect(ask({ department: 'general', age: 3, ticket: 'x' }).missing).toEqual(['ticket'])
  })

  test('finds a value inside an answer, but not inside another word', () => {
    expect(ask({ department: 'the ENT department please', age: 3 }).slots.department).toBe('ent')
    expect(ask({ department: 'an appointment', age: 3 }).status).toBe('awaiting_user')
    expect(ask({ department: 'an appointment at ENT', age: 3 }).slots.department).toBe('ent')
    expect(ask({ department: 'general', age: 3, ticket: 'it is A001' }).slots.ticket).toBe('A001')
    expect(ask({ department: 'general', age: 3, phone: 'call me on 138 0013 8000' }).slots.phone).toBe('13800138000')
  })

  test.each([
    ['two hours', 2],
    ['about 1.5', 1.5],
    ['1,5', 1.5],
    ['1,000 yuan', 1000],
    ['twenty-five', 25],
    ['三个小时', 3],
    ['３', 3],
    ['十二岁', 12],
  ])('takes %s as a number', (said, number) => {
    const age = { ...form, slots: form.slots.map((s) => (s.slot === 'age' ? { ...s, max: 10_000 } : s)) }
    expect(answerForm(age, { slots: { department: 'general', age: said }, lang: 'en' }).slots.age).toBe(number)
  })

  test('answers from the first row that fits, else from its template', () => {
    const filled = { department: 'general', age: '30 years' }
    expect(ask(filled)).toEqual({
      status: 'completed',
      say: 'Noted: general, 30.',
      slots: { department: 'general', age: 30 },
      missing: [],
      handoff: { agent: 'other', reason: { en: 'x', zh: 'y' } },
    })
    expect(ask(filled, 'en', 'cancel').say).toBe('Cancelled.')
    expect(ask({ ...filled, note: 'very 急' }, 'zh').say).toBe('尽快。')
  })

  test('passes over a row that names a slot without a value', () => {
    expect(ask({ department: 'ear doctor', age: 3 }).say).toBe('Noted: ENT, 3.')
    expect(ask({ department: 'ear doctor', age: 3, ticket: 'A001' })).toMatchObject({
      say: 'Ears, A001',
      handoff: { agent: 'ears' },
    })
  })

  test('takes a phone number however it is written', () => {
    expect(ask({ department: 'general', age: 3, phone: '+86 (10) 555-0123' }).slots.phone).toBe('+86105550123')
  })
})
