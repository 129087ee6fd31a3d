import { expect, test } from 'vitest'
import type { Job } from '../ports.ts'
import { languageIn } from './language.ts'

const said = (...texts: string[]) => texts.map((text) => ({ role: 'user' as const, by: 'you', text }))
const jobOf = (message: string, turns: ReturnType<typeof said>, slots: Job['body']['slots'] = {}): Job =>
  ({ body: { slots: { ...slots, message }, context_summary: '' }, turns: () => turns }) as unknown as Job

test('the answer is in the language of what was said last', () => {
  expect(languageIn(jobOf('I have a headache', said('你好', 'I have a headache')), 'auto')).toBe('en')
  expect(languageIn(jobOf('I have a headache', said('I have a headache', '两天')), 'auto')).toBe('zh')
  expect(languageIn(jobOf('我头痛', said('我头痛', 'since yesterday')), 'auto')).toBe('en')
})

test('where that is in no language, what was said before it decides', () => {
  expect(languageIn(jobOf('我头痛', said('I am here', '我头痛', 'ok')), 'auto')).toBe('zh')
  expect(languageIn(jobOf('把它改名', said('把它改名', 'colour'), { name: 'colour' }), 'auto')).toBe('zh')
  expect(languageIn(jobOf('headache', said('你好', 'headache'), { symptom: 'headache' }), 'auto')).toBe('en')
  expect(languageIn(jobOf('2', []), 'auto')).toBe('en')
})

test('a team with a language of its own answers in that', () => {
  expect(languageIn(jobOf('我头痛', said('我头痛')), 'en')).toBe('en')
})
