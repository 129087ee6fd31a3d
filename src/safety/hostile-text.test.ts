import { describe, test } from 'vitest'
import { expectLinear } from '../../test/hostile-texts.ts'
import { checkSafety } from './check-safety.ts'
import { evidenceOfText } from './evidence.ts'
import { featuresOf } from './features.ts'
import { readingsOf } from './readings.ts'
import { sentencesOf, stretchesOf } from './sentences.ts'

describe('on hostile text the cost grows with its length', () => {
  test.each([
    ['of its readings', readingsOf],
    ['of its sentences', (text: string) => stretchesOf(sentencesOf(text))],
    ['of the evidence', evidenceOfText],
    ['of the features', (text: string) => featuresOf(text, [])],
    ['of the verdict', checkSafety],
    ['of the rules that a team adds', (text: string) => checkSafety(text, { extra: added })],
  ])('%s', (_, read) => expectLinear((text) => read(text)))
})

const added = [{ verdict: 'BLOCK' as const, category: 'x', any: ['aaaaaaab', '中中中文', 'word word words'] }]
