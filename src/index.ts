/** The public surface: what an embedding program may rely on. Everything else can change without notice. */
import './edge/needed-node.ts'

export { formAgent } from './agents/form.ts'
export { agent } from './agents/function.ts'
export { ActFailed } from './agents/function-acts.ts'
export type { AgentAnswer, AgentContext } from './agents/function-context.ts'
export type { AgentFunction } from './agents/function-run.ts'
export { agentsByMember } from './agents/members.ts'
export { playbookAgent } from './agents/playbook.ts'
export type { ProcessAgent, ProcessOptions, ProcessPorts } from './agents/process.ts'
export { processAgent } from './agents/process.ts'
export { type Script, scripted, scriptedReplies } from './agents/scripted.ts'
export { type ActLimits, type ServedJob, serveAgent } from './agents/serve.ts'
export type {
  Change,
  Confinement,
  EffectiveScope,
  Grant,
  Image,
  Prepared,
  Rated,
  Reach,
  Risk,
  RiskReason,
  Told,
} from './core/contracts/acting.ts'
export { type ContractName, contracts } from './core/contracts/all.ts'
export type { AsideRun } from './core/contracts/aside.ts'
export type { DecisionEnvelope, FileMeta, MutatorResult, ToolEnvelope, ToolResult } from './core/contracts/execution.ts'
export type { WorkspaceContext } from './core/contracts/goal.ts'
export type { EffectClass, PriorityClass } from './core/contracts/kinds.ts'
export type { ProblemDetail } from './core/contracts/problems.ts'
export { type Problem, type ProblemCode, problemCodes } from './core/contracts/problems.ts'
export type { Ok, Refusal, Result } from './core/contracts/result.ts'
export type { TaskDispatch, TaskResult } from './core/contracts/tasks.ts'
export type { Frame, Notice, SemanticUnderstandingInput, WorkflowState } from './core/contracts/understanding.ts'
export type { StepNote } from './core/state/commands.ts'
export { type AgentCommand, type Json, PersonCommand } from './core/state/commands.ts'
export type {
  Conversation,
  Decision,
  KeyedMessage,
  KnownRecord,
  Message,
  Offer,
  OverDispatch,
  Question,
  Task,
} from './core/state/conversation.ts'
export type { Understanding } from './core/state/events.ts'
export { type EventOf, type EventType, events, type JournalEvent } from './core/state/events.ts'
export { fold } from './core/state/evolve.ts'
export type { DecisionId } from './core/state/ids.ts'
export type { OpenUndo } from './core/state/open-undo.ts'
export type { Round } from './core/state/round.ts'
export { Team, TeamMember } from './core/state/team.ts'
export { foldGoals, type SavedGoal, savedGoals } from './core/state/workflow-state.ts'
export type { Lang, Spoken } from './core/text/language.ts'
export type { UndoReport, UndoRequest } from './core/work/undoing.ts'
export { defaultFolder, openData } from './journal/data-folder.ts'
export { exportLines, fork, importLines } from './journal/exchange.ts'
export { JournalFault } from './journal/fault.ts'
export { memoryStore } from './journal/memory.ts'
export { retain } from './journal/retention.ts'
export type { Tombstone } from './journal/store.ts'
export { openJournal, type Writer } from './journal/writer.ts'
export { openLog } from './log/log.ts'
export type {
  AgentAdapter,
  Clock,
  CodeTool,
  Done,
  Engine,
  Job,
  JobRef,
  Journal,
  Landed,
  Log,
  Model,
  Ports,
  Random,
  Recall,
  RecordedCall,
  Refused,
  SafetyGate,
  SafetyVerdict,
  SaidTurn,
  Staged,
  Stamped,
  ToolCall,
  ToolHost,
  Understood,
  Undo,
  Undone,
} from './ports.ts'
export { openSignalbox, untilRest } from './runtime/embedded.ts'
export type { Delta, News } from './runtime/follow.ts'
export { machineClock, machineRandom } from './runtime/machine-clock.ts'
export { OpenFailed } from './runtime/open-failed.ts'
export type { SignalboxOptions, TeamMembers, TeamOption } from './runtime/put-together.ts'
export type { Listener } from './runtime/runtime.ts'
export {
  type ControlCommand,
  type ConversationInfo,
  type DeltaListener,
  type EventListener,
  Signalbox,
  type StartOptions,
} from './runtime/signalbox.ts'
export { rulesGate } from './safety/lazy-gate.ts'
export { scriptedGate } from './safety/scripted.ts'
export { type AgentInCode, type DefinedTeam, defineTeam, type TeamInCode } from './teams/define-team.ts'
export { loadTeam } from './teams/load-team.ts'
export type { Loaded, LoadedAgent, LoadedTeam } from './teams/loaded-team.ts'
export type { SafetyRule } from './teams/schema.ts'
export { NothingHappened, tool } from './tools/code/tool.ts'
export { cascade } from './understanding/cascade.ts'
export { embeddedEngine, type Knowledge, knowledgeOf } from './understanding/lazy-engine.ts'
export { modelEngine } from './understanding/model.ts'
export { goesOn, scriptedEngine } from './understanding/scripted.ts'
export { type ProblemView, problemView } from './views/problem.ts'
export { queueLine } from './views/queue.ts'
export { statusView } from './views/status.ts'
export { type Line, lineView, timelineView } from './views/timeline.ts'
