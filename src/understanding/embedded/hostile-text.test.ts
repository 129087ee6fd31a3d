/** All stages together, with the sample team: alone, beside a task that asks, and beside an offer. */
import { join } from 'node:path'
import { beforeAll, describe, test } from 'vitest'
import { expectLinear } from '../../../test/hostile-texts.ts'
import { loadTeam } from '../../teams/read-team.ts'
import { analyse } from './analysis/analyse.ts'
import { analyseOffered } from './analysis/offers.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'
import { knowledgeOf } from './knowledge.ts'
import { typedSlotsOf, valuesIn, withoutValues } from './slots/slot-values.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

const running = {
  agent: 'registration',
  intent: 'registration.book',
  goal: 'Book an appointment',
  slots: { department: 'dermatology' },
  asked: ['date'],
}

describe('on hostile text the cost grows with its length', () => {
  test('of a message with nothing running', () => expectLinear((text) => analyse(knowledge, { text })))

  test('of a message beside a task that asks', () => {
    expectLinear((text) => analyse(knowledge, { text, running, history: [{ role: 'agent', text }] }))
  })

  test('of a message beside an offer', () => {
    const offered = { agent: 'registration', intent: 'registration.book' }
    expectLinear((text) => analyseOffered(knowledge, { text: `ok, ${text}` }, offered))
  })

  test('of taking the values out of it', () => {
    expectLinear((text) => {
      const values = valuesIn(text, typedSlotsOf(knowledge.learned, 'registration'))
      return withoutValues(text, { start: 0, end: text.length }, values)
    })
  })
})
