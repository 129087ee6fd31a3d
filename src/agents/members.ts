/** Many members behind one adapter: each job goes to the adapter of its member, and so does everything about that job later. */
import type { AgentCause } from '../core/contracts/causes.ts'
import { clip } from '../core/text/clip.ts'
import type { AgentAdapter, Job, JobRef, Post } from '../ports.ts'
import { jobKey } from './same-job.ts'

/**
 * One adapter for many members: each job goes to the adapter of its member.
 *
 * @example
 * const agents = agentsByMember(new Map([['bob', agent(() => 'hi')]]))
 */
export function agentsByMember(adapters: ReadonlyMap<string, AgentAdapter>): AgentAdapter {
  const under = new Map<string, AgentAdapter>()

  /** A job that is over is forgotten, so that only jobs under way are held. */
  const following =
    (job: Job, post: Post): Post =>
    (frame) => {
      const over = frame.type === 'result' || frame.type === 'nack' || frame.type === 'lost'
      if (over && frame.token === job.token) under.delete(jobKey(job))
      post(frame)
    }
  const hand = (how: 'deliver' | 'rejoin', to: AgentAdapter, { job, post }: { job: Job; post: Post }): void => {
    under.set(jobKey(job), to)
    to[how](job, following(job, post))
  }
  const of = (job: JobRef): AgentAdapter | undefined => under.get(jobKey(job))

  return {
    deliver(job, post) {
      const { dispatchId, token, agentId, teamFolder } = job
      const to = adapters.get(agentId)
      if (to) hand('deliver', to, { job, post })
      else post({ type: 'nack', dispatchId, token, cause: absent(agentId, teamFolder) })
    },
    rejoin(job, post) {
      const to = adapters.get(job.agentId)
      if (to) hand('rejoin', to, { job, post })
      else post({ type: 'lost', dispatchId: job.dispatchId, token: job.token })
    },
    go: (job) => of(job)?.go(job),
    pause: (job) => of(job)?.pause?.(job),
    resume: (job) => of(job)?.resume?.(job),
    withdraw(job, reason) {
      of(job)?.withdraw(job, reason)
      under.delete(jobKey(job))
    },
    tell: (job, told, waits) => of(job)?.tell(job, told, waits),
    recorded: (job, call) => of(job)?.recorded?.(job, call),
    close: async () => void (await Promise.all([...new Set(adapters.values())].map((adapter) => adapter.close?.()))),
  }
}

const absent = (agent: string, folder: string | undefined): AgentCause => ({
  kind: 'no_agent',
  agent: clip(agent, 500),
  ...(folder !== undefined && { folder: clip(folder, 500) }),
})
