/** The public surface: what an embedding program may rely on. Everything else can change without notice. */
import './edge/needed-node.ts'

export { formAgent } from './agents/form.ts'
export { agent } from './agents/function.ts'
export { ActFailed } from './agents/function-acts.ts'
export type { AgentAnswer, AgentContext } from './agents/function-context.ts'
export type { AgentFunction } from './agents/function-run.ts'
export type { Locale, Localized } from './agents/language.ts'
export { agentsByMember } from './agents/members.ts'
export type { PlaybookOptions } from './agents/playbook.ts'
export { playbookAgent } from './agents/playbook.ts'
export type { ProcessAgent, ProcessOptions, ProcessPorts } from './agents/process.ts'
export { processAgent } from './agents/process.ts'
export type { EnvironmentOptions } from './agents/process-environment.ts'
export { type Script, scripted, scriptedReplies } from './agents/scripted.ts'
export type { Config as Settings, ModelEntry } from './config/config.ts'
export type {
  Change,
  Confinement,
  Degraded,
  EffectiveScope,
  Grant,
  Image,
  PlannedCall,
  Prepared,
  Rated,
  Reach,
  Risk,
  RiskReason,
  Told,
} from './core/contracts/acting.ts'
export { type ContractName, contracts } from './core/contracts/all.ts'
export type { AsideRan, AsideRun, Held as AsideHeld } from './core/contracts/aside.ts'
export type { Json as JsonValue } from './core/contracts/bounds.ts'
export type { AgentCause, AgentCauses, Cause, CauseKind, Causes, Shaped as CausesOf } from './core/contracts/causes.ts'
export type { Constraint, Preference } from './core/contracts/constraints.ts'
export type { DecisionEnvelope, FileMeta, MutatorResult, ToolEnvelope, ToolResult } from './core/contracts/execution.ts'
export type {
  AgentChecked,
  OwnMode,
  PackedContext,
  Rung,
  VerificationOutcome,
  WorkspaceContext,
} from './core/contracts/goal.ts'
export type { EffectClass, PriorityClass, QuestionKind } from './core/contracts/kinds.ts'
export type { ModelUse } from './core/contracts/model-use.ts'
export type { VerificationPolicy } from './core/contracts/plan.ts'
export type {
  DetailOf,
  More as FurtherFacts,
  Names as ProblemNames,
  OptionFault,
  Place as ProblemPlace,
  ProblemDetail,
  Reasons as ProblemReasons,
  TeamProblem,
  Unreadable as ProblemUnreadable,
  Why as ProblemReason,
} from './core/contracts/problems.ts'
export { type Problem, type ProblemCode, problemCodes } from './core/contracts/problems.ts'
export type { Ok, Refusal, Result } from './core/contracts/result.ts'
export type { TaskDispatch, TaskResult } from './core/contracts/tasks.ts'
export type {
  Frame,
  IntentAnalysis,
  IntentOp,
  Notice,
  ReplanReason,
  Segment,
  SemanticUnderstandingInput,
  WorkflowState,
} from './core/contracts/understanding.ts'
export type { Edge as MachineEdge, StateOf, Table as MachineTable } from './core/machines/machine.ts'
export type { RunState } from './core/machines/run.ts'
export type { TaskState } from './core/machines/task.ts'
export type { Fenced as FencedFrame, StepNote } from './core/state/commands.ts'
export { type AgentCommand, type Json, PersonCommand } from './core/state/commands.ts'
export type {
  Conversation,
  Decision,
  DecisionState,
  Dispatch,
  KeyedMessage,
  KnownRecord,
  Look as DecisionLook,
  Message,
  Offer,
  OpenFrame,
  OverDispatch,
  PlannedStep,
  Question,
  Run as TaskRun,
  Settled as SettledDecision,
  Shown as ShownDecision,
  Task,
  Verdict,
  Workflow,
} from './core/state/conversation.ts'
export type {
  Evidence,
  FieldsOf as EventFields,
  SaidProblem,
  Stamp as EventStamp,
  Understanding,
} from './core/state/events.ts'
export { type EventOf, type EventType, events, type JournalEvent } from './core/state/events.ts'
export type {
  Account as GoalAccount,
  GoalLimits,
  GoalRecord,
  Recovery as GoalRecovery,
} from './core/state/goal-record.ts'
export type {
  DecisionId,
  DispatchId,
  FrameId,
  Id,
  MemberId,
  MessageId,
  QuestionId,
  TaskId,
  UndoId,
  WorkflowId,
} from './core/state/ids.ts'
export type { Kept as KeptCounts } from './core/state/limits.ts'
export type { PlaceInLine } from './core/state/line.ts'
export type { OpenUndo } from './core/state/open-undo.ts'
export type { Round } from './core/state/round.ts'
export { Team, TeamMember } from './core/state/team.ts'
export type { SavedGoal } from './core/state/workflow-state.ts'
export type { Lang, Spoken } from './core/text/language.ts'
export type { UndoReport, UndoRequest } from './core/work/undoing.ts'
export type { Data as OpenedData, DataOptions } from './journal/data-folder.ts'
export { defaultFolder } from './journal/data-folder.ts'
export type { Fork as ForkRequest, Imported, MarkOf } from './journal/exchange.ts'
export { fork, importLines } from './journal/exchange.ts'
export { JournalFault } from './journal/fault.ts'
export { exportLines, goalsOf, openData, replay } from './journal/for-programs.ts'
export { memoryStore } from './journal/memory.ts'
export type { Retention } from './journal/retention.ts'
export { retain } from './journal/retention.ts'
export type {
  Blob as StoredBlob,
  Row as StoredRow,
  Snapshot as StoredSnapshot,
  Store,
  Term as StoredTerm,
  Tombstone,
} from './journal/store.ts'
export type { Options as JournalOptions } from './journal/writer.ts'
export { openJournal, type Writer } from './journal/writer.ts'
export type { Level as LogLevel, LogTarget, Write as WriteLine } from './log/log.ts'
export { openLog } from './log/log.ts'
export type { Models, OpenModel } from './models/open-models.ts'
export type {
  AskModel,
  Listening as ModelListening,
  ModelMessage,
  ModelReply,
  ModelRequest,
  TokenCount,
  ToolOffer as ModelToolOffer,
  ToolUse as ModelToolUse,
} from './models/request.ts'
export type {
  AgentAdapter,
  Append as JournalAppend,
  Awaitable,
  Clock,
  CodeTool,
  ContextAsked,
  Done,
  Engine,
  FencedJob,
  Head as JournalHead,
  Job,
  JobRef,
  Journal,
  KeptContext,
  Known as KnownSlot,
  Landed,
  Log,
  Mark,
  MeteredModel,
  Model,
  Ports,
  Post,
  Random,
  Recall,
  RecordedCall,
  Refused,
  SafetyGate,
  SafetyVerdict,
  SaidTurn,
  SeatLine,
  Staged,
  Stamped,
  ToolCall,
  ToolHost,
  Understood,
  Undo,
  Undone,
} from './ports.ts'
export type { Watched } from './runtime/embedded.ts'
export { openSignalbox, untilRest } from './runtime/embedded.ts'
export type { EngineKind, UnderstandingOptions } from './runtime/engine-kinds.ts'
export type { Delta, News } from './runtime/follow.ts'
export type { GivenTeam, SignalboxOptions, TeamOption } from './runtime/given-options.ts'
export { machineClock, machineRandom } from './runtime/machine-clock.ts'
export type {
  MachineOptions,
  Place as JournalPlace,
  ServerOptions,
  ServersInCode,
  TeamMembers,
} from './runtime/put-together.ts'
export type { Limits as RuntimeLimits, Listener } from './runtime/runtime.ts'
export type { Run as ServedRun, Streams as ServedStreams } from './runtime/serve-agent.ts'
export { type ActLimits, type ServedJob, serveAgent } from './runtime/serve-agent.ts'
export type { Acknowledged, Fields as CommandFields } from './runtime/signalbox.ts'
export {
  type ControlCommand,
  type ConversationInfo,
  type DeltaListener,
  type EventListener,
  Signalbox,
  type StartOptions,
} from './runtime/signalbox.ts'
export type { Members } from './runtime/team-ports.ts'
export type { ExtraRule } from './safety/check-safety.ts'
export type { GateOptions } from './safety/gate.ts'
export { embeddedGate } from './safety/lazy-gate.ts'
export { scriptedGate } from './safety/scripted.ts'
export type { AgentSpec, FormRow, Handoff, Slot } from './teams/agent-spec.ts'
export { type AgentInCode, type DefinedTeam, defineTeam, type TeamInCode } from './teams/define-team.ts'
export type { Form } from './teams/form.ts'
export { loadTeam } from './teams/load-team.ts'
export type { LoadedAgent, LoadedTeam } from './teams/loaded-team.ts'
export type { Playbook } from './teams/playbook.ts'
export type { ReplayRow, SafetyRule } from './teams/schema.ts'
export type { Localized as LocalizedText } from './teams/texts.ts'
export type { ToolInput } from './tools/code/tool.ts'
export { NothingHappened, tool } from './tools/code/tool.ts'
export { cascade } from './understanding/cascade.ts'
export type { Remembered as RememberedSlot } from './understanding/embedded/frames/share-slots.ts'
export type { Memory as EngineMemory, Recalled as RecalledTask } from './understanding/embedded/memory.ts'
export { embeddedEngine, type Knowledge, knowledgeOf } from './understanding/lazy-engine.ts'
export type { AgentCard } from './understanding/model.ts'
export { modelEngine } from './understanding/model.ts'
export { goesOn, scriptedEngine } from './understanding/scripted.ts'
export { orThrow } from './views/or-throw.ts'
export type { PanelLine, Tone } from './views/panel.ts'
export { type ProblemView, problemView } from './views/problem.ts'
export { type CardOption, type QuestionCard, questionCard } from './views/question.ts'
export type { QueueTurn } from './views/queue.ts'
export { queueLine } from './views/queue.ts'
export type { StatusView } from './views/status.ts'
export { statusView } from './views/status.ts'
export type { Standing } from './views/texts/standing.ts'
export type { Around as TextsAround } from './views/texts/texts.ts'
export type { Seen as TimelineReader, Weight as LineWeight } from './views/timeline.ts'
export { type Line, lineView, timelineView } from './views/timeline.ts'
