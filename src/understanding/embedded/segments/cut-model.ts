/**
 * Whether a message is cut at a joint: a logistic model over what stands on both sides. segment.ts asks it; cut-weights.ts holds
 * the weights that every team begins with.
 *
 * K1. The dense numbers mean the same in every language and for every team, so their weights can ship.
 * K2. Words beside the joint are learned only when the team brings messages with several intents.
 */
import { extendByText } from '../../../learning/hash.ts'
import { sigmoid } from '../../../learning/logistic.ts'
import { probabilities, type Softmax, type SparseRow, scoreRow, trainSoftmax } from '../../../learning/softmax.ts'
import type { Token } from '../../../learning/tokens.ts'
import { bareFeatures } from '../features/features.ts'
import { numberOf, type Vocabulary, vocabularyOf } from '../features/vocabulary.ts'
import { type Classifier, type Ranking, rank } from '../intents/classifier.ts'
import { belongs, type Scope } from '../intents/scope.ts'
import type { Doubt, Piece } from './pieces.ts'

/** How often a word, or two, begins or ends a sample, against how often it stands elsewhere. */
type Edges = { readonly starts: ReadonlyMap<string, number>; readonly ends: ReadonlyMap<string, number> }
export type Judge = { readonly classifier: Classifier; readonly scope: Scope; readonly edges: Edges }
export type CutModel = { readonly vocabulary: Vocabulary; readonly model: Softmax }
export type CutLesson = {
  readonly doubts: readonly {
    readonly dense: readonly number[]
    readonly words: readonly number[]
    readonly cut: boolean
  }[]
}

export const DENSE = 13

export function edgesOf(samples: readonly (readonly Token[])[]): Edges {
  const [starts, ends] = [new Map<string, [number, number]>(), new Map<string, [number, number]>()]
  const count = (map: Map<string, [number, number]>, key: string, hit: boolean) => {
    const pair = map.get(key) ?? [0, 0]
    pair[hit ? 0 : 1]++
    map.set(key, pair)
  }
  for (const tokens of samples)
    tokens.forEach((token, i) => {
      count(starts, token.text, i === 0)
      count(ends, token.text, i === tokens.length - 1)
      const two = `${token.text} ${tokens[i + 1]?.text ?? ''}`
      count(starts, two, i === 0)
      if (i < tokens.length - 1) count(ends, two, i === tokens.length - 2)
    })
  const odds = (map: Map<string, [number, number]>) =>
    new Map([...map].map(([key, [hit, miss]]) => [key, Math.log((hit + 0.3) / (miss + 0.6))] as const))
  return { starts: odds(starts), ends: odds(ends) }
}

/** Reads pieces of one message, each once. */
export type Reader = (piece: Piece) => Ranking

export function readerOf(classifier: Classifier, tokens: readonly Token[]): Reader {
  const seen = new Map<string, Ranking>()
  return ({ from, to }) => {
    const key = `${from} ${to}`
    const ranking = seen.get(key) ?? rank(classifier, tokens.slice(from, to))
    seen.set(key, ranking)
    return ranking
  }
}

export function denseOf(judge: Judge, { tokens, left, right, joint }: Doubt, read: Reader): number[] {
  const [before, after, both] = [read(left), read(right), read({ from: left.from, to: right.to })]
  const home = (ranking: Ranking) => sigmoid(belongs(judge.scope, ranking.signals))
  const at = (i: number) => tokens[i]?.text ?? ''
  const start = judge.edges.starts
  const end = judge.edges.ends
  return [
    1,
    joint.strength === 1 ? 1 : 0,
    joint.strength === 2 ? 1 : 0,
    start.get(at(right.from)) ?? -1,
    start.get(`${at(right.from)} ${at(right.from + 1)}`) ?? -1,
    end.get(at(left.to - 1)) ?? -1,
    end.get(`${at(left.to - 2)} ${at(left.to - 1)}`) ?? -1,
    home(before),
    home(after),
    overlap(before, after),
    before.signals.odds / 4,
    after.signals.odds / 4,
    both.signals.odds / 4,
  ]
}

/** The words beside the joint, and the joint itself. */
export function wordsOf({ tokens, left, right, joint }: Doubt): number[] {
  const at = (i: number) => tokens[i]?.text ?? '</s>'
  const link = tokens
    .slice(joint.from, joint.to)
    .map((token) => token.text)
    .join(' ')
  const two = `${at(right.from)} ${at(right.from + 1)}`
  return [
    extendByText(1, link),
    extendByText(2, at(right.from)),
    extendByText(3, two),
    extendByText(4, at(left.to - 1)),
    extendByText(5, `${at(left.to - 2)} ${at(left.to - 1)}`),
    extendByText(6, `${link} ${at(right.from)}`),
    extendByText(7, `${at(left.to - 1)} ${at(right.from)}`),
    extendByText(8, `${link} ${at(left.to - 1)}`),
    extendByText(9, `${two} ${at(right.from + 2)}`),
  ]
}

export function trainCuts({ doubts }: CutLesson): CutModel {
  const vocabulary = vocabularyOf(
    doubts.map(({ words }) => bareFeatures(words)),
    2,
  )
  const rows = doubts.map(({ dense, words }) => cutRow(vocabulary, dense, words))
  const labels = doubts.map(({ cut }) => (cut ? 1 : 0))
  const pace = { seed: 7, epochs: 12, rate: 0.2, decay: 1e-5, skip: 1e-4, least: 0, start: 0.1, smooth: 0 }
  return { vocabulary, model: trainSoftmax({ rows, labels, classes: 2, features: DENSE + vocabulary.size }, pace) }
}

export function chanceOfCut(model: CutModel, dense: readonly number[], words: readonly number[]): number {
  const scores = new Float32Array(2)
  scoreRow(model.model, cutRow(model.vocabulary, dense, words), scores)
  probabilities(scores)
  return scores[1] as number
}

function cutRow(vocabulary: Vocabulary, dense: readonly number[], words: readonly number[]): SparseRow {
  const known = words.map((hash) => numberOf(vocabulary, hash)).filter((number) => number >= 0)
  return {
    ids: Int32Array.from([...dense.keys(), ...known.map((number) => DENSE + number)]),
    values: Float32Array.from([...dense, ...known.map(() => 0.5)]),
  }
}

function overlap(a: Ranking, b: Ranking): number {
  let sum = 0
  for (let c = 0; c < a.shares.length; c++) sum += (a.shares[c] as number) * (b.shares[c] as number)
  return sum
}
