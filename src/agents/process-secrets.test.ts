import { expect, test } from 'vitest'
import { maskOf, maskStrings, unmasked } from './process-secrets.ts'

const environment = {
  HOME: '/home/ann',
  OPENAI_API_KEY: 'k-12345',
  GITHUB_TOKEN: 'k-12345-long',
  DB_PASSWORD: ' spa ced ',
  KEY: 'one',
  KEYBOARD: 'qwertz',
  MODE: 'fast',
}
const mask = maskOf(environment, { pass: Object.keys(environment) })

test.each([
  ['the longest first', 'k-12345-long and k-12345', '*** and ***'],
  ['blanks around a value do not count', 'it is "spa ced"', 'it is "***"'],
  [
    'what is too short, or is no secret by its name, stays',
    'one fast qwertz in /home/ann',
    'one fast qwertz in /home/ann',
  ],
])('%s', (_, text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('every string of a value is masked, and nothing else is touched', () => {
  const value = { a: ['k-12345', 7, null, true], 'k-12345': { b: 'x k-12345 y' } }
  expect(maskStrings(value, mask)).toEqual({ a: ['***', 7, null, true], '***': { b: 'x *** y' } })
})

test('only what the spec names is looked for', () => {
  expect(maskOf(environment, { pass: ['MODE'], env: { PLACE: 'here' } })).toBe(unmasked)
})
