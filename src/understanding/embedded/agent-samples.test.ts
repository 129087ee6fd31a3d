import { expect, test } from 'vitest'
import { learningSpec } from './agent-samples.ts'
import { learn } from './learn.ts'
import { understand } from './understand.ts'

const agents = [
  {
    agent: 'kitchen',
    for: { en: 'Takes orders for meals.', zh: '点餐。' },
    intents: [
      {
        intent: 'kitchen.order',
        samples: ['bring me [two](count) burgers', 'I want [three](count) pizzas', '来[两](count)份炒饭'],
      },
    ],
    slots: [{ slot: 'count', type: 'number' as const, required: true }],
  },
  {
    agent: 'taxi',
    intents: [{ intent: 'taxi.call', samples: ['get me a cab', 'I need a ride to the airport', '叫一辆车'] }],
  },
]

test('AgentSpecs become samples with parsed annotations, and slots know their agent', () => {
  const spec = learningSpec(agents)
  expect(spec.intents[0]?.samples[0]).toMatchObject({
    text: 'bring me two burgers',
    lang: 'en',
    slots: [{ slot: 'count', value: 'two' }],
  })
  expect(spec.intents.map(({ about }) => about?.length)).toEqual([2, 0])
  expect(spec.slots).toEqual([{ agent: 'kitchen', slot: 'count', type: 'number', required: true }])
})

test('what is learned from them answers', () => {
  const [frame] = understand(learn(learningSpec(agents)), 'please bring me 4 burgers').frames
  expect(frame).toMatchObject({
    intent: 'kitchen.order',
    agent: 'kitchen',
    slots: [{ slot: 'count', value: '4', normal: '4' }],
  })
})
