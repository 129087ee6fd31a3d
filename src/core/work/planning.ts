/**
 * From a wish to tasks (design §8): frames become tasks at once; without frames a planner proposes a plan, which is compiled,
 * confirmed where it writes, deletes, executes or uses the network, and then becomes tasks.
 *
 * P1. What cannot be compiled goes back to the planner; after the retries it is a question, never a guess.
 * P2. A patch never touches a finished step, nor one in flight. P3. A goal that gives way is parked, never closed silently.
 * P4. In a folder, what a person joins with «then» builds on all they named before it, and what is joined to that with «and» does so
 *     too. Elsewhere «then» only says in which order they speak of things: one that falls away takes none of the others with it.
 */

import type { Cause } from '../contracts/causes.ts'
import type { Plan } from '../contracts/plan.ts'
import { must } from '../contracts/result.ts'
import type { Frame, ReplanReason } from '../contracts/understanding.ts'
import { onlyReads } from '../state/actions.ts'
import type { Planned } from '../state/commands.ts'
import { type Conversation, currentWorkflow, type Message, type Offer, type Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { frameId, taskId, workflowId } from '../state/ids.ts'
import { goalTimeoutMs, planAttempts } from '../state/limits.ts'
import { moveMessage, moveTurnIfItCan, moveWorkflow, workflowOf } from '../state/phases.ts'
import {
  capableOf,
  codeOf,
  memberOf,
  membersInOrder,
  membersWith,
  plannerOf,
  plansAreReviewed,
  type TeamMember,
} from '../state/team.ts'
import { ask, planQuestion, showsPlan, withdraw } from '../talk/questions.ts'
import { clip } from '../text/clip.ts'
import { followsOn } from '../text/follows-on.ts'
import { cancelTask } from './cancel.ts'
import { constrainBy, constrainByPlan } from './constrain.ts'
import { planGrants } from './grants.ts'
import { isDoubtful } from './meanings.ts'
import { createReviewTask } from './review.ts'
import { endGoal } from './summarizing.ts'

/** Starts work on what a message wants, and hands the message over. False: nobody in the team can, and nothing was started. */
export function startGoal(d: Draft, m: Message, how: { inserted?: true }): boolean {
  if (!canStart(d.state, m)) return false
  const frames = framesFor(d.state, m)
  const planner = plannerOf(d.state.team)
  if (how.inserted && d.state.current !== undefined) {
    createFrameTasks(d, frames, { workflowId: d.state.current, inserted: true, messageId: m.id })
    return true
  }
  parkCurrent(d, { kind: 'new_task', messageId: m.id })
  const id = beginGoal(d, { goal: m.analysis?.normalizedIntent.goal ?? m.text, messageId: m.id, memberId: m.by })
  handOver(d, m)
  if (d.state.workspace !== undefined || frames.length === 0) constrainBy(d, id, { messageId: m.id, text: m.text })
  if (frames.length === 0 && planner) {
    if (d.state.workspace === undefined) requestPlan(d, id, { planner }) // in a folder it is taken in first (advance.ts)
  } else {
    moveTurnIfItCan(d, id, 'USER_MESSAGE', 'context_sufficient', 'context_built')
    createFrameTasks(d, frames, { workflowId: id, messageId: m.id, text: m.text })
    approved(d, id)
  }
  return true
}

/** What a person took up of an offer joins the goal that is under way, or is a goal of its own. */
export function startOffered(d: Draft, offer: Offer, how: { by: string; parent?: string }): void {
  const agent = memberOf(d.state.team, offer.agentId)
  if (!agent) return
  const intent = agent.intents?.[0]
  if (intent === undefined) return giveTurn(d, offer, how.parent)
  const { slots, from } = offer as { slots: Wanted['slots']; from?: number }
  const wanted = { intent, slots, missing: [], from, parent: how.parent, messageId: offer.message }
  if (d.state.current !== undefined) {
    const inserted = agent.insertable && focusWaits(d.state) ? true : undefined
    createFrameTask(d, agent, { ...wanted, workflowId: d.state.current, inserted })
    return
  }
  const id = beginGoal(d, { goal: offer.goal || intent, messageId: offer.message, memberId: how.by })
  moveTurnIfItCan(d, id, 'USER_MESSAGE', 'context_sufficient', 'context_built')
  createFrameTask(d, agent, { ...wanted, workflowId: id })
  approved(d, id)
}

/** What was asked back about a part of a message is said now, and the rest of that message is handed over: it joins the goal, or is one. */
export function startPending(d: Draft, frame: Frame, by: { messageId: string; memberId: string }): void {
  const { messageId } = by
  if (d.state.current !== undefined) return createFrameTasks(d, [frame], { workflowId: d.state.current, messageId })
  const id = beginGoal(d, { goal: frame.intent, ...by })
  moveTurnIfItCan(d, id, 'USER_MESSAGE', 'context_sufficient', 'context_built')
  createFrameTasks(d, [frame], { workflowId: id, messageId })
  approved(d, id)
}

/** In a talk the member speaks next, to what was said last. */
function giveTurn(d: Draft, { agentId, message: messageId }: Offer, parent: string | undefined): void {
  d.emit('task_created', who.planner, { taskId: taskId(d.nextSeq), kind: 'reply', agentId, messageId, parent })
}

function beginGoal(d: Draft, { goal, ...by }: { goal: string; messageId: string; memberId: string }): string {
  const id = workflowId(d.nextSeq)
  const turn = d.state.workspace !== undefined ? true : undefined
  const until = turn && d.at + goalTimeoutMs
  d.emit('workflow_started', who.planner, { workflowId: id, goal: clip(goal, 2_000), ...by, turn, until })
  return id
}

/** Somebody in the team can do what the message asks for, or plan it. */
const canStart = (s: Conversation, m: Message): boolean => framesFor(s, m).length > 0 || plannerOf(s.team) !== undefined

/** What of a message somebody in the team does. */
export const framesFor = (s: Conversation, m: Message): Frame[] =>
  (m.frames ?? []).filter((f) => agentOf(s, f) !== undefined)

/** What a message wants that somebody in the team does, and who. */
export const wishesIn = (s: Conversation, m: Message): { intent: string; confidence: number; agent: TeamMember }[] =>
  (m.frames ?? []).flatMap((f) => {
    const agent = agentOf(s, f)
    return agent ? [{ intent: f.intent, confidence: f.confidence, agent }] : []
  })

/** Of those who can, the first with the agent that the frame names; the others stand in when it fails (dispatch:D3). */
function agentOf({ team }: Conversation, f: Frame): TeamMember | undefined {
  const able = f.intent === 'oos' ? [] : capableOf(team, f.intent)
  return able.find((m) => codeOf(m) === f.agent) ?? able[0] ?? membersWith(team, f.agent ?? '')[0]
}

/** The message has become a goal; from here on the goal is what moves. */
function handOver(d: Draft, m: Message): void {
  if (d.state.messages.some((x) => x.id === m.id && x.state === 'NEW_TASK')) moveMessage(d, m, 'new_task_started')
}

/** A new message asks only for what may slip in, while the focus waits for a person (design §3.2). */
export function insertable(s: Conversation, m: Message): boolean {
  const frames = (m.frames ?? []).filter((f) => f.intent !== 'oos')
  const sure = frames.every((f) => f.confidence >= s.team.thresholds.ask)
  return focusWaits(s) && sure && frames.length > 0 && frames.every((f) => agentOf(s, f)?.insertable === true)
}

/** The focus, or where there is none the goal that is under way, waits for a person. */
const focusWaits = (s: Conversation): boolean =>
  s.tasks.some((t) => {
    const isFocus = s.focus === undefined ? t.workflow === s.current : t.frame === s.focus
    return t.state === 'AWAITING_USER' && t.frame !== undefined && isFocus
  })

/** What a message wants beside the answer it gives: it joins the queue of the running goal. */
export function addWishes(d: Draft, m: Message): void {
  const added = new Set(m.ops?.filter((o) => o.op === 'add').map((o) => o.frame_id))
  addFrames(
    d,
    m,
    framesFor(d.state, m).filter((f) => added.has(f.frame_id) && !isDoubtful(d.state.team, f)),
  )
}

/** They join the queue of the running goal. */
export function addFrames(d: Draft, m: Message, frames: readonly Frame[]): void {
  if (d.state.current === undefined) return
  createFrameTasks(d, frames, { workflowId: d.state.current, messageId: m.id, text: m.text })
}

type Into = { workflowId: string; messageId?: string; inserted?: true }
function createFrameTasks(d: Draft, frames: readonly Frame[], { text, ...into }: Into & { text?: string }): void {
  const made: string[] = []
  const waitFor = dependencies(d.state, frames, { text, workflowId: into.workflowId })
  for (const f of frames) {
    const agent = agentOf(d.state, f)
    if (!agent) continue
    const slots = valuesOf(f.slots)
    const wanted = { intent: f.intent, slots, missing: f.missing_slots, record: f.record, from: d.state.said }
    const deps = waitFor(f, made)
    made.push(createFrameTask(d, agent, { ...wanted, ...into, ...(deps.length > 0 && { deps }) }))
  }
}

/** P4. Which of the tasks that were made before it each wish waits for. */
function dependencies(
  s: Conversation,
  frames: readonly Frame[],
  { text, workflowId }: { text: string | undefined; workflowId: string },
): (f: Frame, made: readonly string[]) => string[] {
  let deps: string[] = []
  return (f, made) => {
    if (s.workspace === undefined || text === undefined) return []
    const before = frames[frames.indexOf(f) - 1]
    const open = s.tasks.filter((t) => t.workflow === workflowId && t.kind === 'frame').map((t) => t.id)
    if (followsOn(text, f, before)) deps = [...open, ...made]
    return deps
  }
}

type Wanted = Into &
  Pick<FieldsOf<'task_created'>, 'intent' | 'slots' | 'missing' | 'record' | 'from' | 'parent' | 'deps'>
function createFrameTask(d: Draft, agent: TeamMember, wanted: Wanted): string {
  const { taskId: made } = d.emit('task_created', who.planner, {
    taskId: taskId(d.nextSeq),
    kind: 'frame',
    agentId: agent.id,
    class: agent.class ?? 'normal',
    frameId: frameId(d.nextSeq),
    ...wanted,
  })
  return made
}

/** By slot; what was said of one slot several times is a list. */
export function valuesOf(slots: Frame['slots']): NonNullable<FieldsOf<'task_created'>['slots']> {
  const values: NonNullable<FieldsOf<'task_created'>['slots']> = {}
  for (const { slot } of slots) {
    const distinct = [...new Set(slots.filter((x) => x.slot === slot).map((x) => x.value))]
    values[slot] = distinct.length === 1 && distinct[0] !== undefined ? distinct[0] : distinct
  }
  return values
}

export function parkCurrent(d: Draft, cause: Cause): void {
  const w = currentWorkflow(d.state)
  if (!w) return
  for (const t of d.state.tasks.filter((x) => x.workflow === w.id))
    d.emit('task_parked', who.router, { taskId: t.id, cause })
  d.emit('workflow_parked', who.router, { workflowId: w.id, cause })
}

/** What was carried out already, or is changed by a message, goes along with the request. */
export function requestPlan(
  d: Draft,
  id: string,
  { planner, change }: { planner: TeamMember; change?: Message },
): void {
  // A change that comes before it was planned is planned at once, wherever its intake stands.
  moveTurnIfItCan(d, id, 'CLARIFICATION_ANSWER', 'USER_MESSAGE', 'context_sufficient', 'context_built')
  const w = workflowOf(d.state, id)
  const attempt = (w?.planFailures ?? 0) + 1
  const snapshot = w?.granted !== undefined || w?.replan !== undefined ? d.state.seq : undefined
  for (const t of d.state.tasks.filter((x) => x.kind === 'plan' && x.workflow === id))
    cancelTask(d, t.id, { cause: { kind: 'replanned' } })
  const asked = { workflowId: id, planner: planner.id, attempt, snapshot, messageId: change?.id }
  d.emit('plan_requested', who.planner, asked)
  const made = { taskId: taskId(d.nextSeq), kind: 'plan' as const, agentId: planner.id, class: 'high' as const }
  d.emit('task_created', who.planner, { ...made, workflowId: id, messageId: w?.message })
}

/** A small change of what is not carried out yet: it is planned with the change, and what was shown is void (design §3.8). */
export function changePlan(d: Draft, w: Workflow, m: Message): void {
  const planner = plannerOf(d.state.team)
  if (!planner) return
  withdraw(d, { kind: 'plan_changed' }, (q) => q.about === w.id)
  if (showsPlan(w)) moveWorkflow(d, w.id, 'user_choose_replan')
  constrainBy(d, w.id, { messageId: m.id, text: m.text })
  requestPlan(d, w.id, { planner, change: m })
}

export function proposePlan(d: Draft, w: Workflow, { plan, hash, calls }: Planned): void {
  const fault = faultOf(plan)
  if (fault) return planRefused(d, w, { code: 'E_MODEL', cause: fault })
  const harmless = onlyReads(plan)
  d.emit('plan_proposed', who.planner, { workflowId: w.id, plan, hash, harmless, calls })
  constrainByPlan(d, w, plan)
  if (plansAreReviewed(d.state.team)) requestPlanReview(d, w.id, harmless)
  else passPlan(d, { id: w.id, proposed: hash }, harmless)
}

function requestPlanReview(d: Draft, workflowId: string, harmless: boolean): void {
  d.emit('plan_review_requested', who.router, { workflowId, reviewer: d.state.team.review, harmless })
  createReviewTask(d, { workflowId })
}

/** What only reads is carried out at once; anything else is a person's to approve. */
export function passPlan(d: Draft, { id, proposed = '' }: Pick<Workflow, 'id' | 'proposed'>, harmless: boolean): void {
  if (harmless) return approvePlan(d, id, proposed)
  moveTurnIfItCan(d, id, 'plan_is_dangerous')
  moveWorkflow(d, id, 'plan_needs_user')
  ask(d, planQuestion(d.state, { id, proposed }))
}

type Refused = FieldsOf<'plan_refused'>['problem'] & { reason?: ReplanReason }
export function planRefused(d: Draft, w: Workflow, { reason = 'major_failure', ...problem }: Refused): void {
  d.emit('plan_refused', who.planner, { workflowId: w.id, problem })
  const planner = plannerOf(d.state.team)
  if (planner && w.planFailures + 1 < planAttempts) return requestPlan(d, w.id, { planner })
  askAboutPlan(d, w, { reason, ...problem })
}

/** No plan will come of it, however often it is asked for. */
export function planLost(d: Draft, w: Workflow, problem: FieldsOf<'plan_refused'>['problem']): void {
  d.emit('plan_refused', who.planner, { workflowId: w.id, problem })
  askAboutPlan(d, w, { reason: 'major_failure', ...problem })
}

function askAboutPlan(d: Draft, w: Workflow, { reason, ...problem }: Refused): void {
  moveWorkflow(d, w.id, { on: 'plan_needs_user', reason })
  const text = problem.message && clip(problem.message, 500)
  ask(d, { ...planQuestion(d.state, { id: w.id }), cause: problem.cause, text })
}

export function approvePlan(d: Draft, id: string, hash: string, by?: string): void {
  const grants = planGrants(d, id, by)
  d.emit('plan_approved', by === undefined ? who.reviewer : who.user(by), {
    workflowId: id,
    hash,
    by,
    ...(grants.length > 0 && { grants }),
  })
  moveTurnIfItCan(d, id, 'plan_is_harmless', 'CONFIRM(yes)')
  createStepTasks(d, id)
  approved(d, id)
}

function approved(d: Draft, id: string): void {
  moveWorkflow(
    d,
    id,
    workflowOf(d.state, id)?.state === 'WAIT_USER_DECISION' ? 'user_choose_continue' : 'plan_approved',
  )
  moveTurnIfItCan(d, id, 'plan_is_harmless')
}

/** One task a step that is not done and has none yet. */
export function createStepTasks(d: Draft, id: string): void {
  const agentId = executorOf(d.state)
  const made = new Map<string, string>()
  const messageId = workflowOf(d.state, id)?.message
  for (const s of workflowOf(d.state, id)?.steps.filter((x) => !x.done && x.task === undefined) ?? []) {
    const deps = s.deps.flatMap((dep) => made.get(dep) ?? taskOfStep(d.state, id, dep) ?? [])
    const created = d.emit('task_created', who.planner, {
      taskId: taskId(d.nextSeq),
      kind: 'step',
      agentId,
      messageId,
      stepId: s.id,
      workflowId: id,
      deps,
      from: d.state.said,
    })
    made.set(s.id, created.taskId)
  }
}

/** The first AI member that neither plans nor reviews; in a small team the planner does the work too, never the reviewer. */
function executorOf(s: Conversation): string {
  const able = membersInOrder(s.team).filter((m) => m.type === 'ai' && m.role !== 'reviewer' && m.id !== s.team.review)
  const executor = able.find((m) => m.role !== 'planner') ?? able[0] ?? plannerOf(s.team)
  must(executor, 'who has a plan has a planner')
  return executor.id
}

const taskOfStep = (s: Conversation, id: string, step: string): string | undefined =>
  workflowOf(s, id)?.steps.find((x) => x.id === step)?.task

/** Typed tasks only: unique ids, known dependencies that come first, at least one step. */
function faultOf(plan: Plan): Cause | undefined {
  const seen = new Set<string>()
  for (const s of plan.steps) {
    if (seen.has(s.step_id)) return { kind: 'step_twice', step: clip(s.step_id, 500) }
    const unknown = (s.depends_on ?? []).find((dep) => !seen.has(dep))
    if (unknown !== undefined) return { kind: 'step_order', step: clip(s.step_id, 500), needs: clip(unknown, 500) }
    seen.add(s.step_id)
  }
  return seen.size > 0 ? undefined : { kind: 'no_steps' }
}

/**
 * Plans the current goal again with the latest snapshot: what is finished stays, what is not is void (S0 §4). Without a
 * planner the message's own frames are the new plan; without those either nothing is left to do, and the goal ends. Without a
 * message it is the answer to what was asked about a blocked task.
 */
export function replan(d: Draft, w: Workflow, m?: Message): void {
  for (const t of d.state.tasks.filter((x) => x.workflow === w.id))
    cancelTask(d, t.id, { cause: { kind: 'replanned' } })
  withdraw(d, { kind: 'replanned' }, (q) => q.about === w.id)
  if (w.state === 'EXECUTION') moveWorkflow(d, w.id, { on: 'major_failure_or_change', reason: 'major_change' })
  const planner = plannerOf(d.state.team)
  const frames = planner || !m ? [] : framesFor(d.state, m)
  if (!planner && frames.length === 0) {
    return endGoal(d, w.id, { turn: 'CANCEL', on: 'canceled' })
  }
  if (w.state === 'EXECUTION') moveWorkflow(d, w.id, 'replan_needed')
  if (w.state === 'WAIT_USER_DECISION') moveWorkflow(d, w.id, { on: 'user_choose_replan', reason: m && 'major_change' })
  if (m) constrainBy(d, w.id, { messageId: m.id, text: m.text })
  if (planner) return requestPlan(d, w.id, { planner, change: m })
  createFrameTasks(d, frames, { workflowId: w.id, messageId: m?.id, text: m?.text })
  approved(d, w.id)
}
