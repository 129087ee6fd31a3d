/**
 * Metrics of the relation sets and of topic shift.
 *
 * Lenient: a label in `also` counts as right. Coarse: minor and major change are one. False interrupt: a message that changes
 * nothing is taken for another task, a major change, a pause or a cancel.
 */
import { type F1, f1Of, share } from './measures.ts'
import type { Prediction, Predictions } from './predictions.ts'
import type { RelationRow, ShiftRow } from './rows.ts'

type Labelled = { readonly gold: string; readonly found: string | undefined }
type Agreement = { readonly accuracy: number | null; readonly macro_f1: number | null }
export type RelationMetrics = {
  readonly strict: Agreement
  readonly lenient: Agreement
  readonly coarse: Agreement
  readonly false_interrupt: number | null
  readonly control_accuracy: number | null
  readonly by_label: Readonly<Record<string, F1>>
}

type Gold = Pick<RelationRow, 'id' | 'relation' | 'also' | 'control'>

export function relationMetrics(rows: readonly Gold[], predictions: Predictions): RelationMetrics {
  const strict = rows.map((row) => ({ gold: row.relation, found: predictions.get(row.id)?.relation }))
  const lenient = rows.map((row, i) => {
    const found = strict[i]?.found
    return { gold: found !== undefined && row.also?.includes(found) ? found : row.relation, found }
  })
  const coarse = strict.map(({ gold, found }) => ({ gold: joined(gold), found: found && joined(found) }))
  const still = rows.filter((row) => row.relation === 'same_task_no_change')
  const controls = rows.filter((row) => row.control !== undefined)
  const interrupted = still.filter((row) => interrupts(predictions.get(row.id)))
  return {
    strict: agreement(strict),
    lenient: agreement(lenient),
    coarse: agreement(coarse),
    false_interrupt: share(interrupted.length, still.length),
    control_accuracy: share(
      controls.filter((row) => predictions.get(row.id)?.control === row.control).length,
      controls.length,
    ),
    by_label: Object.fromEntries(labelsOf(strict).map((label) => [label, labelF1(strict, label)])),
  }
}

/** F1 of the shift class; the first turn of a dialogue is not scored. */
export function shiftMetrics(rows: readonly ShiftRow[], predictions: Predictions): F1 {
  const counts = { right: 0, found: 0, gold: 0 }
  for (const row of rows)
    row.turns.forEach((turn, i) => {
      if (i === 0) return
      const found = predictions.get(row.id)?.shifts?.[i] === 1
      if (found) counts.found++
      if (turn.shift === 1) counts.gold++
      if (found && turn.shift === 1) counts.right++
    })
  return f1Of(counts)
}

const joined = (label: string): string =>
  label === 'same_task_minor_change' || label === 'same_task_major_change' ? 'change' : label

function interrupts(one: Prediction | undefined): boolean {
  if (one?.relation === 'different_task' || one?.relation === 'same_task_major_change') return true
  return one?.relation === 'control_instruction' && (one.control === 'pause' || one.control === 'cancel')
}

const labelsOf = (rows: readonly Labelled[]): string[] => [...new Set(rows.map(({ gold }) => gold))].sort()

function labelF1(rows: readonly Labelled[], label: string): F1 {
  const found = rows.filter((row) => row.found === label)
  return f1Of({
    right: found.filter((row) => row.gold === label).length,
    found: found.length,
    gold: rows.filter((row) => row.gold === label).length,
  })
}

function agreement(rows: readonly Labelled[]): Agreement {
  const labels = labelsOf(rows)
  const sum = labels.reduce((total, label) => total + (labelF1(rows, label).f1 ?? 0), 0)
  return {
    accuracy: share(rows.filter(({ gold, found }) => gold === found).length, rows.length),
    macro_f1: share(sum, labels.length),
  }
}
