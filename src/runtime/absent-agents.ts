/**
 * Agents that ended with an earlier life of this program while a decision of theirs was open, or a person was asked whether their run
 * may go on. Both need the agent only when they are over: until then nobody is lost, and what was asked can be answered (design §10).
 *
 * N1. Whoever does not come back is lost when the open decision is over, and its run could go on.
 * N2. It was ended by us: its loss says so, and is no error of the agent.
 */
import type { AgentAdapter, Job, JobRef, Post } from '../ports.ts'

type Absent = {
  readonly job: Job
  readonly post: Post
  /** The decision is over, and a person has to let the run go on. */
  isHeld: boolean
}

export function awaitingDecisions(inner: AgentAdapter): Omit<AgentAdapter, 'line' | 'repeatable'> {
  const absent = new Map<string, Absent>()
  const absentAt = (job: JobRef): Absent | undefined => absent.get(nameOf(job))
  const lose = ({ job, post }: Absent): void => {
    absent.delete(nameOf(job))
    post({ type: 'lost', dispatchId: job.dispatchId, token: job.token, cause: { kind: 'shut_down' } }) // N2
  }
  return {
    deliver: (job, post) => inner.deliver(job, post),
    go: (job) => inner.go(job),
    rejoin(job, post) {
      absent.delete(nameOf(job))
      let isJoining = true
      inner.rejoin(job, (frame) => {
        if (!isJoining || frame.type !== 'lost' || frame.cause !== undefined) return post(frame)
        const gone: Absent = { job, post, isHeld: job.stopped === true && !job.decides }
        if (!job.decides && !job.stopped) return lose(gone)
        absent.set(nameOf(job), gone)
      })
      isJoining = false
    },
    withdraw(job, cause) {
      absent.delete(nameOf(job))
      inner.withdraw(job, cause)
    },
    pause: (job) => inner.pause?.(job),
    resume(job) {
      const gone = absentAt(job)
      if (gone?.isHeld) lose(gone)
      else inner.resume?.(job) // whoever heard of a pause hears of its end
    },
    /** N1. */
    tell(job, told, waits = false) {
      const gone = absentAt(job)
      if (!gone) return inner.tell(job, told, waits)
      if (waits) gone.isHeld = true
      else lose(gone)
    },
    recorded: (job, call) => inner.recorded?.(job, call),
    close: () => inner.close?.() ?? Promise.resolve(),
  }
}

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`
