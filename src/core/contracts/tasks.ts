/**
 * What an agent gets and gives back (S2 §3), and the frames both travel in over a process's stdin and stdout (docs/agents.md).
 * Field names and values are the seed's; the frames are ours.
 */
import { z } from 'zod'
import { Fields, Id, Label, list, Milliseconds, Prose, Text } from './bounds.ts'
import { DecisionEnvelope, MutatorResult, ToolResult } from './execution.ts'
import { PriorityClass } from './kinds.ts'
import { problemCodes } from './problems.ts'

/** A task as its agent gets it. */
export const TaskDispatch = z
  .strictObject({
    conversation_id: Id,
    task_id: Id,
    agent_code: Id,
    priority: PriorityClass,
    // Only a task in a chain has one (the seed: "allows task chains").
    parent_task_id: Id.optional(),
    slots: Fields,
    context_summary: Text,
    // References such as `m2:12` and `m3:f1`; the seed says only that they point into M2 and M3.
    memory_ref: list(Label),
  })
  .describe('A task for an agent (S2 §3.1).')
export type TaskDispatch = z.infer<typeof TaskDispatch>

/** What an agent with nothing to say may leave out has a default, so that the smallest agent is a few lines. */
export const TaskResult = z
  .strictObject({
    task_id: Id,
    status: z.enum(['completed', 'awaiting_user', 'canceled']),
    slots_update: Fields.default({}),
    missing_slots: list(Id).default([]),
    // Shown and offered, never obeyed by itself.
    handoff_suggestion: z.union([Prose, z.strictObject({ agent_code: Id, reason: Prose.optional() })]).nullish(),
    user_response: Text.default(''),
  })
  .describe('What became of a task (S2 §3.2).')
export type TaskResult = z.infer<typeof TaskResult>

/** Every frame names its dispatch, and the fencing token that grows with each dispatch of a task. */
const dispatched = { dispatchId: Id, token: z.int().min(0) }

export const HostFrame = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('dispatch'),
      ...dispatched,
      leaseMs: Milliseconds,
      body: TaskDispatch,
      // W3C trace context, where somebody traces the message.
      traceparent: z.string().max(200).optional(),
    }),
    z.strictObject({ type: z.literal('go'), ...dispatched }),
    z.strictObject({
      type: z.literal('decision'),
      ...dispatched,
      decision_id: Id,
      outcome: z.enum(['settled', 'refused', 'uncertain', 'probed']),
      result: ToolResult.optional(),
      verdict: MutatorResult.optional(),
      problem: z.strictObject({ code: z.enum(problemCodes), message: Prose }).optional(),
      // What a look at the world found, where nobody had told.
      probed: z.enum(['applied', 'not_applied', 'unknown']).optional(),
    }),
    z.strictObject({ type: z.literal('pause'), ...dispatched }),
    z.strictObject({ type: z.literal('resume'), ...dispatched }),
    z.strictObject({ type: z.literal('cancel'), ...dispatched, reason: Prose }),
  ])
  .describe('One line to a process agent.')
export type HostFrame = z.infer<typeof HostFrame>

const StepReport = z.strictObject({
  thought: Text.optional(),
  action: Text.optional(),
  observation: Text.optional(),
})
const AgentProblem = z.strictObject({ code: z.enum(problemCodes), message: Prose })

export const AgentFrame = z
  .discriminatedUnion('type', [
    // `repeatable`: it may be started again with the same job where it was lost. Its spec has the last word.
    z.strictObject({ type: z.literal('ack'), ...dispatched, repeatable: z.literal(true).optional() }),
    // busy, timeout, no_resource with what is missing, or any text.
    z.strictObject({ type: z.literal('nack'), ...dispatched, reason: Prose, missing: Prose.optional() }),
    z.strictObject({
      type: z.literal('progress'),
      ...dispatched,
      step: StepReport.optional(),
      text: Text.optional(),
    }),
    z.strictObject({ type: z.literal('delta'), ...dispatched, text: Text }),
    z.strictObject({ type: z.literal('propose'), ...dispatched, envelope: DecisionEnvelope }),
    // It holds still after a pause. Who does not say so is shown as still running.
    z.strictObject({ type: z.literal('paused'), ...dispatched }),
    z.discriminatedUnion('success', [
      z.strictObject({ type: z.literal('result'), ...dispatched, success: z.literal(true), body: TaskResult }),
      z.strictObject({ type: z.literal('result'), ...dispatched, success: z.literal(false), problem: AgentProblem }),
    ]),
  ])
  .describe('One line from a process agent.')
export type AgentFrame = z.infer<typeof AgentFrame>
