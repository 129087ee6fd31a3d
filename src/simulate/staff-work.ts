/** Members of the simulated world that plan and review: right, wrong, failing or silent. Whoever reads before it does is agent-work.ts. */
import type { Plan, Step } from '../core/contracts/plan.ts'
import type { TaskResult } from '../core/contracts/tasks.ts'
import { positionOf } from '../core/state/ids.ts'
import type { Job } from '../ports.ts'
import type { FaultKind } from './faults.ts'
import type { Dice } from './prng.ts'
import type { Scene } from './scene.ts'

/** What a job asks of the staff of a goal, if it does. */
export const staffPart = ({ body: { slots } }: Job): 'plan' | 'review' | undefined =>
  slots.intent === 'plan' || slots.intent === 'review' ? slots.intent : undefined

/** The request that a job is for stands before its task: what comes of it names it, so that an answer to another one shows (I7). */
export const requestOf = ({ body }: Job): number => positionOf(body.task_id) - 1

type Asked = { readonly scene: Scene; readonly job: Job; readonly dice: Dice; readonly request: number }
/** Its result, or how it ends without one. */
export function staffResult(asked: Asked, part: 'plan' | 'review'): Partial<TaskResult> | 'fails' | 'silent' {
  const { scene, job, dice, request } = asked
  const on = (kind: FaultKind, chance: number): boolean =>
    scene.strikes(kind, job.conversation, {
      dice,
      chance,
      about: { situation: part === 'plan' ? 'planning' : 'REVIEWING' },
    })
  if (part === 'review') {
    if (on('reviewer_fails', 0.06)) return 'fails'
    if (on('reviewer_silent', 0.06)) return 'silent'
    return { slots_update: { pass: scene.calm || dice.chance(0.7) }, user_response: `for ${request}` }
  }
  if (on('planner_fails', 0.08)) return 'fails'
  if (on('planner_silent', 0.06)) return 'silent'
  if (on('planner_asks', 0.08)) return { status: 'awaiting_user', user_response: 'Which of the two?' }
  const goal = String(job.body.slots.message).slice(0, 200)
  const plan = { ...drawPlan(dice, goal, on('plan_refused', 0.12)), plan_id: `for ${request}` }
  return { slots_update: { plan: plan as unknown as TaskResult['slots_update'] } }
}

/** What a plan of this world is verified with; whether it is red, its host draws (tools.ts). */
export const check = 'npm test'

function drawPlan(dice: Dice, goal: string, broken: boolean): Plan {
  const steps = Array.from({ length: dice.between(1, 4) }, (_, i) => planStep(dice, i))
  if (broken) {
    const wrong = { ...planStep(dice, 9), depends_on: ['s99'] }
    return { ...planOf(goal), steps: dice.chance(0.3) ? [] : [...steps, wrong] }
  }
  const checked = { mode: 'test' as const, commands: [check], required: dice.chance(0.8), stop_on_fail: true }
  return { ...planOf(goal), steps, ...(dice.chance(0.4) && { verification: checked }) }
}

const planOf = (goal: string): Plan => ({
  plan_id: 'p1',
  goal,
  constraints: [],
  steps: [],
  verification: { mode: 'none', commands: [], required: false, stop_on_fail: false },
  risk_level: 'low',
  created_at: 0,
})

function planStep(dice: Dice, index: number): Step {
  const action = dice.chance(0.5) ? 'read_file' : 'write_file'
  return {
    step_id: `s${index}`,
    title: `step ${index}`,
    intent: 'work',
    tool_calls: [{ action, params: { path: 'src/a.ts' } }],
    expected_artifacts: [],
    status: 'pending',
    ...(index > 0 && dice.chance(0.5) ? { depends_on: [`s${dice.int(index)}`] } : {}),
  }
}
