/**
 * What a model writes that plans, reviews or works on a step: less than a Plan, since ids, status and time are ours. Every field is needed, so that
 * servers that take only strict schemas take these too.
 */
import { z } from 'zod'
import type { Plan, ToolCallTemplate } from '../core/contracts/plan.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'

const words = z.string().max(2_000)
const PlannedStep = z.strictObject({
  title: words.min(1),
  /** What the member that does it is told. */
  intent: words.min(1),
  files: z
    .array(z.strictObject({ path: z.string().min(1).max(1_024), change: z.enum(['create', 'modify', 'delete']) }))
    .max(200),
  /** Run as they stand: approving the plan approves these words, and no others. */
  commands: z.array(words.min(1)).max(20),
})

export const PlanDraft = z.strictObject({
  /** Only where it cannot be planned without an answer. */
  questions: z.array(words.min(1)).max(3),
  steps: z.array(PlannedStep).max(50),
  verification: z.strictObject({
    mode: z.enum(['none', 'lint', 'test', 'build', 'custom']),
    commands: z.array(words.min(1)).max(20),
    required: z.boolean(),
  }),
  risk_level: z.enum(['low', 'medium', 'high']),
})
export type PlanDraft = z.infer<typeof PlanDraft>

export const Verdict = z.strictObject({ pass: z.boolean(), reason: words })

/** How a step of a plan ended: what was done, what has to be known first, or why it cannot be done. */
export const Outcome = z.strictObject({ status: z.enum(['done', 'question', 'failed']), summary: words.min(1) })

type Around = { readonly goal: string; readonly constraints: readonly string[]; readonly createdAt: number }

export function planOf(draft: PlanDraft, { goal, constraints, createdAt }: Around): Plan {
  const { steps, verification, risk_level } = draft
  return {
    plan_id: `plan-${canonicalHash([draft, goal]).slice(0, 12)}`,
    goal,
    constraints: [...constraints],
    steps: steps.map(({ title, intent, files, commands }, i) => ({
      step_id: `s${i + 1}`,
      title,
      intent,
      ...(commands.length > 0 && { tool_calls: commands.map(asCall) }),
      expected_artifacts: files,
      status: 'pending',
      ...(i > 0 && { depends_on: [`s${i}`] }),
    })),
    verification: { ...verification, stop_on_fail: true },
    risk_level,
    created_at: createdAt,
  }
}

const asCall = (command: string): ToolCallTemplate => ({ action: 'run_terminal_cmd', params: { command } })
