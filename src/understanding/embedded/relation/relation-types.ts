/**
 * What goes into and comes out of the judgement of the relation (S0 §8.2, §8.4). judge-relation.ts makes it. Names and values are those
 * of the contracts, so the compiler finds what is missing here when one is added there.
 */
import { IntentAnalysis, type TaskRelationAssessment } from '../../../core/contracts/understanding.ts'
import { type Control, controls } from '../../../core/text/control-word.ts'

export type Relation = IntentAnalysis['taskRelation']['type']
export const relations = IntentAnalysis.shape.taskRelation.shape.type.options

/** What the main model tells apart: the relations that are no control, and the controls. */
export const kinds = [...relations.filter((relation) => relation !== 'control_instruction'), ...controls]

export const actions = IntentAnalysis.shape.normalizedIntent.shape.action.options

/** The fields of normalizedIntent and contextDependency that follow from the message and its relation. */
export type IntentFields = Omit<IntentAnalysis['normalizedIntent'], 'goal'> & IntentAnalysis['contextDependency']

export type RelationTask = {
  readonly agent: string
  readonly intent?: string
  readonly goal: string
  readonly slots: Readonly<Record<string, unknown>>
  readonly asked?: readonly string[]
}

export type RelationInput = {
  readonly text: string
  readonly lang?: string
  readonly task: RelationTask
  readonly history: readonly { readonly role: string; readonly text: string }[]
  /** How well the message fits the running agent, and the best other agent: 0..1 each. */
  readonly router?: { readonly own: number; readonly other: number }
}

/** TaskRelationAssessment plus the five-valued relation, which is the authority (design §5). */
export type RelationJudgement = TaskRelationAssessment & {
  readonly relation: Relation
  readonly control?: Control
  readonly reasons: readonly string[]
  readonly intent: IntentFields
}
