import { expect, test } from 'vitest'
import { maskOf, maskStrings, StreamMask, unmasked } from './process-secrets.ts'

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

test('a secret that is streamed in pieces is masked, wherever it is cut', () => {
  const text = 'before k-12345-long, k-1 and after'
  for (let cut = 0; cut <= text.length; cut++) {
    for (let next = cut; next <= text.length; next++) {
      const stream = new StreamMask(maskOf(environment, { pass: ['GITHUB_TOKEN'] }))
      const pieces = [text.slice(0, cut), text.slice(cut, next), text.slice(next)]
      expect(pieces.map((piece) => stream.next(piece)).join('') + stream.end()).toBe('before ***, k-1 and after')
    }
  }
})

test('what only begins like a secret is shown when something else follows, and most of one is not shown at the end', () => {
  const stream = new StreamMask(mask)
  expect([stream.next('a k-1'), stream.next('9'), stream.next(' k-12'), stream.end()]).toEqual([
    'a ',
    'k-19',
    ' ',
    '***',
  ])
  expect([stream.next('see k'), stream.end()]).toEqual(['see ', 'k'])
})
