/**
 * What must hold in every state the core can be in, and for every step it takes (docs/guarantees.md, advance:A1, advance:A2, advance:A3).
 * Each check answers with what is wrong, or with nothing.
 */

import { advanceAll, isOneReply } from '../../src/core/advance.ts'
import { due } from '../../src/core/deadlines.ts'
import { type Decided, decide } from '../../src/core/decide.ts'
import { isLocked } from '../../src/core/intake/guard.ts'
import { effectsUnderWay } from '../../src/core/journey.ts'
import { approversOf } from '../../src/core/state/approvers.ts'
import type { Command } from '../../src/core/state/commands.ts'
import {
  type Conversation,
  decisionOf,
  isAtWork,
  isAwaited,
  isInFlight,
  isIssued,
  isParked,
  isStillRunning,
  type Question,
  type Task,
} from '../../src/core/state/conversation.ts'
import { Draft } from '../../src/core/state/draft.ts'
import type { EventOf, JournalEvent } from '../../src/core/state/events.ts'
import { silent } from '../../src/core/state/facts.ts'
import { memberOf, personReviews } from '../../src/core/state/team.ts'
import { awaitsWorkspace } from '../../src/core/work/execution.ts'
import { inTheWay } from '../../src/core/work/schedule.ts'

/** Nobody but a person can make it go on, and they have been told so. */
export const isAtRest = (s: Conversation): boolean => s.talk !== 'active'

export function faultsOf(s: Conversation): string[] {
  return [
    ...neverStuck(s),
    ...seenAtAGlance(s),
    ...talkIsTrue(s),
    ...onePending(s),
    ...questionsAreLive(s),
    ...waitsAreAsked(s),
    ...oneFocus(s),
    ...goalsAreWhole(s),
    ...pausesHold(s),
    ...parkedRest(s),
    ...waitsEnd(s),
  ]
}

/** advance:A3: where it is said that nothing follows, nothing does. */
function seenAtAGlance(s: Conversation): string[] {
  if (!isOneReply(s)) return []
  const d = new Draft(s, s.at, silent)
  advanceAll(d)
  return d.events.map(({ type }) => `advance:A3: ${type} would follow`)
}

/** advance:A1, advance:A2: in flight with a timer, or a person is next, or over; and what is due is done by waking once. */
function neverStuck(s: Conversation): string[] {
  if (s.talk === 'completed') {
    const rest = [s.messages, s.tasks, s.workflows, s.questions, s.frames].flat().length
    const waits = due(s, s.at) !== null && s.decisions.length === 0 // what a host had begun is waited for
    return rest > 0 || waits ? ['advance:A1: something is left of an ended conversation'] : []
  }
  const faults: string[] = []
  const timer = due(s, s.at)
  if (s.talk === 'active' && timer === null && awaitsWorkspace(s).length === 0)
    faults.push('advance:A1: active without a timer')
  if (s.talk === 'paused' && memberOf(s.team, s.waitingFor ?? '')?.type !== 'human' && s.seq > 1)
    faults.push('advance:A1: paused, and no person is next')
  for (const e of effectsUnderWay('c', s)) {
    const isHeld = timer === null && e.kind !== 'rejoin' // a paused or asked run rests without a lease
    if (isHeld) faults.push(`advance:A1: ${e.kind} is pending without a timer`)
  }
  const again = decide(s, { type: 'wake' }, s.at)
  if (again.ok && again.value.events.length > 0)
    faults.push(`advance:A2: advancing again did ${again.value.events[0]?.type}`)
  const rung = timer === null ? undefined : decide(s, { type: 'wake' }, timer)
  if (rung?.ok && due(rung.value.state, timer ?? 0) === timer)
    faults.push('advance:A2: a timer that was rung is still due')
  return faults
}

/** The talk is paused only when nothing goes on by itself; while a message is on its way in, it is not known yet. */
function talkIsTrue(s: Conversation): string[] {
  if (s.talk !== 'paused' || s.interrupt === 'PAUSED' || s.interrupt === 'WAIT_USER_DECISION') return []
  if (s.messages.some((m) => m.state !== 'WAIT_USER_DECISION')) return []
  const isCurrent = (t: Task) => t.workflow === undefined || t.workflow === s.current
  const goesOn = s.tasks.filter(
    (t) =>
      t.dispatch?.until !== undefined ||
      (decisionOf(s, t)?.until !== undefined && t.run?.state !== 'PAUSED') || // what is held may still be looked at
      (t.state === 'READY' && isCurrent(t) && (t.notBefore ?? 0) > s.at),
  )
  const plans = s.workflows.filter((w) => (w.context?.until ?? w.recovery?.undo) && w.id === s.current)
  return [...goesOn, ...plans].map((x) => `the talk is paused although something goes on: ${x.state}`)
}

/** I11, I13: a dispatch for what is in flight and for nothing else; one decision outstanding. */
function onePending(s: Conversation): string[] {
  const ids = s.tasks.flatMap((t) => (t.dispatch ? [t.dispatch.id] : []))
  return [
    ...(new Set(ids).size < ids.length ? ['I13: two tasks with one dispatch'] : []),
    ...s.tasks.flatMap((t) => [
      ...(isInFlight(t) !== (t.dispatch !== undefined) ? [`I13: ${t.state} with dispatch ${t.dispatch?.id}`] : []),
      ...((t.state === 'RUNNING') !== (t.run !== undefined) ? [`I10: ${t.state} with a run ${t.run?.state}`] : []),
      ...((t.run?.state === 'WAITING_TOOL') !== waitsForTool.has(decisionOf(s, t)?.state)
        ? [`I11: ${t.run?.state} with a decision ${decisionOf(s, t)?.state}`]
        : []),
      ...(passing.has(t.state) ? [`I10: a task rests in ${t.state}`] : []),
    ]),
  ]
}
const waitsForTool: ReadonlySet<string | undefined> = new Set(['ISSUED', 'RESTING', 'LANDING'])
const passing: ReadonlySet<string> = new Set([
  'EXECUTION_SUCCEEDED',
  'EXECUTION_FAILED',
  'DISPATCH_FAILED',
  'REWORK_REQUIRED',
  'DONE',
  'CANCELED',
])

function questionsAreLive(s: Conversation): string[] {
  const dead = s.questions.filter((q) => !isLive(s, q)).map((q) => `a ${q.kind} question about nothing (${q.options})`)
  const seen = new Set(s.questions.map((q) => `${q.kind} ${q.about}`))
  return seen.size < s.questions.length ? [...dead, 'the same is asked twice'] : dead
}

function isLive(s: Conversation, q: Question): boolean {
  const task = s.tasks.find((t) => t.id === q.about)
  const goal = s.workflows.find((w) => w.id === q.about)
  switch (q.kind) {
    case 'route':
    case 'clarify':
      return s.messages.some((m) => m.id === q.about && m.state === 'WAIT_USER_DECISION')
    case 'plan':
      return goal?.state === 'WAIT_USER_DECISION'
    case 'approval':
      return s.decisions.some((x) => x.id === q.about && x.state === 'ASKED')
    case 'uncertain':
      return task !== undefined && decisionOf(s, task)?.state === 'UNCERTAIN' && task.run?.state === 'BLOCKED'
    case 'blocked':
      if (goal) return goal.recovery?.asks !== undefined
      return q.options.includes('retry') ? task?.state === 'BLOCKED' : isBroken(task)
    case 'details':
      return goal?.asking !== undefined
    case 'loop':
      return s.interrupt !== 'EXECUTION'
    case 'parked':
      return goal?.parked === true
    case 'handoff':
      return !s.tasks.some((t) => t.agentId === q.offer?.agentId) && (task === undefined || task.state === 'REVIEWING')
    case 'review':
      return task?.state === 'REVIEWING' || goal?.planReview !== undefined
  }
}
const isBroken = (t: Task | undefined): boolean => t?.run?.state === 'ERROR' || t?.run?.state === 'BLOCKED'

/** Whatever waits for a person's decision has asked for it. */
function waitsAreAsked(s: Conversation): string[] {
  const asked = new Set(s.questions.map((q) => q.about))
  const told = (id: string, what: string) => (asked.has(id) ? [] : [`${what}, and nobody is asked`])
  return [
    ...s.messages.flatMap((m) => (m.state === 'WAIT_USER_DECISION' ? told(m.id, 'a message waits') : [])),
    ...s.workflows.flatMap((w) => (w.state === 'WAIT_USER_DECISION' && !w.stuck ? told(w.id, 'a goal waits') : [])),
    ...s.workflows.flatMap((w) => (w.planReview && personReviews(s.team) ? told(w.id, 'a plan is reviewed') : [])),
    ...s.workflows.flatMap((w) => {
      const isBlocked = s.tasks.some((t) => t.workflow === w.id && t.state === 'BLOCKED')
      return isBlocked === (w.stuck ?? false) ? [] : ['a goal is stuck, or is not, against its tasks']
    }),
    ...s.tasks.flatMap((t) => [
      ...(t.state === 'BLOCKED' ? told(t.id, 'a task is blocked') : []),
      ...(t.state === 'REVIEWING' && personReviews(s.team) ? told(t.id, 'a task is reviewed') : []),
      ...(t.run?.state === 'BLOCKED' ? told(t.id, 'a run is blocked') : []),
      ...(t.run?.state === 'ERROR' && !decisionOf(s, t) ? told(t.id, 'a run failed') : []),
    ]),
    ...s.decisions.flatMap((x) => (x.state === 'ASKED' ? told(x.id, 'a decision waits') : [])),
    ...(s.talk !== 'completed' &&
    s.interrupt === 'WAIT_USER_DECISION' &&
    !s.messages.some((m) => m.state === 'WAIT_USER_DECISION')
      ? ['the work waits for a decision that no message asks for']
      : []),
    ...(restingInterrupts.has(s.interrupt) ? [] : [`the work rests in ${s.interrupt}`]),
  ]
}
const restingInterrupts: ReadonlySet<string> = new Set(['EXECUTION', 'PAUSING', 'PAUSED', 'WAIT_USER_DECISION'])

/** I22 */
function oneFocus(s: Conversation): string[] {
  const isDue = (t: Task) => t.class === 'focus' && t.frame !== undefined && t.workflow === s.current
  if (s.focus === undefined) return s.tasks.some(isDue) ? ['I22: no frame has the focus'] : []
  const holders = s.tasks.filter((t) => t.frame === s.focus)
  return holders.length === 1 && holders[0]?.class === 'focus' ? [] : ['I22: the focus is not one task of its class']
}

/** A goal that is not parked is the current one, and either something is done for it or a person is asked. Its tasks end with it. */
function goalsAreWhole(s: Conversation): string[] {
  const left = s.tasks.filter((t) => t.workflow !== undefined && !s.workflows.some((w) => w.id === t.workflow))
  if (left.length > 0) return ['a task outlives its goal']
  return s.workflows.flatMap((w) => {
    if (w.parked && w.id === s.current) return ['a parked goal is the current one']
    if (!w.parked && w.id !== s.current) return ['a goal is neither parked nor current']
    const waits = w.planning ?? w.planReview ?? w.context?.until ?? w.recovery?.undo
    const works = waits !== undefined || s.tasks.some((t) => t.workflow === w.id)
    const held = s.interrupt !== 'EXECUTION' && restsInPause.has(w.turn ?? '')
    const asked = s.questions.some((q) => q.about === w.id) || w.parked
    return works || asked || held ? [] : [`a goal in ${w.state} that nobody works on`]
  })
}

const restsInPause: ReadonlySet<string> = new Set(['IDLE', 'INTAKE', 'PLANNING', 'EXECUTING', 'SUMMARIZING'])

/** Work that a person paused does not run. */
function pausesHold(s: Conversation): string[] {
  if (s.interrupt !== 'PAUSED' && s.interrupt !== 'WAIT_USER_DECISION') return []
  return s.tasks.flatMap((t) =>
    t.state === 'DISPATCHING' ||
    t.state === 'DISPATCHED' ||
    t.run?.state === 'RUNNING' ||
    t.dispatch?.until !== undefined
      ? [
          `${s.interrupt}, but a task is ${t.state} and its run ${t.run?.state}, lease ${t.dispatch?.until !== undefined}`,
        ]
      : [],
  )
}

/** A parked goal works no further than its boundary, and what is at work keeps within `parallel`. */
function parkedRest(s: Conversation): string[] {
  const runs = s.tasks.filter((t) => isParked(s, t) && t.run?.state === 'RUNNING')
  const working = s.tasks.filter((t) => isAtWork(s, t)).length
  return [
    ...(runs.length > 0 ? ['the run of a parked goal goes on'] : []),
    ...(working > s.team.parallel ? [`${working} tasks are at work`] : []),
  ]
}

/** I50: what waits for a run of a parked goal to hold still waits no longer than a lease. */
const waitsEnd = (s: Conversation): string[] =>
  inTheWay(s, s.at).every(isAwaited) ? [] : ['I50: work waits for a run of a parked goal, and no lease runs']

/** What a step must not do, read off its events (I12, I20, I21, I22). */
export function stepFaults(before: Conversation, command: Command, { state, events }: Decided): string[] {
  const faults: string[] = []
  const refused = new Set(
    events.flatMap((e) => (e.type === 'safety_checked' && e.verdict !== 'SAFE' ? [e.messageId] : [])),
  )
  if (events.some((e) => e.type === 'routing_decision_made' && refused.has(e.messageId)))
    faults.push('I20: a message that was not SAFE was routed')
  if (
    before.team.inputPolicy === 'lock' &&
    isLocked(before) &&
    events.some((e) => e.type === 'routing_decision_made' && !holdsWork(e))
  )
    faults.push('I12: input was taken while locked')
  for (const e of events) {
    if (e.type !== 'decision_issued') continue
    const covered = before.decisions.some((x) => x.id === e.decision_id && x.approval === e.approval)
    const granted = [...before.grants, ...state.grants].some((g) => g.id === e.approval)
    const answered = events.some(
      (x) => x.type === 'question_answered' && x.questionId === e.approval && !x.option.startsWith('deny'),
    )
    if (e.approval !== 'read' && !covered && !answered && !granted) faults.push(`I21: ${e.approval} covers nothing`)
    const grant = [...before.grants, ...state.grants].find((g) => g.id === e.approval)
    if (grant && !mayApprove(before, e, grant.by)) faults.push('cover:G2: a grant of somebody who may not approve it')
  }
  // While a message is on its way in, the talk does not say yet that somebody else took the turn.
  const turn = before.tasks.find(
    (t) => t.state === 'AWAITING_USER' && memberOf(before.team, t.agentId)?.type === 'human',
  )
  const awaited = turn?.agentId ?? before.waitingFor
  const isAwaited = (member: string): boolean => before.talk === 'paused' && awaited === member
  if (!isLocked(before) && events.some((e) => e.type === 'input_rejected' && isAwaited(e.memberId)))
    faults.push('advance:A1: the person who is next was not let in')
  if (before.interrupt === 'EXECUTION' && state.interrupt !== 'EXECUTION' && !isPause(command, events))
    faults.push('the work was paused, and nobody asked for it or is asked')
  for (const x of before.decisions) {
    const isOpen = isIssued(x) && x.effect !== 'read' && x.until !== undefined
    const isKept = !isOpen || state.decisions.some((y) => y.id === x.id)
    if (!isKept && !events.some((e) => 'decision_id' in e && e.decision_id === x.id))
      faults.push('I6: a decision was issued, and nothing says what became of it')
  }
  return [
    ...faults,
    ...approvalFaults(before, command, events),
    ...heldByFocus(before, events),
    ...besideParked(state, events),
  ]
}

/** Whoever's word covers a decision may approve it for the one who asked for the work. */
function mayApprove(s: Conversation, e: EventOf<'decision_issued'>, by: string): boolean {
  const x = s.decisions.find((one) => one.id === e.decision_id)
  const requester = s.tasks.find((t) => t.id === e.taskId)?.requester
  return x === undefined || approversOf(s.team, x.effect, requester).includes(by)
}

/** An approval is taken only from somebody who may give it. */
function approvalFaults(before: Conversation, command: Command, events: readonly JournalEvent[]): string[] {
  const q = command.type === 'answer' ? before.questions.find((one) => one.id === command.questionId) : undefined
  const x = q?.kind === 'approval' ? before.decisions.find((one) => one.id === q.about) : undefined
  if (command.type !== 'answer' || !x || command.option.startsWith('deny')) return [] // anybody may deny
  if (!events.some((e) => e.type === 'question_answered')) return []
  const requester = before.tasks.find((t) => t.id === x.taskId)?.requester
  const able = approversOf(before.team, x.effect, requester)
  return able.includes(command.by) ? [] : ['approvers:A2: an approval was taken from somebody who may not give it']
}

const isPause = (command: Command, events: readonly JournalEvent[]): boolean =>
  command.type === 'pause' ||
  command.type === 'propose' ||
  events.some(
    (e) =>
      e.type === 'question_opened' ||
      (e.type === 'routing_decision_made' && e.decision.payload?.controlAction === 'pause'),
  )

/** While the focus waits for a person, before and after, nothing starts that was queued already (I22). */
function heldByFocus(before: Conversation, events: readonly JournalEvent[]): string[] {
  const holder = before.tasks.find((t) => t.frame !== undefined && t.frame === before.focus)
  if (holder?.state !== 'AWAITING_USER') return []
  const touched = events.some((e) => 'taskId' in e && e.taskId === holder.id)
  const parked = events.some((e) => e.type === 'workflow_parked' || e.type === 'workflow_resumed')
  if (touched || parked) return []
  return events.flatMap((e) =>
    e.type === 'task_dispatch_requested' && before.tasks.some((t) => t.id === e.taskId && !t.inserted)
      ? ['I22: a queued task started while the focus waits']
      : [],
  )
}

/** I50: nothing begins or goes on beside a run of a parked goal that does not hold still, unless there is room for both. */
function besideParked(s: Conversation, events: readonly JournalEvent[]): string[] {
  const lingering = s.tasks.filter((t) => isStillRunning(s, t)).length
  const others = s.tasks.filter((t) => isInFlight(t) && !isParked(s, t) && t.run?.state !== 'PAUSED')
  const begun = others.find(
    (t) =>
      !t.inserted &&
      events.some((e) => (e.type === 'task_dispatch_requested' || e.type === 'run_resumed') && e.taskId === t.id),
  )
  return begun && lingering > 0 && lingering + others.length > s.team.parallel
    ? ['I50: work began beside a run of a parked goal that does not hold still']
    : []
}

/** Under lock only these words are taken (guard:K2). */
const holdsWork = ({ decision }: EventOf<'routing_decision_made'>): boolean =>
  decision.payload?.controlAction === 'pause' || decision.payload?.controlAction === 'cancel'
