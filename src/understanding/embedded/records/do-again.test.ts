import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge, shownFrames } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const told = [{ intent: 'payment.receipt', agent: 'payment', slots: { bill: 'F3300127' } }] as never
const shown = (text: string): string[] => shownFrames(analyse(knowledge, { text, told }))

test.each([
  '看错一位，单号是F3300121',
  '看错了一位，单号是F3300121',
  '写错一个数字，应该是F3300121',
  '抄错一位，是F3300121',
  '单号错了一位，是F3300121',
  '说错了，单号是F3300121',
  "I misread a digit, it's F3300121",
  'got one digit wrong, the bill is F3300121',
  "one digit off, it's F3300121",
])('what is done for a wrong bill is done again for the right one (A1): %s', (text) =>
  expect(shown(text)).toEqual(['receipt{F3300121}']),
)

test.each(['看错一位', 'I misread a digit', '谢谢，单子看到了'])(
  'words of a slip without the right value do nothing: %s',
  (text) => expect(shown(text)).toEqual([]),
)
