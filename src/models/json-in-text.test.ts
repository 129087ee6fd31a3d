import { expect, test } from 'vitest'
import { jsonIn } from './json-in-text.ts'

test.each([
  ['{"pass": true}', '{"pass": true}'],
  ['  {"pass": true}\n', '{"pass": true}'],
  ['```json\n{"pass": true}\n```', '{"pass": true}'],
  ['Here it is:\n```\n{"pass": true}\n```\nI hope it helps.', '{"pass": true}'],
  ['My verdict is {"pass": true, "reason": "a {b} c"}, as I said.', '{"pass": true, "reason": "a {b} c"}'],
  ['It is fine.', 'It is fine.'],
  ['Use {braces} like } this', 'Use {braces} like } this'],
])('%j', (text, json) => expect(jsonIn(text)).toBe(json))
