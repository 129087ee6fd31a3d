/**
 * Trains the gate: the first look (weights, network and runs), and the second look, which decides between them.
 *
 * K1. The second look learns from what the first says of hands it has not seen. So the hands are left out in rounds, some at a time, and
 *     each round has a first look of its own.
 * K2. What is measured on a left-out hand is said by the first look of its round, and by a second look that has met none of its rows.
 */
import { must } from '../../src/core/contracts/result.ts'
import { type Example, type HashedModel, trainHashed } from '../../src/learning/hashed-model.ts'
import type { SparseRow } from '../../src/learning/softmax.ts'
import { type Network, openNetwork, wordRowsOf } from '../../src/safety/network.ts'
import { runsRow } from '../../src/safety/runs.ts'
import { type FirstLook, verdictLabels as labels, lookAt } from '../../src/safety/second-look.ts'
import { type Shown, trainNetwork } from './safety-network.ts'
import { type Samples, samplesWithout, trainWeights } from './safety-samples.ts'
import { withOnly } from './with-only.ts'

export type Round = {
  readonly hands: readonly string[]
  readonly first: FirstLook & { readonly category: HashedModel }
}

/** So many features may a second look have. */
const bits = 8
const pace = { epochs: 20, rate: 0.02 }
const seeds = [1, 2, 3]
const mixedWeight = 0.3
const framedWeight = 0.15
/** A row of the barest words counts more, but not for a network that sees words in their order. */
const mostWeight = 2

/** K1. The rows of the first hand, and ordinary ones of no hand, are never left out. */
export function trainRounds(samples: Samples, hands: readonly string[], count: number): Round[] {
  return Array.from({ length: count }, (_, round) => {
    const out = hands.filter((_, at) => at % count === round)
    const { network, ...weights } = trainFirst(samples, out)
    return { hands: out, first: { ...weights, network: openNetwork(network) } }
  })
}

type First = {
  readonly verdict: HashedModel
  readonly category: HashedModel
  readonly network: Network
  readonly runs: HashedModel
}

export function trainFirst(samples: Samples, without: readonly string[] = []): First {
  const known = samplesWithout(samples, without)
  return { ...trainWeights(samples, without), network: trainNetwork(shownIn(known)), runs: trainRuns(known) }
}

const runsPace = { epochs: 10, rate: 0.2, seed: 1, smooth: 0.02 }
const runsBits = 20
/** A run counts that so many rows have. */
const fewestRows = 3

function trainRuns({ rows, mixed, framed }: Samples): HashedModel {
  const all = [
    ...rows.flatMap(({ stretch, verdict, weight }) => labelled(runsRow(stretch.text), verdict, weight)),
    ...mixed.map(({ stretch }) => ({ row: runsRow(stretch.text), label: 'EMERGENCY', weight: mixedWeight })),
    ...framed.map(({ stretch }) => ({ row: runsRow(stretch.text), label: 'SAFE', weight: framedWeight })),
  ]
  const mask = 2 ** runsBits - 1
  const seen = new Uint8Array(mask + 1)
  for (const { row } of all)
    for (const id of row.ids) seen[id & mask] = Math.min(fewestRows, (seen[id & mask] as number) + 1)
  const isKnown = (id: number): boolean => seen[id & mask] === fewestRows
  const examples = all.map((one) => ({ ...one, row: withOnly(one.row, isKnown) }))
  return trainHashed({ labels, bits: runsBits }, examples, runsPace)
}

/** How much of each label a row is; one in the middle is on both sides. */
const wanted = { BLOCK: [1, 0, 0], EMERGENCY: [0, 1, 0], SAFE: [0, 0, 1], NOTICE: [0, 0.6, 0.4] }

function shownIn({ rows, mixed, framed }: Samples): Shown[] {
  const joined = (list: Samples['mixed'], verdict: 'EMERGENCY' | 'SAFE', weight: number): Shown[] =>
    list.map(({ stretch, hands: [hand = ''] }) => ({
      hand,
      words: wordRowsOf(stretch.whole.clause),
      wanted: wanted[verdict],
      weight,
    }))
  return [
    ...rows.map(({ stretch, hand, verdict, weight }) => ({
      hand,
      words: wordRowsOf(stretch.whole.clause),
      wanted: wanted[verdict],
      weight: verdict === 'NOTICE' ? 0.8 : Math.min(mostWeight, weight),
    })),
    ...joined(mixed, 'EMERGENCY', mixedWeight),
    ...joined(framed, 'SAFE', framedWeight),
  ]
}

/** What the first look of a round says of its hands, with what is true. */
export function looksOf({ rows, mixed }: Samples, { hands, first }: Round): Example[] {
  return [
    ...rows
      .filter(({ hand }) => hands.includes(hand))
      .flatMap(({ stretch, verdict, weight }) => labelled(lookAt(stretch, first).row, verdict, weight)),
    ...mixed
      .filter(({ hands: [hand] }) => hand !== undefined && hands.includes(hand))
      .map(({ stretch }) => ({ row: lookAt(stretch, first).row, label: 'EMERGENCY', weight: mixedWeight })),
  ]
}

/** What lies in the middle counts on both sides. */
const labelled = (row: SparseRow, verdict: string, weight: number): Example[] =>
  verdict === 'NOTICE'
    ? [
        { row, label: 'EMERGENCY', weight: 0.5 },
        { row, label: 'SAFE', weight: 0.3 },
      ]
    : [{ row, label: verdict, weight: Math.min(mostWeight, weight) }]

/** The mean of several trainings, so that less is a matter of chance; of models that add up features it is a model of the same size. */
export function trainSecond(looks: readonly Example[]): HashedModel {
  const all = seeds.map((seed) => trainHashed({ labels, bits }, looks, { ...pace, seed }))
  const [first] = all
  must(first !== undefined, 'there is a seed')
  const mean = (at: number): number => all.reduce((sum, { weights }) => sum + (weights[at] as number), 0) / all.length
  return { ...first, weights: first.weights.map((_, at) => mean(at)) }
}
