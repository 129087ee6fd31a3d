/** A team of Ann and Bob, and a Bob who starts and then says nothing: for tests of leases and clocks. */
import type { AgentAdapter } from '../../src/ports.ts'
import { noAgents } from '../../src/runtime/no-ports.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'

export const hour = 3_600_000
export const lease = 60_000
export const { team, teamHash } = orThrow(
  defineTeam({
    team: 'pair',
    leaseMs: lease,
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
    ],
  }),
)

export const silent: AgentAdapter = {
  ...noAgents,
  deliver: ({ dispatchId, token }, post) => {
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
  },
  rejoin: () => {},
}
