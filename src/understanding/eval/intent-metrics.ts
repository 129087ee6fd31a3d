/** Metrics of a set with one intent a row: accuracy, out-of-scope, calibration, slots. */
import type { SlotValue } from '../embedded/slots/slot-spec.ts'
import { auroc, type Counts, calibrationError, type F1, f1Of, matches, share } from './measures.ts'
import type { Prediction, Predictions } from './predictions.ts'
import type { IntentRow } from './rows.ts'

export type IntentMetrics = {
  readonly accuracy: number | null
  readonly in_scope_accuracy: number | null
  readonly oos: F1
  /** Of the confidence: in-scope rows against out-of-scope rows. */
  readonly auroc: number | null
  readonly ece: number | null
  /** Of the rows that were given an intent. */
  readonly ece_answered: number | null
  readonly sure: { readonly share: number | null; readonly right: number | null }
  readonly slots: F1 | null
  /** Intent and all slots right. */
  readonly frame_accuracy: number | null
}

const outOfScope = 'oos'
const sureFrom = 0.8

export function intentMetrics(rows: readonly IntentRow[], predictions: Predictions): IntentMetrics {
  const scored = rows.map((row) => scoreOf(row, predictions.get(row.id)))
  const inside = scored.filter(({ gold }) => gold !== outOfScope)
  const outside = scored.filter(({ gold }) => gold === outOfScope)
  const sure = scored.filter(({ confidence }) => confidence >= sureFrom)
  const right = (list: typeof scored) => list.filter((one) => one.right).length
  const withSlots = rows.some((row) => row.slots !== undefined)
  return {
    accuracy: share(right(scored), scored.length),
    in_scope_accuracy: share(right(inside), inside.length),
    oos: f1Of({
      right: right(outside),
      found: scored.filter(({ found }) => found === outOfScope).length,
      gold: outside.length,
    }),
    auroc: auroc(
      inside.map(({ confidence }) => confidence),
      outside.map(({ confidence }) => confidence),
    ),
    ece: calibrationError(scored),
    ece_answered: calibrationError(scored.filter(({ found }) => found !== outOfScope)),
    sure: { share: share(sure.length, scored.length), right: share(right(sure), sure.length) },
    slots: withSlots ? f1Of(slotCounts(rows, predictions)) : null,
    frame_accuracy: withSlots ? share(scored.filter((one) => one.right && one.slotsRight).length, scored.length) : null,
  }
}

export function slotCounts(
  rows: readonly { id: string; slots?: readonly SlotValue[] }[],
  predictions: Predictions,
): Counts {
  const counts = { right: 0, found: 0, gold: 0 }
  for (const row of rows) {
    const found = slotsIn(predictions.get(row.id))
    counts.right += matches(found, row.slots ?? [], samePair)
    counts.found += found.length
    counts.gold += row.slots?.length ?? 0
  }
  return counts
}

/** NFKC, lower case, single spaces. */
const plainValue = (value: string): string => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

type Pair = Pick<SlotValue, 'slot' | 'value'>

const samePair = (a: Pair, b: Pair): boolean => a.slot === b.slot && plainValue(a.value) === plainValue(b.value)

const slotsIn = (one: Prediction | undefined): readonly Pair[] =>
  one?.slots ?? one?.frames?.flatMap((frame) => frame.slots ?? []) ?? []

function scoreOf(row: IntentRow, one: Prediction | undefined) {
  const found = slotsIn(one)
  const gold = row.slots ?? []
  return {
    gold: row.intent,
    found: one?.intent,
    right: one?.intent === row.intent,
    confidence: one?.confidence ?? 0,
    slotsRight: found.length === gold.length && matches(found, gold, samePair) === gold.length,
  }
}
