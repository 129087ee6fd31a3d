import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepNothing } from '../../../learning/keep.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { type TagSample, trainTagger } from './tagger.ts'

const samples = ['book a table for two', 'book a room for three', 'a table for four please', 'cancel the room'].map(
  (text, i): TagSample => ({
    tokens: tokeniseMessage(text),
    intent: i === 3 ? 1 : 0,
    spans: [{ slot: i % 2, from: 2, to: 3 }],
  }),
)

test('the tagger has the weights that its name «tagger 1» stands for: with others, it needs another name', () => {
  const { weights, moves } = trainTagger({ samples, slots: 2, intents: 2, epochs: 3, keep: keepNothing })
  expect(createHash('sha256').update(weights).update(moves).digest('hex').slice(0, 16)).toBe('50227df3809f3ace')
})
