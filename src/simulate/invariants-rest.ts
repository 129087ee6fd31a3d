/** Liveness: I14-I16, and what keeps it: I32, I34, I49. */
import { decide } from '../core/decide.ts'
import { approversFor } from '../core/state/approvers.ts'
import type { PersonCommand } from '../core/state/commands.ts'
import {
  type Conversation,
  decisionOf,
  isAtWork,
  isInFlight,
  isOffer,
  openDecision,
  type Question,
  runOf,
  type Task,
  type Workflow,
} from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import type { Invariant } from './check.ts'
import type { Facts } from './scene.ts'
import type { Trace } from './trace.ts'

export const restInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    sentence:
      'When the faults are over, every conversation is paused at a person, completed, or shows a clear error or an open question; none is active with nothing under way.',
    seen: 'after the faults the world runs on until nothing moves; then nothing may be half done',
    tests: ['test/model-check.test.ts'],
    step: nothingHalfDone,
    rest: (trace) => (trace.state.seq === 0 ? undefined : atRest(trace)),
  },
  {
    id: 'I15',
    sentence:
      'Queues drain, also behind a member that hangs, whose time-out ends its turn; refusals without end are BLOCKED within the retry budget.',
    seen: 'retries are counted; at rest no task that could start is left',
    tests: ['test/scenarios/dispatch.test.ts', 'test/model-check.test.ts'],
    on: {
      task_retry_scheduled: ({ before, e }) => {
        const t = before.tasks.find((x) => x.id === e.taskId)
        const rounds = before.team.reworkRounds
        if (t?.state === 'REWORK_REQUIRED')
          return t.rework >= rounds ? `${t.id} is reworked ${t.rework + 1} times` : undefined
        return e.failures - (t?.rework ?? 0) > 3 ? `${e.taskId} is tried for the ${e.failures + 1}th time` : undefined
      },
    },
    rest: drained,
  },
  {
    id: 'I16',
    sentence: 'Whatever loops, a person can stop it: an end takes effect within one step, and nothing moves after it.',
    seen: 'at rest every conversation is ended by a person, and looked at after that one step',
    on: {
      task_created: ({ before }) => (before.talk === 'completed' ? 'a task was made after the end' : undefined),
      task_dispatch_requested: ({ before }) => (before.talk === 'completed' ? 'a dispatch after the end' : undefined),
    },
  },
  {
    id: 'I32',
    sentence:
      'Every open question is about something that still waits for it; when that is gone, the question is withdrawn.',
    seen: 'after each step each open question is held against the thing it is about',
    tests: ['src/core/work/execution.test.ts'],
    step: ({ state }) => {
      const stale = state.questions.find((q) => !waits(state, q))
      return stale && `${stale.id} (${stale.kind}) asks about ${stale.about}, which does not wait for it`
    },
  },
  {
    id: 'I34',
    sentence:
      'What a tool or an agent tells a living process is in the journal, however often the disk refused it meanwhile.',
    seen: 'ten seconds after it came, or after the disk last failed, each result and start that the process got is in the journal, or recorded as ignored',
    rest: toldIsKept,
  },
  {
    id: 'I49',
    sentence:
      'While a question is open, the one that is shown can be answered by somebody now, or as soon as they end their own pause; where nobody may approve it any more, it can be denied.',
    seen: 'after each step the shown question is answered on a copy of the state; where none is shown, work is under way or another goal comes first',
    tests: ['test/scenarios/shown-question.test.ts'],
    step: ({ state }) => shownInVain(state),
  },
]

/** Every answer that is refused names a next step, and that step is open: no circle of refusals. */
function shownInVain(s: Conversation): string | undefined {
  if (s.talk === 'completed' || s.imported || s.questions.every(isOffer)) return
  const shown = shownQuestion(s)
  // What a parked goal asks comes after the goal that is current now.
  const goesOn = s.current !== undefined || s.tasks.some((t) => isAtWork(s, t))
  if (!shown) return goesOn ? undefined : 'questions are open and none is shown'
  const { id: questionId, options, hash } = shown
  const people = s.team.members.filter((m) => m.type === 'human').map((m) => m.id)
  const isTaken = (command: PersonCommand): boolean => decide(s, command, s.at).ok
  const answers = options.map((option) => ({ option, hash, questionId, text: 'because' }))
  const mayAgree = options.includes('deny') && !isOnlyToRefuse(s, shown)
  const said = mayAgree ? answers.filter((x) => !x.option.startsWith('deny')) : answers
  if (said.some((answer) => people.some((by) => isTaken({ type: 'answer', by, ...answer })))) return
  if (people.some((by) => isTaken({ type: 'resume', by }))) return
  return `${questionId} (${shown.kind}) is shown, and nobody can answer it or resume the work`
}

/** The team has lost whoever could approve it; it can still be denied. */
function isOnlyToRefuse(s: Conversation, { about }: Question): boolean {
  const decision = openDecision(s, about)
  const requester = decision && runOf(s, decision)?.requester
  return decision?.shown !== undefined && approversFor(s.team, decision.shown.reach, requester).length === 0
}

/** A result that this life of the process got is settled or recorded as ignored. */
export function toldIsKept(
  trace: Trace,
  { told: all, life: present }: Pick<Facts, 'told' | 'life'>,
): string | undefined {
  const told = all.filter(({ conversation, life }) => conversation === trace.id && life === present)
  if (told.length === 0) return
  const kept = new Set(trace.events.flatMap(traceOf))
  for (const { what, since = 0 } of told) {
    const begun = (trace.decisions.get(what)?.begun ?? []).filter((seq) => seq >= since)
    const ignored = begun.length === 0 ? [`result:${what}`] : begun.map((seq) => `${trace.id}:${seq}:0`)
    if (!kept.has(what) && !ignored.some((effect) => kept.has(effect)))
      return `the result of ${what} came and is nowhere`
  }
}

/** What an event shows to have come. */
function traceOf(e: JournalEvent): string[] {
  if (e.type === 'decision_settled' || e.type === 'changes_staged' || e.type === 'decision_refused')
    return [e.decision_id]
  if (e.type === 'outcome_ignored') return [e.effect]
  if (e.type === 'task_execution_started') return [`started:${e.dispatchId}`]
  const ended = e.type === 'task_execution_result' || e.type === 'task_awaiting_user' || e.type === 'task_canceled'
  return ended && e.dispatchId !== undefined ? [e.dispatchId] : []
}

const restless: ReadonlySet<string> = new Set([
  'EXECUTION_SUCCEEDED',
  'EXECUTION_FAILED',
  'DISPATCH_FAILED',
  'REWORK_REQUIRED',
])

/** Somebody plans, looks or is asked; or the work is held, or waits to be resumed. */
const isTakenIn = (s: Conversation, w: Workflow): boolean =>
  (w.planning ?? w.planReview ?? w.context?.until ?? w.asking) !== undefined ||
  (w.turn !== undefined && (w.parked === true || s.interrupt !== 'EXECUTION'))

/** States that are left in the same commit. */
function nothingHalfDone({ state: s }: Trace): string | undefined {
  const t = s.tasks.find((x) => restless.has(x.state) || (x.state === 'CREATED' && x.deps.length === 0))
  if (t) return `${t.id} rests in ${t.state}`
  const dead = s.tasks.find((x) => x.deps.some((dep) => !s.tasks.some((y) => y.id === dep)))
  if (dead) return `${dead.id} depends on ${dead.deps}, which is gone`
  const left = s.tasks.find((x) => x.workflow !== undefined && !s.workflows.some((w) => w.id === x.workflow))
  if (left) return `${left.id} is of ${left.workflow}, which is over`
  if (!['EXECUTION', 'PAUSING', 'PAUSED', 'WAIT_USER_DECISION'].includes(s.interrupt)) return `rests in ${s.interrupt}`
  const w = s.workflows.find((x) => x.state === 'PLAN_LOOP' && !isTakenIn(s, x))
  if (w) return `${w.id} is in PLAN_LOOP and nobody plans`
  const idle = s.workflows.find(
    (x) =>
      x.state === 'EXECUTION' && !x.recovery?.asks && !x.recovery?.undo && !s.tasks.some((t) => t.workflow === x.id),
  )
  if (idle && s.interrupt === 'EXECUTION' && s.current === idle.id) return `${idle.id} is in EXECUTION without a task`
  if (s.talk === 'completed' && s.tasks.length + s.questions.length > 0) return 'something is open after the end'
}

function atRest({ state: s }: Trace): string | undefined {
  if (s.tasks.some((t) => t.dispatch?.waits !== undefined)) return // behind somebody's seat (I42)
  if (s.talk === 'active') return `active, and nothing is under way: ${s.tasks.map((t) => sketch(s, t)).join(', ')}`
  if (s.talk === 'completed') return
  if (!s.team.members.some((m) => m.id === s.waitingFor && m.type === 'human') && s.said > 0)
    return `paused, and waits for ${s.waitingFor}`
  if (s.interrupt === 'PAUSING') return 'PAUSING for ever'
  const m = s.messages.find((x) => x.state !== 'WAIT_USER_DECISION')
  if (m) return `${m.id} rests in ${m.state}`
  const asked = s.messages.find((x) => !s.questions.some((q) => q.about === x.id))
  if (asked) return `${asked.id} waits for an answer and nobody is asked`
  const w = s.workflows.find((x) => isForsaken(s, x))
  if (w) return `${w.id} waits for a plan or its review for ever`
  const t = s.tasks.find((x) => stuck(s, x))
  return t && `${sketch(s, t)} rests`
}

function stuck(s: Conversation, t: Task): boolean {
  if (t.state === 'REVIEWING') return !isReviewed(s, t.id, (x) => x.parent === t.id)
  if (t.state === 'DISPATCHING' || t.state === 'DISPATCHED') return true
  if (t.state !== 'RUNNING') return false
  const asked = s.questions.some((q) => q.about === t.id || q.about === decisionOf(s, t)?.id)
  const held = s.interrupt !== 'EXECUTION' || s.workflows.some((w) => w.id === t.workflow && w.parked)
  return t.run?.state === 'PAUSED' ? !held : !asked
}

/** Nobody has the task to plan it, or to review its plan. What holds such a task back is looked at with the tasks. */
const isForsaken = (s: Conversation, { id, planning, planReview }: Workflow): boolean =>
  (planning !== undefined && !s.tasks.some((t) => t.kind === 'plan' && t.workflow === id)) ||
  (planReview !== undefined && !isPlanReviewed(s, id) && !isReviewedWhenItGoesOn(s, id))

const isPlanReviewed = (s: Conversation, id: string): boolean =>
  isReviewed(s, id, (t) => t.workflow === id && t.parent === undefined)

/** The goal's time is over: whether it goes on is asked first, and whoever says yes is asked about its plan. */
function isReviewedWhenItGoesOn(s: Conversation, id: string): boolean {
  const question = s.questions.find((q) => q.kind === 'blocked' && q.about === id)
  const by = s.team.members.find((m) => m.type === 'human')?.id
  if (!question || by === undefined) return false
  const answered = decide(s, { type: 'answer', by, questionId: question.id, option: 'continue' }, s.at)
  return answered.ok && isPlanReviewed(answered.value.state, id)
}

const isReviewed = (s: Conversation, id: string, isOf: (t: Task) => boolean): boolean =>
  s.questions.some((q) => q.kind === 'review' && q.about === id) || s.tasks.some((t) => t.kind === 'review' && isOf(t))

const sketch = (s: Conversation, t: Task): string =>
  `${t.id} ${t.state}${t.run ? ` (run ${t.run.state} ${decisionOf(s, t)?.state ?? ''})` : ''}`

/** A task that could start has started, unless a person is in its way. */
function drained({ state: s }: Trace): string | undefined {
  if (s.interrupt !== 'EXECUTION' || s.talk === 'completed') return
  const focusWaits = s.tasks.some((t) => t.state === 'AWAITING_USER' && t.frame !== undefined && t.frame === s.focus)
  const head = s.tasks.find((t) => t.kind === 'reply')
  const busy = s.tasks.filter((t) => isInFlight(t) && !s.workflows.some((w) => w.id === t.workflow && w.parked)).length
  const focused = s.tasks.some((t) => isInFlight(t) && t.class === 'focus')
  if (focusWaits || busy >= s.team.parallel) return
  const t = s.tasks.find(
    (x) =>
      x.state === 'READY' &&
      (x.workflow === undefined || x.workflow === s.current) &&
      (x.kind !== 'reply' || x === head) &&
      !(focused && x.class === 'focus') && // order:O6
      x.deps.length === 0,
  )
  return t && `${t.id} is READY, nothing is in its way, and it does not start`
}

/** An agent of the team that nobody has given work. */
const isFree = (s: Conversation, agent: string | undefined): boolean =>
  s.team.members.some((m) => m.id === agent && m.type === 'ai') && !s.tasks.some((t) => t.agentId === agent)

/** What each kind of question waits for, or in which an offer stands. */
function waits(s: Conversation, q: Question): boolean {
  const t = s.tasks.find((x) => x.id === q.about)
  const w = s.workflows.find((x) => x.id === q.about)
  const kinds: Record<Question['kind'], () => boolean> = {
    route: () => s.messages.some((m) => m.id === q.about && m.state === 'WAIT_USER_DECISION'),
    clarify: () => s.messages.some((m) => m.id === q.about),
    plan: () => w?.state === 'WAIT_USER_DECISION',
    approval: () => s.decisions.some((x) => x.id === q.about && x.state === 'ASKED'),
    uncertain: () => t !== undefined && decisionOf(s, t)?.state === 'UNCERTAIN',
    details: () => w?.asking !== undefined,
    blocked: () =>
      w?.recovery?.asks !== undefined ||
      t?.state === 'BLOCKED' ||
      t?.run?.state === 'BLOCKED' ||
      t?.run?.state === 'ERROR',
    loop: () => s.interrupt !== 'EXECUTION',
    parked: () => w?.parked === true,
    handoff: () => isFree(s, q.offer?.agentId) && (t === undefined || t.state === 'REVIEWING'),
    review: () => t?.state === 'REVIEWING' || w?.planReview !== undefined,
  }
  return kinds[q.kind]()
}
