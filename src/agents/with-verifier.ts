/** The agents of a team with the built-in one beside them: jobs under its id go there, everything else to the team's own. */
import { verifierId } from '../core/state/team.ts'
import type { AgentAdapter } from '../ports.ts'
import { verifyingAgent } from './verify.ts'

export function withVerifier(agents: AgentAdapter, verifier = verifyingAgent()): AgentAdapter {
  return {
    deliver: (job, post) => (job.agentId === verifierId ? verifier : agents).deliver(job, post),
    rejoin: (job, post) => (job.agentId === verifierId ? verifier : agents).rejoin(job, post),
    // These name a job only: whoever does not know it lets it be.
    go: (job) => both((to) => to.go(job)),
    withdraw: (job, cause) => both((to) => to.withdraw(job, cause)),
    pause: (job) => both((to) => to.pause?.(job)),
    resume: (job) => both((to) => to.resume?.(job)),
    tell: (job, told, waits) => both((to) => to.tell(job, told, waits)),
    recorded: (job, call) => agents.recorded?.(job, call),
    get line() {
      return agents.line
    },
    ...(agents.close && { close: () => agents.close?.() ?? Promise.resolve() }),
  }
  function both(call: (to: AgentAdapter) => void): void {
    call(verifier)
    call(agents)
  }
}
