/** What a planner and the reviewer of a plan get. It is read back from the journal, since the state holds only positions. */
import type { Check } from '../core/contracts/goal.ts'
import type { Plan } from '../core/contracts/plan.ts'
import type { Workflow } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { plannerOf } from '../core/state/team.ts'
import type { ExecutionSnapshot, Journal, Planner } from '../ports.ts'
import { problemIn } from '../views/texts/causes.ts'
import { type Box, eventAt } from './box.ts'
import { contextOf } from './goal-stages.ts'

type PlanRequest = Omit<Parameters<Planner['plan']>[0], 'effect'>

export function planRequest(journal: Journal, box: Box, workflowId: string): PlanRequest {
  const w = box.state.workflows.find((x) => x.id === workflowId)
  const planner = plannerOf(box.state.team)?.id ?? ''
  const asked = { conversation: box.id, workflowId, planner, goal: w?.goal ?? '' }
  const event = w?.planning === undefined ? undefined : eventAt(journal, box.id, w.planning)
  if (!w || event?.type !== 'plan_requested') return asked
  return { ...asked, ...carried(journal, box, { w, event }) }
}

type Asked = { readonly w: Workflow; readonly event: EventOf<'plan_requested'> }
/** Reads the journal once for each plan that is asked for. */
function carried(journal: Journal, box: Box, { w, event }: Asked) {
  const stepOf = new Map<string, string>()
  const results = new Map<string, string>()
  let refused: string | undefined
  let changedBy: string | undefined
  const answers: string[] = []
  let failed: readonly Check[] | undefined
  for (const e of journal.read(box.id) as Iterable<JournalEvent>) {
    if (e.seq > event.seq) break
    if (e.type === 'task_created' && e.workflowId === w.id && e.stepId !== undefined) stepOf.set(e.taskId, e.stepId)
    if (e.type === 'task_execution_result' && e.success) {
      const step = stepOf.get(e.taskId)
      if (step !== undefined) results.set(step, e.result?.user_response ?? '')
    }
    if (!('workflowId' in e) || e.workflowId !== w.id) continue
    if (e.type === 'goal_clarified') answers.push(answerOf(journal, box, e))
    if (e.type === 'verification_finished') failed = e.outcome === 'failed' ? e.checks : undefined
    if (e.type === 'plan_requested') changedBy = e.messageId ?? changedBy
    if (e.type === 'plan_refused') refused = problemIn('en', e.problem)
    if (e.type === 'plan_approved') refused = changedBy = undefined
  }
  const message = changedBy === undefined ? undefined : eventAt(journal, box.id, positionOf(changedBy))
  const change = message?.type === 'user_input_received' ? message.text : undefined
  return {
    change,
    refused,
    failed,
    snapshot: snapshotOf(box.id, { w, event }, results),
    answers: answers.length > 0 ? answers : undefined,
    constraints: constraintWords(w),
    context: contextOf({ journal }, box, w),
  }
}

/** The words of the answer itself, or of the message that it came in. */
function answerOf(journal: Journal, box: Box, { text, messageId }: EventOf<'goal_clarified'>): string {
  const message = messageId === undefined ? undefined : eventAt(journal, box.id, positionOf(messageId))
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
export function planAt(journal: Journal, box: Box, workflowId: string): Plan {
  const asked = box.state.workflows.find((w) => w.id === workflowId)?.planReview?.seq ?? 0
  const event = eventAt(journal, box.id, asked - 1)
  if (event?.type !== 'plan_proposed')
    throw new Error(`the plan of ${workflowId} is not before the request at ${asked}`)
  return event.plan
}
