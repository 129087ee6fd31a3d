/** What the pool counts as an error of an agent: that it is gone or says nothing, or that its work failed. */
import { type AgentCause, agentCauseKinds, type Cause, type CauseKind } from '../core/contracts/causes.ts'
import type { CommandOf } from '../core/state/commands.ts'
import type { SaidProblem } from '../core/state/events.ts'

/** What ends a dispatch because its agent is gone or says nothing. */
export const isLoss = (cause: Cause): cause is AgentCause => lossKinds.has(cause.kind)
const lossKinds: ReadonlySet<CauseKind> = new Set<AgentCause['kind']>([
  'lost',
  'silent',
  'exited',
  'input_unread',
  'input_closed',
  'output_closed',
  'wrote_too_much',
  'no_frames',
  'no_handshake',
])

/** An agent that ended with this program made no error. */
export const lossOf = ({ cause = { kind: 'lost' }, words }: CommandOf<'lost'>): Left =>
  cause.kind === 'shut_down' ? ['canceled'] : ['lease_expired', cause, words]
type Left = [on: 'canceled' | 'lease_expired', cause?: AgentCause, words?: string]

export const errorOf = ({ cause, message }: SaidProblem): [AgentCause, string?] => [
  cause && agentKinds.has(cause.kind) ? (cause as AgentCause) : { kind: 'failed' },
  message,
]
const agentKinds: ReadonlySet<CauseKind> = new Set(agentCauseKinds)
