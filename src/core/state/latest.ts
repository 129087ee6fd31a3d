/**
 * How far ahead an event may set a time. decide.ts adds the team's own limits to the time of the event; a journal from elsewhere
 * could hold a lease that never ends, so references.ts asks here.
 */
import { type Conversation, openDecision } from './conversation.ts'
import type { JournalEvent } from './events.ts'

/** No time-out of the program or of a team is longer. */
const longestMs = 86_400_000

/** What is wrong with the times that it sets, or nothing. */
export function timeFault(s: Conversation, e: JournalEvent): string | undefined {
  if (e.type === 'decision_proposed' && (e.prepareMs < 0 || e.prepareMs > longestMs))
    return `prepareMs is ${e.prepareMs}, and ${longestMs} at most`
  const latest = e.at + limitOf(s, e)
  for (const name of ['until', 'gateUntil', 'engineUntil', 'notBefore'] as const) {
    const time = (e as { readonly [K in typeof name]?: number })[name]
    if (time !== undefined && time > latest) return `${name} is ${time}, and ${latest} at the latest`
  }
}

function limitOf(s: Conversation, e: JournalEvent): number {
  switch (e.type) {
    case 'task_dispatch_requested':
      return s.team.dispatchTimeoutMs
    case 'task_dispatch_ack':
    case 'task_execution_started':
    case 'agent_step_completed':
    case 'task_lease_renewed':
    case 'call_recorded':
    case 'pause_awaited':
    case 'run_resumed':
    case 'decision_refused':
    case 'decision_settled':
    case 'decision_probed':
      return s.team.leaseMs
    case 'decision_issued':
    case 'decision_attempted':
      return openDecision(s, e.decision_id)?.timeoutMs ?? longestMs
    default:
      return longestMs
  }
}
