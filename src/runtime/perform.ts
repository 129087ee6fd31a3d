/**
 * Effect → port, after its commit. Every outcome goes back into the mailbox; a port that throws becomes an outcome that says so.
 * An adapter gets a function that takes agents' frames only, so that it cannot speak for a person, a gate or a tool.
 */

import type { Step } from '../core/contracts/plan.ts'
import type { Effect } from '../core/journey.ts'
import type { AgentCommand, OutcomeCommand } from '../core/state/commands.ts'
import { constraintsOf } from '../core/state/constraints-of.ts'
import { isOfStaff, type Task, taskOf, taskOfDispatch } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { workflowOf } from '../core/state/phases.ts'
import { codeOf, memberOf } from '../core/state/team.ts'
import { standIn } from '../core/work/retry.ts'
import type { Job, Ports, RecordedCall } from '../ports.ts'
import { execute, executeAgain, land, preparedBy, probe, toldAt } from './acting.ts'
import { commitSlots, gitOf } from './goal-git.ts'
import { lookedBy, verifySlots } from './goal-stages.ts'
import { memoryFor, turnsBefore } from './job-memory.ts'
import { eventAt, type Live, saidAt } from './live.ts'
import { staffSlots } from './staff-slots.ts'
import { analysedBy, verdictBy } from './stages.ts'
import { notUndone, undoneBy, undoPreparedBy } from './undoing.ts'

type Of<K extends Effect['kind']> = Effect & { kind: K }
type Post = (command: AgentCommand | OutcomeCommand) => void
type Stage<K extends Effect['kind']> = (ports: Ports, live: Live, effect: Of<K>, post: Post) => void | Promise<void>

export function perform(ports: Ports, live: Live, effect: Effect, post: Post): void {
  const stage = stages[effect.kind] as (ports: Ports, live: Live, effect: Effect, post: Post) => void | Promise<void>
  try {
    const done = stage(ports, live, effect, post)
    if (done instanceof Promise) done.catch((error) => failed(ports, effect, error, post))
  } catch (error) {
    failed(ports, effect, error, post)
  }
}

const stages: { readonly [K in Effect['kind']]: Stage<K> } = {
  check_safety: async (ports, live, effect, post) => post(await verdictBy(ports, live.state, effect)),
  understand: async (ports, live, effect, post) => post(await analysedBy(ports, live, live.state, effect)),
  look: async (ports, live, effect, post) => post(await lookedBy(ports, live, effect)),
  prepare_undo: async (ports, live, effect, post) => post(await undoPreparedBy(ports, live, effect)),
  undo: async (ports, live, effect, post) => post(await undoneBy(ports, live, effect)),
  deliver: (ports, live, effect, post) => ports.agents.deliver(jobOf(ports, live, effect), post),
  rejoin: (ports, live, effect, post) => {
    const job = jobOf(ports, live, effect)
    ports.agents.rejoin(job, post)
    if (taskOf(live.state, effect.taskId)?.run?.state === 'PAUSED') ports.agents.pause?.(job)
  },
  go: (ports, live, { dispatchId, token }) => ports.agents.go({ conversation: live.id, dispatchId, token }),
  pause: (ports, live, { dispatchId, token }) => ports.agents.pause?.({ conversation: live.id, dispatchId, token }),
  resume: (ports, live, { dispatchId, token }) => ports.agents.resume?.({ conversation: live.id, dispatchId, token }),
  withdraw: (ports, live, { dispatchId, cause }) => ports.agents.withdraw({ conversation: live.id, dispatchId }, cause),
  tell: (ports, live, { dispatchId, ...about }) => {
    const waits = isStopped(taskOfDispatch(live.state, dispatchId))
    ports.agents.tell({ conversation: live.id, dispatchId }, toldAt(ports.journal, live, about), waits)
  },
  confirm: (ports, live, { dispatchId, call }) => ports.agents.recorded?.({ conversation: live.id, dispatchId }, call),
  prepare: async (ports, live, effect, post) => post(await preparedBy(ports, live, live.state, effect)),
  execute: (ports, live, effect, post) => execute(ports, live, effect, post),
  execute_again: (ports, live, effect, post) => executeAgain(ports, live, effect, post),
  land: (ports, live, effect, post) => land(ports, live, effect, post),
  probe: (ports, live, effect, post) => probe(ports, live, effect, post),
  abort: (_, live, { decisionId }) => live.hosts.get(decisionId)?.abort(),
}

/** Only a person's word lets its run go on. */
const isStopped = (t: Task | undefined): boolean => t?.run?.state === 'BLOCKED' || t?.run?.state === 'ERROR'

function failed(ports: Ports, effect: Effect, error: unknown, post: Post): void {
  ports.log.error({ effect: effect.id, kind: effect.kind, err: error }, 'an effect failed')
  if (effect.kind === 'deliver' || effect.kind === 'rejoin')
    post({ type: 'lost', dispatchId: effect.dispatchId, token: effect.token })
  if (effect.kind === 'look') post({ type: 'looked', effect: effect.id, workflowId: effect.workflowId })
  if (effect.kind === 'prepare_undo' || effect.kind === 'undo') post(notUndone(effect))
  if (effect.kind === 'execute' || effect.kind === 'execute_again' || effect.kind === 'land')
    post({ type: 'tool_lost', effect: effect.id, decisionId: effect.decisionId, cause: { kind: 'host_failed' } })
  if (effect.kind === 'probe')
    post({ type: 'probed', effect: effect.id, decisionId: effect.decisionId, outcome: 'unknown' })
}

function jobOf(ports: Ports, live: Live, effect: Of<'deliver' | 'rejoin'>): Job {
  const { agentId, dispatchId, token, taskId } = effect
  const task = taskOf(live.state, taskId)
  const member = memberOf(live.state.team, agentId)
  const given = task?.round?.pinned ?? {
    from: task?.from,
    slots: live.state.frames.find((f) => f.task === taskId)?.slots,
    seq: positionOf(dispatchId),
  }
  const message = given.from === undefined ? '' : saidAt(ports.journal, live, given.from)
  const slots: Slots = { ...(given.slots as Slots), message }
  if (task) Object.assign(slots, workOf(ports, live, task), besides(ports, live, task))
  const memory = memoryFor(ports, live, { task, agentId, before: given.seq, slots })
  const git = gitOf(ports.journal, live, task)
  const job: Job = {
    conversation: live.id,
    agentId,
    dispatchId,
    token,
    leaseMs: live.state.team.leaseMs,
    standIn: task && standIn(live.state, task)?.id,
    place: task?.place,
    body: {
      conversation_id: live.id,
      task_id: taskId,
      agent_code: member ? codeOf(member) : agentId,
      priority: task?.class ?? 'normal',
      ...(task?.parent !== undefined && { parent_task_id: task.parent }),
      slots: Object.assign(memory.slots, slots),
      context_summary: memory.context_summary,
      memory_ref: memory.memory_ref,
    },
    started: task?.state === 'RUNNING' || undefined,
    decides: live.state.decisions.some((x) => x.dispatchId === dispatchId) || undefined,
    stopped: isStopped(task) || undefined,
    teamFolder: live.state.folder,
    round: task?.round?.n ?? 1,
    calls: callsOf(ports, live, task),
    turns: () => turnsBefore(ports, live, { agentId, before: given.seq }),
    workspace: live.state.workspace,
    branch: git.branch,
    commit: git.commit,
    denied: constraintsOf(workflowOf(live.state, task?.workflow)).denied,
    traceparent: (which) => ports.traceparent?.(live.id, dispatchId, which),
    stream: (text) => ports.onDelta?.(job, text),
  }
  return job
}

/** What only those who check, plan or review are given. */
function besides(ports: Ports, live: Live, t: Task): Slots | undefined {
  if (t.kind === 'verify') return verifySlots(ports, live, t)
  if (t.kind === 'commit') return commitSlots(ports.journal, live, t)
  return isOfStaff(t) ? staffSlots(ports.journal, live, t) : undefined
}

/** What is recorded of the task in its present round. */
function callsOf(ports: Ports, live: Live, task: Task | undefined): RecordedCall[] {
  const first = task?.round?.calls?.first
  if (!task || first === undefined) return []
  const round = task.round?.n
  return [...(ports.journal.read(live.id, first - 1) as Iterable<JournalEvent>)].flatMap((e) =>
    e.type === 'call_recorded' && e.taskId === task.id && e.round === round ? [e] : [],
  )
}

type Slots = Job['body']['slots']

/** What the task is: its intent or the step of the plan that it does or reviews, and why a review sent it back. */
function workOf(ports: Ports, live: Live, t: Task): Slots {
  const slots: Slots = {}
  const work = t.kind === 'review' && t.parent !== undefined ? taskOf(live.state, t.parent) : t
  const planned = workflowOf(live.state, t.workflow)?.steps.find((x) => x.id === work?.step)
  const step = planned && stepAt(eventAt(ports.journal, live.id, planned.seq), planned.id)
  const review = t.rejected === undefined ? undefined : eventAt(ports.journal, live.id, t.rejected)
  if (t.intent !== undefined) slots.intent = t.intent
  if (t.change !== undefined) slots.change = saidAt(ports.journal, live, t.change)
  if (step) slots.step = step as unknown as Slots
  if (review?.type === 'task_review_result') slots.review = review.reason || 'rejected'
  return slots
}

function stepAt(event: JournalEvent | undefined, id: string): Step | undefined {
  if (event?.type === 'plan_proposed') return event.plan.steps.find((x) => x.step_id === id)
  if (event?.type !== 'plan_patched') return
  return event.patches.flatMap((p) => (p.op === 'add' && p.step.step_id === id ? [p.step] : []))[0]
}
