/**
 * Finds out which part of a message with several intents belongs to which intent, when only the list of intents is known.
 * learn.ts takes the parts as samples, and the cuts as examples for cut-model.ts.
 *
 * A1. A message with exactly as many joints as it needs is cut at all of them; a first classifier learns from such messages.
 * A2. The others are cut where that classifier scores the parts best, in the order of the list.
 */

import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { type Features, featuresOf } from '../features/features.ts'
import { type Classifier, rank, trainClassifier } from '../intents/classifier.ts'
import { cutAt, type Joint, jointsOf, type Piece } from '../segments/pieces.ts'
import type { MixedSample } from './samples.ts'

export type Aligned = {
  readonly sample: MixedSample
  readonly tokens: readonly Token[]
  readonly joints: readonly Joint[]
  /** For each joint: is it a cut? */
  readonly cuts: readonly boolean[]
  readonly pieces: readonly (Piece & { readonly label: number })[]
}

const mostJoints = 10

export function align(mixed: readonly MixedSample[], labelOf: (intent: string) => number, classes: number): Aligned[] {
  const read = mixed.map((sample) => {
    const tokens = tokeniseMessage(sample.text)
    return { sample, tokens, joints: jointsOf(tokens), labels: sample.intents.map(labelOf) }
  })
  const plain = read.flatMap((one) => withCuts(one, plainCuts(one)) ?? [])
  const open = read.filter(
    (one) => !plainCuts(one) && one.joints.length >= one.labels.length && one.joints.length <= mostJoints,
  )
  if (open.length === 0) return plain
  const classifier = firstClassifier(plain, classes)
  return [...plain, ...open.flatMap((one) => withCuts(one, bestCuts(one, classifier)) ?? [])]
}

type Read = { sample: MixedSample; tokens: readonly Token[]; joints: Joint[]; labels: number[] }

function plainCuts({ sample, tokens, joints, labels }: Read): boolean[] | undefined {
  if (sample.segments) {
    const ends = sample.segments.slice(0, -1).map((segment) => segment.end)
    return joints.map((joint) => ends.some((end) => Math.abs((tokens[joint.from] as Token).start - end) <= 1))
  }
  if (labels.length === 1) return joints.map(() => false)
  return joints.length === labels.length - 1 ? joints.map(() => true) : undefined
}

function withCuts({ sample, tokens, joints, labels }: Read, cuts: boolean[] | undefined): Aligned | undefined {
  if (!cuts) return undefined
  const pieces = cutAt(tokens, (_, i) => cuts[i] as boolean)
  if (pieces.length !== labels.length) return undefined
  return { sample, tokens, joints, cuts, pieces: pieces.map((piece, i) => ({ ...piece, label: labels[i] as number })) }
}

function firstClassifier(plain: readonly Aligned[], classes: number): Classifier {
  const seen = new Set<string>()
  const features: Features[] = []
  const labels: number[] = []
  for (const { tokens, pieces, sample } of plain)
    for (const { from, to, label } of pieces) {
      const key = `${label} ${sample.text.slice(tokens[from]?.start, tokens[to - 1]?.end)}`
      if (seen.has(key) || seen.size > 6000) continue
      seen.add(key)
      features.push(featuresOf(tokens.slice(from, to)))
      labels.push(label)
    }
  return trainClassifier({ features, labels, classes })
}

/** The best way to choose labels-1 of the joints: best[k][j] is the best score of k parts that end at joint j. */
function bestCuts({ tokens, joints, labels }: Read, classifier: Classifier): boolean[] {
  const ends = [...joints.map((joint) => joint.from), tokens.length]
  const starts = [0, ...joints.map((joint) => joint.to)]
  const shares = starts.map((from, i) =>
    ends.map((to, j) => (j < i ? undefined : rank(classifier, tokens.slice(from, to)).shares)),
  )
  const best = labels.map(() => ends.map(() => ({ score: Number.NEGATIVE_INFINITY, from: -1 })))
  for (let k = 0; k < labels.length; k++)
    for (let j = k; j < ends.length; j++)
      for (let i = k === 0 ? 0 : k; i <= (k === 0 ? 0 : j); i++) {
        const before = k === 0 ? 0 : (best[k - 1]?.[i - 1]?.score ?? Number.NEGATIVE_INFINITY)
        const score = before + Math.log((shares[i]?.[j]?.[labels[k] as number] ?? 0) + 1e-4)
        if (score > (best[k]?.[j]?.score ?? 0)) (best[k] as { score: number; from: number }[])[j] = { score, from: i }
      }
  const cuts = joints.map(() => false)
  for (let k = labels.length - 1, j = ends.length - 1; k > 0; k--) {
    const from = best[k]?.[j]?.from ?? 0
    cuts[from - 1] = true
    j = from - 1
  }
  return cuts
}
