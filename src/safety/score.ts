/** Weighs the evidence of a stretch of text with the shipped weights (weights.ts, made by scripts/train-safety.ts). */
import type { Linear } from './linear.ts'
import { scoreLinear } from './linear.ts'
import { packedSafety } from './weights.ts'

export type SafetyScore = { readonly safe: number; readonly verdict: 'BLOCK' | 'EMERGENCY'; readonly category: string }

let unpacked: Linear | undefined

export function scoreSafety(names: readonly string[], linear: Linear = shippedSafety()): SafetyScore {
  const scores = scoreLinear(linear, names)
  const sums = { SAFE: 0, BLOCK: 0, EMERGENCY: 0 }
  const best = { BLOCK: { category: 'none', score: 0 }, EMERGENCY: { category: 'none', score: 0 } }
  linear.labels.forEach((label, index) => {
    const score = scores[index] ?? 0
    const [verdict = 'SAFE', category = ''] = label.split(' ')
    if (verdict === 'BLOCK' || verdict === 'EMERGENCY') {
      sums[verdict] += score
      if (score > best[verdict].score) best[verdict] = { category, score }
    } else sums.SAFE += score
  })
  const verdict = sums.EMERGENCY >= sums.BLOCK ? 'EMERGENCY' : 'BLOCK'
  return { safe: sums.SAFE, verdict, category: best[verdict].category }
}

function shippedSafety(): Linear {
  if (unpacked) return unpacked
  const bytes = Buffer.from(packedSafety.data, 'base64')
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  unpacked = {
    labels: packedSafety.labels,
    bits: packedSafety.bits,
    weights: Float32Array.from(signed, (byte) => byte * packedSafety.scale),
  }
  return unpacked
}
