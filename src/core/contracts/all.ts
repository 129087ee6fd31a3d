/** Every contract by its name, for whatever is printed from them: JSON Schema, OpenAPI, docs. The schemas are in contracts/. */
import type { z } from 'zod'
import { AgentStatus, DecisionEnvelope, FileMeta, MutatorResult, ToolResult } from './execution.ts'
import { Artifact, Plan, PlanPatch, Step, ToolCallTemplate, VerificationPolicy } from './plan.ts'
import { Member, QueueDisplay, TalkRoute } from './talk.ts'
import { AgentFrame, HostFrame, TaskDispatch, TaskResult } from './tasks.ts'
import {
  Frame,
  IntentAnalysis,
  IntentContext,
  IntentOp,
  Question,
  RoutingDecision,
  RuntimeImage,
  SemanticUnderstandingInput,
  SystemState,
  TaskRelationAssessment,
  WorkflowState,
} from './understanding.ts'

/**
 * Every contract by its name: what others rely on, as Zod schemas.
 *
 * @example
 * const result = contracts.TaskResult.parse(answer)
 */
export const contracts = {
  AgentFrame,
  AgentStatus,
  Artifact,
  DecisionEnvelope,
  FileMeta,
  Frame,
  HostFrame,
  IntentAnalysis,
  IntentContext,
  IntentOp,
  Member,
  MutatorResult,
  Plan,
  PlanPatch,
  Question,
  QueueDisplay,
  RoutingDecision,
  RuntimeImage,
  SemanticUnderstandingInput,
  Step,
  SystemState,
  TalkRoute,
  TaskDispatch,
  TaskRelationAssessment,
  TaskResult,
  ToolCallTemplate,
  ToolResult,
  VerificationPolicy,
  WorkflowState,
} satisfies Record<string, z.ZodType>

/**
 * The name of a contract.
 *
 * @example
 * const name: ContractName = 'Plan'
 * const schema = contracts[name]
 */
export type ContractName = keyof typeof contracts
