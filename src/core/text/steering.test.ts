import { expect, test } from 'vitest'
import { plainJson, steering } from './steering.ts'

test('JSON comes out as the same value, with nothing raw that steers a terminal', () => {
  const value = { '\u202ekey': 'a\u001b[31m\u009b31m\u007f\u2066\ufeff\u2028', deep: ['\u0085', '你好 👩‍💻'] }
  const json = plainJson(JSON.stringify(value))
  expect(json).not.toMatch(steering)
  expect(json).toContain('\\u009b31m')
  expect(JSON.parse(json)).toEqual(value)
})
