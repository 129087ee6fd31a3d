/**
 * One decision of a run, its result and the judgement on it (S4 §1). Where decisions come from is plan.ts.
 * Field names and values are the seed's; `FileMeta` is ours but for its `source` (S4 §2.1).
 */
import { z } from 'zod'
import { Action, Fields, Hash, Id, list, Milliseconds, Path, Prose, Text } from './bounds.ts'

/** S4 §2.1. ERROR means the system failed, BLOCKED means the logic did. */
export const AgentStatus = z
  .enum(['IDLE', 'PLANNING', 'RUNNING', 'WAITING_TOOL', 'PAUSED', 'COMPLETED', 'FROZEN', 'ERROR', 'BLOCKED'])
  .describe('The status of a run (S4 §2.1).')
export type AgentStatus = z.infer<typeof AgentStatus>

const uuid = '3f2b8c1e-9d4a-4b6f-8a2d-5c7e9f1a0b3d'

/** Kept in lower case, so that one decision written in two ways is still one decision and runs once. */
const DecisionId = z
  .uuidv4({
    error: (issue) => (issue.code === 'invalid_format' ? `must be a uuid of version 4, e.g. ${uuid}` : undefined),
  })
  .toLowerCase()

const Scope = z.strictObject({ allowed_paths: list(Path), allowed_tasks: list(Id) })
const Expectation = z.strictObject({ world_change: list(Path), task_progress: Prose })

/**
 * Only a TOOL_CALL acts, so only there all fields are needed. The other three may carry them, since the seed draws one
 * shape for all four, but nothing is run for them.
 */
export const DecisionEnvelope = z
  .discriminatedUnion('type', [
    z.strictObject({
      decision_id: DecisionId,
      type: z.literal('TOOL_CALL'),
      action: Action,
      params: Fields,
      scope: Scope,
      expectation: Expectation,
      timeout_ms: Milliseconds,
    }),
    z.strictObject({
      decision_id: DecisionId,
      type: z.enum(['TASK_COMPLETE', 'PAUSE', 'ERROR']),
      action: Action.optional(),
      params: Fields.optional(),
      scope: Scope.optional(),
      expectation: Expectation.optional(),
      timeout_ms: Milliseconds.optional(),
    }),
  ])
  .describe('One decision of a run: what to do, where, what should come of it, and by when (S4 §1.1).')
export type DecisionEnvelope = z.infer<typeof DecisionEnvelope>
/** The one kind of envelope that acts on the world. */
export type ToolEnvelope = Extract<DecisionEnvelope, { type: 'TOOL_CALL' }>

export const ToolResult = z
  .strictObject({
    decision_id: DecisionId,
    // From the lowest signed to the highest unsigned 32-bit number: systems report both.
    exit_code: z.int().min(-2_147_483_648).max(4_294_967_295),
    stdout: Text,
    stderr: Text,
    artifacts: list(Path),
  })
  .describe('What a tool host reports for a decision (S4 §1.2).')
/** What a tool reports of a decision. */
export type ToolResult = z.infer<typeof ToolResult>

export const MutatorResult = z
  .strictObject({
    accepted: z.boolean(),
    reason: Prose,
    new_agent_status: AgentStatus.extract(['RUNNING', 'ERROR', 'BLOCKED']),
  })
  .describe('The judgement on a result (S4 §1.3).')
/** The judgement on what a tool did. */
export type MutatorResult = z.infer<typeof MutatorResult>

export const FileMeta = z
  .strictObject({
    path: Path,
    /** Null where there is no file. */
    hash: Hash.nullable(),
    source: z.enum(['AGENT', 'USER', 'SYSTEM']),
    /** A file, where nothing is said. */
    kind: z.enum(['file', 'link', 'folder']).optional(),
    mode: z.int().min(0).max(0o7777).optional(),
  })
  .describe('A file as the world last knew it, and who changed it.')
/** A file as it was when somebody looked. */
export type FileMeta = z.infer<typeof FileMeta>
