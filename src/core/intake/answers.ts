/** What an answer means, by the kind of its question. That it is given once, and by a person, is checked first (questions.ts). */

import type { QuestionKind } from '../contracts/kinds.ts'
import { type Refusal, refuse } from '../contracts/result.ts'
import type { Frame } from '../contracts/understanding.ts'
import { next } from '../machines/machine.ts'
import { run } from '../machines/run.ts'
import { approversFor } from '../state/approvers.ts'
import type { CommandOf } from '../state/commands.ts'
import {
  type Conversation,
  currentWorkflow,
  decisionOf,
  type Message,
  openDecision,
  type Question,
  runOf,
  type Task,
} from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { goalTimeoutMs } from '../state/limits.ts'
import { moveInterrupt, moveMessage, moveWorkflow, workflowOf } from '../state/phases.ts'
import { plannerOf } from '../state/team.ts'
import { sayHuman } from '../talk/say-human.ts'
import { notASpeaker } from '../talk/speaker.ts'
import { enqueue } from '../talk/talk.ts'
import { clip } from '../text/clip.ts'
import { cancelTask } from '../work/cancel.ts'
import { clarify } from '../work/clarifying.ts'
import { end, restartHops, resume, resumeRuns } from '../work/control.ts'
import { giveFollowing, giveGrants } from '../work/grants.ts'
import { takeUp } from '../work/handoff.ts'
import { withMeaning } from '../work/meanings.ts'
import { patchesFor, patchWork } from '../work/patching.ts'
import { planReviewed } from '../work/plan-review.ts'
import {
  addFrames,
  approvePlan,
  framesFor,
  parkCurrent,
  replan,
  requestPlan,
  startGoal,
  startPending,
} from '../work/planning.ts'
import { denyDecision } from '../work/proposing.ts'
import { answerRecovery } from '../work/recovering.ts'
import { requestReview, workReviewed } from '../work/review.ts'
import { endGoal } from '../work/summarizing.ts'

export function decideAnswer(d: Draft, c: CommandOf<'answer'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  const q = d.state.questions.find((x) => x.id === c.questionId)
  if (!q) return refuse('E_CONFLICT', { why: 'not_open', question: c.questionId })
  if (!q.options.includes(c.option))
    return refuse('E_INVALID_ARGS', { why: 'unknown_option', option: c.option, known: q.options })
  // An approval is bound to exactly what was shown (design §3.8); saying no needs no proof of having read it.
  if (q.hash !== undefined && (c.hash !== undefined || approving.has(c.option)) && c.hash !== q.hash)
    return refuse('E_CONFLICT', { why: 'not_what_was_shown', question: q.id })
  const objection = objectionTo(d.state, q, c)
  if (objection) return objection
  d.emit('question_answered', who.user(c.by), {
    questionId: q.id,
    option: c.option,
    by: c.by,
    text: c.text?.toWellFormed(),
  })
  meanings[q.kind](d, q, c)
}

const approving: ReadonlySet<string> = new Set(['approve', 'once', 'plan', 'conversation'])

/** What is paused is resumed first: an approval acts at once or is not taken. And not everybody may approve everything. */
function objectionTo(s: Conversation, q: Question, c: CommandOf<'answer'>): Refusal | undefined {
  const x = q.kind === 'approval' ? openDecision(s, q.about) : undefined
  const t = x && runOf(s, x)
  if (!x || !t) return
  if (c.option === 'deny_because' && (c.text ?? '').trim() === '') return refuse('E_INVALID_ARGS', { why: 'no_reason' })
  if (!approving.has(c.option)) return
  const able = x.shown ? approversFor(s.team, x.shown.reach, t.requester) : []
  if (!able.includes(c.by)) return refuse('E_POLICY_DENIED', { why: 'may_not_approve', effect: x.effect, by: able })
  const allowed = next(run, t.run?.state ?? run.initial, 'decision_issued')
  if (!allowed.ok) return refuse(allowed.problem.code, { ...allowed.problem.detail, why: 'paused_first' })
}

type Meaning = (d: Draft, q: Question, c: CommandOf<'answer'>) => void
const meanings: Record<QuestionKind, Meaning> = {
  route: answerRoute,
  clarify: answerRoute,
  plan: (d, q, c) => {
    const w = workflowOf(d.state, q.about)
    if (!w) return
    if (c.option === 'approve') return approvePlan(d, w.id, q.hash ?? '', c.by)
    if (c.option === 'abort') return dropGoal(d, w.id, c.by, { turn: 'CONFIRM(no)', on: 'user_abort' })
    const planner = plannerOf(d.state.team)
    if (!planner) return // it is asked again, without the option (questions:Q5)
    moveWorkflow(d, w.id, 'user_choose_replan')
    requestPlan(d, w.id, { planner })
  },
  approval: (d, q, c) => {
    const x = openDecision(d.state, q.about)
    const t = x && runOf(d.state, x)
    if (!x || !t) return
    const words = c.option === 'deny_because' ? clip(c.text?.toWellFormed() ?? '', 4_000) : undefined
    if (!approving.has(c.option)) return denyDecision(d, x, c.by, words)
    const scope = c.option === 'plan' || c.option === 'conversation' ? c.option : undefined
    if (scope && x.shown) giveGrants(d, t, { ...x, shown: x.shown }, { by: c.by, questionId: q.id, scope })
    giveFollowing(d, t, x, { by: c.by, questionId: q.id })
  },
  uncertain: (d, q, c) => {
    const t = d.state.tasks.find((x) => x.id === q.about)
    const unknown = t && decisionOf(d.state, t)
    if (!t || !unknown) return
    if (c.option === 'stop') return cancelTask(d, t.id, { cause: { kind: 'stopped' }, by: c.by })
    const outcome = c.option === 'applied' ? 'applied' : 'not_applied'
    d.emit('decision_probed', who.user(c.by), {
      taskId: t.id,
      decision_id: unknown.id,
      outcome,
      until: leaseUntil(d),
    })
  },
  blocked: (d, q, c) => {
    const w = workflowOf(d.state, q.about)
    if (w) return answerRecovery(d, w, c)
    const t = d.state.tasks.find((x) => x.id === q.about)
    if (!t) return
    if (c.option === 'retry') d.emit('task_unblocked', who.user(c.by), { taskId: t.id, by: c.by })
    else if (c.option === 'start_over')
      d.emit('task_unblocked', who.user(c.by), { taskId: t.id, by: c.by, startOver: true })
    else if (c.option === 'replan') replanGoal(d, t.workflow)
    else if (c.option === 'continue') takeOver(d, t, c.by)
    else if (c.option === 'done') declareDone(d, t, c.by)
    else if (c.option === 'resume')
      d.emit('run_resumed', who.user(c.by), { taskId: t.id, by: c.by, until: leaseUntil(d) })
    else cancelTask(d, t.id, { cause: { kind: c.option === 'skip' ? 'skipped' : 'stopped' }, by: c.by })
  },
  review: (d, q, c) => {
    const verdict = { pass: c.option === 'pass', reason: clip(c.text?.toWellFormed() ?? '', 2_000), by: c.by }
    const t = d.state.tasks.find((x) => x.id === q.about)
    const w = workflowOf(d.state, q.about)
    if (t) workReviewed(d, t, verdict)
    else if (w) planReviewed(d, w, verdict)
  },
  loop: (d, _, c) => {
    if (c.option === 'end') return void end(d, c.by, 'stop')
    resume(d, c.by)
    restartHops(d, c.by)
  },
  parked: (d, q, c) => {
    const w = workflowOf(d.state, q.about)
    if (!w) return
    if (c.option === 'resume') return resumeGoal(d, w.id, c.by)
    dropGoal(d, w.id, c.by, { turn: 'CANCEL', on: 'canceled' })
  },
  details: (d, q, c) => {
    const w = workflowOf(d.state, q.about)
    if (!w) return
    if (c.option === 'abort') return dropGoal(d, w.id, c.by, { turn: 'CANCEL', on: 'canceled' })
    clarify(d, w, { by: c.by, text: c.text })
  },
  handoff: (d, q, c) => {
    if (c.option === 'accept') takeUp(d, q, { by: c.by })
  },
}

/** What it still has to do is dropped with it. */
function dropGoal(d: Draft, id: string, by: string, end: Parameters<typeof endGoal>[2]): void {
  for (const t of d.state.tasks.filter((x) => x.workflow === id))
    cancelTask(d, t.id, { cause: { kind: 'dropped' }, by })
  endGoal(d, id, end)
}

/** Without a planner it is asked again, without the option (questions:Q5). */
function replanGoal(d: Draft, id: string | undefined): void {
  const w = workflowOf(d.state, id)
  if (w && plannerOf(d.state.team)) replan(d, w)
}

/** The person speaks in the member's place: its turn becomes theirs, and whoever comes after stays in the queue. */
const takeOver = (d: Draft, { id: taskId }: Task, by: string): void => {
  d.emit('task_unblocked', who.user(by), { taskId, by, agentId: by })
}

/** Its agent was lost, and the person knows that it had done its work. */
function declareDone(d: Draft, { id: taskId }: Task, by: string): void {
  d.emit('task_execution_result', who.user(by), { taskId, success: true })
  requestReview(d, taskId)
}

/** What is current gives way in its turn: one goal at a time, and none is forgotten (planning:P3). */
function resumeGoal(d: Draft, workflowId: string, by: string): void {
  parkCurrent(d, { kind: 'other_goal_resumed', workflowId, by })
  const until = workflowOf(d.state, workflowId)?.until === undefined ? undefined : d.at + goalTimeoutMs
  d.emit('workflow_resumed', who.user(by), { workflowId, by, until })
  if (d.state.interrupt === 'EXECUTION') resumeRuns(d, by)
  else resume(d, by)
}

/** The message waits in WAIT_USER_DECISION; the paused work in the interrupt state of the same name (S0 §3, §7). */
function answerRoute(d: Draft, q: Question, c: CommandOf<'answer'>): void {
  const m = d.state.messages.find((x) => x.id === q.about)
  if (!m) {
    const by = { messageId: q.about ?? '', memberId: c.by }
    const frame = c.option === 'abort' ? undefined : (chosenOf(q, c.option) ?? q.pending?.frame)
    return frame && startPending(d, frame, by)
  }
  const choices: Record<string, (m: Message) => void> = {
    replan: (meant) => {
      moveMessage(d, m, 'user_choose_replan')
      leaveInterrupt(d, 'full_replan', c.by)
      const w = currentWorkflow(d.state)
      if (w) replan(d, w, meant)
      leaveInterrupt(d, 'plan_approved', c.by)
      moveMessage(d, m, 'user_confirmed')
    },
    minor_replan: () => {
      moveMessage(d, m, 'user_choose_minor_replan')
      leaveInterrupt(d, 'minor_replan', c.by)
      patchWork(d, m, patchesFor(d.state, m))
      moveMessage(d, m, 'patches_applied')
    },
    continue: () => {
      moveMessage(d, m, 'user_choose_continue')
      leaveInterrupt(d, 'continue_current', c.by)
      moveMessage(d, m, 'execution_continued')
    },
    new_task: (meant) => {
      moveMessage(d, m, 'user_choose_new_task')
      leaveInterrupt(d, 'close_and_new_task', c.by)
      if (!startGoal(d, meant, {})) moveMessage(d, m, 'current_task_closed')
      if (d.state.interrupt === 'NEW_TASK_INIT') leaveInterrupt(d, 'offered_again', c.by) // nothing was parked
    },
    afterwards: (meant) => {
      if (d.state.current === undefined) return choices.new_task?.(meant) // what it was to follow is over
      moveMessage(d, m, 'user_choose_continue')
      leaveInterrupt(d, 'continue_current', c.by)
      addFrames(d, m, framesFor(d.state, m))
      moveMessage(d, m, 'execution_continued')
    },
    abort: () => {
      leaveInterrupt(d, 'continue_current', c.by)
      moveMessage(d, m, 'user_abort')
    },
  }
  if (c.option !== 'abort') {
    sayHuman(d, m)
    enqueue(d, m.targets, { messageId: m.id })
  }
  const choose = choices[c.option] ?? choices.new_task
  const chosen = chosenOf(q, c.option)
  choose?.(chosen ? { ...m, frames: [chosen] } : withMeaning(m, c.option, d.state.team.thresholds.act))
}

/** What would be done, once it is chosen: one of several, or all that was asked about. */
function chosenOf({ pending, options }: Question, option: string): Frame | undefined {
  return pending?.choices?.[options.indexOf(option)] ?? (option === pending?.frame.intent ? pending.frame : undefined)
}

type Exit =
  | 'full_replan'
  | 'minor_replan'
  | 'continue_current'
  | 'close_and_new_task'
  | 'plan_approved'
  | 'offered_again'
const asked: ReadonlySet<string> = new Set(['WAIT_USER_DECISION', 'PLAN_LOOP', 'NEW_TASK_INIT'])
/** Work that was never paused for the question (it had no step boundary yet) just goes on. */
function leaveInterrupt(d: Draft, on: Exit, by: string): void {
  if (d.state.interrupt === 'PAUSING') moveInterrupt(d, 'resume')
  else if (asked.has(d.state.interrupt)) moveInterrupt(d, on)
  if (d.state.interrupt === 'EXECUTION') resumeRuns(d, by)
}
