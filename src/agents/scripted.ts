/** An AI member that plays a script, inside the process: for tests, demos and the bench. It answers each job at once. */
import type { AgentCommand } from '../core/commands.ts'
import type { AgentAdapter, Job } from '../ports.ts'

export type Script = (job: Job) => string
type Post = (frame: AgentCommand) => void

export const scripted = (script: Script): AgentAdapter => ({
  deliver: (job, post) => answer(job, script(job), post),
  go: () => {},
  /** Nothing of it outlives the process, so a job that was under way is gone. */
  rejoin: ({ dispatchId, token }, post) => post({ type: 'lost', dispatchId, token }),
  withdraw: () => {},
  tell: () => {},
})

/** Ack, start and result are there together, so they share one commit. */
function answer({ dispatchId, token, body }: Job, user_response: string, post: Post): void {
  post({ type: 'ack', dispatchId, token })
  post({ type: 'started', dispatchId, token })
  const result = {
    task_id: body.task_id,
    status: 'completed' as const,
    slots_update: {},
    missing_slots: [],
    user_response,
  }
  post({ type: 'result', dispatchId, token, success: true, result })
}
