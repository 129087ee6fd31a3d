/** What is promised about agents outside: that a pause reaches them, that work keeps clear of them, and that a lost one is not run again by itself. */
import { type Conversation, isAtWork, isInFlight, isOfStaff, isParked, type Task } from '../core/state/conversation.ts'
import { memberOf, verifierId } from '../core/state/team.ts'
import type { At, Invariant } from './check.ts'
import type { Facts } from './scene.ts'
import type { Trace } from './trace.ts'

export const agentInvariants: readonly Invariant[] = [
  {
    id: 'I48',
    sentence:
      'A pause and its end reach the agent of the run; it is shown as holding still only when it has said so itself.',
    seen: 'at rest each run that is held is one whose agent was told so last; who holds still is held against what the agents said',
    tests: ['test/agents-process-pause.test.ts', 'test/scenarios/dispatch.test.ts', 'src/views/status.test.ts'],
    on: {
      agent_paused: ({ trace, e, facts }) => {
        if (trace.dispatches.get(e.dispatchId)?.agentId === verifierId) return // ours, inside the process
        if (!facts.still.has(`${trace.id} ${e.dispatchId}`)) return `${e.dispatchId} never said that it holds still`
      },
    },
    rest: toldOfPauses,
  },
  {
    id: 'I50',
    sentence:
      'A run of a parked goal keeps its place until its agent holds still or waits for an answer, or the run ends, by its lease at the latest; beside it starts nothing that finds no room but what a new message asks to have inserted.',
    seen: 'at each dispatch, and when a held run goes on, the places are counted with the runs of parked goals whose agents have not said that they hold still; at rest nothing waits for one (I15)',
    tests: ['test/scenarios/still-running.test.ts', 'src/core/work/order.test.ts', 'test/model-check.test.ts'],
    on: {
      task_dispatch_requested: ({ before, e }) =>
        before.tasks.some((t) => t.id === e.taskId && t.inserted)
          ? undefined
          : besideParked(before, e.taskId, isInFlight),
      run_resumed: ({ before, e }) =>
        before.tasks.some((t) => t.id === e.taskId && t.run?.state === 'PAUSED')
          ? besideParked(before, e.taskId, (t) => isAtWork(before, t))
          : undefined, // a person lets one go on that had its place all along
    },
  },
  {
    id: 'I45',
    sentence:
      'An agent that was let go and then lost is not run again by itself unless it is repeatable or only planned or reviewed: a person says what becomes of its work.',
    seen: 'losses of agents that are not repeatable are kept; a dispatch of the same task needs a person’s word in between',
    tests: ['test/scenarios/repeatable.test.ts'],
    on: {
      task_lease_expired: noteLoss,
      task_unblocked: forgetLoss,
      task_execution_result: forgetLoss,
      task_dispatch_requested: notByItself,
    },
  },
]

function toldOfPauses(trace: Trace, { held }: Facts): string | undefined {
  for (const { dispatch, run } of trace.state.tasks) {
    const told = held.get(`${trace.id} ${dispatch?.id}`)
    if (run?.state === 'PAUSED' && told !== 'pause') return `${dispatch?.id} is held, and its agent was never told`
    if (run?.state === 'RUNNING' && told === 'pause') return `${dispatch?.id} goes on, and its agent was never told`
  }
}

/** `hasPlace` says which runs of other goals count. */
function besideParked(s: Conversation, taskId: string, hasPlace: (t: Task) => boolean): string | undefined {
  const running = s.tasks.filter((t) => isParked(s, t) && t.run?.state === 'PAUSED' && goesOn(s, t))
  const others = s.tasks.filter((t) => !isParked(s, t) && t.id !== taskId && hasPlace(t))
  if (running.length > 0 && running.length + others.length >= s.team.parallel)
    return `${taskId} starts beside ${running[0]?.id} of a parked goal, which does not hold still`
}

/** It has not said that it holds still, and no answer of ours is what it waits for. */
const goesOn = (s: Conversation, { run, dispatch }: Task): boolean =>
  !run?.holdsStill && !s.decisions.some((x) => x.dispatchId === dispatch?.id && x.state !== 'PROPOSED')

function noteLoss({ trace, before, e }: At<'task_lease_expired'>): undefined {
  const t = before.tasks.find((x) => x.id === e.taskId)
  const isRepeatable = t && (isOfStaff(t) || (memberOf(before.team, t.agentId)?.repeatable ?? t.dispatch?.repeatable))
  if (t?.state === 'RUNNING' && !isRepeatable && e.cause.kind !== 'replaced') trace.lostOnce.add(e.taskId)
}

/** A person had it tried anew, or said that it is done. */
function forgetLoss({ trace, e }: At<'task_unblocked'> | At<'task_execution_result'>): undefined {
  trace.lostOnce.delete(e.taskId)
}

function notByItself({ trace, e }: At<'task_dispatch_requested'>): string | undefined {
  if (trace.lostOnce.has(e.taskId)) return `${e.taskId} may be done, and is run again without a person's word`
}
