/** Weighs the evidence of a stretch of text with the shipped weights (weights.ts, made by scripts/train-safety.ts). */
import { type HashedModel, hashedRow, scoresOf, unpackModel } from '../learning/hashed-model.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { packedSafety } from './weights.ts'

type SafetyScore = { readonly safe: number; readonly verdict: 'BLOCK' | 'EMERGENCY' }
type Models = { readonly verdict: HashedModel; readonly category: HashedModel }

let unpacked: Models | undefined

/** All names share one unit of length, so that a long stretch does not count more. */
export function rowOf(names: readonly string[]): SparseRow {
  const value = 2.5 / Math.sqrt(names.length || 1)
  return hashedRow(names, () => value)
}

export function scoreSafety(names: readonly string[]): SafetyScore {
  const { verdict } = shipped()
  const scores = scoresOf(verdict, rowOf(names))
  const of = (label: string): number => scores[verdict.labels.indexOf(label)] ?? 0
  return { safe: of('SAFE'), verdict: of('EMERGENCY') >= of('BLOCK') ? 'EMERGENCY' : 'BLOCK' }
}

/** The likeliest category of a verdict, where no rule names one. */
export function categoryFor(verdict: 'BLOCK' | 'EMERGENCY', names: readonly string[]): string {
  const { category } = shipped()
  const scores = scoresOf(category, rowOf(names))
  let best = { category: 'other', score: 0 }
  category.labels.forEach((label, index) => {
    const score = scores[index] ?? 0
    if (label.startsWith(verdict) && score > best.score) best = { category: label.slice(verdict.length + 1), score }
  })
  return best.category
}

function shipped(): Models {
  unpacked ??= { verdict: unpackModel(packedSafety.verdict), category: unpackModel(packedSafety.category) }
  return unpacked
}
