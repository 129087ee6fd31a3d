import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../test/hostile-texts.ts'
import { checkSafety } from './check-safety.ts'
import { clausesOf, stretchesOf } from './clauses.ts'
import { plainReading } from './features.ts'
import { judgedIn } from './judged.ts'
import { readingsOf } from './readings.ts'

describe('on hostile text the cost grows with its length', () => {
  test.each([
    ['of its readings', readingsOf],
    ['of its plain reading', plainReading],
    ['of its clauses', (text: string) => stretchesOf(text).map(clausesOf)],
    ['of the features', judgedIn],
    ['of the verdict', checkSafety],
    ['of the rules that a team adds', (text: string) => checkSafety(text, { extra: added })],
  ])('%s', (_, read) => expectLinear((text) => read(text)))
})

test('a ligature that spells a whole sentence is not spelled out', () => {
  expect(readingsOf('ﷺ'.repeat(1_000))[0]?.length).toBeLessThanOrEqual(1_000)
})

const added = [{ verdict: 'BLOCK' as const, category: 'x', any: ['aaaaaaab', '中中中文', 'word word words'] }]
