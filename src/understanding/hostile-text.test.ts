import { describe, test } from 'vitest'
import { expectLinear } from '../../test/hostile-texts.ts'
import { leadingAnswer, plainAnswer } from './plain-answer.ts'
import { goesOn } from './scripted.ts'
import { urgencyOf } from './urgency.ts'

describe('on hostile text the cost grows with its length', () => {
  test.each([
    ['of a plain yes or no', plainAnswer],
    ['of a yes or no that more follows', leadingAnswer],
    ['of urgency', urgencyOf],
    ['of the scripted engine', goesOn],
  ])('%s', (_, read) => expectLinear(read, 64_000))
})
