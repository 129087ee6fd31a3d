/**
 * The state of one conversation: a fold of its journal (evolve.ts), never written by hand.
 *
 * C1. It holds positions of messages, not their bodies, and only what is not finished, so an event costs the same
 *     in a long conversation as in a short one (design §14).
 * C2. Plain JSON: a snapshot is its text, and a snapshot can be thrown away.
 */

import type { Grant, PlannedCall, Prepared } from '../contracts/acting.ts'
import type { EffectClass, PriorityClass, QuestionKind } from '../contracts/kinds.ts'
import type { Frame, IntentAnalysis, IntentOp, Notice, ReplanReason, Segment } from '../contracts/understanding.ts'
import type { intake } from '../machines/intake.ts'
import type { interrupt } from '../machines/interrupt.ts'
import type { StateOf } from '../machines/machine.ts'
import type { RunState } from '../machines/run.ts'
import type { talk } from '../machines/talk.ts'
import type { TaskState } from '../machines/task.ts'
import type { turn } from '../machines/turn.ts'
import type { workflow } from '../machines/workflow.ts'
import type { GoalRecord } from './goal-record.ts'
import type { DecisionId, DispatchId, FrameId, MemberId, MessageId, QuestionId, TaskId, WorkflowId } from './ids.ts'
import { type Kept, kept } from './limits.ts'
import type { OpenUndo } from './open-undo.ts'
import type { Round } from './round.ts'
import { type Team, teamDefaults } from './team.ts'

/** The judgement of a safety gate. */
export type Verdict = 'SAFE' | 'BLOCK' | 'EMERGENCY'

/** A message between its arrival and its hand-over. */
export type Message = {
  readonly id: MessageId
  readonly by: MemberId
  readonly text: string
  /** What its markers name, and whether it says [DONE]. */
  readonly targets: readonly string[]
  readonly done: boolean
  readonly state: StateOf<typeof intake>
  /** When the gate, then the engine, counts as silent. */
  readonly gateUntil: number
  readonly engineUntil: number
  readonly verdict?: Verdict
  readonly analysis?: IntentAnalysis
  readonly frames?: readonly Frame[]
  readonly ops?: readonly IntentOp[]
  /** Intents to choose from, where the engine is too unsure to choose. */
  readonly candidates?: readonly string[]
  /** It is a plain yes or no, or it begins with one and says more: then its frames are of the rest. */
  readonly says?: 'yes' | 'no'
  readonly saysMore?: true
  /** What became of each part of it. */
  readonly segments?: readonly Segment[]
  /** What is told or asked where it leads to no work; what it asks for beside the rest, and nobody does. */
  readonly notice?: Notice
  readonly beyond?: readonly string[]
}

/** One way to give a task to a member. `token` fences off every earlier one. */
export type Dispatch = {
  readonly id: DispatchId
  readonly token: number
  readonly agentId: MemberId
  /** Until the ack: when it counts as refused. After it: when the agent counts as lost. While paused only where it is awaited. */
  readonly until?: number
  /** It waits for a seat, and the pool was asked so often; `until` is then when it is asked again. */
  readonly waits?: number
  /** The agent said with its ack that it may be run again after it was lost. */
  readonly repeatable?: true
}

/**
 * waiting behind another of its run → proposed, and prepared by the host → asked, or covered without → issued → landing, where the
 * host staged changes → settled, and then it leaves the state. A read that failed rests before its next attempt. Uncertain: it was
 * issued, and nobody knows what became of it.
 */
export type DecisionState =
  | 'WAITING'
  | 'PROPOSED'
  | 'ASKED'
  | 'COVERED'
  | 'ISSUED'
  | 'RESTING'
  | 'LANDING'
  | 'UNCERTAIN'

/** One that is not settled. It may outlive its task: then the dispatch that proposed it is over. */
export type Decision = {
  readonly id: DecisionId
  readonly taskId: TaskId
  readonly dispatchId: DispatchId
  /** Of the whole envelope, and of its action and params alone. */
  readonly hash: string
  readonly content: string
  readonly effect: EffectClass
  readonly state: DecisionState
  readonly timeoutMs: number
  readonly prepareMs: number
  /** The exit codes that are no fault. */
  readonly okExit?: readonly number[]
  /** Position of the event that brought it into its state. */
  readonly seq: number
  readonly until?: number
  readonly attempt: number
  /** What the host found, and the hash that an approval of it must carry. */
  readonly shown?: Shown
  /** What lets it be issued: a question, a grant, or why it needs neither. */
  readonly approval?: string
  /** Position of the changes that wait to land. */
  readonly staged?: number
  readonly commit?: true // the commit at the goal's end is shown with it
}
/** What a decision reaches and risks, as it was shown. */
export type Look = Pick<Prepared, 'reach' | 'risk' | 'confined'> & { readonly hash: string }
/** What a person is shown of a decision, and of the one that follows it. */
export type Shown = Look & { readonly seq: number; readonly following?: Look }

/** The run of a task by its agent. */
export type Run = {
  readonly state: RunState
  /** Its agent has said that it holds still. */
  readonly holdsStill?: true
}

/** A piece of work for one member. */
export type Task = {
  readonly id: TaskId
  readonly kind: 'reply' | 'frame' | 'step' | 'verify' | 'commit' | 'plan' | 'review'
  readonly agentId: MemberId
  readonly state: TaskState
  readonly class: PriorityClass
  /** It may start although the focus waits for a person (design §3.2). */
  readonly inserted?: true
  readonly deps: readonly TaskId[]
  readonly workflow?: WorkflowId
  readonly frame?: FrameId
  readonly step?: string
  readonly intent?: string
  /** The finished work it changes or ends, by the position at which that was made. */
  readonly record?: number
  /** The task whose agent suggested this one, and a person took it up; of a review, the task that is looked at. */
  readonly parent?: TaskId
  /** The message it was born of, and who asked for it. */
  readonly message?: MessageId
  readonly requester?: MemberId
  /** Position of what it answers (S1 Bug#7). */
  readonly from?: number
  /** Position of what a person wants changed of it; an agent that was given it before that is called back. */
  readonly change?: number
  readonly dispatch?: Dispatch
  /** The dispatch that ended in waiting for a person. */
  readonly waited?: DispatchId
  /** The words an agent asked a person with, until they answer; `again` when something else came after them. */
  readonly asked?: { readonly text: string; readonly again?: true }
  readonly run?: Run
  /** Its agent was let go and then lost: it may be done already. */
  readonly mayBeDone?: true
  /** Failed attempts so far, and not before when the next one may be made. */
  readonly failures: number
  readonly notBefore?: number
  /** How often in a row its agents were busy; its place in the line for a seat until it starts; bytes of its steps in the journal. */
  readonly busy?: number
  readonly place?: number
  readonly journaled?: number
  readonly rework: number
  /** None: the first, with nothing recorded. */
  readonly round?: Round
  /** Position of its last result, and of the request for its review while that is open. */
  readonly result?: number
  readonly review?: number
  /** Position of the review that sent it back. */
  readonly rejected?: number
}

/** A goal with its plan. */
export type Workflow = GoalRecord & {
  readonly id: WorkflowId
  readonly goal: string
  readonly state: StateOf<typeof workflow>
  readonly turn?: StateOf<typeof turn>
  readonly by: MemberId
  readonly message: MessageId
  readonly steps: readonly PlannedStep[]
  readonly planFailures: number
  /** Position of the request for a plan while it is open. */
  readonly planning?: number
  /** The open request for its plan's review: its position, and what passing means. */
  readonly planReview?: { readonly seq: number; readonly harmless: boolean }
  readonly parked?: true
  /** Who gave a task of it up: it cannot be completed any more, only planned again, or end as CANCELED or FAILED. */
  readonly gaveUp?: 'person' | 'agent'
  /** Why it was set back, until it is carried out again. */
  readonly replan?: ReplanReason
  /** In WAIT_USER_DECISION it waits for a word about a task that is blocked, not about its plan. */
  readonly stuck?: true
  /** Hash of the plan that is shown, while it waits for its approval. */
  readonly proposed?: string
  /** Hash of a proposed plan that only reads: no person has to approve it. */
  readonly harmless?: string
  /** What the steps of the plan that is shown would do. */
  readonly calls?: readonly PlannedCall[]
  /** Approved as shown, and by whom: what the steps name is granted for this plan (design §3.8). */
  readonly granted?: string
  readonly approver?: MemberId
}
/** A step of a plan. */
export type PlannedStep = {
  readonly id: string
  readonly deps: readonly string[]
  /** Position of the event that says what it is. */
  readonly seq: number
  readonly task?: TaskId
  readonly done?: true
}

/** A question that waits for a person's answer. */
export type Question = {
  readonly id: QuestionId
  readonly kind: QuestionKind
  readonly options: readonly string[]
  /** Hash of exactly what was shown; an answer to anything else is void. */
  readonly hash?: string
  readonly about?: string
  readonly offer?: Offer
  /** What would be done, once the person has said more, or with each of the first options. */
  readonly pending?: { readonly say: Notice['say']; readonly frame: Frame; readonly choices?: readonly Frame[] }
}

/** What a person may take up of an agent's suggestion (design §9): who would go on, and with what. */
export type Offer = {
  readonly agentId: MemberId
  readonly goal: string
  /** What the task that suggests it knew, and the position of what it said. */
  readonly slots: Readonly<Record<string, unknown>>
  readonly from?: number
  readonly message: MessageId
}

/** One intent of the person that is being worked on, with the slots it has and lacks. */
export type OpenFrame = {
  readonly id: FrameId
  readonly intent: string
  readonly agentId: MemberId
  readonly slots: Readonly<Record<string, unknown>>
  readonly missing: readonly string[]
  readonly task?: TaskId
}

/** What finished work left behind (Team.records), and whether it still stands. */
export type KnownRecord = {
  readonly record: string
  /** Position of the result that made it, and of the last that changed or ended it. */
  readonly made: number
  readonly touched: number
  /** When it was last made or changed: «tomorrow» was said then. */
  readonly at: number
  readonly slots: Readonly<Record<string, unknown>>
  readonly ended?: true
}

/** How a dispatch ended: its agent refused it, brought a result or asked, or was taken off it. */
export type OverDispatch = { readonly id: DispatchId; readonly how: 'nack' | 'result' | 'taken' }
/** A message that was sent with a key: `print` is the fingerprint of its text (text/measure.ts). */
export type KeyedMessage = Readonly<{ key: string; by: MemberId; print: number; seq: number }>

/** What is remembered of a decision after it is settled: enough to answer its repetition. */
export type Settled = {
  readonly id: DecisionId
  readonly hash: string
  readonly seq: number
  /** Position of the event that ended it. */
  readonly ended?: number
  /** A later dispatch of its task asked for it again, and is told too. */
  readonly tells?: DispatchId
  /** Its dispatch ended before anything of it ran: it may be proposed again. */
  readonly dropped?: true
}

/** A conversation as it is now: the fold of its journal. */
export type Conversation = {
  readonly seq: number
  readonly at: number
  readonly team: Team
  readonly teamHash: string
  /** Where the team's files are, if this machine said so and they are not found by the team's name. */
  readonly folder?: string
  readonly workspace?: string
  /** It came from a file, and no person of this machine has said with which team it goes on. */
  readonly imported?: true
  /** How much of what is over the state keeps. */
  readonly kept: Kept
  readonly talk: StateOf<typeof talk>
  readonly waitingFor?: MemberId
  readonly interrupt: StateOf<typeof interrupt>
  /** Position of the pause that holds the work: only what a person says after it can end it. */
  readonly pausedAt?: number
  /** Whose pause it is. Without a name it was made to ask something, and ends with the goal it was made for (design §2). */
  readonly pausedBy?: MemberId
  /** Hops since a person last spoke, and the fingerprints of what was said in them (design §3.9). */
  readonly hops: number
  readonly echoes: readonly number[]
  /** Position of what was said last. */
  readonly said: number
  readonly messages: readonly Message[]
  /** How many of the last messages were only talk, one after the other: not each gets the same answer. */
  readonly smallTalk?: number
  /** The last messages that had a key, oldest first, so that a repetition is known as one (intake/guard.ts). */
  readonly keyed?: readonly KeyedMessage[]
  readonly tasks: readonly Task[]
  readonly workflows: readonly Workflow[]
  readonly current?: WorkflowId
  readonly questions: readonly Question[]
  /** The plan that a person approved, from their answer until it is carried out. */
  readonly approval?: { readonly question: QuestionId; readonly about?: string; readonly hash?: string }
  readonly decisions: readonly Decision[]
  readonly grants: readonly Grant[]
  /** What is being taken back. */
  readonly undos?: readonly OpenUndo[]
  readonly frames: readonly OpenFrame[]
  readonly focus?: FrameId
  /** What finished work left behind, oldest first; the newest are kept. */
  readonly records?: readonly KnownRecord[]
  /** The last dispatches that are over, with what ended them: what still comes of one is late or repeated. */
  readonly over: readonly OverDispatch[]
  /** The decisions that were proposed last, and the others in pages (ledger.ts). */
  readonly recent?: readonly Settled[]
  readonly ledger: readonly Readonly<Record<DecisionId, Settled>>[]
  /** Tokens and turns of the history so far: M1's threshold needs no bodies. */
  readonly history: { readonly turns: number; readonly tokens: number }
}

export const noTeam: Team = { ...teamDefaults, team: 'none', members: [] }

export const unborn: Conversation = {
  seq: 0,
  at: 0,
  team: noTeam,
  teamHash: '',
  kept,
  talk: 'paused',
  interrupt: 'EXECUTION',
  hops: 0,
  echoes: [],
  said: 0,
  messages: [],
  tasks: [],
  workflows: [],
  questions: [],
  decisions: [],
  grants: [],
  frames: [],
  over: [],
  ledger: [],
  history: { turns: 0, tokens: 0 },
}

export const inFlightStates: ReadonlySet<TaskState> = new Set(['DISPATCHING', 'DISPATCHED', 'RUNNING'])
/** Planning and review: they read only, nobody reviews them, and what they bring is not said in the talk (work/staff.ts). */
export const isOfStaff = ({ kind }: { readonly kind?: string }): boolean => kind === 'plan' || kind === 'review'
/** It may go on: to its next decision, or to its result. */
export const isGoing = ({ run }: Pick<Task, 'run'>): boolean => run?.state === 'RUNNING' || run?.state === 'PLANNING'
export const isInFlight = (t: Task): boolean => inFlightStates.has(t.state)
export const isParked = (s: Conversation, t: Task): boolean =>
  t.workflow !== undefined && s.workflows.some((w) => w.id === t.workflow && w.parked)
/** An agent, a host or a probe is at it: not one that is held, or waits for a person's word. */
export function isAtWork(s: Conversation, t: Task): boolean {
  if (!isInFlight(t)) return false
  if (t.run === undefined) return true
  const { state } = t.run
  if (state === 'ERROR') return decisionOf(s, t) !== undefined // a probe looks for what became of it
  return state !== 'BLOCKED' && state !== 'PAUSED' && decisionOf(s, t)?.state !== 'ASKED'
}
/** Its goal gave way, and its agent has not said that it holds still. One that waits to be told of what it proposed does. */
export const isStillRunning = (s: Conversation, t: Task): boolean =>
  t.run?.state === 'PAUSED' && !t.run.holdsStill && isParked(s, t) && !waitsToBeTold(s, t)
const waitsToBeTold = (s: Conversation, t: Task): boolean =>
  decisionOf(s, t)?.state !== 'PROPOSED' && s.decisions.some((x) => x.dispatchId === t.dispatch?.id)
/** Something waits for it to hold still: until then its lease runs (work/boundary.ts). */
export const isAwaited = ({ run, dispatch }: Task): boolean => run?.state === 'PAUSED' && dispatch?.until !== undefined
/** The decision that a run is about now: the others wait behind it. */
export const decisionOf = (s: Pick<Conversation, 'decisions'>, t: Pick<Task, 'dispatch'>): Decision | undefined =>
  s.decisions.find((x) => x.dispatchId === t.dispatch?.id && x.state !== 'WAITING')
export const openDecision = (s: Conversation, id: DecisionId | undefined): Decision | undefined =>
  s.decisions.find((x) => x.id === id)
/** The task whose run a decision is of; none when it has outlived it. */
export const runOf = (s: Conversation, x: Pick<Decision, 'dispatchId'>): Task | undefined =>
  taskOfDispatch(s, x.dispatchId)
const issuedStates: ReadonlySet<DecisionState> = new Set(['ISSUED', 'RESTING', 'LANDING', 'UNCERTAIN'])
/** The host has it, or had it: what it did may be there already. */
export const isIssued = (x: Decision): boolean => issuedStates.has(x.state)
/** An offer waits for nobody, and nobody waits for it. */
export const isOffer = (q: Question): boolean => q.kind === 'handoff'
export const taskOf = (s: Conversation, id: TaskId): Task | undefined => s.tasks.find((t) => t.id === id)
export const taskOfDispatch = (s: Conversation, id: DispatchId): Task | undefined =>
  s.tasks.find((t) => t.dispatch?.id === id)
/** Its plan is approved, or needed no approval: its tasks run, even where one of them is blocked. */
export const isCarriedOut = (w: Workflow): boolean => w.state === 'EXECUTION' || w.stuck === true
export const currentWorkflow = (s: Conversation): Workflow | undefined => s.workflows.find((w) => w.id === s.current)
