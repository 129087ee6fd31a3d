/** Who may command a conversation: a person of its team, while it goes on. */
import { type Refusal, refuse } from '../contracts/result.ts'
import type { Conversation } from '../state/conversation.ts'
import { memberOf } from '../state/team.ts'

export function notASpeaker(s: Conversation, by: string): Refusal | undefined {
  if (s.seq === 0) return refuse('E_CONFLICT', { why: 'not_started' })
  if (s.talk === 'completed') return refuse('E_CONFLICT', { why: 'ended', machine: 'talk', state: s.talk, on: 'say' })
  const member = memberOf(s.team, by)
  if (!member)
    return refuse('E_INVALID_ARGS', { why: 'unknown_member', member: by, known: s.team.members.map((m) => m.id) })
  if (member.type !== 'human') return refuse('E_POLICY_DENIED', { why: 'not_a_person', member: by })
}
