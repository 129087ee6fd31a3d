import { expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { featuresOf } from '../features/features.ts'
import { rowOf, vocabularyOf } from '../features/vocabulary.ts'
import { askHidden, trainHidden } from './hidden-layer.ts'

const things = ['door', 'window', 'gate', 'lid', 'box', 'shop', 'bag', 'case']
const texts = things.flatMap((thing) => [`open the ${thing}`, `shut the ${thing}`])
const features = texts.map((text) => featuresOf(tokeniseMessage(text)))
const vocabulary = vocabularyOf(features, 1)
const lesson = {
  rows: features.map((one) => rowOf(vocabulary, one)),
  labels: texts.map((_, i) => i % 2),
  classes: 2,
  features: vocabulary.size,
}

test('it learns what tells the classes apart, the same way every time (H1)', () => {
  const net = trainHidden(lesson)
  const shares = askHidden(net, rowOf(vocabulary, featuresOf(tokeniseMessage('open the drawer'))))
  expect(shares[0]).toBeGreaterThan(0.6)
  expect(trainHidden(lesson)).toEqual(net)
})
