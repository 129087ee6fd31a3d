/**
 * An agent is a function: it gets a job, may ask, note and stream, and returns what it says. Form, playbook and scripted members are
 * made of it. It runs inside our own process; after a restart it is run again from the top (function-calls.ts).
 */
import type { AgentAdapter, Job, Post } from '../ports.ts'
import { type AgentFunction, type Answering, FunctionRun, type JobFunction } from './function-run.ts'
import { jobKey } from './same-job.ts'

/**
 * Makes an AI member of a function.
 *
 * @example
 * const echo = agent(async (ctx) => `You said: ${ctx.message}`)
 * const box = await openSignalbox({ data: 'memory', team, members: { echo } })
 */
export const agent = (run: AgentFunction): AgentAdapter => inProcess(run)

/** The same for agents of our own, which look at the job as well. */
export const inProcess = (run: JobFunction): AgentAdapter => adapterOf((one) => run(one.context(), one.job))

/** The same for agents that look at the job alone. */
export const fromJob = (run: (job: Job) => Answering): AgentAdapter => adapterOf((one) => run(one.job))

function adapterOf(run: (one: FunctionRun) => Answering): AgentAdapter {
  const running = new Map<string, FunctionRun>()
  const start = (job: Job, post: Post): void => {
    let key: string | undefined
    const one = new FunctionRun(job, post, () => key !== undefined && running.get(key) === one && running.delete(key))
    one.begin(() => run(one))
    if (one.isOver) return // one that answers at once is never looked for
    key = jobKey(job)
    running.set(key, one)
  }
  return {
    repeatable: true,
    deliver(job, post) {
      const { dispatchId, token } = job
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
      start(job, post)
    },
    rejoin(job, post) {
      const { dispatchId, token } = job
      const known = running.get(jobKey(job))
      if (known) return known.heardBy(post)
      // Its lease went on while the program was off: that was nobody's silence.
      post({ type: job.started ? 'alive' : 'started', dispatchId, token })
      start(job, post)
    },
    go: () => {},
    withdraw(job, cause) {
      running.get(jobKey(job))?.withdraw(cause.kind)
      running.delete(jobKey(job))
    },
    tell: (job, told, waits) => running.get(jobKey(job))?.tell(told, waits),
    resume: (job) => running.get(jobKey(job))?.resume(),
    recorded: (job, call) => running.get(jobKey(job))?.recorded(call),
    close: async () => {
      for (const one of running.values()) one.withdraw('closed')
      running.clear()
    },
  }
}
