/** What is promised about agents outside: that a pause reaches them, and that a lost one is not run again by itself. */
import { isOfStaff } from '../core/state/conversation.ts'
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
