import { describe, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { saysSomething, withoutFillers } from './fillers.ts'
import { cutAt } from './pieces.ts'

describe('on hostile text the cost grows with its length', () => {
  test('of cutting it everywhere, and nowhere', () => {
    for (const cut of [true, false]) expectLinear((text) => cutAt(tokeniseMessage(text), () => cut))
  })

  test('of setting fillers aside', () => {
    expectLinear((text) => {
      const tokens = tokeniseMessage(text)
      return [saysSomething(tokens), withoutFillers(tokens, { from: 0, to: tokens.length })]
    })
  })
})
