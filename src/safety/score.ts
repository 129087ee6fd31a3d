/** The models of the gate as they ship (weights.ts and run-weights.ts, made by scripts/train-safety.ts), and the category of what they find. */
import { type HashedModel, scoresOf } from '../learning/hashed-model.ts'
import { unpackWeights } from '../learning/packed-weights.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { packedRuns } from './run-weights.ts'
import type { FirstLook } from './second-look.ts'
import { type Encoders, shippedEncoders } from './third-look.ts'
import { packedSafety } from './weights.ts'

export type SafetyModels = FirstLook & {
  readonly category: HashedModel
  readonly second: HashedModel
  readonly third: HashedModel
  readonly encoders: Encoders
}

let unpacked: SafetyModels | undefined

export function shippedModels(): SafetyModels {
  unpacked ??= {
    verdict: unpackWeights(packedSafety.verdict),
    runs: unpackWeights(packedRuns),
    second: numbersOf(packedSafety.second),
    third: numbersOf(packedSafety.third),
    encoders: shippedEncoders,
    category: unpackWeights(packedSafety.category),
  }
  return unpacked
}

type PackedLook = Omit<HashedModel, 'weights'> & { readonly weights: readonly number[] }
const numbersOf = (look: PackedLook): HashedModel => ({ ...look, weights: Float32Array.from(look.weights) })

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
