/** Weighs the evidence of a stretch of text with the shipped weights (weights.ts, made by scripts/train-safety.ts). */
import type { Linear } from './linear.ts'
import { scoreLinear } from './linear.ts'
import { packedSafety } from './weights.ts'

type SafetyScore = { readonly safe: number; readonly verdict: 'BLOCK' | 'EMERGENCY' }

let unpacked: { readonly verdict: Linear; readonly category: Linear } | undefined

export function scoreSafety(names: readonly string[], linear: Linear = shipped().verdict): SafetyScore {
  const scores = scoreLinear(linear, names)
  const of = (label: string): number => scores[linear.labels.indexOf(label)] ?? 0
  return { safe: of('SAFE'), verdict: of('EMERGENCY') >= of('BLOCK') ? 'EMERGENCY' : 'BLOCK' }
}

/** The likeliest category of a verdict, where no rule names one. */
export function categoryFor(verdict: 'BLOCK' | 'EMERGENCY', names: readonly string[]): string {
  const linear = shipped().category
  const scores = scoreLinear(linear, names)
  let best = { category: 'other', score: 0 }
  linear.labels.forEach((label, index) => {
    const score = scores[index] ?? 0
    if (label.startsWith(verdict) && score > best.score) best = { category: label.slice(verdict.length + 1), score }
  })
  return best.category
}

function shipped(): { readonly verdict: Linear; readonly category: Linear } {
  unpacked ??= { verdict: unpack(packedSafety.verdict), category: unpack(packedSafety.category) }
  return unpacked
}

function unpack({
  labels,
  bits,
  scale,
  data,
}: {
  labels: readonly string[]
  bits: number
  scale: number
  data: string
}): Linear {
  const bytes = Buffer.from(data, 'base64')
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { labels, bits, weights: Float32Array.from(signed, (byte) => byte * scale) }
}
