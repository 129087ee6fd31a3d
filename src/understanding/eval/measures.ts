/** The arithmetic of scoring: shares, F1, AUROC, calibration error, percentiles. The metrics of each kind are in the files beside. */

export const share = (hits: number, of: number): number | null => (of === 0 ? null : hits / of)

export type Counts = { right: number; found: number; gold: number }
export type F1 = { readonly precision: number | null; readonly recall: number | null; readonly f1: number | null }

export function f1Of({ right, found, gold }: Counts): F1 {
  const f1 = found + gold === 0 ? null : (2 * right) / (found + gold)
  return { precision: share(right, found), recall: share(right, gold), f1 }
}

/** How many of `found` are in `gold`, each gold one matched once. */
export function matches<T>(found: readonly T[], gold: readonly T[], equal: (a: T, b: T) => boolean): number {
  const left = [...gold]
  let count = 0
  for (const one of found) {
    const at = left.findIndex((other) => equal(one, other))
    if (at < 0) continue
    left.splice(at, 1)
    count++
  }
  return count
}

/** The chance that a positive scores above a negative; a tie is half. */
export function auroc(positive: readonly number[], negative: readonly number[]): number | null {
  if (positive.length === 0 || negative.length === 0) return null
  const all = [...positive.map((score) => ({ score, up: true })), ...negative.map((score) => ({ score, up: false }))]
  all.sort((a, b) => a.score - b.score)
  let ranks = 0
  for (let i = 0; i < all.length; ) {
    let j = i
    while (j < all.length && all[j]?.score === all[i]?.score) j++
    for (let k = i; k < j; k++) if (all[k]?.up) ranks += (i + j + 1) / 2
    i = j
  }
  return (ranks - (positive.length * (positive.length + 1)) / 2) / (positive.length * negative.length)
}

/** Expected calibration error over ten equal bins. */
export function calibrationError(
  rows: readonly { readonly confidence: number; readonly right: boolean }[],
): number | null {
  if (rows.length === 0) return null
  const bins = Array.from({ length: 10 }, () => ({ count: 0, confidence: 0, right: 0 }))
  for (const { confidence, right } of rows) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))]
    if (!bin) continue
    bin.count++
    bin.confidence += confidence
    if (right) bin.right++
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / rows.length
}

export type Times = { readonly mean: number; readonly p50: number; readonly p95: number; readonly p99: number }

export function timesOf(ms: readonly number[]): Times {
  const sorted = [...ms].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return {
    mean: sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}
