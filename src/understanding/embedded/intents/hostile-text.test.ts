import { test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { featuresOf } from '../features/features.ts'
import { rank, trainClassifier } from './classifier.ts'

const samples = ['open the door', 'close the window', '开门', '关窗']
const classifier = trainClassifier({
  features: samples.map((text) => featuresOf(tokeniseMessage(text))),
  labels: [0, 1, 0, 1],
  classes: 2,
})

test('on hostile text the cost of ranking intents grows with its length', () => {
  expectLinear((text) => rank(classifier, tokeniseMessage(text)))
})
