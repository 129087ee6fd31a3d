/**
 * Effect → port, after its commit. Every outcome goes back into the mailbox; a port that throws becomes an outcome that says so.
 * An adapter gets a function that takes agents' frames only, so that it cannot speak for a person, a gate or a tool.
 */

import type { Step } from '../core/contracts/plan.ts'
import type { Effect } from '../core/journey.ts'
import type { AgentCommand, OutcomeCommand } from '../core/state/commands.ts'
import { constraintsOf } from '../core/state/constraints-of.ts'
import { type Task, taskOf, taskOfDispatch } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { positionOf } from '../core/state/ids.ts'
import { workflowOf } from '../core/state/phases.ts'
import { codeOf, memberOf } from '../core/state/team.ts'
import { standIn } from '../core/work/retry.ts'
import type { Job, Ports, RecordedCall } from '../ports.ts'
import { execute, executeAgain, land, preparedBy, probe, toldAt } from './acting.ts'
import { type Box, eventAt, saidAt } from './box.ts'
import { commitSlots, gitOf } from './goal-git.ts'
import { lookedBy, verifySlots } from './goal-stages.ts'
import { memoryFor, turnsBefore } from './job-memory.ts'
import { staffSlots } from './staff-slots.ts'
import { analysedBy, verdictBy } from './stages.ts'
import { notUndone, undoneBy, undoPreparedBy } from './undoing.ts'

type Of<K extends Effect['kind']> = Effect & { kind: K }
type Post = (command: AgentCommand | OutcomeCommand) => void
type Stage<K extends Effect['kind']> = (ports: Ports, box: Box, effect: Of<K>, post: Post) => void | Promise<void>

export function perform(ports: Ports, box: Box, effect: Effect, post: Post): void {
  const stage = stages[effect.kind] as (ports: Ports, box: Box, effect: Effect, post: Post) => void | Promise<void>
  try {
    const done = stage(ports, box, effect, post)
    if (done instanceof Promise) done.catch((error) => failed(ports, effect, error, post))
  } catch (error) {
    failed(ports, effect, error, post)
  }
}

const stages: { readonly [K in Effect['kind']]: Stage<K> } = {
  check_safety: async (ports, box, effect, post) => post(await verdictBy(ports, box.state, effect)),
  understand: async (ports, box, effect, post) => post(await analysedBy(ports, box, box.state, effect)),
  look: async (ports, box, effect, post) => post(await lookedBy(ports, box, effect)),
  prepare_undo: async (ports, box, effect, post) => post(await undoPreparedBy(ports, box, effect)),
  undo: async (ports, box, effect, post) => post(await undoneBy(ports, box, effect)),
  deliver: (ports, box, effect, post) => ports.agents.deliver(jobOf(ports, box, effect), post),
  rejoin: (ports, box, effect, post) => {
    const job = jobOf(ports, box, effect)
    ports.agents.rejoin(job, post)
    if (taskOf(box.state, effect.taskId)?.run?.state === 'PAUSED') ports.agents.pause?.(job)
  },
  go: (ports, box, { dispatchId, token }) => ports.agents.go({ conversation: box.id, dispatchId, token }),
  pause: (ports, box, { dispatchId, token }) => ports.agents.pause?.({ conversation: box.id, dispatchId, token }),
  resume: (ports, box, { dispatchId, token }) => ports.agents.resume?.({ conversation: box.id, dispatchId, token }),
  withdraw: (ports, box, { dispatchId, cause }) => ports.agents.withdraw({ conversation: box.id, dispatchId }, cause),
  tell: (ports, box, { dispatchId, ...about }) => {
    const { run } = taskOfDispatch(box.state, dispatchId) ?? {}
    const waits = run?.state === 'BLOCKED' || run?.state === 'ERROR'
    ports.agents.tell({ conversation: box.id, dispatchId }, toldAt(ports.journal, box, about), waits)
  },
  confirm: (ports, box, { dispatchId, call }) => ports.agents.recorded?.({ conversation: box.id, dispatchId }, call),
  prepare: async (ports, box, effect, post) => post(await preparedBy(ports, box, box.state, effect)),
  execute: (ports, box, effect, post) => execute(ports, box, effect, post),
  execute_again: (ports, box, effect, post) => executeAgain(ports, box, effect, post),
  land: (ports, box, effect, post) => land(ports, box, effect, post),
  probe: (ports, box, effect, post) => probe(ports, box, effect, post),
  abort: (_, box, { decisionId }) => box.hosts.get(decisionId)?.abort(),
}

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

function jobOf(ports: Ports, box: Box, effect: Of<'deliver' | 'rejoin'>): Job {
  const { agentId, dispatchId, token, taskId } = effect
  const task = taskOf(box.state, taskId)
  const member = memberOf(box.state.team, agentId)
  const given = task?.round?.pinned ?? {
    from: task?.from,
    slots: box.state.frames.find((f) => f.task === taskId)?.slots,
    seq: positionOf(dispatchId),
  }
  const message = given.from === undefined ? '' : saidAt(ports.journal, box, given.from)
  const slots = { ...(given.slots as Slots), message, ...workOf(ports, box, task), ...besides(ports, box, task) }
  const memory = memoryFor(ports, box, { task, agentId, before: given.seq, slots })
  const job: Job = {
    conversation: box.id,
    agentId,
    dispatchId,
    token,
    leaseMs: box.state.team.leaseMs,
    ...(task && { standIn: standIn(box.state, task)?.id, place: task.place }),
    body: {
      conversation_id: box.id,
      task_id: taskId,
      agent_code: member ? codeOf(member) : agentId,
      priority: task?.class ?? 'normal',
      ...(task?.parent !== undefined && { parent_task_id: task.parent }),
      ...memory,
      slots: { ...memory.slots, ...slots },
    },
    ...(task?.state === 'RUNNING' && { started: true as const }),
    ...(box.state.decisions.some((x) => x.dispatchId === dispatchId) && { decides: true as const }),
    ...(box.state.folder !== undefined && { teamFolder: box.state.folder }),
    round: task?.round?.n ?? 1,
    calls: callsOf(ports, box, task),
    turns: () => turnsBefore(ports, box, { agentId, before: given.seq }),
    ...(box.state.workspace !== undefined && { workspace: box.state.workspace }),
    ...gitOf(ports.journal, box, task),
    denied: constraintsOf(workflowOf(box.state, task?.workflow)).denied,
    // Made when it is looked at: most agents call nobody.
    get traceparent() {
      return ports.traceparent?.(box.id, dispatchId)
    },
    stream: (text) => ports.onDelta?.(job, text),
  }
  return job
}

/** What only those who check, plan or review are given. */
const besides = (ports: Ports, box: Box, t: Task | undefined): Slots => ({
  ...verifySlots(ports, box, t),
  ...commitSlots(ports.journal, box, t),
  ...(t && staffSlots(ports.journal, box, t)),
})

/** What is recorded of the task in its present round. */
function callsOf(ports: Ports, box: Box, task: Task | undefined): RecordedCall[] {
  const first = task?.round?.calls?.first
  if (!task || first === undefined) return []
  const round = task.round?.n
  return [...(ports.journal.read(box.id, first - 1) as Iterable<JournalEvent>)].flatMap((e) =>
    e.type === 'call_recorded' && e.taskId === task.id && e.round === round ? [e] : [],
  )
}

type Slots = Job['body']['slots']

/** What the task is: its intent or the step of the plan that it does or reviews, and why a review sent it back. */
function workOf(ports: Ports, box: Box, t: Task | undefined): Slots {
  if (!t) return {}
  const work = t.kind === 'review' && t.parent !== undefined ? taskOf(box.state, t.parent) : t
  const planned = box.state.workflows.find((w) => w.id === t.workflow)?.steps.find((x) => x.id === work?.step)
  const step = planned && stepAt(eventAt(ports.journal, box.id, planned.seq), planned.id)
  const review = t.rejected === undefined ? undefined : eventAt(ports.journal, box.id, t.rejected)
  return {
    ...(t.intent !== undefined && { intent: t.intent }),
    ...(t.change !== undefined && { change: saidAt(ports.journal, box, t.change) }),
    ...(step && { step: step as unknown as Slots }),
    ...(review?.type === 'task_review_result' && { review: review.reason || 'rejected' }),
  }
}

function stepAt(event: JournalEvent | undefined, id: string): Step | undefined {
  if (event?.type === 'plan_proposed') return event.plan.steps.find((x) => x.step_id === id)
  if (event?.type !== 'plan_patched') return
  return event.patches.flatMap((p) => (p.op === 'add' && p.step.step_id === id ? [p.step] : []))[0]
}
