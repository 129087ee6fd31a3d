/** The IntentAnalysis of S0 §8.2, from the relation of a message, its goal, and whether work is running. */
import type { IntentAnalysis } from '../../../core/contracts/understanding.ts'
import type { RelationJudgement } from '../relation/relation-types.ts'
import type { Thresholds } from './team-knowledge.ts'

type Situation = { readonly goal: string; readonly isRunning: boolean; readonly thresholds: Thresholds }

export function intentAnalysis(judged: RelationJudgement, { goal, isRunning, thresholds }: Situation): IntentAnalysis {
  const { action, scope, urgency, ...contextDependency } = judged.intent
  const { relation: type, confidence, reasoning } = judged
  return {
    normalizedIntent: { goal, action, scope, urgency },
    taskRelation: { type, confidence, reasoning },
    contextDependency,
    suggestedRoute: suggestedRoute(judged, isRunning, thresholds),
  }
}

type Suggested = IntentAnalysis['suggestedRoute']

function suggestedRoute(
  { relation, confidence, reasoning }: RelationJudgement,
  isRunning: boolean,
  limits: Thresholds,
): Suggested {
  const to = (nextPhase: Suggested['nextPhase'], requiresUserConfirmation: boolean): Suggested => ({
    nextPhase,
    reason: reasoning,
    requiresUserConfirmation,
  })
  if (relation === 'control_instruction') return confidence >= limits.act ? to('control', false) : to('wait_user', true)
  if (confidence < limits.ask) return to('wait_user', true)
  if (!isRunning) return to('plan_loop', false)
  if (relation === 'same_task_no_change') return to('execution', false)
  if (relation === 'different_task') return to('new_task', true)
  return to('replan', relation === 'same_task_major_change' || confidence < limits.act)
}
