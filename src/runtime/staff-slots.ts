/** What those who plan and review are given. It is read back from the journal, since the state holds only positions. */
import type { Check } from '../core/contracts/goal.ts'
import type { Plan } from '../core/contracts/plan.ts'
import type { ReplanReason } from '../core/contracts/understanding.ts'
import { type Task, taskOf, type Workflow } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { clip } from '../core/text/clip.ts'
import { landedDiffs } from '../core/work/landed-diff.ts'
import type { Job, Journal } from '../ports.ts'
import { problemIn } from '../views/texts/causes.ts'
import { contextOf } from './goal-stages.ts'
import { eventAt, type Live } from './live.ts'

type Slots = Job['body']['slots']
export function staffSlots(journal: Journal, live: Live, t: Task): Slots {
  if (t.kind === 'plan') return planSlots(journal, live, t)
  if (t.kind !== 'review') return {}
  if (t.parent !== undefined) return reviewSlots(journal, live, t.parent)
  const plan = planAt(journal, live, t.workflow)
  return { intent: 'review', message: plan?.goal ?? '', plan: plan as unknown as Slots }
}

/** The words of a result, and what it really changed: a reviewer need not take its word for that. */
function reviewSlots(journal: Journal, live: Live, reviewed: string): Slots {
  const events = [...(journal.read(live.id) as Iterable<JournalEvent>)]
  const changes = clip(landedDiffs(events, reviewed).join('\n'), mostOfDiff)
  return { intent: 'review', message: resultOf(journal, live, reviewed), ...(changes !== '' && { changes }) }
}
const mostOfDiff = 60_000

function resultOf(journal: Journal, live: Live, id: string): string {
  const event = eventAt(journal, live.id, taskOf(live.state, id)?.result ?? 0)
  return event?.type === 'task_execution_result' ? (event.result?.user_response ?? '') : ''
}

function planSlots(journal: Journal, live: Live, t: Task): Slots {
  const w = live.state.workflows.find((x) => x.id === t.workflow)
  const asked = { intent: 'plan', message: w?.goal ?? '' }
  const event = w?.planning === undefined ? undefined : eventAt(journal, live.id, w.planning)
  if (!w || event?.type !== 'plan_requested') return asked
  return { ...asked, ...known(carried(journal, live, { w, event })) }
}

/** A slot always has a value. */
const known = (all: object): Slots =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Slots

/** How far a goal was carried out: the journal position `conversation:seq`, why it is planned again, and what is done. */
type ExecutionSnapshot = {
  readonly id: string
  readonly reason?: ReplanReason
  readonly done: readonly { readonly step_id: string; readonly result: string }[]
}
type Asked = { readonly w: Workflow; readonly event: EventOf<'plan_requested'> }
/** Reads the journal once for each plan that is asked for. */
function carried(journal: Journal, live: Live, { w, event }: Asked) {
  const stepOf = new Map<string, string>()
  const results = new Map<string, string>()
  let refused: string | undefined
  let changedBy: string | undefined
  const answers: string[] = []
  let failed: readonly Check[] | undefined
  for (const e of journal.read(live.id) as Iterable<JournalEvent>) {
    if (e.seq > event.seq) break
    if (e.type === 'task_created' && e.workflowId === w.id && e.stepId !== undefined) stepOf.set(e.taskId, e.stepId)
    if (e.type === 'task_execution_result' && e.success) {
      const step = stepOf.get(e.taskId)
      if (step !== undefined) results.set(step, e.result?.user_response ?? '')
    }
    if (!('workflowId' in e) || e.workflowId !== w.id) continue
    if (e.type === 'goal_clarified') answers.push(answerOf(journal, live, e))
    if (e.type === 'verification_finished') failed = e.outcome === 'failed' ? e.checks : undefined
    if (e.type === 'plan_requested') changedBy = e.messageId ?? changedBy
    if (e.type === 'plan_refused') refused = problemIn('en', e.problem)
    if (e.type === 'plan_approved') refused = changedBy = undefined
  }
  const message = changedBy === undefined ? undefined : eventAt(journal, live.id, positionOf(changedBy))
  const change = message?.type === 'user_input_received' ? message.text : undefined
  return {
    change,
    refused,
    failed,
    snapshot: snapshotOf(live.id, { w, event }, results),
    answers: answers.length > 0 ? answers : undefined,
    constraints: constraintWords(w),
    context: contextOf({ journal }, live, w),
  }
}

/** The words of the answer itself, or of the message that it came in. */
function answerOf(journal: Journal, live: Live, { text, messageId }: EventOf<'goal_clarified'>): string {
  const message = messageId === undefined ? undefined : eventAt(journal, live.id, positionOf(messageId))
  return text ?? (message?.type === 'user_input_received' ? message.text : '')
}

function constraintWords({ limits }: Workflow): string[] | undefined {
  const said = limits?.said.map((c) => c.said) ?? []
  return said.length > 0 ? said : undefined
}

function snapshotOf(
  conversation: string,
  { w, event }: Asked,
  results: ReadonlyMap<string, string>,
): ExecutionSnapshot | undefined {
  if (event.snapshot === undefined) return
  const done = w.steps.flatMap((x) => (x.done ? [{ step_id: x.id, result: results.get(x.id) ?? '' }] : []))
  return { id: `${conversation}:${event.snapshot}`, reason: w.replan, done }
}

/** The plan that waits for its review: the last one that was proposed before the request. */
function planAt(journal: Journal, live: Live, workflowId: string | undefined): Plan | undefined {
  const asked = live.state.workflows.find((w) => w.id === workflowId)?.planReview?.seq ?? 0
  const event = eventAt(journal, live.id, asked - 1)
  return event?.type === 'plan_proposed' ? event.plan : undefined
}
