/**
 * Decides whether a message is cut at a joint: a logistic model over what stands on both sides. cut-message.ts asks it; cut-weights.ts
 * holds the weights that every team begins with.
 *
 * K1. The signals mean the same in every language and for every team, so their weights can ship.
 * K2. The words beside the joint are learned only when the team brings messages with several intents.
 * K3. How much at home the two pieces are costs more than all other signals: it is measured only where it can decide.
 */
import { extendByText } from '../../../learning/hash.ts'
import { sigmoid } from '../../../learning/logistic.ts'
import { type Softmax, type SparseRow, scoreRow, trainSoftmax } from '../../../learning/softmax.ts'
import type { Token } from '../../../learning/tokens.ts'
import { bareFeatures } from '../features/features.ts'
import { numberOf, type Vocabulary, vocabularyOf } from '../features/vocabulary.ts'
import { type Classifier, type Ranking, rank } from '../intents/classifier.ts'
import { type Scope, scopeOdds } from '../intents/scope.ts'
import type { Piece, PossibleCut } from './pieces.ts'

/** For a word, or two in a row: the log-odds that a sample begins or ends with it. */
type Edges = { readonly starts: ReadonlyMap<string, number>; readonly ends: ReadonlyMap<string, number> }
/** What judges a piece: its intent, whether it is for this team, and how usual its first and last words are. */
export type Judge = { readonly classifier: Classifier; readonly scope: Scope; readonly edges: Edges }
export type CutModel = { readonly vocabulary: Vocabulary; readonly model: Softmax }
/** What was seen at a possible cut, and whether it was one. */
export type CutExample = {
  readonly signals: readonly number[]
  readonly words: readonly number[]
  readonly cut: boolean
}

/** How many signals there are. */
export const signalCount = 13

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

/** Ranks the intents of pieces of one message; a piece that is asked for again costs nothing. */
export type Reader = (piece: Piece) => Ranking

export function readerOf(
  classifier: Classifier,
  tokens: readonly Token[],
  reword: (ranking: Ranking, tokens: readonly Token[]) => Ranking = (ranking) => ranking,
): Reader {
  const seen = new Map<string, Ranking>()
  return ({ from, to }) => {
    const key = `${from} ${to}`
    const known = seen.get(key)
    if (known) return known
    const piece = tokens.slice(from, to)
    const ranking = reword(rank(classifier, piece), piece)
    seen.set(key, ranking)
    return ranking
  }
}

type Home = (ranking: Ranking) => number

export function cutSignals(
  judge: Judge,
  { tokens, left, right, joint }: PossibleCut,
  read: Reader,
  home: Home = (ranking) => sigmoid(scopeOdds(judge.scope, ranking.signals)),
): number[] {
  const [before, after, both] = [read(left), read(right), read({ from: left.from, to: right.to })]
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
    home(before), // atHome
    home(after),
    overlap(before, after),
    before.odds / 4,
    after.odds / 4,
    both.odds / 4,
  ]
}

/** The words beside the joint, and the joint itself. */
export function wordsAround({ tokens, left, right, joint }: PossibleCut): number[] {
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

export function trainCuts(examples: readonly CutExample[]): CutModel {
  const vocabulary = vocabularyOf(
    examples.map(({ words }) => bareFeatures(words)),
    2,
  )
  const rows = examples.map(({ signals, words }) => cutRow(vocabulary, signals, words))
  const labels = examples.map(({ cut }) => (cut ? 1 : 0))
  const pace = { seed: 7, epochs: 12, rate: 0.2, decay: 1e-5, skip: 1e-4, least: 0, start: 0.1, smooth: 0 }
  return {
    vocabulary,
    model: trainSoftmax({ rows, labels, classes: 2, features: signalCount + vocabulary.size }, pace),
  }
}

/** Where the two signals of K3 stand. Each is from 0 to 1. */
const atHome = [7, 8]
const slack = 0.01

export function isCut(cuts: CutModel, judge: Judge, possible: PossibleCut, read: Reader): boolean {
  const words = cuts.vocabulary.size > 0 ? wordsAround(possible) : []
  const away = oddsOfCut(cuts, cutSignals(judge, possible, read, nowhere), words)
  const home = atHome.map((signal) => weightOf(cuts, signal))
  const [least, most] = [sumOf(home, Math.min), sumOf(home, Math.max)]
  if (away + least > slack || away + most < -slack) return away + least > 0 // K3
  return oddsOfCut(cuts, cutSignals(judge, possible, read), words) > 0
}

const nowhere: Home = () => 0
const sumOf = (weights: readonly number[], bound: typeof Math.min): number =>
  weights.reduce((sum, weight) => sum + bound(0, weight), 0)

/** How much a signal speaks for a cut. */
const weightOf = ({ model: { weights, classes } }: CutModel, signal: number): number =>
  (weights[signal * classes + 1] as number) - (weights[signal * classes] as number)

/** The log-odds of a cut. */
function oddsOfCut(cuts: CutModel, signals: readonly number[], words: readonly number[]): number {
  const scores = new Float32Array(2)
  scoreRow(cuts.model, cutRow(cuts.vocabulary, signals, words), scores)
  return (scores[1] as number) - (scores[0] as number)
}

function cutRow(vocabulary: Vocabulary, signals: readonly number[], words: readonly number[]): SparseRow {
  const known = words.map((hash) => numberOf(vocabulary, hash)).filter((number) => number >= 0)
  return {
    ids: Int32Array.from([...signals.keys(), ...known.map((number) => signalCount + number)]),
    values: Float32Array.from([...signals, ...known.map(() => 0.5)]),
  }
}

function overlap(a: Ranking, b: Ranking): number {
  let sum = 0
  for (let c = 0; c < a.shares.length; c++) sum += (a.shares[c] as number) * (b.shares[c] as number)
  return sum
}
