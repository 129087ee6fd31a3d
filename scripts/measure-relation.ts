/** Scores relation rows: accuracy, macro F1, false interrupts, control action, confidence bands, calibration. measure-understanding.ts prints it. */
import { judgeRelation } from '../src/understanding/embedded/relation.ts'
import type { LabelledRow, RelationWeights } from '../src/understanding/embedded/relation-train.ts'
import type { RelationJudgement } from '../src/understanding/embedded/relation-types.ts'
import { relations } from '../src/understanding/embedded/relation-types.ts'

export type RelationScore = {
  readonly rows: number
  readonly accuracy: number
  readonly macroF1: number
  readonly control: number
  readonly falseInterrupt: number
  /** Share of rows and accuracy at 0.8 and more, between 0.5 and 0.8, and below. */
  readonly bands: readonly { readonly share: number; readonly accuracy: number }[]
  /** Expected calibration error over ten bins. */
  readonly calibrationError: number
}

export const judgeAll = (weights: RelationWeights, rows: readonly LabelledRow[]): RelationJudgement[] =>
  rows.map((row) => judgeRelation(weights, row))

export function scoreRelation(rows: readonly LabelledRow[], judged: readonly RelationJudgement[]): RelationScore {
  const pairs = rows.flatMap((row, index) => {
    const got = judged[index]
    return got ? [{ row, got, right: got.relation === row.relation }] : []
  })
  const share = (list: readonly unknown[], of: readonly unknown[]): number =>
    of.length === 0 ? 1 : list.length / of.length
  const controlRows = pairs.filter(({ row }) => row.control)
  const unchanged = pairs.filter(({ row }) => row.relation === 'same_task_no_change')
  const band = (from: number, to: number) => {
    const inside = pairs.filter(({ got }) => got.confidence >= from && got.confidence < to)
    return {
      share: share(inside, pairs),
      accuracy: share(
        inside.filter(({ right }) => right),
        inside,
      ),
    }
  }
  return {
    rows: pairs.length,
    accuracy: share(
      pairs.filter(({ right }) => right),
      pairs,
    ),
    macroF1: macroF1(pairs),
    control: share(
      controlRows.filter(({ row, got }) => got.control === row.control),
      controlRows,
    ),
    falseInterrupt: share(
      unchanged.filter(({ got }) => interrupts(got)),
      unchanged,
    ),
    bands: [band(0.8, 2), band(0.5, 0.8), band(0, 0.5)],
    calibrationError: calibrationError(pairs),
  }
}

type Pair = { readonly row: LabelledRow; readonly got: RelationJudgement; readonly right: boolean }

/** The data README's rule: another task, a major change, pause or cancel, where nothing was to change. */
const interrupts = ({ relation, control }: RelationJudgement): boolean =>
  relation === 'different_task' || relation === 'same_task_major_change' || control === 'pause' || control === 'cancel'

function macroF1(pairs: readonly Pair[]): number {
  const present = relations.filter((relation) => pairs.some(({ row }) => row.relation === relation))
  const scores = present.map((relation) => {
    const hit = pairs.filter(({ row, got }) => row.relation === relation && got.relation === relation).length
    const said = pairs.filter(({ got }) => got.relation === relation).length
    const gold = pairs.filter(({ row }) => row.relation === relation).length
    return said + gold === 0 ? 0 : (2 * hit) / (said + gold)
  })
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function calibrationError(pairs: readonly Pair[]): number {
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const inside = pairs.filter(({ got }) => Math.min(9, Math.floor(got.confidence * 10)) === bin)
    const confidence = inside.reduce((sum, { got }) => sum + got.confidence, 0)
    error += Math.abs(confidence - inside.filter(({ right }) => right).length)
  }
  return error / pairs.length
}

const percent = (value: number): string => (100 * value).toFixed(1)

export function sayScore(name: string, score: RelationScore): string {
  const bands = score.bands.map(({ share, accuracy }) => `${percent(share)}% of rows ${percent(accuracy)}`).join(', ')
  return `${name}: rows ${score.rows}, accuracy ${percent(score.accuracy)}, macro F1 ${percent(score.macroF1)}, control ${percent(score.control)}, false interrupt ${percent(score.falseInterrupt)}, calibration error ${percent(score.calibrationError)}, at >=0.8 / 0.5-0.8 / <0.5: ${bands}`
}
