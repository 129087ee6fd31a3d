/**
 * What can be asked of a conversation, by who may ask it.
 *
 * C1. A person's command comes from outside, so it has a schema, and the runtime's `send` takes nothing else.
 * C2. An agent's frame comes from an adapter, which gets a function that takes nothing else.
 * C3. The outcomes of effects and the wake of a timer are made by the runtime alone.
 */
import { z } from 'zod'
import type { Change, Degraded, EffectiveScope, PlannedCall, Prepared, Rated } from '../contracts/acting.ts'
import type { AgentCause, Cause } from '../contracts/causes.ts'
import type { DecisionEnvelope, ToolResult } from '../contracts/execution.ts'
import type { WorkspaceContext } from '../contracts/goal.ts'
import type { ModelUse } from '../contracts/model-use.ts'
import type { Plan } from '../contracts/plan.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import type { Verdict } from './conversation.ts'
import { type EventOf, type Evidence, longestText, MessageKey, type SaidProblem, type Understanding } from './events.ts'
import type { DecisionId, DispatchId, MessageId, UndoId, WorkflowId } from './ids.ts'
import type { Round } from './round.ts'
import { Team } from './team.ts'

/** What a journal can hold. */
export type Json = z.infer<ReturnType<typeof z.json>>

/** What an agent noted of one step: why, what, and what came of it. */
export type StepNote = { thought?: string; action?: string; observation?: string }

/** Every agent's frame names its dispatch and the token it got with it. */
export type Fenced = { readonly dispatchId: DispatchId; readonly token: number }
/** An outcome names the effect it is the outcome of. */
type Outcome = { readonly effect: string }

const id = z.string().min(1).max(64)
const by = id
const path = z.string().max(4_096)
/** How long a message may be is said by guard.ts, in words of its own. */
const text = z.string()
const control = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type), by })
const controlOfTask = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), by, taskId: id.optional() })

/**
 * What a person can ask of a conversation.
 *
 * @example
 * const command = PersonCommand.parse(JSON.parse(line))
 */
export const PersonCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('start'),
    conversation: id,
    team: Team,
    teamHash: id,
    folder: path.optional(),
    workspace: path.optional(),
  }),
  z.strictObject({ type: z.literal('say'), by, text, key: MessageKey.optional() }),
  z.strictObject({
    type: z.literal('answer'),
    by,
    questionId: id,
    option: z.string().min(1).max(200),
    hash: z.string().max(200).optional(),
    text: text.max(longestText).optional(),
  }),
  control('pause'),
  control('resume'),
  controlOfTask('stop'),
  controlOfTask('cancel'),
  control('clear_queue'),
  control('skip'),
  control('end'),
  z.strictObject({ type: z.literal('change_team'), by, team: Team, teamHash: id, folder: path.optional() }),
  z.strictObject({ type: z.literal('forget'), by, entry: z.int().min(1) }),
  z.strictObject({
    type: z.literal('undo'),
    by,
    decision: id.optional(),
    task: id.optional(),
    to: z.int().min(0).optional(),
  }),
])
export type PersonCommand = z.infer<typeof PersonCommand>

/** What an adapter may post about a job. */
export type AgentCommand =
  | ({ type: 'ack'; repeatable?: true } & Fenced)
  | ({ type: 'nack'; cause: Cause; words?: string } & Fenced)
  | ({ type: 'started' } & Fenced)
  | ({ type: 'paused' } & Fenced)
  /** Of the pool in front of the agents: no seat is free, and later that one is. */
  | ({ type: 'seat_awaited'; place: number } & Fenced)
  | ({ type: 'seat_given' } & Fenced)
  | ({ type: 'progress'; step?: StepNote; text?: string } & Fenced)
  /** It is still at it. */
  | ({ type: 'alive' } & Fenced)
  /** What a call came to that is not to be made again (agents/function.ts). */
  | ({ type: 'record'; kind: 'once' | 'act'; name: string; n: number; hash: string; result?: Json } & Fenced)
  | ({ type: 'result'; success: true; result: TaskResult; asking?: Round['asking'] } & Fenced)
  | ({ type: 'result'; success: false; problem: SaidProblem } & Fenced)
  | ({ type: 'propose'; envelope: DecisionEnvelope; following?: DecisionEnvelope; commit?: string } & Fenced)
  | ({ type: 'lost'; cause?: AgentCause; words?: string } & Fenced)

const agentCommands: Readonly<Record<AgentCommand['type'], true>> = {
  ack: true,
  nack: true,
  started: true,
  paused: true,
  seat_awaited: true,
  seat_given: true,
  progress: true,
  alive: true,
  record: true,
  result: true,
  propose: true,
  lost: true,
}

/** Whether an adapter may post this: a frame with its fence. What else is in it, the adapter has checked (C2). */
export function isAgentCommand(frame: unknown): frame is AgentCommand {
  if (typeof frame !== 'object' || frame === null) return false
  const { type, dispatchId, token } = frame as Partial<AgentCommand>
  return (
    typeof type === 'string' &&
    Object.hasOwn(agentCommands, type) &&
    typeof dispatchId === 'string' &&
    typeof token === 'number'
  )
}

export type OutcomeCommand =
  | ({
      type: 'safety_verdict'
      messageId: MessageId
      verdict: Verdict
      category?: string
      reason: string
      cause?: Cause
      notice?: 'emergency'
      used?: ModelUse
    } & Outcome)
  | ({ type: 'analysed'; messageId: MessageId } & Understanding & Outcome)
  | ({ type: 'looked'; workflowId: WorkflowId; context?: WorkspaceContext } & Outcome)
  /** What an undo would restore, and what would stay; nothing has changed yet. */
  | ({
      type: 'undo_prepared'
      undoId: UndoId
      decisions: readonly string[]
      changes: readonly Change[]
      left: readonly string[]
      cause?: Cause
    } & Outcome)
  | ({
      type: 'undone'
      undoId: UndoId
      restored: readonly string[]
      left: readonly string[]
      cause?: Cause
    } & Outcome)
  | ({
      type: 'prepared'
      decisionId: DecisionId
      prepared: Prepared
      scope: EffectiveScope
      hash: string
      following?: EventOf<'decision_prepared'>['following']
    } & Outcome)
  | ({ type: 'prepare_refused'; decisionId: DecisionId; problem: SaidProblem } & Outcome)
  | ({
      type: 'tool_staged'
      decisionId: DecisionId
      result: ToolResult
      evidence: Evidence
      staged: Change[]
      diff?: string
    } & Outcome)
  | ({ type: 'landed'; decisionId: DecisionId; landed: readonly string[]; left: readonly string[] } & Outcome)
  | ({
      type: 'tool_done'
      decisionId: DecisionId
      result: ToolResult
      evidence: Evidence
      degraded?: Degraded
    } & Outcome)
  | ({ type: 'tool_refused'; decisionId: DecisionId; problem: SaidProblem & { stale?: true } } & Outcome)
  | ({ type: 'tool_lost'; decisionId: DecisionId; cause: Cause } & Outcome)
  | ({ type: 'probed'; decisionId: DecisionId; outcome: 'applied' | 'not_applied' | 'unknown' } & Outcome)

/** A timer rang: whatever is due by now is decided. Nobody else is at work in the workspace: this decision may be. */
type RuntimeCommand = { type: 'wake' } | { type: 'workspace_free'; decisionId: DecisionId }

/** A proposal as the runtime hands it on: with hashes that no adapter makes, and what the host can tell of it at once. */
type Proposal = Extract<AgentCommand, { type: 'propose' }> & {
  readonly hash: string
  readonly content: string
  readonly checked: { ok: true; value: Rated } | { ok: false; problem: SaidProblem }
}

/** A plan that came with a result: with a hash that no adapter makes, and what its steps would do; or what is wrong with it. */
export type PlanRead = { readonly ok: true; readonly value: Planned } | { readonly ok: false; readonly message: string }
export type Planned = { readonly plan: Plan; readonly hash: string; readonly calls?: PlannedCall[] }
type Answer = Extract<AgentCommand, { type: 'result'; success: true }> & { readonly planned?: PlanRead }

/** Whatever is decided about a conversation. */
export type Command =
  | PersonCommand
  | Exclude<AgentCommand, { type: 'propose' } | { type: 'result'; success: true }>
  | Proposal
  | Answer
  | OutcomeCommand
  | RuntimeCommand
/** One kind of command. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>
