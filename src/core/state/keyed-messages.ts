/** The last messages of a conversation that were sent with a key, so that a repetition is known as one (guard:K4). */
import type { Conversation, KeyedMessage } from './conversation.ts'
import type { EventOf } from './events.ts'

export function withKey(
  s: Conversation,
  { key, print, memberId, seq }: EventOf<'user_input_received'>,
): Partial<Conversation> {
  if (key === undefined || print === undefined) return {}
  return { keyed: [...(s.keyed ?? []), { key, by: memberId, print, seq }].slice(-s.kept.keys) }
}

export const keyedMessage = (s: Conversation, key: string): KeyedMessage | undefined =>
  s.keyed?.findLast((known) => known.key === key)
