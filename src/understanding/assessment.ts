/**
 * The TaskRelationAssessment (S0 §8.4) of a message, made in one place for every engine, for the journal and for `explain relation`.
 *
 * A1. `taskRelation.type`, with its five values, is the authority. A control instruction is assessed as no major change (design §5).
 * A2. The assessment never contradicts the relation: no change has no delta; a minor change has one, and none that is major; a major
 *     change has one that is major.
 * A3. Where no model measured the fields, they are what is usual for the relation.
 */
import { type IntentAnalysis, TaskRelationAssessment } from '../core/contracts/understanding.ts'

type Relation = IntentAnalysis['taskRelation']['type']
export type Assessment = TaskRelationAssessment['assessment']
type DeltaName = Exclude<keyof Assessment, 'goalSimilarity'>
export type Delta = Assessment[DeltaName]

const { assessment } = TaskRelationAssessment.shape
export const deltas = assessment.shape.scopeDelta.options
/** The fields of the assessment that say how much changes, in the contract's order. */
export const deltaNames = Object.keys(assessment.shape).filter((name): name is DeltaName => name !== 'goalSimilarity')

/** What a model measured of a message. */
type Measured = Pick<TaskRelationAssessment, 'assessment' | 'replanRationale' | 'newTaskJustification'>

export function assessRelation(
  { type, confidence, reasoning }: IntentAnalysis['taskRelation'],
  measured: Measured = usualFor(type, reasoning),
): TaskRelationAssessment {
  return {
    relationType: type === 'same_task_no_change' || type === 'control_instruction' ? 'same_task_no_major_change' : type,
    reasoning,
    confidence,
    assessment: measured.assessment,
    recommendedAction: recommended[type],
    ...(measured.replanRationale === undefined ? {} : { replanRationale: measured.replanRationale }),
    ...(measured.newTaskJustification === undefined ? {} : { newTaskJustification: measured.newTaskJustification }),
  }
}

const recommended: Record<Relation, TaskRelationAssessment['recommendedAction']> = {
  same_task_no_change: 'continue',
  same_task_minor_change: 'minor_replan',
  same_task_major_change: 'full_replan',
  different_task: 'new_task',
  control_instruction: 'continue',
}

/** How alike the goals are where nothing else is known. */
export const usualSimilarity: Record<Relation, number> = {
  same_task_no_change: 1,
  same_task_minor_change: 0.9,
  same_task_major_change: 0.5,
  different_task: 0.1,
  control_instruction: 1,
}

const unchanged = Object.fromEntries(deltaNames.map((name) => [name, 'none'])) as Record<DeltaName, Delta>

/** A3. */
function usualFor(type: Relation, reasoning: string): Measured {
  const agreed = agreeing(type, unchanged)
  return {
    assessment: { goalSimilarity: usualSimilarity[type], ...agreed },
    ...(type === 'same_task_minor_change' || type === 'same_task_major_change' ? { replanRationale: reasoning } : {}),
    ...(type === 'different_task' ? { newTaskJustification: reasoning } : {}),
  }
}

/** A2: with the least change that makes the deltas agree with the relation. They are within what it allows already. */
export function agreeing(type: Relation, found: Record<DeltaName, Delta>): Record<DeltaName, Delta> {
  const values = deltaNames.map((name) => found[name])
  if (type === 'same_task_minor_change' && values.every((delta) => delta === 'none'))
    return { ...found, constraintDelta: 'minor' }
  if (type === 'same_task_major_change' && !values.includes('major')) return { ...found, scopeDelta: 'major' }
  return type === 'different_task' ? { ...found, scopeDelta: 'major' } : found
}
