/** What gates, engines, planners, agents and hosts may answer: every kind once, as the core's own commands. */

import type { DecisionEnvelope } from '../../src/core/contracts/execution.ts'
import type { Plan, Step } from '../../src/core/contracts/plan.ts'
import type { TaskResult } from '../../src/core/contracts/tasks.ts'
import type { Frame, IntentAnalysis } from '../../src/core/contracts/understanding.ts'
import type { CommandOf } from '../../src/core/state/commands.ts'

/** The message cannot be acted on before something is asked (S2 §4.3). */
export const unclear = (of: Analysed): Analysed => ({
  ...of,
  name: `unclear ${of.name}`,
  ops: [{ op: 'clarify', frame_id: 'f', reason: 'r' }],
})

export type Analysed = Pick<CommandOf<'analysed'>, 'analysis' | 'frames' | 'ops' | 'says'> & { readonly name: string }

/** A plain yes or no, which is all the engine makes of it. */
export const plainly = (says: 'yes' | 'no'): Analysed => ({
  ...analysed('same_task_no_change', 0.95),
  name: says,
  says,
})

export function analysed(
  type: IntentAnalysis['taskRelation']['type'],
  confidence: number,
  frames: Frame[] = [],
): Analysed {
  const intent = { goal: 'goal', action: 'create', scope: 'full_task', urgency: 'medium' } as const
  return {
    name: `${type} ${confidence} ${frames.map((f) => f.intent)}`,
    analysis: shaped(type, confidence, intent),
    frames,
    ops: [],
  }
}

/** The action says which control word it is: cancel, continue (resume), query (status); anything else is pause. */
export function control(action: IntentAnalysis['normalizedIntent']['action'], confidence = 0.9): Analysed {
  const intent = { goal: 'control', action, scope: 'meta_control', urgency: 'high' } as const
  return { name: `control ${action}`, analysis: shaped('control_instruction', confidence, intent), frames: [], ops: [] }
}

const shaped = (
  type: IntentAnalysis['taskRelation']['type'],
  confidence: number,
  normalizedIntent: IntentAnalysis['normalizedIntent'],
): IntentAnalysis => ({
  normalizedIntent,
  taskRelation: { type, confidence, reasoning: 'r' },
  contextDependency: {
    needsCurrentTaskContext: false,
    needsExecutionHistory: false,
    needsResourceStatus: false,
    referencedEntities: [],
  },
  suggestedRoute: { nextPhase: 'execution', reason: 'r', requiresUserConfirmation: false },
})

export const frame = (intent: string, agent: string): Frame => ({
  frame_id: 'f',
  intent,
  agent,
  start: 0,
  end: 1,
  confidence: 0.9,
  slots: [],
  missing_slots: [],
  reasons: [],
})

const stepOf = (id: string, action: string, depends_on: string[] = []): Step => ({
  step_id: id,
  title: id,
  intent: id,
  tool_calls: [{ action, params: {} }],
  expected_artifacts: [],
  status: 'pending',
  depends_on,
})
const planOf = (steps: Step[]): Plan => ({
  plan_id: 'p',
  goal: 'goal',
  constraints: [],
  steps,
  verification: { mode: 'none', commands: [], required: false, stop_on_fail: false },
  risk_level: 'low',
  created_at: 0,
})
export const plans: Readonly<Record<string, Plan>> = {
  harmless: planOf([stepOf('s1', 'read_file')]),
  dangerous: planOf([stepOf('s1', 'write_file')]),
  'two steps': planOf([stepOf('s1', 'read_file'), stepOf('s2', 'read_file', ['s1'])]),
  uncompilable: planOf([]),
}
export const dangerousPlan = planOf([stepOf('s1', 'write_file')])
/** It is verified with a command of its own. */
export const checkedPlan: Plan = {
  ...planOf([stepOf('s1', 'read_file')]),
  verification: { mode: 'test', commands: ['test'], required: true, stop_on_fail: true },
}
export const checksOf = (state: 'passed' | 'failed' | 'missing'): TaskResult => ({
  ...resultOf('completed'),
  slots_update: { checks: [{ command: 'test', state }] },
})

export const resultOf = (status: TaskResult['status'], user_response = '', suggests?: string): TaskResult => ({
  task_id: 't',
  status,
  slots_update: {},
  missing_slots: status === 'awaiting_user' ? ['when'] : [],
  user_response,
  handoff_suggestion: suggests === undefined ? null : { agent_code: suggests, reason: 'r' },
})

export const envelope = (
  n: number,
  type: 'TOOL_CALL' | 'TASK_COMPLETE' | 'PAUSE' | 'ERROR',
  task = 't',
): DecisionEnvelope => {
  const decision_id = `00000000-0000-4000-8000-00000000000${n}`
  if (type !== 'TOOL_CALL') return { decision_id, type }
  return {
    decision_id,
    type,
    action: 'read_file',
    params: {},
    scope: { allowed_paths: [], allowed_tasks: [task] },
    expectation: { world_change: [], task_progress: '' },
    timeout_ms: 1_000,
  }
}

const evidence = { met: [], missing: [], unexpected: [], out_of_scope: [] }
export const toolEnds = {
  met: { exit_code: 0, evidence },
  'not met': { exit_code: 0, evidence: { ...evidence, missing: ['x'] } },
} as const
