import { expect, test } from 'vitest'
import { isBareCall } from './bare-calls.ts'
import { clauseOf, plainReading } from './features.ts'

const isCall = (text: string): boolean => isBareCall(clauseOf(plainReading(text)))

test.each([
  "I can't breathe",
  'i cant breathe!!',
  'Call an ambulance.',
  '救命！',
  '快叫救護車',
  'ＣＡＬＬ an ambulance',
])('«%s» is a call for help and nothing else', (text) => {
  expect(isCall(text)).toBe(true)
})

test.each(['', 'help', 'translate "I can\'t breathe"', "don't call an ambulance", '救命稻草', '“救命”怎么说'])(
  '«%s» is more than that, or less',
  (text) => {
    expect(isCall(text)).toBe(false)
  },
)
