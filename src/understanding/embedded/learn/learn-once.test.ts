import { expect, test } from 'vitest'
import { learnOnce } from './learn-once.ts'
import type { LearningSpec } from './samples.ts'

const shop = (opening: string): LearningSpec => ({
  intents: [
    { intent: 'hours', agent: 'shop', samples: [{ text: opening }, { text: 'opening hours' }] },
    { intent: 'price', agent: 'shop', samples: [{ text: 'how much is it' }, { text: 'what does it cost' }] },
  ],
})

test('equal samples are learned once, and others anew', () => {
  const first = learnOnce(shop('when do you open'))
  expect(learnOnce(shop('when do you open'))).toBe(first)
  const other = learnOnce(shop('until when are you open'))
  expect(other).not.toBe(first)
  expect(other.texts).toContain('until when are you open')
  expect(learnOnce(shop('when do you open')).texts).toEqual(first.texts)
})
