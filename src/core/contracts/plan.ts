/**
 * What is to be done, step by step (S3 §3). Steps become tasks (tasks.ts), their calls become envelopes (execution.ts).
 * Field names and values are the seed's; `PlanPatch`, `Artifact` and `ToolCallTemplate` are ours.
 */
import { z } from 'zod'
import { Action, Fields, Id, Instant, Label, list, Milliseconds, Path, Prose, Text } from './bounds.ts'

export const ToolCallTemplate = z
  .strictObject({ action: Action, params: Fields, timeout_ms: Milliseconds.optional() })
  .describe('A call a step is expected to make; its parameters may name slots.')
export type ToolCallTemplate = z.infer<typeof ToolCallTemplate>

export const Artifact = z
  .strictObject({ path: Path, change: z.enum(['create', 'modify', 'delete']).optional() })
  .describe('A file that a step is expected to change. Without `change`, any change will do.')
export type Artifact = z.infer<typeof Artifact>

export const Step = z
  .strictObject({
    step_id: Id,
    title: Prose,
    intent: Prose,
    tool_calls: list(ToolCallTemplate, 100).optional(),
    expected_artifacts: list(Artifact),
    status: z.enum(['pending', 'in_progress', 'done', 'blocked', 'skipped']),
    rollback_hint: Prose.optional(),
    // S3 §2.1 says that a plan holds dependencies and S0 §5 waits for them, but no seed names the field.
    depends_on: list(Id, 200).optional(),
  })
  .describe('One step of a plan (S3 §3.2).')
export type Step = z.infer<typeof Step>

export const VerificationPolicy = z
  .strictObject({
    mode: z.enum(['none', 'lint', 'test', 'build', 'custom']),
    commands: list(Prose.min(1), 50),
    required: z.boolean(),
    stop_on_fail: z.boolean(),
  })
  .describe('How the work is verified (S3 §3.3).')
/** How the work of a plan is verified. */
export type VerificationPolicy = z.infer<typeof VerificationPolicy>

export const Plan = z
  .strictObject({
    plan_id: Id,
    goal: Text,
    constraints: list(Prose, 100),
    // A plan may be empty: whether that is acceptable is the review gate's to say.
    steps: list(Step, 200),
    verification: VerificationPolicy,
    risk_level: z.enum(['low', 'medium', 'high']),
    created_at: Instant,
  })
  .describe('Steps, verification and risk of a goal (S3 §3.1).')
export type Plan = z.infer<typeof Plan>

/** Where a step goes: behind the named one, or first when null. */
const After = Id.nullable()

/** A patch changes what a step is, never how far it is: neither its id nor its status. */
const StepChange = Step.omit({ step_id: true, status: true }).partial()

export const PlanPatch = z
  .discriminatedUnion('op', [
    // Without `after` the step goes to the end.
    z.strictObject({ op: z.literal('add'), step: Step, after: After.optional(), reason: Label.optional() }),
    z.strictObject({ op: z.literal('change'), step_id: Id, set: StepChange, reason: Label.optional() }),
    z.strictObject({ op: z.literal('drop'), step_id: Id, reason: Label.optional() }),
    z.strictObject({ op: z.literal('move'), step_id: Id, after: After, reason: Label.optional() }),
  ])
  .describe('One small change of a plan: add, change, drop or move a step.')
export type PlanPatch = z.infer<typeof PlanPatch>
