import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { featuresOf } from './features.ts'

const hashesOf = (text: string): Set<number> => new Set(featuresOf(tokeniseMessage(text)).hashes)
const shared = (a: string, b: string): number => [...hashesOf(a)].filter((hash) => hashesOf(b).has(hash)).length

describe('features', () => {
  test('of likely misspellings are mostly shared, of other words hardly any', () => {
    expect(shared('appointment', 'apointment')).toBeGreaterThan(10)
    expect(shared('appointment', 'parking')).toBeLessThan(4)
  })

  test('of words that mean the same have a meaning in common, across languages (F2)', () => {
    expect(shared('buy', 'purchase')).toBeGreaterThan(0)
    expect(shared('pay', '付款')).toBeGreaterThan(0)
    for (const said of ['啥价', '什么价', '多钱', '咋卖', '怎么卖']) expect(shared('price', said)).toBeGreaterThan(0)
  })

  test('tell the order of words', () => {
    expect(hashesOf('dog bites man')).not.toEqual(hashesOf('man bites dog'))
  })

  test('have topics only for words that have one (F3)', () => {
    expect(featuresOf(tokeniseMessage('what is this about')).topics).toHaveLength(0)
    expect(featuresOf(tokeniseMessage('parking')).topics.length).toBeGreaterThan(0)
  })
})

test('on hostile text the cost grows with its length', () => {
  expectLinear((text) => featuresOf(tokeniseMessage(text)))
})
