/**
 * The messages of a journal that were let through and that the gate of today would stop. Such a journal may be honest: its gate may
 * have been an older one, one with a team's own rules, or another's. So they are named, and nothing is refused for them.
 */
import type { Verdict } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { checkSafety } from './check-safety.ts'

type LetThrough = {
  /** Of the message itself. */
  readonly seq: number
  /** What the gate says of it today. */
  readonly verdict: Verdict
}

export function letThrough(events: Iterable<JournalEvent>): LetThrough[] {
  const waiting = new Map<string, { readonly seq: number; readonly text: string }>()
  const found: LetThrough[] = []
  for (const event of events) {
    if (event.type === 'user_input_received') waiting.set(event.messageId, event)
    if (event.type !== 'safety_checked') continue
    const message = waiting.get(event.messageId)
    waiting.delete(event.messageId)
    if (!message || event.verdict !== 'SAFE') continue
    const { verdict } = checkSafety(message.text)
    if (verdict !== 'SAFE') found.push({ seq: message.seq, verdict })
  }
  return found
}
