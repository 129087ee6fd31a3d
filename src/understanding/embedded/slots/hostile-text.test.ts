import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/hostile-texts.ts'
import { SlotType } from '../../../core/contracts/kinds.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { findDates, findDurations, findTimes } from './dates-and-times.ts'
import { findSlot, readAnswer } from './find-slots.ts'
import { longestOf } from './overlaps.ts'
import { findPersons } from './persons.ts'
import { tagFeatures } from './tag-features.ts'

describe('on hostile text the cost grows with its length', () => {
  test.each([
    ['dates', findDates],
    ['times', findTimes],
    ['durations', findDurations],
  ])('of finding %s', (_, find) => expectLinear((text) => find(foldInPlace(text))))

  test('of finding persons', () => expectLinear(findPersons))

  test.each(SlotType.options)('of finding and reading a value of type %s', (type) => {
    const spec = { agent: 'a', slot: 's', type, values: ['中', 'a', 'word'], pattern: '[A-Z]\\d{3}' }
    expectLinear((text) => [findSlot(spec, text), readAnswer(spec, text)])
  })

  test('of what the tagger looks at', () => {
    const nothing = { values: new Map<string, Map<number, number>>(), longest: 0, openings: new Set<string>() }
    expectLinear((text) => tagFeatures(tokeniseMessage(text), nothing, 1))
  })
})

test('of finds that overlap the longest stays, and of equally long ones the first given', () => {
  const span = (start: number, end: number) => ({ start, end })
  expect(longestOf([span(0, 2), span(1, 5), span(5, 6), span(4, 8)])).toEqual([span(1, 5), span(5, 6)])
  expect(longestOf([span(3, 5), span(4, 6)])).toEqual([span(3, 5)])
  expect(longestOf([])).toEqual([])
})
