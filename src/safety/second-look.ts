/**
 * The second look at a stretch: the weights (score.ts) judge each piece by itself, and the runs (runs.ts) what stands together. A small
 * softmax decides what follows from both, for it has learned how far each can be trusted with words it has never met. What is in doubt
 * then is looked at once more (third-look.ts).
 *
 * L1. It was trained on what the first look says of hands that were left out, never on what it says of rows it knows.
 * L2. It sees how sure the first look is of the whole and of the clauses, on what that rests (families or words), and the families.
 * L3. A stretch of which the weights find every piece surely ordinary is not looked at again: it would change nothing (docs/safety.md).
 */
import { type HashedModel, scoresOf, sumsOf } from '../learning/hashed-model.ts'
import { probabilities, type SparseRow } from '../learning/softmax.ts'
import { settingNames } from './features.ts'
import type { Judged, Stretch } from './judged.ts'
import { runsRow } from './runs.ts'
import { familyNames } from './word-signs.ts'

/** The order of the labels in every model of verdicts. */
export const verdictLabels = ['BLOCK', 'EMERGENCY', 'SAFE'] as const
const [block, emergency, safe] = [0, 1, 2] as const

export type FirstLook = { readonly verdict: HashedModel; readonly runs: HashedModel }

/** What the weights say of a piece: the odds of each label, and what its families and its words add to that. */
type Weighed = {
  readonly piece: Judged
  readonly odds: Float32Array
  readonly families: Float32Array
  readonly words: Float32Array
}

export type Looked = {
  readonly text: string
  /** How many it has; none where it is one clause as a whole. */
  readonly clauses: number
  /** The features of the second look. */
  readonly row: SparseRow
  /** Which piece looks most like each. */
  readonly worst: Readonly<Record<'EMERGENCY' | 'BLOCK', Weighed>>
}

type Pieces = { readonly whole: Weighed; readonly clauses: readonly Weighed[] }
/** What the weights say of a stretch, piece by piece. */
export const weighAll = ({ whole, clauses }: Stretch, { verdict }: Pick<FirstLook, 'verdict'>): Pieces => ({
  whole: weigh(whole, verdict),
  clauses: clauses.map((clause) => weigh(clause, verdict)),
})

/** L3. */
export const isSurelyOrdinary = ({ whole, clauses }: Pieces): boolean => isSure(whole) && clauses.every(isSure)
const isSure = ({ odds }: Weighed): boolean => (odds[safe] as number) > sure

export function lookAt(stretch: Stretch, first: FirstLook, { whole, clauses } = weighAll(stretch, first)): Looked {
  const parts = clauses.length > 0 ? clauses : [whole]
  const worst = { EMERGENCY: most(parts, emergency), BLOCK: most(parts, block) }
  const { clause } = stretch.whole
  const count = clause.words.length
  const numbers = [
    1,
    ...whole.odds,
    ...spreadOf(parts),
    clauses.length === 0 ? 1 : 0,
    Math.min(clauses.length, 6) / 3,
    Math.log(1 + count) / 2,
    clause.written.some(isHan) ? 1 : 0,
    clause.signs.length / Math.max(1, count),
    ...leaning(whole, emergency),
    ...leaning(whole, block),
    ...leaning(worst.EMERGENCY, emergency),
    ...leaning(worst.BLOCK, block),
    ...Array.from(scoresOf(first.runs, runsRow(stretch.text)), oddsOf),
  ]
  return {
    text: stretch.text,
    clauses: clauses.length,
    row: rowFrom(numbers, stretch.whole),
    worst: overall(whole, worst),
  }
}

/** How likely each verdict is, in the order of `verdictLabels`. */
export const secondLook = (second: HashedModel, { row }: Looked): Float32Array => scoresOf(second, row)

function weigh(piece: Judged, model: HashedModel): Weighed {
  const { ids, values, families: size } = piece.row
  const families = sumsOf(model, { ids: ids.subarray(0, size), values: values.subarray(0, size) })
  const words = sumsOf(model, { ids: ids.subarray(size), values: values.subarray(size) })
  const shares = families.map((sum, c) => sum + (words[c] as number))
  probabilities(shares)
  return { piece, odds: shares.map(oddsOf), families, words }
}

const mostOdds = 8
/** The logarithm of the odds, kept within bounds, about as large as the other numbers. */
export function oddsOf(share: number): number {
  const odds = Math.log((share + 1e-9) / (1 - share + 1e-9))
  return Math.max(-mostOdds, Math.min(mostOdds, odds)) / 3
}

/** So sure are the weights of two in three messages to a front desk. */
const sure = oddsOf(0.97)

/** The worst, the second worst and the mean of the clauses for each danger, and how ordinary the least and the most ordinary looks. */
function spreadOf(parts: readonly Weighed[]): number[] {
  const dangers = [block, emergency].flatMap((label) => {
    const sorted = parts.map(({ odds }) => odds[label] as number).sort((a, b) => b - a)
    const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
    return [sorted[0] as number, sorted[1] ?? (sorted[0] as number), mean]
  })
  const ordinary = parts.map(({ odds }) => odds[safe] as number)
  return [...dangers, Math.min(...ordinary), Math.max(...ordinary)]
}

const most = (parts: readonly Weighed[], label: number): Weighed =>
  parts.reduce((best, part) => ((part.odds[label] as number) > (best.odds[label] as number) ? part : best))

/** How far the families and the words of a piece lean from safe to a danger. */
const leaning = ({ families, words }: Weighed, label: number): number[] =>
  [families, words].map((sums) => ((sums[label] as number) - (sums[safe] as number)) / 2)

const isHan = (word: string): boolean => word.charCodeAt(0) > 0x2e80

/** The numbers first, then the settings, then the families that are there. */
function rowFrom(numbers: readonly number[], { clause }: Judged): SparseRow {
  const ids = numbers.map((_, at) => at)
  const values = [...numbers]
  for (const name of clause.settings) {
    ids.push(numbers.length + settingNames.indexOf(name))
    values.push(1)
  }
  for (const name of clause.families) {
    ids.push(numbers.length + settingNames.length + (familyNames().get(name) as number))
    values.push(0.5)
  }
  return { ids: Int32Array.from(ids), values: Float32Array.from(values) }
}

/** A whole tells more than a clause that says as much. */
const overall = (whole: Weighed, worst: Looked['worst']): Looked['worst'] => ({
  EMERGENCY: most([whole, worst.EMERGENCY], emergency),
  BLOCK: most([whole, worst.BLOCK], block),
})
