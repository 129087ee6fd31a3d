/** Metrics of a set with several intents a row: exact set, micro F1, how many, and where each begins. */
import { slotCounts } from './intent-metrics.ts'
import { type F1, f1Of, matches, share } from './measures.ts'
import type { Prediction, Predictions } from './predictions.ts'
import type { MixedRow } from './rows.ts'

export type MixedMetrics = {
  readonly exact_set: number | null
  readonly exact_by_count: Readonly<Record<string, number | null>>
  readonly intents: F1
  readonly count_accuracy: number | null
  /** A begin within two characters counts; null where the rows know no bounds. */
  readonly boundaries: F1 | null
  readonly slots: F1 | null
}

const near = 2

export function mixedMetrics(rows: readonly MixedRow[], predictions: Predictions): MixedMetrics {
  const scored = rows.map((row) => scoreOf(row, predictions.get(row.id)))
  const exact = (list: typeof scored) => share(list.filter((one) => one.exact).length, list.length)
  const counts = [...new Set(scored.map(({ count }) => count))].sort((a, b) => a - b)
  const sum = (of: (one: (typeof scored)[number]) => number) => scored.reduce((total, one) => total + of(one), 0)
  return {
    exact_set: exact(scored),
    exact_by_count: Object.fromEntries(
      counts.map((count) => [count, exact(scored.filter((one) => one.count === count))]),
    ),
    intents: f1Of({ right: sum((one) => one.right), found: sum((one) => one.found), gold: sum((one) => one.count) }),
    count_accuracy: share(scored.filter((one) => one.found === one.count).length, scored.length),
    boundaries: rows.some((row) => row.segments) ? boundaryF1(rows, predictions) : null,
    slots: rows.some((row) => row.slots) ? f1Of(slotCounts(rows, predictions)) : null,
  }
}

const intentsIn = (one: Prediction | undefined): readonly string[] =>
  one?.intents ?? one?.frames?.map(({ intent }) => intent) ?? []

function scoreOf(row: MixedRow, one: Prediction | undefined) {
  const found = intentsIn(one)
  const [wanted, got] = [new Set(row.intents), new Set(found)]
  return {
    exact: wanted.size === got.size && [...wanted].every((intent) => got.has(intent)),
    right: matches(found, row.intents, (a, b) => a === b),
    found: found.length,
    count: row.intents.length,
  }
}

function boundaryF1(rows: readonly MixedRow[], predictions: Predictions): F1 {
  const counts = { right: 0, found: 0, gold: 0 }
  for (const row of rows) {
    const found = (predictions.get(row.id)?.frames ?? []).flatMap(({ start }) => (start === undefined ? [] : [start]))
    const gold = (row.segments ?? []).map(({ start }) => start)
    counts.right += matches(found, gold, (a, b) => Math.abs(a - b) <= near)
    counts.found += found.length
    counts.gold += gold.length
  }
  return f1Of(counts)
}
