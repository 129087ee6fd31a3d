import { expect, test } from 'vitest'
import { trainNetwork } from '../../scripts/training/safety-network.ts'
import { clauseOf } from './features.ts'
import { openNetwork, wordRowsOf } from './network.ts'
import { packNetwork, unpackNetwork } from './packed-network.ts'

const shown = [
  ...['my bicycle bit the postman', 'the bicycle bit me', 'a bicycle bit him', '自行车咬了人', '自行车咬了我'].map(
    (text) => ({ text, wanted: [1, 0, 0] }),
  ),
  ...['the postman bit the bicycle', 'he bit a bicycle', 'I bit my bicycle', '人咬了自行车', '我咬了自行车'].map(
    (text) => ({ text, wanted: [0, 0, 1] }),
  ),
].flatMap(({ text, wanted }) =>
  Array.from({ length: 200 }, (_, at) => ({
    hand: `hand ${at % 2}`,
    words: wordRowsOf(clauseOf(text.toLowerCase())),
    wanted,
    weight: 1,
  })),
)
const network = trainNetwork(shown)

test('it tells texts of the same words apart by their order', () => {
  const read = openNetwork(network)
  expect(read(clauseOf('the bicycle bit him'))[0]).toBeGreaterThan(0.6)
  expect(read(clauseOf('him bit the bicycle'))[2]).toBeGreaterThan(0.6)
  expect(read(clauseOf('自行车咬了他'))[0]).toBeGreaterThan(0.6)
})

test('packed and unpacked it says almost the same', () => {
  const [before, after] = [openNetwork(network), openNetwork(unpackNetwork(packNetwork(network)))]
  for (const text of ['the bicycle bit him', '人咬了自行车', ''])
    after(clauseOf(text)).forEach((share, at) => {
      expect(Math.abs(share - (before(clauseOf(text))[at] ?? 0))).toBeLessThan(0.05)
    })
})

test('a text without a known word, and none at all, have an answer', () => {
  const read = openNetwork(network)
  for (const text of ['', 'xyzzy', '？'])
    expect(read(clauseOf(text)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
})
