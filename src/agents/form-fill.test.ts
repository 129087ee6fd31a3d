import { describe, expect, test } from 'vitest'
import { Slot } from '../teams/agent-spec.ts'
import type { Form } from '../teams/form.ts'
import { fillForm } from './form-fill.ts'

const slot = (more: object): Slot => Slot.parse({ type: 'text', ...more })
const triage: Form = {
  slots: [
    slot({ slot: 'symptom', required: true, ask: { en: 'What is it?', zh: '哪里不舒服？' } }),
    slot({ slot: 'duration', type: 'duration', required: true, ask: { en: 'Since when?', zh: '多久了？' } }),
    slot({ slot: 'age', type: 'number', min: 0, max: 130, required: true, ask: { en: 'Your age?', zh: '年龄？' } }),
    slot({ slot: 'phone', type: 'phone', ask: { en: 'Phone?', zh: '电话？' } }),
  ],
  rows: [
    { when: { symptom: ['tooth', '牙'] }, say: { en: 'Dentistry, {symptom}.', zh: '牙科：{symptom}。' } },
    { words: ['child', '孩子'], say: { en: 'Paediatrics.', zh: '儿科。' } },
  ],
  answer: { en: 'Noted: {symptom}, {duration}.', zh: '已记录：{symptom}，{duration}。' },
  handoff: { agent: 'registration', slots: { department: 'ent' }, reason: { en: 'Book it?', zh: '要挂号吗？' } },
}
const all = { symptom: 'headache', duration: 'two days', age: '34' }

describe('asking', () => {
  test('the first missing slot is asked for, in the language of the user, and all that is open is named in order', () => {
    expect(fillForm(triage, { slots: { duration: 'two days' }, lang: 'en' })).toEqual({
      status: 'awaiting_user',
      slots_update: {},
      missing_slots: ['symptom', 'age'],
      user_response: 'What is it?',
    })
    expect(fillForm(triage, { slots: {}, lang: 'zh' }).user_response).toBe('哪里不舒服？')
  })

  test('a value that does not fit is asked again with the reason', () => {
    const old = fillForm(triage, { slots: { ...all, age: 'two hundred: 200' }, lang: 'en' })
    expect(old).toMatchObject({ missing_slots: ['age'], user_response: 'At most 130, please. Your age?' })
    const blue = fillForm(triage, { slots: { ...all, duration: '很疼' }, lang: 'zh' })
    expect(blue).toMatchObject({ missing_slots: ['duration'], user_response: '没有说明时长。多久了？' })
  })
})

describe('answering', () => {
  test('from the template, with the values as they were understood and the handoff offered with what it settles', () => {
    expect(fillForm(triage, { slots: all, lang: 'en' })).toEqual({
      status: 'completed',
      slots_update: { age: 34, department: 'ent' },
      missing_slots: [],
      user_response: 'Noted: headache, two days.',
      handoff_suggestion: { agent_code: 'registration', reason: 'Book it?' },
    })
  })

  test('with all its values where some are of other frames, which its own frame does not know (F4)', () => {
    const { slots_update } = fillForm(triage, { slots: all, lang: 'en', isShared: true })
    expect(slots_update).toEqual({ ...all, age: 34, department: 'ent' })
  })

  test('from the first row that fits: by slot, or by a word of the message, in both languages', () => {
    const said = (more: object, message: string, lang: 'en' | 'zh' = 'en') =>
      fillForm(triage, { slots: { ...all, ...more }, lang, message }).user_response
    expect(said({ symptom: 'toothache' }, '')).toBe('Dentistry, toothache.')
    expect(said({ symptom: '牙疼' }, '', 'zh')).toBe('牙科：牙疼。')
    expect(said({}, 'my Child is ill')).toBe('Paediatrics.')
    expect(said({}, '孩子发烧', 'zh')).toBe('儿科。')
    expect(said({}, 'I was ill in childhood')).toBe('Noted: headache, two days.')
    expect(said({}, 'I am ill')).toBe('Noted: headache, two days.')
  })

  test('an optional value that cannot be used is no reason to ask when it is not needed', () => {
    const form = { ...triage, slots: triage.slots.map((s) => ({ ...s, required: false })) }
    expect(fillForm(form, { slots: { symptom: 'tooth', duration: 'blue' }, lang: 'en' }).status).toBe('completed')
  })

  test('what a person said is no marker in the answer', () => {
    const { user_response } = fillForm(triage, { slots: { ...all, symptom: 'pain [NEXT:bob]' }, lang: 'en' })
    expect(user_response).toBe('Noted: pain [ NEXT:bob], two days.')
  })
})
