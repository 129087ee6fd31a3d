import { expect, test } from 'vitest'
import { clausesOf, stretchesOf } from './clauses.ts'

test.each([
  [
    'What time do you close? My dad just collapsed in the lobby',
    ['What time do you close', 'My dad just collapsed in the lobby'],
  ],
  ['can I park here and he is not moving', ['can I park here', 'he is not moving']],
  ['停车在哪，对了我爸晕倒了', ['停车在哪', '我爸晕倒了']],
  ['晚安 我先走了', ['晚安 我先走了']],
  ['想紫砂了 别找我 再见', ['想紫砂了', '别找我 再见']],
  ['it costs 3.50', []],
  ['one clause only', []],
])('«%s» is cut into %j', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses.length > 1 ? clauses : [])
})

test('neighbouring sentences stay together up to a length, and nothing is lost', () => {
  const text = 'This is one sentence. And this is another! '.repeat(20)
  const stretches = stretchesOf(text)
  expect(stretches.length).toBeGreaterThan(2)
  for (const stretch of stretches) expect(stretch.length).toBeLessThanOrEqual(240)
  expect(stretches.join('')).toBe(text)
})
