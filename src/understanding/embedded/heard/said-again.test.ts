import { beforeAll, expect, test } from 'vitest'
import { frontDeskKnowledge, shownFrames } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)
const shown = (text: string): string[] => shownFrames(analyse(knowledge, { text }))

test.each([
  [
    "put my daughter down for ENT on Friday... actually no, Thursday, she's got school on Friday",
    'book{Thursday ent my daughter}',
  ],
  ["book ENT on Friday, sorry, Thursday, I'm working on Friday", 'book{Thursday ent}'],
  ['book ENT on Friday, no, Thursday, Friday is a holiday', 'book{Thursday ent}'],
  ['book ENT on Friday, no wait, Thursday because my husband works on Friday', 'book{Thursday ent}'],
  ['book ENT at 3 pm Friday, no, 4 pm, at 3 I pick up the kids', 'book{4 pm Friday ent}'],
  ["I need the dentist on Monday, sorry, Tuesday, there's a strike on Monday", 'book{Tuesday dentistry}'],
  ['the dentist on Monday, I mean Tuesday - I have a meeting Monday', 'book{Tuesday dentistry}'],
  ['给我女儿挂周五的耳鼻喉科，哦不，周四，周五她要上学', 'book{ent 周四 我女儿}'],
  ['挂周五的耳鼻喉科，不对，周四，因为周五我要开会', 'book{ent 周四}'],
])('what was put right and is named again as a reason is not wished for (R1, R2): %s', (text, wish) =>
  expect(shown(text)).toEqual([wish]),
)

test.each([
  ['book ENT on Friday, no Thursday, no, Friday after all', ['book{Friday ent}']],
  ["book ENT on Friday, no Thursday, oh wait, I'm free on Friday", ['book{Friday ent}']],
  ['挂周五的耳鼻喉科，不对，周四，算了还是周五吧', ['book{ent 周五}']],
  ['book ENT on Friday, no, Thursday, and the dentist on Friday', ['book{Thursday ent}', 'book{Friday dentistry}']],
  [
    'book ENT on Friday, sorry, Thursday, and I need the dentist on Friday',
    ['book{Thursday ent}', 'book{Friday dentistry}'],
  ],
  ['挂周五的耳鼻喉科，不对，周四，牙科挂周五', ['book{ent 周四}', 'book{dentistry 周五}']],
])('what is wished for again, or for something else, is done (R3): %s', (text, wishes) =>
  expect(shown(text)).toEqual(wishes),
)
