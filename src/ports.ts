/**
 * Every port to the outside on one page. The core never imports this; the runtime, and the folders that implement a port, do.
 * All journal calls but `append` are synchronous reads of local data.
 */

import type { Cause } from './core/contracts/causes.ts'
import type { DecisionEnvelope, ToolResult } from './core/contracts/execution.ts'
import type { Plan } from './core/contracts/plan.ts'
import type { TaskDispatch } from './core/contracts/tasks.ts'
import type { ReplanReason, SemanticUnderstandingInput } from './core/contracts/understanding.ts'
import type { AgentCommand } from './core/state/commands.ts'
import type { Conversation, Verdict } from './core/state/conversation.ts'
import type { Evidence, Understanding } from './core/state/events.ts'

/** One event as the journal sees it: stamped, JSON only. The core's vocabulary is core/state/events.ts. */
export type Stamped = {
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly loopId: string
  readonly role: string
}

/** What is kept of a stream beside its rows, so that ten thousand idle ones need not be loaded. */
export type Mark = {
  /** When its next timer is due (ms UTC), or null. */
  readonly due: number | null
  readonly status: string
}

export type Head = Mark & { readonly stream: string; readonly seq: number; readonly at: number }

export type Append = {
  readonly stream: string
  /** The seq of the last event that is there already; 0 for a new stream. */
  readonly expected: number
  readonly events: readonly Stamped[]
  readonly mark: Mark
}

export interface Journal {
  /** Resolves when the events are on disk, together with whatever else was ready; rejects and writes nothing otherwise. */
  append(append: Append): Promise<void>
  /** Nobody else is ready: what is staged may be committed now instead of a moment later. */
  flush?(): void
  read(stream: string, after?: number): Iterable<Stamped>
  head(stream: string): Head | undefined
  heads(): Iterable<Head>
  /** A cache: `body` is what saveSnapshot got for that `seq`; it may be gone at any time. */
  snapshot(stream: string): { readonly seq: number; readonly body: string } | undefined
  saveSnapshot(stream: string, seq: number, body: string): void
  close(): Promise<void>
}

export interface Clock {
  /** The time that events and deadlines are of. While somebody waits for a time it goes on steadily, whatever is set (steady-clock.ts). */
  now(): number
  /** Calls back once, at or after `at`; never in the same tick. Returns a function that cancels it. */
  wakeAt(at: number, call: () => void): () => void
  /** Calls back once, after everything that is ready now. */
  soon(call: () => void): void
  /** Nobody waits for a time: it may take over what the wall clock says. */
  rest?(): void
}

export interface Random {
  bytes(count: number): Uint8Array
}

export interface SafetyGate {
  /** A pure computation on this machine: it may run before the commit that holds the message, and shares it. */
  readonly local: boolean
  check(input: { text: string; locale: string }): Awaitable<SafetyVerdict>
}
export type SafetyVerdict = {
  readonly verdict: Verdict
  readonly category?: string
  readonly reason: string
  readonly cause?: Cause
}

export interface Engine {
  readonly local: boolean
  /** `conversation` is its id, for engines that remember (M1, M2). */
  understand(input: SemanticUnderstandingInput, state: Conversation, conversation?: string): Awaitable<Understood>
}
export type Understood = Readonly<Understanding>

/** Any language model. It gets the schema it has to keep to, and answers with text. */
export interface Model {
  complete(request: { instructions: string; input: string; schema: object }): Promise<string>
}

/** What came of earlier work, for agents whose spec asks for it (design §13). Both are of one conversation, before a position. */
export interface Recall {
  /** M2: the last summary of each task but one that is alike, the most alike first. */
  alike(
    text: string,
    asked: { readonly conversation: string; readonly before: number; readonly except: string },
  ): readonly { readonly entry: { readonly seq: number; readonly goal: string; readonly result: string } }[]
  /** M3: what its frames knew, oldest first. */
  known(conversation: string, before: number): readonly Known[]
}
export type Known = {
  readonly slot: string
  readonly value: unknown
  readonly frame: string
  readonly intent: string
  readonly workflow?: string
  /** Its task was not done yet. */
  readonly open: boolean
}

/** One dispatch on its way to an agent. */
export type Job = {
  readonly conversation: string
  readonly agentId: string
  readonly dispatchId: string
  readonly token: number
  readonly leaseMs: number
  readonly body: TaskDispatch
}

/** A dispatchId comes from a position, so only together with its conversation it names one job. */
export type JobRef = Pick<Job, 'conversation' | 'dispatchId'>

/**
 * What runs AI members. Frames come back through `post`, as often and as late as they like: the core fences them. Anything but an
 * agent's frame is dropped.
 */
export interface AgentAdapter {
  deliver(job: Job, post: (frame: AgentCommand) => void): void
  /** Its ack and start are on disk: now it may act. */
  go(job: Pick<Job, 'conversation' | 'dispatchId' | 'token'>): void
  /** The program was started again while this job was under way. An adapter that does not know it posts `lost`. */
  rejoin(job: Job, post: (frame: AgentCommand) => void): void
  withdraw(job: JobRef, cause: Cause): void
  /** What became of a decision of this run. */
  tell(job: JobRef, decisionId: string): void
  /** Ends whatever it started. Resolves when all of it is gone. */
  close?(): Promise<void>
}

export interface Planner {
  plan(request: {
    /** The effect that asks: its id names the request. */
    effect: string
    conversation: string
    workflowId: string
    planner: string
    goal: string
    /** What a person wants changed since, in their own words. */
    change?: string
    /** Why the plan before it was not taken. */
    refused?: string
    /** A full replan carries the latest execution snapshot: what is done stays done (design §8). */
    snapshot?: ExecutionSnapshot
  }): Awaitable<{ plan: Plan; hash: string }>
}

/** How far a goal was carried out: the journal position `conversation:seq`, why it is planned again, and what is done. */
export type ExecutionSnapshot = {
  readonly id: string
  readonly reason?: ReplanReason
  readonly done: readonly { readonly step_id: string; readonly result: string }[]
}

export interface Reviewer {
  review(request: {
    effect: string
    conversation: string
    taskId: string
    reviewer: string
    result: string
  }): Awaitable<Review>
  reviewPlan(request: {
    effect: string
    conversation: string
    workflowId: string
    reviewer: string
    plan: Plan
  }): Awaitable<Review>
}
type Review = { pass: boolean; reason: string }

/** Whatever executes envelopes. It keeps its own ledger: a decision_id that is no read starts at most once. */
export interface ToolHost {
  execute(envelope: DecisionEnvelope): Awaitable<{ result: ToolResult; evidence: Evidence }>
  /** Read-only: did it happen? */
  probe(envelope: DecisionEnvelope): Awaitable<'applied' | 'not_applied' | 'unknown'>
}

export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type Ports = {
  readonly journal: Journal
  readonly clock: Clock
  readonly random: Random
  readonly safety: SafetyGate
  readonly engine: Engine
  readonly agents: AgentAdapter
  readonly planner: Planner
  readonly reviewer: Reviewer
  readonly recall: Recall
  readonly tools: ToolHost
  readonly log: Log
}

type Awaitable<T> = T | Promise<T>
