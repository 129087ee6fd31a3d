/**
 * One conversation as the disk has it: read event by event, folded with the core's own evolve, and remembered for as long as
 * an invariant needs it. Every event passes the checks (invariants.ts) together with the states before and after it.
 */
import { type Conversation, unborn } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'

type Dispatched = {
  readonly taskId: string
  readonly agentId: string
  readonly seq: number
  until: number
  ended?: 'ack' | 'nack'
  result?: number
}
type Decided = {
  readonly taskId: string
  readonly content: string
  readonly effect: string
  /** What was shown last: its hash, and what it reaches. */
  shown?: EventOf<'decision_prepared'>
  readonly seq: number
  asked?: string
  issued?: number
  /** What it staged was not what it was to do. */
  faulty?: boolean
  /** Every position at which its host was let begin, also when it was proposed before: what that host says comes late. */
  readonly begun: number[]
  /** settled, refused or uncertain; then perhaps probed. */
  outcome?: string
  probed?: string
}
type Asked = {
  readonly kind: string
  readonly hash?: string
  readonly about?: string
  answered?: { option: string; by: string }
}

export class Trace {
  readonly id: string
  readonly events: JournalEvent[] = []
  state: Conversation = unborn
  /** The highest position that somebody outside was told of, or that an effect was started for. */
  witnessed = 0
  readonly dispatches = new Map<string, Dispatched>()
  readonly decisions = new Map<string, Decided>()
  readonly questions = new Map<string, Asked>()
  readonly verdicts = new Map<string, string>()
  readonly texts = new Map<string, string>()
  /** The last request for a plan of a workflow, or a review of it or of a task. */
  readonly requests = new Map<string, number>()
  /** Tasks whose agent was let go, may not be run again by itself, and was lost. */
  readonly lostOnce = new Set<string>()
  readonly approvalsUsed = new Set<string>()

  constructor(id: string) {
    this.id = id
  }

  /** Takes one event in. The caller checks before and after. */
  add(e: JournalEvent): Conversation {
    const before = this.state
    this.state = evolve(before, e)
    this.events.push(e)
    return before
  }
}

/** A goal's plan, as what is reviewed; the goal itself is what is planned. */
export const planOf = (workflowId: string): string => `plan of ${workflowId}`

/** Notes what later events are held against. It runs after the checks of the event itself. */
export function note(trace: Trace, e: JournalEvent): void {
  if (e.type === 'user_input_received') trace.texts.set(e.messageId, e.text)
  if (e.type === 'safety_checked') trace.verdicts.set(e.messageId, e.verdict)
  if (e.type === 'question_opened') {
    trace.questions.set(e.questionId, { kind: e.kind, hash: e.hash, about: e.about })
    const decision = e.about === undefined ? undefined : trace.decisions.get(e.about)
    if (decision && e.kind === 'approval') decision.asked = e.questionId
  }
  if (e.type === 'question_answered') {
    const q = trace.questions.get(e.questionId)
    if (q) q.answered = { option: e.option, by: e.by }
  }
  if (e.type === 'plan_requested') trace.requests.set(e.workflowId, e.seq)
  if (e.type === 'task_review_requested') trace.requests.set(e.taskId, e.seq)
  if (e.type === 'plan_review_requested') trace.requests.set(planOf(e.workflowId), e.seq)
  noteDispatch(trace, e)
  noteDecision(trace, e)
}

function noteDispatch(trace: Trace, e: JournalEvent): void {
  if (e.type === 'task_dispatch_requested') {
    const until = e.at + trace.state.team.dispatchTimeoutMs
    trace.dispatches.set(e.dispatchId, { taskId: e.taskId, agentId: e.agentId, seq: e.seq, until })
  }
  if (!('dispatchId' in e) || e.dispatchId === undefined) return
  const dispatch = trace.dispatches.get(e.dispatchId)
  if (!dispatch) return
  if (e.type === 'task_seat_given') dispatch.until = e.at + trace.state.team.dispatchTimeoutMs
  if (e.type === 'task_dispatch_ack') dispatch.ended = 'ack'
  if (e.type === 'task_dispatch_nack') dispatch.ended = 'nack'
  if (e.type === 'task_execution_result') dispatch.result = e.seq
}

function noteDecision(trace: Trace, e: JournalEvent): void {
  if (e.type === 'decision_proposed') {
    const { taskId, content, effect, seq } = e
    const { begun = [] } = trace.decisions.get(e.envelope.decision_id) ?? {}
    trace.decisions.set(e.envelope.decision_id, { taskId, content, effect, seq, begun })
  }
  if (!('decision_id' in e)) return
  const decision = trace.decisions.get(e.decision_id)
  if (!decision) return
  if (e.type === 'decision_prepared') decision.shown = e
  if (e.type === 'decision_issued' || e.type === 'decision_attempted') {
    decision.issued = e.seq
    decision.begun.push(e.seq)
  }
  if (e.type === 'decision_stale') decision.issued = undefined
  if (e.type === 'changes_staged') decision.faulty = isFaulty(e.evidence)
  if (e.type === 'decision_settled' || e.type === 'decision_refused' || e.type === 'decision_uncertain')
    decision.outcome = e.type
  if (e.type === 'decision_probed') decision.probed = e.outcome
}

const isFaulty = ({ missing, unexpected, out_of_scope }: EventOf<'changes_staged'>['evidence']): boolean =>
  missing.length + unexpected.length + out_of_scope.length > 0
