/**
 * A minor change of work that goes on (S0 §3, §7): a step more in the plan, or other values in the form the message speaks of.
 *
 * H1. Never a finished step, never one in flight. H2. An agent at work on values that changed is called back and given the new ones.
 * H3. A plan that is not approved yet is made again with the change: nothing of it starts.
 * H4. A task that was given up is tried again with a value that a person corrects, unless its act may have happened (execution:X4).
 * H5. A change that is neither a step nor a value reaches whoever works on the goal: in words, at once or after the step in hand.
 */

import type { PlanPatch } from '../contracts/plan.ts'
import type { Frame } from '../contracts/understanding.ts'
import {
  type Conversation,
  currentWorkflow,
  isCarriedOut,
  isInFlight,
  isOfStaff,
  type Message,
  type OpenFrame,
  type Task,
  taskOf,
  type Workflow,
} from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { clip } from '../text/clip.ts'
import { pointsBack } from '../text/points-back.ts'
import { cancelTask } from './cancel.ts'
import { callBack, hasActUnderWay } from './dispatch.ts'
import { changePlan, createStepTasks, valuesOf } from './planning.ts'

/** What the message changes of a plan, without a model: it becomes a step of its own, after what is under way. */
export function patchesFor(s: Conversation, m: Message): PlanPatch[] {
  const w = currentWorkflow(s)
  if (!w || !isCarriedOut(w) || w.steps.length === 0) return []
  const last = w.steps.findLast((x) => !x.done)?.id
  const step = {
    step_id: m.id,
    title: clip(m.text, 200),
    intent: clip(m.text, 1_000),
    expected_artifacts: [],
    status: 'pending' as const,
    ...(last !== undefined && { depends_on: [last] }),
  }
  return [{ op: 'add', step }]
}

export function patchWork(d: Draft, m: Message, patches: readonly PlanPatch[]): void {
  const w = currentWorkflow(d.state)
  if (!w) return
  if (!isCarriedOut(w)) return changePlan(d, w, m)
  const applied = patches.filter((p) => p.op === 'add' || !isFrozen(d.state, w, p.step_id))
  d.emit('plan_patched', who.planner, { workflowId: w.id, patches: applied, messageId: m.id })
  for (const p of applied) {
    const dropped = p.op === 'drop' ? w.steps.find((x) => x.id === p.step_id)?.task : undefined
    if (dropped !== undefined) cancelTask(d, dropped, { cause: { kind: 'dropped_from_plan' }, by: m.by })
  }
  if (applied.some((p) => p.op === 'add')) createStepTasks(d, w.id)
  const changed = changeFrame(d, m, (f) => isOf(d.state, f, w))
  if (!changed && applied.length === 0) tellWorkInHand(d, m, w)
}

/** H4: a message that goes on with the work may say the value again that it failed on. */
export function correctGivenUp(d: Draft, m: Message): void {
  const w = currentWorkflow(d.state)
  if (!w || !isCarriedOut(w)) return
  changeFrame(d, m, (f) => isOf(d.state, f, w) && f.task !== undefined && isGivenUp(d.state, taskOf(d.state, f.task)))
}

/** H5. What is not begun yet starts with it; an agent at work is called back and starts again with it (boundary.ts). */
function tellWorkInHand(d: Draft, m: Message, w: Workflow): void {
  for (const t of d.state.tasks.filter((x) => x.workflow === w.id && x.kind !== 'reply' && !isOfStaff(x)))
    tellTask(d, m, t)
}

function tellTask(d: Draft, m: Message, t: Task): void {
  const how = !isInFlight(t) ? 'starts_with_it' : hasActUnderWay(d.state, t) ? 'after_this_step' : 'starts_again'
  d.emit('task_changed', who.planner, { taskId: t.id, messageId: m.id, said: d.state.said, how })
}

function isFrozen(s: Conversation, w: Workflow, step: string): boolean {
  const planned = w.steps.find((x) => x.id === step)
  const t = planned?.task === undefined ? undefined : taskOf(s, planned.task)
  return planned?.done === true || (t !== undefined && isInFlight(t))
}

type Slots = FieldsOf<'frame_changed'>['slots']
function changeFrame(d: Draft, m: Message, which: (f: OpenFrame) => boolean): boolean {
  const candidates = d.state.frames.filter(which).filter((f) => Object.keys(slotsFor(f, m)).length > 0)
  const open = candidates.find((f) => isInHand(d.state, f)) ?? candidates[0]
  if (!open) return false
  const slots = slotsFor(open, m)
  for (const { id } of [open, ...alikeTo(d.state, open, slots).filter((f) => candidates.includes(f))])
    d.emit('frame_changed', who.planner, { frameId: id, slots, messageId: m.id })
  const t = open.task === undefined ? undefined : taskOf(d.state, open.task)
  if (!t || !isNew(slots, open)) return true
  if (isGivenUp(d.state, t)) d.emit('task_unblocked', who.user(m.by), { taskId: t.id, by: m.by })
  if (!isInFlight(t)) return true
  if (hasActUnderWay(d.state, t)) tellTask(d, m, t)
  else callBack(d, t)
  return true
}

/** What the message says of this frame: what it says of the same wish, else whatever it names that the frame has. */
function slotsFor(f: OpenFrame, { frames = [] }: Message): Slots {
  const same = frames.filter((x) => x.intent === f.intent)
  const isMeant = ({ slot, value, start }: Frame['slots'][number]): boolean =>
    !pointsBack(value) && (slot in f.slots || (same.length > 0 && start !== undefined))
  const said = (same.length > 0 ? same : frames).map((x) => valuesOf(x.slots.filter(isMeant)))
  return Object.assign({}, ...said)
}

/**
 * Wishes of one kind that still wait and are alike in what changes: of «replace foo with bar and baz with qux», «only in src» means both,
 * and «with quux» only the one in hand.
 */
function alikeTo(s: Conversation, open: OpenFrame, slots: Slots): OpenFrame[] {
  const isAlike = (f: OpenFrame): boolean =>
    Object.keys(slots).every((slot) => JSON.stringify(f.slots[slot]) === JSON.stringify(open.slots[slot]))
  const waits = ({ task }: OpenFrame): boolean =>
    s.tasks.some((t) => t.id === task && (t.state === 'READY' || t.state === 'CREATED'))
  return s.frames.filter((f) => f.id !== open.id && f.intent === open.intent && waits(f) && isAlike(f))
}

/** The first that somebody works on is what a person speaks of, rather than what waits behind it. */
const isInHand = (s: Conversation, { task }: OpenFrame): boolean => {
  const t = task === undefined ? undefined : taskOf(s, task)
  return t !== undefined && (isInFlight(t) || t.state === 'BLOCKED' || t.state === 'AWAITING_USER')
}

/** Nothing that it did is still to be found out. */
const isGivenUp = (s: Conversation, t: Task | undefined): boolean =>
  t?.state === 'BLOCKED' && !s.decisions.some((x) => x.taskId === t.id)
const isNew = (slots: Slots, f: OpenFrame): boolean =>
  Object.entries(slots).some(([slot, value]) => JSON.stringify(f.slots[slot]) !== JSON.stringify(value))

const isOf = (s: Conversation, f: OpenFrame, w: Workflow): boolean =>
  f.task !== undefined && taskOf(s, f.task)?.workflow === w.id
