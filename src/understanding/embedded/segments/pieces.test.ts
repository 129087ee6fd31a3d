import { describe, expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { cutAt, jointsOf } from './pieces.ts'

const textsOf = (text: string, cut: boolean) => {
  const tokens = tokeniseMessage(text)
  return cutAt(tokens, () => cut).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

describe('joints', () => {
  test('connectors that stand together are one joint and belong to no piece (P2)', () => {
    expect(textsOf('open the door , and then, close it.', true)).toEqual(['open the door', 'close it'])
    expect(textsOf('开灯，另外关窗。', true)).toEqual(['开灯', '关窗'])
  })

  test('without a cut the message is one piece', () => {
    expect(textsOf('bread and butter, please', false)).toEqual(['bread and butter, please'])
  })

  test('a mark inside a number or a name is no joint', () => {
    expect(jointsOf(tokeniseMessage('tune to 94.8 at 12:30 on example.org'))).toEqual([])
  })

  test('however many there are, only a few are looked at (P3)', () => {
    expect(jointsOf(tokeniseMessage('a, b '.repeat(5000))).length).toBeLessThan(30)
  })
})
