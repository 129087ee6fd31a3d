/** What a member has of its agent. */
import type { TeamMember } from '../core/state/team.ts'
import { type AgentSpec, isRepeatable } from './agent-spec.ts'

export function fieldsOf(spec: AgentSpec | undefined, memberId: string): Partial<TeamMember> {
  if (!spec) return {}
  const { priority, insertable, domain, intents, slots, memory } = spec
  const labels = intents.flatMap(({ intent, label }) => (label === undefined ? [] : [[intent, label] as const]))
  const slotLabels = slots.flatMap(({ slot, label }) => (label === undefined ? [] : [[slot, label] as const]))
  const harmful = intents.flatMap((one) => (one.harmless ? [] : one.intent))
  return {
    ...(spec.agent !== memberId ? { agent: spec.agent } : {}),
    class: priority,
    insertable,
    repeatable: isRepeatable(spec),
    domain,
    memory,
    intents: intents.map((one) => one.intent),
    ...(labels.length > 0 ? { intentLabels: Object.fromEntries(labels) } : {}),
    ...(slotLabels.length > 0 ? { slotLabels: Object.fromEntries(slotLabels) } : {}),
    ...(harmful.length > 0 ? { harmful } : {}),
    ...(spec.adapter?.kind === 'process' ? { pausable: true } : {}),
  }
}
