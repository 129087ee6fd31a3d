/**
 * What follows by itself after every command: pauses reach their boundary, ready tasks start, finished goals close, and the
 * talk says who is next. This is the one place that keeps the promise "never stuck" (S1 §1, design §3.9).
 *
 * A1. Afterwards something is in flight, or has a timer, or a person is next. A2. It is idempotent: advancing twice is once.
 * A3. While one reply is all that is under way, nothing follows. Most frames of agents leave it so, so this is asked first.
 */

import {
  type Conversation,
  isAtWork,
  isAwaited,
  isGoing,
  isInFlight,
  isOffer,
  type Task,
  type Workflow,
} from './state/conversation.ts'
import type { Draft } from './state/draft.ts'
import { who } from './state/events.ts'
import { moveWorkflow } from './state/phases.ts'
import { firstHuman, memberOf } from './state/team.ts'
import { ask, askAgain, withdrawStale } from './talk/questions.ts'
import { repeatQuestion } from './talk/waiting-question.ts'
import { clip } from './text/clip.ts'
import { awaitPauses, reachBoundary, releaseRuns } from './work/boundary.ts'
import { closeGoal } from './work/close-goal.ts'
import { dispatchTask } from './work/dispatch.ts'
import { issueCovered } from './work/execution.ts'
import { takeInGoal } from './work/intake-goal.ts'
import { order } from './work/order.ts'
import { scheduleOf } from './work/schedule.ts'
import { keepStaff } from './work/staff.ts'

export function advance(d: Draft): void {
  if (d.state.talk !== 'completed' && !isOneReply(d.state)) advanceAll(d)
}

/** A3. */
export function isOneReply({
  talk,
  interrupt,
  tasks,
  messages,
  workflows,
  questions,
  decisions,
}: Conversation): boolean {
  const [t] = tasks
  if (talk !== 'active' || interrupt !== 'EXECUTION' || tasks.length !== 1 || t === undefined) return false
  if (messages.length + workflows.length + questions.length + decisions.length > 0) return false
  return t.kind === 'reply' && isInFlight(t) && t.change === undefined && (t.run === undefined || isGoing(t))
}

export function advanceAll(d: Draft): void {
  keepStaff(d) // what it ends holds back no pause and no goal
  reachBoundary(d)
  closeGoals(d) // before anything starts: the end of a goal may let others begin
  releaseRuns(d)
  takeInGoal(d)
  askAgain(d)
  issueCovered(d)
  startReady(d)
  awaitPauses(d) // for what could not start
  tellWhoIsNext(d)
}

function startReady(d: Draft): void {
  if (d.state.interrupt !== 'EXECUTION') return
  const before = d.state.tasks
  if (!before.some((t) => t.state === 'READY')) return
  for (const id of order(scheduleOf(d.state, d.at)).next) {
    const t = d.state.tasks.find((x) => x.id === id)
    if (t) dispatchTask(d, t)
  }
  // A person's turn that came up may leave room for nobody else; anything that started may have changed who is next.
  if (d.state.tasks !== before) startReady(d)
}

function closeGoals(d: Draft): void {
  for (const w of d.state.workflows)
    if (w.stuck && !hasBlocked(d.state, w)) moveWorkflow(d, w.id, 'user_choose_continue')
  for (const w of d.state.workflows) if (isOver(d.state, w)) closeGoal(d, w)
  withdrawStale(d)
  if (d.state.workflows.length > 0 && d.state.current === undefined) offerParked(d)
}

/** An agent that does not hold still may finish a goal that is parked. One that has to be verified waits until it is resumed. */
const isOver = (s: Conversation, w: Workflow): boolean =>
  w.state === 'EXECUTION' &&
  (w.id === s.current || (w.parked === true && w.turn === undefined)) &&
  !s.tasks.some((t) => t.workflow === w.id)

function offerParked(d: Draft): void {
  const parked = d.state.workflows.find((x) => x.parked)
  if (!parked || d.state.questions.some((q) => q.kind === 'parked')) return
  ask(d, { kind: 'parked', about: parked.id, options: ['resume', 'drop'], text: clip(parked.goal, 500) })
}

const hasBlocked = (s: Conversation, w: Workflow): boolean =>
  s.tasks.some((t) => t.workflow === w.id && t.state === 'BLOCKED')

/** The talk's status follows from the work; a change of it is an event, so everyone is told and every pause is saved (S1 §6.2). */
function tellWhoIsNext(d: Draft): void {
  const s = d.state
  if (s.messages.some((m) => m.state !== 'WAIT_USER_DECISION')) return // it is not known yet what the message changes
  const waiting = personNext(s, d.at)
  if (waiting === undefined) {
    if (s.talk !== 'active') d.emit('talk_changed', who.router, { on: 'route_to_ai', status: 'active', reason: 'work' })
    return
  }
  if (waiting.reason === 'fallback') repeatQuestion(d)
  if (s.talk === 'paused' && s.waitingFor === waiting.member) return
  d.emit('talk_changed', who.router, {
    on: 'route_to_human',
    status: 'paused',
    waitingFor: waiting.member,
    reason: waiting.reason,
  })
}

function personNext(
  s: Conversation,
  at: number,
): { member: string; reason: 'pause' | 'turn' | 'question' | 'fallback' } | undefined {
  const first = firstHuman(s.team)?.id ?? ''
  if (s.interrupt === 'PAUSED' || s.interrupt === 'WAIT_USER_DECISION') return { member: first, reason: 'pause' }
  if (s.tasks.some((t) => isWorking(s, t, at)) || looksAround(s)) return
  const turn = s.tasks.find((t) => t.state === 'AWAITING_USER' && memberOf(s.team, t.agentId)?.type === 'human')
  if (turn) return { member: turn.agentId, reason: 'turn' }
  return { member: first, reason: s.questions.some((q) => !isOffer(q)) ? 'question' : 'fallback' }
}

/** Something goes on without a person: an agent, a tool, or a timer until the next attempt. */
function isWorking(s: Conversation, t: Task, at: number): boolean {
  if (isInFlight(t)) return isAtWork(s, t) || isAwaited(t)
  const isDue = t.state === 'READY' && t.notBefore !== undefined && t.notBefore > at
  return isDue && (t.workflow === undefined || t.workflow === s.current)
}

const looksAround = (s: Conversation): boolean =>
  s.workflows.some((w) => (w.context?.until ?? w.recovery?.undo) !== undefined && w.id === s.current)
