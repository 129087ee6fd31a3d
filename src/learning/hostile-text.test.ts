import { describe, test } from 'vitest'
import { expectLinear } from '../../test/hostile-texts.ts'
import { foldFully, foldInPlace } from './fold.ts'
import { tokeniseForRelation, tokeniseMessage } from './tokens.ts'

describe('on hostile text the cost grows with its length', () => {
  test('of folding', () => {
    expectLinear(foldInPlace)
    expectLinear(foldFully)
  })

  test('of tokenising, by every set of rules', () => {
    expectLinear(tokeniseMessage)
    expectLinear(tokeniseForRelation)
  })
})
