/**
 * Turns a ranking into a confidence: the chance that the message is meant for this team and that the best intent is the right one.
 * classifier.ts makes the ranking; scope-weights.ts holds the constants.
 *
 * C1. A team needs no out-of-scope samples: what is usual for it is measured on its own samples, each held back once.
 * C2. Confidence means the same for an accepted and a rejected message, so it can rank both.
 * C3. A message is out of scope when its scope odds are below a percentile (`rejected`) of those of the held-back samples.
 * C4. A message is out of scope when the team knows none of its topics, neither the words nor their meaning, and no sample is near.
 */
import { fitLogistic, sigmoid } from '../../../learning/logistic.ts'
import type { Ranking, Signals } from './classifier.ts'
import { belonging, ordinary, rejected, rightness, trust } from './scope-weights.ts'

export type Scope = {
  /** Mean and spread of each signal over the held-back samples. */
  readonly usual: Readonly<Record<keyof Signals, readonly [mean: number, spread: number]>>
  /** Log-odds of being right, from the log-odds of the softmax: slope and offset. */
  readonly right: readonly [slope: number, offset: number]
  readonly threshold: number
  /** Added to the log-odds of confidence. */
  readonly shift: number
}
export type HeldBack = { readonly signals: Signals; readonly right: boolean }

const names = ['top', 'odds', 'near', 'like', 'known', 'topics'] as const
/** The shipped constants count as much as this many held-back samples. */
const prior = 20
/** A message nearer than this to a sample may be for the team after all: its words may be misspelt (C4). */
const far = 0.45
/** What a message with only unknown topics loses in log-odds (C4). */
const strange = 3

export function scopeOf(heldBack: readonly HeldBack[]): Scope {
  const usual = Object.fromEntries(names.map((name) => [name, spreadOf(name, heldBack)])) as Scope['usual']
  const right = fitRight(heldBack)
  const draft: Scope = { usual, right, threshold: 0, shift: 0 }
  const homes = heldBack.map(({ signals }) => scopeOdds(draft, signals)).sort((a, b) => a - b)
  const cut = homes[Math.floor(homes.length * rejected)] ?? 0
  const own = homes.length / (homes.length + prior)
  return { ...draft, threshold: own * cut + (1 - own) * ordinary.threshold, shift: own * shiftOf(draft, heldBack) }
}

/** The log-odds that the message is for this team. */
export function scopeOdds(scope: Pick<Scope, 'usual'>, signals: Signals): number {
  let sum = belonging.offset
  for (const name of names) {
    const [mean, spread] = scope.usual[name]
    const value = signals[name] ?? mean // what is not known speaks neither for nor against
    sum += belonging[name] * ((value - mean) / spread)
  }
  return sum
}

/** The log-odds that the best intent is the right one, for a message of this team. */
export const rightOdds = ({ right: [slope, offset] }: Pick<Scope, 'right'>, { odds }: Signals): number =>
  slope * odds + offset

export function confidenceOf(scope: Scope, { signals, row }: Ranking): { confidence: number; inScope: boolean } {
  const odds = trustIn(scope, signals)
  if (row.strange && signals.near < far) return { confidence: sigmoid(odds - strange), inScope: false } // C4
  return { confidence: sigmoid(odds), inScope: scopeOdds(scope, signals) >= scope.threshold }
}

const trustIn = (scope: Scope, signals: Signals): number =>
  trust.home * scopeOdds(scope, signals) + trust.right * rightOdds(scope, signals) + trust.offset + scope.shift

function spreadOf(name: keyof Signals, heldBack: readonly HeldBack[]): readonly [number, number] {
  const [priorMean, priorSpread] = ordinary[name]
  const values = heldBack.flatMap(({ signals }) => signals[name] ?? [])
  const count = values.length + prior
  const mean = (values.reduce((sum, one) => sum + one, 0) + prior * priorMean) / count
  const square = values.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return [mean, Math.sqrt((square + prior * priorSpread ** 2) / count) + 0.02]
}

/** The shift at which the mean confidence over the held-back samples equals the share of them that is right. */
function shiftOf(draft: Scope, heldBack: readonly HeldBack[]): number {
  const odds = heldBack.map(({ signals }) => trustIn(draft, signals))
  const wanted = heldBack.filter(({ right }) => right).length
  let [low, high] = [-3, 3]
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2
    if (odds.reduce((sum, one) => sum + sigmoid(one + middle), 0) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Platt scaling: slope and offset, held to the shipped ones as strongly as prior samples would. */
function fitRight(heldBack: readonly HeldBack[]): readonly [number, number] {
  const hold = prior / 4
  const [slope = 0, offset = 0] = fitLogistic({
    inputs: heldBack.map(({ signals }) => [signals.odds]),
    labels: heldBack.map(({ right }) => right),
    importance: () => 1,
    start: rightness,
    hold,
    rates: [0.2 / (heldBack.length * 4 + hold), 0.8 / (heldBack.length + hold)],
    rounds: 200,
  })
  return [slope, offset]
}
