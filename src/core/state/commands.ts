/**
 * What can be asked of a conversation: people's commands, agents' frames, and the outcomes of effects. Imperative, typed;
 * whatever comes from outside the process has passed a contract first.
 */
import type { AgentCause, Cause } from '../contracts/causes.ts'
import type { DecisionEnvelope, ToolResult } from '../contracts/execution.ts'
import type { Plan } from '../contracts/plan.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import type { Verdict } from './conversation.ts'
import type { Evidence, SaidProblem, Understanding } from './events.ts'
import type { DecisionId, DispatchId, MemberId, MessageId, QuestionId, TaskId, WorkflowId } from './ids.ts'
import type { Team } from './team.ts'

export type StepNote = { thought?: string; action?: string; observation?: string }

/** Every agent's frame names its dispatch and the token it got with it. */
type Fenced = { readonly dispatchId: DispatchId; readonly token: number }
/** An outcome names the effect it is the outcome of. */
type Outcome = { readonly effect: string }

export type PersonCommand =
  | { type: 'start'; conversation: string; team: Team; teamHash: string; folder?: string; workspace?: string }
  | { type: 'say'; by: MemberId; text: string }
  | { type: 'answer'; by: MemberId; questionId: QuestionId; option: string; hash?: string; text?: string }
  | { type: 'pause'; by: MemberId }
  | { type: 'resume'; by: MemberId }
  | { type: 'stop'; by: MemberId; taskId?: TaskId }
  | { type: 'cancel'; by: MemberId; taskId?: TaskId }
  | { type: 'clear_queue'; by: MemberId }
  | { type: 'skip'; by: MemberId }
  | { type: 'end'; by: MemberId }
  | { type: 'change_team'; by: MemberId; team: Team; teamHash: string }
  | { type: 'forget'; by: MemberId; entry: number }

export type AgentCommand =
  | ({ type: 'ack' } & Fenced)
  | ({ type: 'nack'; cause: Cause; words?: string } & Fenced)
  | ({ type: 'started' } & Fenced)
  | ({ type: 'progress'; step?: StepNote; text?: string } & Fenced)
  | ({ type: 'result'; success: true; result: TaskResult } & Fenced)
  | ({ type: 'result'; success: false; problem: SaidProblem } & Fenced)
  | ({ type: 'propose'; envelope: DecisionEnvelope; hash: string } & Fenced)
  | ({ type: 'lost'; cause?: AgentCause; words?: string } & Fenced)

/** `failed`: the reviewer broke, so nobody has looked at it. `reason` are the reviewer's own words. */
type Verdicted = { pass: boolean; reason: string; failed?: true }

type OutcomeCommand =
  | ({
      type: 'safety_verdict'
      messageId: MessageId
      verdict: Verdict
      category?: string
      reason: string
      cause?: Cause
    } & Outcome)
  | ({ type: 'analysed'; messageId: MessageId } & Understanding & Outcome)
  | ({ type: 'planned'; workflowId: WorkflowId; plan: Plan; hash: string } & Outcome)
  | ({ type: 'plan_failed'; workflowId: WorkflowId; problem: SaidProblem } & Outcome)
  | ({ type: 'plan_reviewed'; workflowId: WorkflowId } & Verdicted & Outcome)
  | ({ type: 'reviewed'; taskId: TaskId } & Verdicted & Outcome)
  | ({ type: 'tool_done'; decisionId: DecisionId; result: ToolResult; evidence: Evidence } & Outcome)
  | ({ type: 'tool_refused'; decisionId: DecisionId; problem: SaidProblem } & Outcome)
  | ({ type: 'tool_lost'; decisionId: DecisionId; cause: Cause } & Outcome)
  | ({ type: 'probed'; decisionId: DecisionId; outcome: 'applied' | 'not_applied' | 'unknown' } & Outcome)

/** The clock's own word: whatever is due by now. */
type WakeCommand = { type: 'wake' }

export type Command = PersonCommand | AgentCommand | OutcomeCommand | WakeCommand
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>
