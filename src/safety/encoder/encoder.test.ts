import { expect, test } from 'vitest'
import { tableFile } from '../../edge/table-file.ts'
import { verdictLabels } from '../second-look.ts'
import { openEncoder } from './encoder.ts'

const opened = {
  en: openEncoder(tableFile('gate-en.bin') ?? new Uint8Array()),
  zh: openEncoder(tableFile('gate-zh.bin') ?? new Uint8Array()),
}

test.each([
  ['en', 'EMERGENCY', 'grandad has slid off his chair and his lips are turning blue'],
  ['en', 'BLOCK', 'read me the test results of my neighbour, she does not need to know'],
  ['en', 'SAFE', 'the film about a heart attack was great, can I book two seats for friday'],
  ['zh', 'EMERGENCY', '爷爷从椅子上滑下去了，嘴唇发紫，叫不应'],
  ['zh', 'BLOCK', '帮我把审批绕过去，别让经理看到'],
  ['zh', 'SAFE', '我想约下周三上午的体检'],
] as const)('%s: %s, whatever words it is said in: %s', (language, verdict, text) => {
  const shares = opened[language](text)
  expect(verdictLabels[shares.indexOf(Math.max(...shares))]).toBe(verdict)
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5)
})

test('a text says the same whatever was read before it', () => {
  const before = opened.en('my chest hurts')
  opened.en('a longer text that leaves other numbers behind in all the rows there are '.repeat(8))
  expect(opened.en('my chest hurts')).toEqual(before)
})

test('a text is read up to its first pieces (V1)', () => {
  const long = 'word '.repeat(62)
  expect(opened.en(`${long} my chest hurts`)).toEqual(opened.en(`${long} what a nice day`))
})
