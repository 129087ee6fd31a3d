/** The score of relation rows in one line: the metrics of `signalbox eval`, confidence bands and calibration. measure-understanding.ts prints it. */
import { judgeRelation } from '../src/understanding/embedded/relation/judge-relation.ts'
import type { RelationWeights } from '../src/understanding/embedded/relation/relation-model.ts'
import type { LabelledRow } from '../src/understanding/embedded/relation/relation-training.ts'
import type { RelationJudgement } from '../src/understanding/embedded/relation/relation-types.ts'
import { calibrationError, share } from '../src/understanding/eval/measures.ts'
import { byId } from '../src/understanding/eval/predictions.ts'
import { relationMetrics } from '../src/understanding/eval/relation-metrics.ts'

export const judgeAll = (weights: RelationWeights, rows: readonly LabelledRow[]): RelationJudgement[] =>
  rows.map((row) => judgeRelation(weights, row))

export function sayScore(name: string, rows: readonly LabelledRow[], judged: readonly RelationJudgement[]): string {
  const found = judged.map(({ relation, control, confidence }, at) => ({
    id: String(at),
    ms: 0,
    relation,
    control,
    confidence,
    right: relation === rows[at]?.relation,
  }))
  const scored = rows.map((row, at) => ({ ...row, id: String(at) }))
  const { strict, control_accuracy, false_interrupt, by_label } = relationMetrics(scored, byId(found))
  const band = (from: number, to: number): string => {
    const inside = found.filter(({ confidence }) => confidence >= from && confidence < to)
    const right = inside.filter((one) => one.right)
    return `${percent(share(inside.length, found.length))} of rows ${percent(share(right.length, inside.length))}`
  }
  return [
    `${name}: rows ${rows.length}`,
    `accuracy ${percent(strict.accuracy)}`,
    `macro F1 ${percent(strict.macro_f1)}`,
    `control ${percent(control_accuracy)}`,
    `another task ${percent(by_label.different_task?.recall ?? null)}`,
    `false interrupt ${percent(false_interrupt)}`,
    `calibration error ${percent(calibrationError(found))}`,
    `at >=0.8 / 0.5-0.8 / <0.5: ${[band(0.8, 2), band(0.5, 0.8), band(0, 0.5)].join(', ')}`,
  ].join(', ')
}

const percent = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(1)}%`)
