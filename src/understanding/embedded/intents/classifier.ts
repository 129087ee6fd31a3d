/**
 * Ranks the intents of a piece of text: a softmax over its features, another over its gist, and the nearest sample of the best intent. It
 * always names an intent; scope.ts says how far to trust it.
 */

import { type Keep, keepNothing, keptSoftmax } from '../../../learning/keep.ts'
import { type Pace, probabilities, type Softmax, type SparseRow, scoreRow } from '../../../learning/softmax.ts'
import type { Token } from '../../../learning/tokens.ts'
import type { Features } from '../features/features.ts'
import { type Row, rowOf, rowOfTokens, type Vocabulary, vocabularyOf } from '../features/vocabulary.ts'
import type { Gist } from '../gists/gist.ts'
import { askHidden, type Hidden, trainHidden } from './hidden-layer.ts'
import { gistSense, type Sense } from './sense.ts'

export type Classifier = {
  readonly classes: number
  readonly vocabulary: Vocabulary
  readonly model: Softmax
  readonly hidden: Hidden | undefined
  readonly gist: { readonly model: Softmax; readonly gistsOfClass: readonly Gists[]; readonly sense: Sense } | undefined
  /** How much more often an intent is asked for than the samples say. */
  readonly favour: Float32Array | undefined
  readonly samplesOfClass: readonly Samples[]
  /** Scratch, as wide as the vocabulary; all zero between calls. */
  readonly spread: Float32Array
}

/** What scope.ts judges by. `odds` is the log-odds of the best intent against all others, `top` its score before normalisation. */
export type Signals = {
  readonly top: number
  readonly odds: number
  readonly near: number
  /** How like the gist of a sample of the best intent is; left out where the message has no gist. */
  readonly like: number | undefined
  readonly known: number
  readonly topics: number
}
export type Ranking = {
  /** All intents' probabilities. */
  readonly shares: Float32Array
  /** The best few intents, best first. */
  readonly best: readonly number[]
  /** The log-odds of the best intent against all others. */
  readonly odds: number
  readonly signals: Signals
  /** The nearest sample of the best intent, by its number, or -1. */
  readonly nearest: number
  readonly row: Row
}
/** The samples of one intent that a message is compared with, one behind the other in memory. */
type Samples = SparseRow & {
  readonly numbers: readonly number[]
  /** Where the row of each sample ends. */
  readonly ends: Int32Array
}
/** The gists of the same samples, one behind the other, by the first place that they use. */
type Gists = ReadonlyMap<number, Float32Array>
type ClassifierLesson = {
  readonly features: readonly Features[]
  /** Of the same samples; left out, only features are learned. */
  readonly gists?: readonly Gist[]
  /** Where they come from. */
  readonly sense?: Sense
  readonly labels: readonly number[]
  readonly classes: number
  /** How often each intent is asked for; left out, as often as there are samples of it. */
  readonly asked?: ArrayLike<number>
  readonly keep?: Keep
}

const shortlist = 3
/** At most this many samples of an intent are compared with a message; more would cost time and add little. */
const compared = 64
const many = 5000
const pace = (samples: number): Pace => ({
  seed: 7,
  epochs: samples > many ? 8 : 15,
  rate: samples > many ? 0.5 : 0.8,
  decay: 0,
  skip: 1e-3,
  least: 0,
  start: 0.01,
  smooth: 0.05,
})

const gistPace: Pace = { ...pace(0), rate: 0.5 }
/** How far the shares follow how often an intent is asked for: not wholly, or a rare one would be heard everywhere. */
const favourShare = 0.8

export function trainClassifier(lesson: ClassifierLesson): Classifier {
  const { features, gists, labels, classes, sense = gistSense, keep = keepNothing } = lesson
  const vocabulary = vocabularyOf(features, features.length > many ? 2 : 1)
  const rows = features.map((one) => rowOf(vocabulary, one))
  const model = keptSoftmax(keep, { rows, labels, classes, features: vocabulary.size }, pace(rows.length))
  const hidden = rows.length > many ? trainHidden({ rows, labels, classes, features: vocabulary.size }) : undefined
  const rowsOfClass = Array.from({ length: classes }, (): number[] => [])
  for (const [i, label] of labels.entries()) rowsOfClass[label]?.push(i)
  const samplesOfClass = rowsOfClass.map((all) =>
    samplesOf(
      all.filter((_, i) => all.length <= compared || i % Math.ceil(all.length / compared) === 0),
      rows,
    ),
  )
  const gist = gists && {
    model: keptSoftmax(keep, { rows: gists, labels, classes, features: sense.size }, gistPace),
    gistsOfClass: samplesOfClass.map(({ numbers }) => gistsOf(numbers.map((number) => gists[number] as Gist))),
    sense,
  }
  const favour =
    lesson.asked &&
    favourOf(
      lesson.asked,
      rowsOfClass.map((all) => all.length),
    )
  const spread = new Float32Array(vocabulary.size)
  return { classes, vocabulary, model, hidden, gist, favour, samplesOfClass, spread }
}

export function rank(classifier: Classifier, tokens: readonly Token[]): Ranking {
  const row = rowOfTokens(classifier.vocabulary, tokens)
  const shares = new Float32Array(classifier.classes)
  scoreRow(classifier.model, row, shares)
  const top = probabilities(shares)
  if (classifier.hidden) average(shares, askHidden(classifier.hidden, row), 0.5)
  const { sense } = classifier.gist ?? {}
  const gist = sense?.read(tokens)
  if (sense && gist && gist.ids.length > 0) average(shares, gistShares(classifier, gist), sense.weight)
  if (classifier.favour) scale(shares, classifier.favour)
  return new Ranked(classifier, { shares, top, row, gist })
}

type Scored = {
  readonly shares: Float32Array
  readonly top: number
  readonly row: Row
  readonly gist: Gist | undefined
}

/** What is nearest is looked for when it is first asked for: for many pieces of a message nobody does. */
class Ranked implements Ranking {
  readonly shares: Float32Array
  readonly best: readonly number[]
  readonly row: Row
  readonly odds: number
  readonly #classifier: Classifier
  readonly #scored: Scored
  #nearest: { readonly nearest: number; readonly near: number } | undefined
  #signals: Signals | undefined

  constructor(classifier: Classifier, scored: Scored) {
    const { shares, row } = scored
    this.shares = shares
    this.row = row
    this.best = bestOf(shares)
    this.#classifier = classifier
    this.#scored = scored
    const share = shares[this.best[0] ?? 0] ?? 0
    this.odds = Math.log((share + 1e-6) / (1 - share + 1e-6))
  }

  get nearest(): number {
    return this.#found.nearest
  }

  get signals(): Signals {
    const { row, odds } = this
    const { top, gist } = this.#scored
    this.#signals ??= {
      top,
      odds,
      near: this.#found.near * Math.sqrt(row.known),
      like: gist && likest(this.#classifier, gist, this.best[0] ?? 0),
      known: row.known,
      topics: row.topics,
    }
    return this.#signals
  }

  get #found(): { readonly nearest: number; readonly near: number } {
    this.#nearest ??= nearestSample(this.#classifier, this.row, this.best[0] ?? 0)
    return this.#nearest
  }
}

function gistShares({ gist, classes }: Classifier, read: Gist): Float32Array {
  const shares = new Float32Array(classes)
  if (gist) scoreRow(gist.model, read, shares)
  probabilities(shares)
  return shares
}

/** How like the likest sample of an intent is. */
function likest({ gist }: Classifier, { ids, values }: Gist, label: number): number {
  const all = gist?.gistsOfClass[label]?.get(ids[0] ?? -1) ?? noGists
  let most = 0
  for (let from = 0; from < all.length; from += values.length) {
    let dot = 0
    for (let i = 0; i < values.length; i++) dot += (values[i] as number) * (all[from + i] as number)
    if (dot > most) most = dot
  }
  return most
}

const noGists = new Float32Array(0)

function gistsOf(gists: readonly Gist[]): Gists {
  const byPlace = Map.groupBy(
    gists.filter(({ ids }) => ids.length > 0),
    ({ ids }) => ids[0] as number,
  )
  return new Map(
    [...byPlace].map(([place, own]) => [place, Float32Array.from(own.flatMap(({ values }) => [...values]))]),
  )
}

/** The probabilities alone, for whoever needs no more. */
export function sharesOf(classifier: Classifier, tokens: readonly Token[]): Float32Array {
  const shares = new Float32Array(classifier.classes)
  scoreRow(classifier.model, rowOfTokens(classifier.vocabulary, tokens), shares)
  probabilities(shares)
  return shares
}

/** The geometric mean of two opinions; `weight` is that of the second. */
function average(shares: Float32Array, second: Float32Array, weight: number): void {
  let sum = 0
  for (let c = 0; c < shares.length; c++) {
    const mean = (shares[c] as number) ** (1 - weight) * (second[c] as number) ** weight
    shares[c] = mean
    sum += mean
  }
  for (let c = 0; c < shares.length; c++) shares[c] = (shares[c] as number) / sum
}

/** What was learned from the samples holds for as many samples of each intent; a message is of an intent as often as that is asked for. */
function favourOf(asked: ArrayLike<number>, samples: readonly number[]): Float32Array {
  return Float32Array.from(samples, (count, label) => (((asked[label] ?? 0) + 1) / (count + 1)) ** favourShare)
}

function scale(shares: Float32Array, by: Float32Array): void {
  let sum = 0
  for (let c = 0; c < shares.length; c++) {
    shares[c] = (shares[c] as number) * (by[c] as number)
    sum += shares[c] as number
  }
  for (let c = 0; c < shares.length; c++) shares[c] = (shares[c] as number) / sum
}

/** Dot products with the samples of one intent; the row is spread out once, so each sample costs its own length. */
function nearestSample(classifier: Classifier, row: Row, label: number): { nearest: number; near: number } {
  const { spread } = classifier
  for (let i = 0; i < row.ids.length; i++) spread[row.ids[i] as number] = row.values[i] as number
  let nearest = -1
  let near = 0
  const { numbers, ends, ids, values } = classifier.samplesOfClass[label] ?? noSamples
  for (let sample = 0, i = 0; sample < numbers.length; sample++) {
    let dot = 0
    for (const end = ends[sample] as number; i < end; i++)
      dot += (values[i] as number) * (spread[ids[i] as number] as number)
    if (dot <= near) continue
    near = dot
    nearest = numbers[sample] as number
  }
  for (const id of row.ids) spread[id] = 0
  return { nearest, near }
}

const noSamples: Samples = { numbers: [], ends: new Int32Array(0), ids: new Int32Array(0), values: new Float32Array(0) }

function samplesOf(numbers: readonly number[], rows: readonly Row[]): Samples {
  const own = numbers.map((number) => rows[number] as Row)
  const size = own.reduce((sum, { ids }) => sum + ids.length, 0)
  const [ids, values, ends] = [new Int32Array(size), new Float32Array(size), new Int32Array(own.length)]
  let at = 0
  for (const [sample, row] of own.entries()) {
    ids.set(row.ids, at)
    values.set(row.values, at)
    at += row.ids.length
    ends[sample] = at
  }
  return { numbers, ends, ids, values }
}

function bestOf(shares: Float32Array): number[] {
  const best: number[] = []
  for (let c = 0; c < shares.length; c++) {
    let at = best.length
    while (at > 0 && (shares[best[at - 1] as number] as number) < (shares[c] as number)) at--
    if (at < shortlist) best.splice(at, 0, c)
    if (best.length > shortlist) best.pop()
  }
  return best
}
