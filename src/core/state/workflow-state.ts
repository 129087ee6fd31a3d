/**
 * The saved form of every goal (S0 §11). It is a fold of the journal beside evolve.ts, written nowhere else, so it cannot drift: the
 * same events give the same bytes, before and after any crash.
 *
 * W1. What moves (status, reason, question) is read off the folded conversation; a goal that is over keeps its last word.
 * W2. A message touches the goal that is current when it is routed, and the goal that it starts.
 * W3. An execution snapshot is a journal position, `conversation:seq`: a pause that took hold, a task of it that brought a result or
 *     asks for something, the goal being set back, or the request to plan it again, which carries it.
 * W4. The oldest open question about a goal is the decision it requires, as in every interface.
 */
import type { WorkflowState } from '../contracts/understanding.ts'
import { workflow } from '../machines/workflow.ts'
import {
  type Conversation,
  isOffer,
  openDecision,
  type Question,
  taskOf,
  unborn,
  type Workflow,
} from './conversation.ts'
import type { EventOf, JournalEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { MessageId, WorkflowId } from './ids.ts'

/** A goal as others may keep it (S0 §11). */
export type SavedGoal = { readonly workflowId: WorkflowId; readonly goal: string } & WorkflowState

/** How the message was read that a goal came from. */
type Reading = Pick<WorkflowState, 'currentIntentAnalysis' | 'currentRoutingDecision'>
/** One goal, as far as it was folded. */
type Kept = {
  readonly id: WorkflowId
  readonly goal: string
  readonly snapshot?: number
  readonly reading: Reading
  /** As it was when it ended. */
  readonly over?: Pick<Workflow, 'state' | 'replan'>
}
/** The goals of a conversation, as far as its events were folded. */
type Goals = {
  readonly conversation: string
  readonly state: Conversation
  /** How the messages were read that are not handed over yet. */
  readonly readings: Readonly<Record<MessageId, Reading>>
  readonly kept: readonly Kept[]
}

export const noGoals = (conversation: string): Goals => ({ conversation, state: unborn, readings: {}, kept: [] })

/** Every goal that a conversation ever had, from its events. */
export function foldGoals(conversation: string, events: Iterable<JournalEvent>): Goals {
  let goals = noGoals(conversation)
  for (const e of events) goals = evolveGoals(goals, e)
  return goals
}

export function evolveGoals(goals: Goals, e: JournalEvent): Goals {
  const state = evolve(goals.state, e)
  const read = e.type === 'routing_decision_made' ? withReading(goals, e) : goals
  const readings = Object.fromEntries(Object.entries(read.readings).filter(([id]) => isOpen(state, id)))
  return { ...goals, state, readings, kept: keptAfter(read, e) }
}

/** In the order in which they were started; those that are over too. */
export const savedGoals = ({ conversation, state, kept }: Goals): SavedGoal[] =>
  kept.map(({ id, goal, snapshot, reading, over }) => {
    const w = state.workflows.find((x) => x.id === id) ?? over
    const question = over ? undefined : state.questions.find((q) => goalOf(state, q) === id)
    return {
      workflowId: id,
      goal,
      workflowStatus: (w?.state ?? 'CANCELED').toLowerCase() as WorkflowState['workflowStatus'],
      ...(w?.replan && { replanReason: w.replan }),
      decisionRequired: question !== undefined,
      decisionOptions: question?.options.slice(0, 20) ?? [],
      latestExecutionSnapshotId: snapshot === undefined ? '' : `${conversation}:${snapshot}`,
      ...reading,
    }
  })

/** Which goal a question is about: the goal itself, one of its tasks or decisions, or a message that would change it. */
function goalOf(s: Conversation, q: Question): WorkflowId | undefined {
  if (isOffer(q)) return // nothing waits for it
  if (q.kind === 'plan' || q.kind === 'parked') return q.about
  if (q.kind === 'route' || q.kind === 'clarify') return s.current
  if (q.kind === 'approval') return s.tasks.find((t) => t.id === openDecision(s, q.about)?.taskId)?.workflow
  const task = s.tasks.find((t) => t.id === q.about)
  return task ? task.workflow : s.workflows.find((w) => w.id === q.about)?.id
}

const isOpen = (s: Conversation, id: MessageId): boolean => s.messages.some((m) => m.id === id)

function withReading(goals: Goals, e: EventOf<'routing_decision_made'>): Goals {
  const message = goals.state.messages.find((m) => m.id === e.messageId)
  const reading = { currentIntentAnalysis: message?.analysis, currentRoutingDecision: e.decision }
  const touched = goals.state.current
  return {
    ...goals,
    readings: { ...goals.readings, [e.messageId]: reading },
    kept: goals.kept.map((k) => (k.id === touched ? { ...k, reading } : k)),
  }
}

function keptAfter({ state, readings, kept }: Goals, e: JournalEvent): readonly Kept[] {
  if (e.type === 'workflow_started')
    return [...kept, { id: e.workflowId, goal: e.goal, reading: readings[e.messageId] ?? {} }]
  if (e.type === 'conversation_ended') return kept.map((k) => (k.over ? k : { ...k, over: { state: 'CANCELED' } }))
  const at = snapshotAt(state, e)
  const moved = at ? kept.map((k) => (k.id === at.goal ? { ...k, snapshot: at.seq } : k)) : kept
  const ended = endedBy(state, e)
  return ended ? moved.map((k) => (k.id === ended.id ? { ...k, over: ended } : k)) : moved
}

function endedBy(s: Conversation, e: JournalEvent): Pick<Workflow, 'id' | 'state' | 'replan'> | undefined {
  if (e.type !== 'phase_transition' || e.machine !== 'workflow') return
  const { replan } = s.workflows.find((w) => w.id === e.id) ?? {}
  const state = workflow.final.find((end) => end === e.to)
  if (state && e.id !== undefined) return { id: e.id, state, replan }
}

/** W3. */
function snapshotAt(s: Conversation, e: JournalEvent): { goal: string | undefined; seq: number } | undefined {
  if (e.type === 'task_execution_result' || e.type === 'task_awaiting_user')
    return { goal: taskOf(s, e.taskId)?.workflow, seq: e.seq }
  if (e.type === 'plan_requested' && e.snapshot !== undefined) return { goal: e.workflowId, seq: e.snapshot }
  if (e.type !== 'phase_transition') return
  if (e.on === 'checkpoint_saved' || e.on === 'major_failure_or_change') return { goal: e.id, seq: e.seq }
}
