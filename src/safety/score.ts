/** Weighs a piece of text with the shipped weights (weights.ts, made by scripts/train-safety.ts). */
import { type HashedModel, scoresOf } from '../learning/hashed-model.ts'
import { unpackWeights } from '../learning/packed-weights.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { packedSafety } from './weights.ts'

type SafetyScore = { readonly EMERGENCY: number; readonly BLOCK: number }
export type SafetyModels = { readonly verdict: HashedModel; readonly category: HashedModel }

let unpacked: SafetyModels | undefined

export function shippedModels(): SafetyModels {
  unpacked ??= { verdict: unpackWeights(packedSafety.verdict), category: unpackWeights(packedSafety.category) }
  return unpacked
}

/** How likely each verdict but SAFE is. */
export function scoreSafety({ verdict }: SafetyModels, row: SparseRow): SafetyScore {
  const scores = scoresOf(verdict, row)
  const of = (label: string): number => scores[verdict.labels.indexOf(label)] ?? 0
  return { EMERGENCY: of('EMERGENCY'), BLOCK: of('BLOCK') }
}

/** The likeliest category of a verdict. */
export function categoryFor({ category }: SafetyModels, verdict: 'BLOCK' | 'EMERGENCY', row: SparseRow): string {
  const scores = scoresOf(category, row)
  let best = { category: 'other', score: 0 }
  category.labels.forEach((label, index) => {
    const score = scores[index] ?? 0
    if (label.startsWith(verdict) && score > best.score) best = { category: label.slice(verdict.length + 1), score }
  })
  return best.category
}
