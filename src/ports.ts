/**
 * Every port to the outside on one page. The core never imports this; the runtime, and the folders that implement a port, do.
 * All journal calls but `append` are synchronous reads of local data.
 */

import type { z } from 'zod'
import type { Change, Degraded, EffectiveScope, Prepared, Rated, Reach, Risk, Told } from './core/contracts/acting.ts'
import type { AsideRan, AsideRun } from './core/contracts/aside.ts'
import type { Cause } from './core/contracts/causes.ts'
import type { FileMeta, ToolEnvelope, ToolResult } from './core/contracts/execution.ts'
import type { PackedContext, WorkspaceContext } from './core/contracts/goal.ts'
import type { EffectClass } from './core/contracts/kinds.ts'
import type { ModelUse } from './core/contracts/model-use.ts'
import type { TaskDispatch } from './core/contracts/tasks.ts'
import type { SemanticUnderstandingInput } from './core/contracts/understanding.ts'
import type { AgentCommand, Json } from './core/state/commands.ts'
import type { Conversation, Verdict } from './core/state/conversation.ts'
import type { Evidence, SaidProblem, Understanding } from './core/state/events.ts'
import type { PlaceInLine } from './core/state/line.ts'

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

/** Where a stream stands. */
export type Head = Mark & { readonly stream: string; readonly seq: number; readonly at: number }

/** Events for one conversation, and where they come. */
export type Append = {
  readonly stream: string
  /** The seq of the last event that is there already; 0 for a new stream. */
  readonly expected: number
  readonly events: readonly Stamped[]
  readonly mark: Mark
}

/** Where events are kept. */
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

/** Where the time comes from, and who wakes us. */
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

/** Where random bytes come from. */
export interface Random {
  bytes(count: number): Uint8Array
}

/** What judges a message before anything is done with it. */
export interface SafetyGate {
  /** A pure computation on this machine: it may run before the commit that holds the message, and shares it. */
  readonly local: boolean
  check(input: { text: string; locale: string }): Awaitable<SafetyVerdict>
}
/** The judgement of a safety gate. */
export type SafetyVerdict = {
  readonly verdict: Verdict
  readonly category?: string
  readonly reason: string
  readonly cause?: Cause
  /** Only with SAFE: it may be an emergency, so the emergency line is shown first. `reason` is that line, where the team has one. */
  readonly notice?: 'emergency'
  /** What was used of a model for it. */
  readonly used?: ModelUse
}

/** What understands a message. */
export interface Engine {
  readonly local: boolean
  /** `conversation` is its id, for engines that remember (M1, M2). */
  understand(input: SemanticUnderstandingInput, state: Conversation, conversation?: string): Awaitable<Understood>
}
/** What an engine made of a message. */
export type Understood = Readonly<Understanding>

/** Any language model. It gets the schema it has to keep to, and answers with text. */
export interface Model {
  complete(request: { instructions: string; input: string; schema: object }): Promise<string>
}
/** One that says what it used, too. */
export interface MeteredModel {
  complete(...asked: Parameters<Model['complete']>): Promise<{ readonly text: string; readonly used: ModelUse }>
}

/** What came of earlier work, for agents whose spec asks for it (design §13). Both are of one conversation, before a position. */
export interface Recall {
  /** M2: the last summary of each similar task except `except`, the most similar first. */
  alike(
    text: string,
    asked: { readonly conversation: string; readonly before: number; readonly except: string },
  ): readonly { readonly entry: { readonly seq: number; readonly goal: string; readonly result: string } }[]
  /** M3: what its frames knew, oldest first. */
  known(conversation: string, before: number): readonly Known[]
  /** An event that is on disk, so that it need not be read again. */
  heard?(conversation: string, event: Stamped): void
}
/** One slot of a task, and whose it was. */
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
  /** Who would get it if this agent is busy. */
  readonly standIn?: string
  /** Its place in the line for a seat, if it stood there before. */
  readonly place?: number
  /** It was let go before the program ended. */
  readonly started?: true
  /** A decision of it is open: only when that is over is its agent needed again. */
  readonly decides?: true
  /** Its run was stopped: only when a person lets it go on is its agent needed again. */
  readonly stopped?: true
  /** Where a person of this machine took its team from. */
  readonly teamFolder?: string
  /** Which round of the task this is, and what is recorded of it (core/state/evolve-round.ts). */
  readonly round?: number
  readonly calls?: readonly RecordedCall[]
  /** M1 with who spoke, as of the round's beginning. */
  readonly turns?: () => readonly SaidTurn[]
  /** W3C trace context of the dispatch, or only one that is sampled. Made when it is asked for: most agents call nobody. */
  readonly traceparent?: (which?: 'sampled') => string | undefined
  /** The folder that its conversation works in. */
  readonly workspace?: string
  /** The branch that its changes belong on, where the team's policy asks for one. */
  readonly branch?: string
  /** The words of the commit at its goal's end, where the policy asks for one. */
  readonly commit?: string
  /** Effects that its goal forbids. */
  readonly denied?: readonly EffectClass[]
  /** Shows words while they come. They are not journaled. */
  readonly stream?: (text: string) => void
}

/** A call of a function agent that is not made again in its round. */
export type RecordedCall = {
  readonly kind: 'once' | 'ask' | 'act'
  readonly name?: string
  readonly n: number
  readonly hash: string
  readonly result?: Json
}

/** What was said, by whom: `system` is a summary of what came before. */
export type SaidTurn = {
  readonly role: 'user' | 'assistant' | 'system'
  readonly by: string
  readonly text: string
}

/** A dispatchId comes from a position, so only together with its conversation it names one job. */
export type JobRef = Pick<Job, 'conversation' | 'dispatchId'>
/** A job with the token that fences it. */
export type FencedJob = JobRef & Pick<Job, 'token'>
/** Where an adapter puts the frames of its agent. */
export type Post = (frame: AgentCommand) => void

/**
 * What runs AI members. Frames come back through `post`, as often and as late as they like: the core fences them. Anything but an
 * agent's frame is dropped.
 */
export interface AgentAdapter {
  deliver(job: Job, post: Post): void
  /** Its ack and start are on disk: now it may act. */
  go(job: FencedJob): void
  /** The program was started again while this job was under way. An adapter that does not know it posts `lost`. */
  rejoin(job: Job, post: Post): void
  withdraw(job: JobRef, cause: Cause): void
  /** Its run is held, and goes on again. It may post `paused`; one that does not is shown as still running. */
  pause?(job: FencedJob): void
  resume?(job: FencedJob): void
  /** What became of a decision of this run. It may come again. `waits`: only a person's word lets the run go on. */
  tell(job: JobRef, told: Told, waits?: boolean): void
  /** A call that it asked to record is on disk. */
  recorded?(job: JobRef, call: RecordedCall): void
  /** It may be run again by itself after it was lost, where its member says nothing (design §9). */
  readonly repeatable?: true
  /** The lines for seats, for whoever shows them. */
  readonly line?: SeatLine
  /** Ends whatever it started. Resolves when all of it is gone. */
  close?(): Promise<void>
}

/** The lines for the seats of agents. */
export type SeatLine = {
  /** Where the jobs of a conversation stand now. */
  readonly places: (conversation: string) => readonly PlaceInLine[]
  /** Calls back when some line has moved. Returns how to end it. */
  readonly listen: (call: () => void) => () => void
}

/** One decision on its way to the world. The scope is what is left of the envelope's own after the task, the goal and the policy. */
export type ToolCall = {
  readonly envelope: ToolEnvelope
  readonly conversation: string
  readonly taskId: string
  readonly workspace?: string
  readonly scope: EffectiveScope
  /** Of an `undo`: the changes that it is about, the last first, as the journal has them. */
  readonly changes?: readonly Change[]
  /** Of an `undo`: the decisions that made them. */
  readonly decisions?: readonly string[]
  /** Of an `undo`: what was said for them. */
  readonly undoes?: readonly string[]
}

/** Nothing happened. `stale`: the world is not what was approved any more, so the decision is prepared and asked again. */
export type Refused = { readonly refused: SaidProblem & { readonly stale?: true } }
/** What would change, not landed yet. Its contents are kept, so that landing can be done after a restart too. */
export type Staged = {
  readonly result: ToolResult
  readonly evidence: Evidence
  readonly staged: readonly Change[]
  /** What a command changed, as a person reads it. Of other actions it was shown before. */
  readonly diff?: string
}
/** All of it happened already: a read, or a tool that has nothing to stage. */
export type Done = { readonly result: ToolResult; readonly evidence: Evidence; readonly degraded?: Degraded }
/** `left`: somebody changed these since, so they stay as they are. */
export type Landed = { readonly landed: readonly string[]; readonly left: readonly string[] }

/** Takes changes back, the last decision's first; a path that is not as the last of them left it stays. */
export type Undo = {
  /** The name of this undo. Asked for again after a kill, it is gone on with; asked for after its end, it has the same answer. */
  readonly id?: string
  readonly conversation: string
  readonly workspace: string
  readonly changes: readonly Change[]
  /** The decisions and undos that made them. What others changed in between is known by it. */
  readonly decisions?: readonly string[]
  /** Says what would be restored, and changes nothing. */
  readonly preview?: true
}
/** What an undo restored, and what it left. */
export type Undone = { readonly restored: readonly Change[]; readonly left: readonly string[] }

/**
 * Whatever executes envelopes. It keeps its own ledger: a decision_id that is no read starts at most once. Evidence is what the host
 * saw itself, before and after; never what a tool says.
 */
export interface ToolHost {
  /** Preparing looks at this machine only: it may run before the commit that holds the proposal, and shares it. */
  readonly local: boolean
  /** Pure: do we know the action, does it take these params, and what can be told of it without a look? */
  check(call: Pick<ToolEnvelope, 'action' | 'params'>): Rated | Refused
  /** Reads only. What a person is shown and approves is made from its answer. */
  prepare(call: ToolCall): Awaitable<Prepared | Refused>
  /** Looks again whether `pre` still holds before anything starts. */
  execute(
    call: ToolCall & { readonly pre: readonly FileMeta[]; readonly attempt: number; readonly signal: AbortSignal },
  ): Awaitable<Staged | Done | Refused>
  /** Each file only where the disk is still as it was staged from. May be called again after a restart. */
  land(call: ToolCall, staged: readonly Change[]): Awaitable<Landed>
  /** Read-only: did it happen? */
  probe(call: ToolCall): Awaitable<'applied' | 'not_applied' | 'unknown'>
  undo(request: Undo): Awaitable<Undone | Refused>
  /** Goes on with what a kill ended half way: called when a data folder is opened. */
  finish?(): Awaitable<void>
  /** Runs a program beside a workspace. What it changed can be proposed as `land_changes`. */
  aside?(run: AsideRun): Promise<AsideRan | Refused>
  /** What an agent should know of a folder for a request. It is kept under its hash, so that it can be shown later. */
  context?(asked: ContextAsked): Awaitable<KeptContext | Refused>
  /** Lets go of what it holds open. */
  close?(): void
}

/** Which folder a context is about, and what for. */
export type ContextAsked = {
  readonly workspace: string
  readonly request: string
  /** What was said and done before, in short. */
  readonly summary?: string
  /** Tokens; 8,000 where nothing is said. */
  readonly budget?: number
}
/** A map of the folder, the passages that matter and the summary, as one text. */
export type KeptContext = PackedContext & { readonly text: string }

/** A tool that is written in code (tools/code/tool.ts). `idempotencyKey` is the same for a decision, whoever asks about it. */
export type CodeTool<I, O> = {
  readonly name: string
  readonly effect: EffectClass
  readonly input: z.ZodType<I>
  readonly output?: z.ZodType<O>
  /** One sentence that a person is shown before they approve it. */
  describe(input: I): string
  /** The paths, hosts or command that it touches: what scopes and grants are held against. */
  touches?(input: I): Partial<Omit<Reach, 'effect'>>
  /** What is to be different afterwards, as paths or patterns: for actions of a workspace, which are judged by it. */
  readonly changes?: readonly string[]
  /** Its output is the host's report, unchanged. */
  readonly reports?: true
  /** Medium, where nothing is said; low for a read. What is high is never granted for longer than once. */
  readonly risk?: Risk
  /** How long it may take, from its issue; a minute where nothing is said. */
  readonly timeoutMs?: number
  run(input: I, about: { readonly signal: AbortSignal; readonly idempotencyKey: string }): Awaitable<O>
  /** Looks at the world for what it did. Without it the tool's own word is all there is, and a person is told so. */
  verify?(input: I, output: unknown, about: { readonly idempotencyKey: string }): Awaitable<boolean>
  /** Reads only: did it happen, and what did it come to? */
  probe?(
    input: I,
    about: { readonly idempotencyKey: string },
  ): Awaitable<{ readonly applied: O } | 'not_applied' | 'unknown'>
}

/** Where lines of the log go. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Everything that a runtime is made of. */
export type Ports = {
  readonly journal: Journal
  readonly clock: Clock
  readonly random: Random
  readonly safety: SafetyGate
  readonly engine: Engine
  readonly agents: AgentAdapter
  readonly recall: Recall
  readonly tools: ToolHost
  /** A look at a workspace before anything is planned: it reads, and nothing else. */
  readonly look: (workspace: string) => Awaitable<WorkspaceContext>
  readonly log: Log
  /** Gets the words that agents show while they come. */
  readonly onDelta?: (job: Job, text: string) => void
  /** W3C trace context of a dispatch, or only one that is sampled. */
  readonly traceparent?: (conversation: string, dispatchId: string, which?: 'sampled') => string | undefined
}

/** At once, or later. */
export type Awaitable<T> = T | Promise<T>
