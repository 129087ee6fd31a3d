import { describe, expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { readWish } from './read-wish.ts'
import { wishRow } from './wish-features.ts'

const read = (text: string) => readWish(foldInPlace(text))

describe('a reader of wishes', () => {
  test.each([
    'could you squeeze me in with the eye doctor on Thursday',
    'I know I said Monday, but put me down for Wednesday after all',
    'my sister moved hers to Friday, so please move mine as well',
    'dentist on Tuesday please',
    '麻烦把我周三的号往后挪一天',
    '我妈周五有空，给她约个眼科',
    '那个号我去不了了，帮我退掉吧',
    '挂周四的骨科',
  ])('«%s» asks for it', (text) => {
    expect(read(text).wish).toBeGreaterThan(0.5)
  })

  test.each([
    ['do you charge anything if somebody cancels on the day?', 'asked'],
    ['did my booking for Friday go through?', 'asked'],
    ['my neighbour cancelled hers and they kept the deposit', 'told'],
    ["please don't cancel my appointment", 'denied'],
    ['I might have to move it, let me check with my wife first', 'undecided'],
    ['退号要不要手续费', 'asked'],
    ['我同事上周把号退了，到现在钱还没到账', 'told'],
    ['先别取消，我没说要退', 'denied'],
    ['周五去不去还没定，定了再跟你说', 'undecided'],
  ])('«%s» does not: it is %s', (text, label) => {
    expect(read(text)).toMatchObject({ else: label })
    expect(read(text).wish).toBeLessThan(0.15)
  })

  test('of a long text only the beginning and the end are read', () => {
    const long = wishRow('book it and '.repeat(10_000))
    expect(wishRow('book it and '.repeat(40_000)).ids.length).toBe(long.ids.length)
  })
})
