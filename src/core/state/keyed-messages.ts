/** The last messages of a conversation that were sent with a key, so that a repetition is known as one (guard:K4). */
import type { Conversation, KeyedMessage, Message } from './conversation.ts'
import type { EventOf } from './events.ts'
import { positionOf } from './ids.ts'

export function withKey(
  s: Conversation,
  { key, print, memberId, seq }: EventOf<'user_input_received'>,
): Partial<Conversation> {
  if (key === undefined || print === undefined) return {}
  return { keyed: [...(s.keyed ?? []), { key, by: memberId, print, seq }].slice(-s.kept.keys) }
}

/** These end unsaid: whoever sent them may send them again under the same key. */
export function withoutKeys(s: Conversation, unsaid: readonly Message[]): Partial<Conversation> {
  if (s.keyed === undefined || unsaid.length === 0) return {}
  const positions = new Set(unsaid.map((m) => positionOf(m.id)))
  return { keyed: s.keyed.filter((known) => !positions.has(known.seq)) }
}

export const keyedMessage = (s: Conversation, key: string): KeyedMessage | undefined =>
  s.keyed?.findLast((known) => known.key === key)
