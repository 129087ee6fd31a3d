import { describe, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { findControl, residueOf } from './control.ts'
import { cuesOf } from './cues.ts'
import { entitiesOf } from './intent-fields.ts'
import { judgeRelation } from './judge-relation.ts'
import { shippedRelationWeights } from './relation-weights.ts'
import { topicsOf } from './topics.ts'

const task = { agent: 'a', goal: 'book a room', slots: { day: 'friday' } }

describe('on hostile text the cost grows with its length', () => {
  test.each([
    ['control words', findControl],
    ['what is left beside them', residueOf],
    ['cues', cuesOf],
    ['topics', topicsOf],
    ['things that are named', (text: string) => entitiesOf({ text, task, history: [] })],
  ])('of finding %s', (_, find) => expectLinear(find))

  test('of judging it, also as the goal, as a value and as what the agent said', () => {
    const weights = shippedRelationWeights()
    expectLinear((text) =>
      judgeRelation(weights, {
        text,
        task: { ...task, goal: text, slots: { day: text } },
        history: [{ role: 'agent', text }],
      }),
    )
  })
})
