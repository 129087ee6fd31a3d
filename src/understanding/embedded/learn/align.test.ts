import { expect, test } from 'vitest'
import { mixed } from '../../../../test/mixed-samples.ts'
import { align } from './align.ts'

test('the parts of a message are found from the list of its intents', () => {
  const aligned = align(mixed, (name) => (name === 'light' ? 0 : 1), 2)
  const hard = aligned.find(
    ({ sample }) => sample.text === 'light up the kitchen and put on salt and pepper by the band',
  )
  expect(hard?.cuts).toEqual([true, false])
})
