/**
 * Agents that answer inside our own process, at once and from the job alone: form, playbook, scripted. They have no memory, so
 * there is nothing to withdraw, and after a restart nothing to go on with.
 */

import type { TaskResult } from '../core/contracts/tasks.ts'
import type { StepNote } from '../core/state/commands.ts'
import type { SaidProblem } from '../core/state/events.ts'
import { clip } from '../core/text/clip.ts'
import type { AgentAdapter, Job } from '../ports.ts'
import { printable } from '../views/printable.ts'

export type Reply = {
  readonly steps?: readonly StepNote[]
  readonly result: Omit<TaskResult, 'task_id'>
}

export const inProcess = (reply: (job: Job) => Reply): AgentAdapter => ({
  deliver(job, post) {
    const { dispatchId, token, body } = job
    const outcome = attempt(() => reply(job))
    // Ack, start and result are there together, so they share one commit.
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
    if ('problem' in outcome) return post({ type: 'result', dispatchId, token, success: false, ...outcome })
    for (const step of outcome.steps ?? []) post({ type: 'progress', dispatchId, token, step })
    const result = { ...outcome.result, task_id: body.task_id }
    post({ type: 'result', dispatchId, token, success: true, result })
  },
  go: () => {},
  rejoin: ({ dispatchId, token }, post) => post({ type: 'lost', dispatchId, token }),
  withdraw: () => {},
  tell: () => {},
})

export const said = (user_response: string): Reply => ({
  result: { status: 'completed', slots_update: {}, missing_slots: [], user_response },
})

type Failed = { readonly problem: SaidProblem }
/** What an agent throws costs its own task. */
function attempt(reply: () => Reply): Reply | Failed {
  try {
    return reply()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const message = clip(printable(said), 500).toWellFormed()
    return { problem: { code: 'E_IO', cause: { kind: 'failed' }, message } }
  }
}
