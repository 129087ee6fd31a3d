/**
 * Trains the gate: the first look (weights and runs), the second, which decides between them, and the third, which decides with an encoder.
 *
 * K1. The second and the third look learn from what the first and the encoders say of hands they have not seen. So the hands are left out
 *     in rounds, some at a time, and each round has a first look and encoders of its own.
 * K2. What is measured on a left-out hand is said by the first look of its round, and by later looks that have met none of its rows.
 */
import { must } from '../../src/core/contracts/result.ts'
import { type Example, type HashedModel, scoresOf, trainHashed } from '../../src/learning/hashed-model.ts'
import type { SparseRow } from '../../src/learning/softmax.ts'
import type { Stretch } from '../../src/safety/judged.ts'
import { runsRow } from '../../src/safety/runs.ts'
import { type FirstLook, verdictLabels as labels, lookAt } from '../../src/safety/second-look.ts'
import { type Encoders, isInDoubt, thirdRow } from '../../src/safety/third-look.ts'
import { type Samples, samplesWithout, trainWeights } from './safety-samples.ts'
import { withOnly } from './with-only.ts'

export type Round = {
  readonly hands: readonly string[]
  readonly first: FirstLook & { readonly category: HashedModel; readonly encoders: Encoders }
}

/** The hands are left out in so many parts (K1). */
export const rounds = 6
/** So many features may a later look have. */
const bits = 8
const pace = { epochs: 20, rate: 0.02 }
const seeds = [1, 2, 3]
const mixedWeight = 0.3
const framedWeight = 0.15
/** A row of the barest words counts more, but no more than this for a later look. */
const mostWeight = 2

/** K1. The rows of the first hand, and ordinary ones of no hand, are never left out. */
export function trainRounds(
  samples: Samples,
  roundOf: ReadonlyMap<string, number>,
  encodersOf: (round: number) => Encoders,
): Round[] {
  return Array.from({ length: rounds }, (_, round) => {
    const out = [...roundOf].flatMap(([hand, own]) => (own === round ? [hand] : []))
    return { hands: out, first: { ...trainFirst(samples, out), encoders: encodersOf(round) } }
  })
}

type First = {
  readonly verdict: HashedModel
  readonly category: HashedModel
  readonly runs: HashedModel
}

export function trainFirst(samples: Samples, without: readonly string[] = []): First {
  const known = samplesWithout(samples, without)
  return { ...trainWeights(samples, without), runs: trainRuns(known) }
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

/** What the first look of a round says of its hands, with what is true. */
export const looksOf = (samples: Samples, { hands, first }: Round): Example[] =>
  truths(samples, hands).flatMap(({ stretch, label, weight }) => labelled(lookAt(stretch, first).row, label, weight))

/** What the encoders of a round say beside that, where the second look is in doubt. */
export const doubtsOf = (samples: Samples, { hands, first }: Round, second: HashedModel): Example[] =>
  truths(samples, hands).flatMap(({ stretch, label, weight }) => {
    const looked = lookAt(stretch, first)
    const row = isInDoubt(scoresOf(second, looked.row), looked) ? thirdRow(looked, first.encoders) : undefined
    return row ? labelled(row, label, weight) : []
  })

type Truth = { readonly stretch: Stretch; readonly label: string; readonly weight: number }
const truths = ({ rows, mixed }: Samples, hands: readonly string[]): Truth[] => [
  ...rows
    .filter(({ hand }) => hands.includes(hand))
    .map(({ stretch, verdict, weight }) => ({ stretch, label: verdict, weight })),
  ...mixed
    .filter(({ hands: [hand] }) => hand !== undefined && hands.includes(hand))
    .map(({ stretch }) => ({ stretch, label: 'EMERGENCY', weight: mixedWeight })),
]

/** What lies in the middle counts on both sides. */
const labelled = (row: SparseRow, verdict: string, weight: number): Example[] =>
  verdict === 'NOTICE'
    ? [
        { row, label: 'EMERGENCY', weight: 0.5 },
        { row, label: 'SAFE', weight: 0.3 },
      ]
    : [{ row, label: verdict, weight: Math.min(mostWeight, weight) }]

/** The mean of several trainings, so that less is a matter of chance; of models that add up features it is a model of the same size. */
export function trainLook(looks: readonly Example[]): HashedModel {
  const all = seeds.map((seed) => trainHashed({ labels, bits }, looks, { ...pace, seed }))
  const [first] = all
  must(first !== undefined, 'there is a seed')
  const mean = (at: number): number => all.reduce((sum, { weights }) => sum + (weights[at] as number), 0) / all.length
  return { ...first, weights: first.weights.map((_, at) => mean(at)) }
}
