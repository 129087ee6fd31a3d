/**
 * What the journal keeps of a conversation beside its events, so that a start need not read every one of them: when its next timer
 * is due, and how it stands. That is the status of its talk, or `held`.
 */
import type { Conversation } from './conversation.ts'

/** It waits for a person, and an agent has work of it in hand: the agent may still be there after a start, and is asked (I48). */
const held = 'held'

export type ConversationMark = { readonly due: number | null; readonly status: string }

export function markOf(s: Conversation, due: number | null): ConversationMark {
  return { due, status: due === null && s.talk === 'paused' && hasWorkInHand(s) ? held : s.talk }
}

const hasWorkInHand = (s: Conversation): boolean => !s.imported && s.tasks.some((t) => t.dispatch !== undefined)

/** Whether there is something to do for it at a start. What rests stays on disk until somebody asks for it. */
export const goesOn = ({ due, status }: ConversationMark): boolean =>
  status === 'active' || status === held || due !== null

/** The status of its talk. */
export const talkOf = (status: string): string => (status === held ? 'paused' : status)
