/** Lists that several places share, each written once: what a question can be about, what an act does, why a route was taken. */
import { z } from 'zod'

export const QuestionKind = z.enum([
  'route',
  'clarify',
  'plan',
  'approval',
  'uncertain',
  'blocked',
  'loop',
  'parked',
  'handoff',
  'review',
  'details',
])
/** What a question is about. */
export type QuestionKind = z.infer<typeof QuestionKind>

/** What a person can answer to a question; the intents that a message may have meant are offered beside them. */
export const QuestionOption = z.enum([
  'approve',
  'once',
  'plan',
  'conversation',
  'deny',
  'deny_because',
  'replan',
  'minor_replan',
  'continue',
  'new_task',
  'afterwards',
  'abort',
  'end',
  'retry',
  'start_over',
  'skip',
  'done',
  'resume',
  'stop',
  'drop',
  'applied',
  'not_applied',
  'accept',
  'decline',
  'pass',
  'reject',
])
export type QuestionOption = z.infer<typeof QuestionOption>

/** What an action does to the world: retry, approval and undo follow from it. */
export const EffectClass = z.enum(['read', 'write', 'delete', 'execute', 'network'])
export type EffectClass = z.infer<typeof EffectClass>

/** Which task starts first (design §3.2). */
export const PriorityClass = z.enum(['focus', 'high', 'normal'])
export type PriorityClass = z.infer<typeof PriorityClass>

/** What a slot of an AgentSpec can hold. */
export const SlotType = z.enum(['text', 'number', 'date', 'time', 'duration', 'enum', 'regex', 'phone', 'person'])
export type SlotType = z.infer<typeof SlotType>

/** Which rule chose the route of a message (intake/routing.ts, intake/act-on-route.ts). */
export const RouteRule = z.enum([
  'done_marker',
  'marker',
  'answer_to_question',
  'answer_to_offer',
  'talk_team',
  'default_plans',
  'only_told',
  'insertion',
  'clarify_first',
  'harm_under_act',
  'control',
  'control_under_act',
  'under_ask',
  'nothing_running',
  'new_task_and_said',
  'full_replan_asked',
  'other_task_asked',
  'change_under_act',
  'analysis_asks',
  'harmless_and_said',
  'sure',
])
export type RouteRule = z.infer<typeof RouteRule>

/** Why another route was not taken. */
export const WhyNot = z.enum(['explicit_first', 'other_relation', 'other_rule_first', 'asked_first'])
export type WhyNot = z.infer<typeof WhyNot>
