/**
 * Turns one analysis into one route (S0 §8.3). Understanding is done before; acting on the route is act-on-route.ts.
 *
 * R1. A control word at or above `act` takes effect; under it, it is asked.
 * R2. Under `ask` nothing is taken but a question. From `ask` to `act` only a harmless route is taken, and said.
 * R3. A full replan, or a different task while work runs, is always asked, with its impact (S0 §7).
 * R4. With nothing running there is nothing to change: every wish is a new task.
 */

import type { RouteRule, WhyNot } from '../contracts/kinds.ts'
import type { Frame, IntentAnalysis, RoutingDecision, SystemState } from '../contracts/understanding.ts'
import type { intake } from '../machines/intake.ts'
import type { SignalOf } from '../machines/machine.ts'
import { controlOf } from '../text/control-word.ts'
import type { AtCard } from './at-card.ts'

type Route = RoutingDecision['route']
export type Routed = {
  readonly decision: RoutingDecision
  readonly signal: SignalOf<typeof intake>
  readonly rule: RouteRule
  readonly alternatives: { route: Route; why_not: WhyNot }[]
  /** What an explicit route means for the work: an answer to what was asked or offered, a wish that slips in, or that waits its turn. */
  readonly as?: 'answer' | 'offer' | 'insertion' | 'queued'
  /** What waits its turn. */
  readonly frames?: readonly Frame[]
  /** What is said of the card that is open (at-card.ts). */
  readonly card?: AtCard
}
/** All of the state that a route depends on. */
type WorkStatus = Pick<SystemState, 'workflowStatus'>
type Limits = { readonly ask: number; readonly act: number }
type Relation = IntentAnalysis['taskRelation']['type']

export function route(analysis: IntentAnalysis, state: WorkStatus, limits: Limits = { ask: 0.5, act: 0.8 }): Routed {
  const { type, confidence } = analysis.taskRelation
  const running = isRunning(state)
  if (type === 'control_instruction') return controlRoute(analysis, limits)
  if (confidence < limits.ask) return asked(analysis, 'under_ask', 'confidence_too_low')
  if (!running) return taken(analysis, 'new_task', confidence < limits.act ? 'new_task_and_said' : 'nothing_running')
  if (type === 'same_task_major_change') return asked(analysis, 'full_replan_asked', 'requires_confirmation')
  if (type === 'different_task') return asked(analysis, 'other_task_asked', 'requires_confirmation')
  if (type === 'same_task_minor_change' && confidence < limits.act)
    return asked(analysis, 'change_under_act', 'requires_confirmation')
  if (analysis.suggestedRoute.requiresUserConfirmation && type !== 'same_task_no_change')
    return asked(analysis, 'analysis_asks', 'requires_confirmation')
  const rule = confidence < limits.act ? 'harmless_and_said' : 'sure'
  return taken(analysis, type === 'same_task_minor_change' ? 'minor_replan' : 'continue_execution', rule)
}

const isRunning = (state: WorkStatus): boolean =>
  state.workflowStatus === 'plan_loop' || state.workflowStatus === 'execution' || state.workflowStatus === 'paused'

const signals: Record<Exclude<Route, 'wait_user_decision'>, SignalOf<typeof intake>> = {
  continue_execution: 'same_task_no_change',
  minor_replan: 'same_task_minor_change',
  full_replan: 'same_task_major_change',
  new_task: 'different_task',
  control_action: 'control_instruction',
}

function controlRoute(analysis: IntentAnalysis, limits: Limits): Routed {
  if (analysis.taskRelation.confidence < limits.act) return asked(analysis, 'control_under_act', 'confidence_too_low')
  const routed = taken(analysis, 'control_action', 'control')
  return {
    ...routed,
    decision: { ...routed.decision, payload: { controlAction: controlOf(analysis.normalizedIntent.action) } },
  }
}

function taken(analysis: IntentAnalysis, to: Exclude<Route, 'wait_user_decision'>, rule: RouteRule): Routed {
  return {
    decision: decision(analysis, to, false),
    signal: signals[to],
    rule,
    alternatives: others(analysis, to),
  }
}

const asked = (
  analysis: IntentAnalysis,
  rule: RouteRule,
  signal: 'confidence_too_low' | 'requires_confirmation',
): Routed => ({
  decision: decision(analysis, 'wait_user_decision', true),
  signal,
  rule,
  alternatives: others(analysis, 'wait_user_decision', 'asked_first'),
})

function decision(analysis: IntentAnalysis, to: Route, confirm: boolean): RoutingDecision {
  const { reasoning } = analysis.taskRelation
  const payload =
    to === 'new_task'
      ? { newTaskJustification: reasoning }
      : confirm && analysis.taskRelation.type === 'same_task_major_change'
        ? { replanTrigger: reasoning }
        : undefined
  return {
    route: to,
    confidence: analysis.taskRelation.confidence,
    ...(payload ? { payload } : {}),
    userConfirmationRequired: confirm,
    userMessage: '', // said by whoever knows the state
  }
}

const preferred: Record<Relation, Route> = {
  same_task_no_change: 'continue_execution',
  same_task_minor_change: 'minor_replan',
  same_task_major_change: 'full_replan',
  different_task: 'new_task',
  control_instruction: 'control_action',
}

function others(
  analysis: IntentAnalysis,
  to: Route,
  preferredNot: WhyNot = 'other_rule_first',
): Routed['alternatives'] {
  const { type } = analysis.taskRelation
  return (Object.entries(preferred) as [Relation, Route][])
    .filter(([, candidate]) => candidate !== to)
    .map(([relation, candidate]) => ({
      route: candidate,
      why_not: relation === type ? preferredNot : 'other_relation',
    }))
}
