/** What goes into and comes out of the judgement of relation (S0 §8.2, §8.4). relation.ts produces it. */

export const relations = [
  'same_task_no_change',
  'same_task_minor_change',
  'same_task_major_change',
  'different_task',
  'control_instruction',
] as const
export type Relation = (typeof relations)[number]

export const controls = ['pause', 'resume', 'cancel', 'status_query'] as const
export type Control = (typeof controls)[number]

export type Delta = 'none' | 'minor' | 'major'

export type Assessment = {
  readonly goalSimilarity: number
  readonly scopeDelta: Delta
  readonly constraintDelta: Delta
  readonly deliverableDelta: Delta
  readonly resourceImpact: Delta
  readonly timelineImpact: Delta
}

/** The fields of IntentAnalysis.normalizedIntent and contextDependency that a message decides by itself. */
export type IntentFields = {
  readonly action: 'create' | 'modify' | 'query' | 'cancel' | 'continue' | 'clarify'
  readonly scope: 'full_task' | 'partial_task' | 'meta_control'
  readonly urgency: 'high' | 'medium' | 'low'
  readonly needsCurrentTaskContext: boolean
  readonly needsExecutionHistory: boolean
  readonly needsResourceStatus: boolean
  readonly referencedEntities: readonly string[]
}

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

/** TaskRelationAssessment (S0 §8.4) plus the five-valued relation, which is the authority (design §5). */
export type RelationJudgement = {
  readonly relation: Relation
  readonly control?: Control
  readonly relationType:
    | 'same_task_no_major_change'
    | 'same_task_minor_change'
    | 'same_task_major_change'
    | 'different_task'
  readonly confidence: number
  readonly reasoning: string
  readonly reasons: readonly string[]
  readonly assessment: Assessment
  readonly recommendedAction: 'continue' | 'minor_replan' | 'full_replan' | 'new_task'
  readonly replanRationale?: string
  readonly newTaskJustification?: string
  readonly intent: IntentFields
}
