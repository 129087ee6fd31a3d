/** The ports of one life to agents and tools: what may begin only after its event is on disk is held against the disk (I6). */
import type { Head, Job, Ports } from '../ports.ts'
import type { Incarnation } from './incarnation.ts'
import type { Witness } from './witness.ts'

type Seen = { readonly witness: Witness; readonly head: (stream: string) => Head | undefined }

/** An agent is let go only when its start is on disk (design §14). */
export const guardedAgents = (seen: Seen, life: Incarnation, agents: Ports['agents']): Ports['agents'] => ({
  ...agents,
  go: (job) => {
    if (life.alive) seen.witness.begins(seen, { started: `${job.conversation} ${job.dispatchId}` })
    agents.go(job)
  },
})

/** A tool starts only when its INTENT is on disk (I6). */
export const guardedTools = (seen: Seen, life: Incarnation, host: Ports['tools']): Ports['tools'] => ({
  ...host,
  execute: (call) => {
    if (life.alive) seen.witness.begins(seen, { issued: call.envelope.decision_id })
    return host.execute(call)
  },
  land: (call, staged) => {
    if (life.alive) seen.witness.begins(seen, { staged: call.envelope.decision_id })
    return host.land(call, staged)
  },
})

/** One program behind all members of all conversations: jobs of every class meet in one line. */
export const asOneProgram = (pool: Ports['agents']): Ports['agents'] => ({
  deliver: (job, post) => pool.deliver(asItsOwn(job), post),
  rejoin: (job, post) => pool.rejoin(asItsOwn(job), post),
  go: (job) => pool.go(job),
  withdraw: (job, cause) => pool.withdraw(job, cause),
  pause: (job) => pool.pause?.(job),
  resume: (job) => pool.resume?.(job),
  tell: (job, told, waits) => pool.tell(job, told, waits),
  close: () => pool.close?.() ?? Promise.resolve(),
})
const asItsOwn = (job: Job): Job => ({ ...job, agentId: 'program', standIn: undefined })
