import { expect, test } from 'vitest'
import { mixed } from '../../../../test/mixed-samples.ts'
import { learn } from '../learn/learn.ts'
import { understand } from './understand.ts'

test('a team that brings messages with several intents learns where to cut', () => {
  const learned = learn({
    intents: ['light', 'music'].map((name) => ({ intent: name, agent: name, samples: [] })),
    mixed,
  })
  const found = (text: string) => understand(learned, text, { closed: true }).frames.map(({ intent }) => intent)
  expect(found('switch the light on and play some rock')).toEqual(['light', 'music'])
  expect(found('play rock and roll')).toEqual(['music'])
})
