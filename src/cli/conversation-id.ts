/** What a conversation may be called by a person. The pool's own stream is none. */
import { isPool } from '../core/pool.ts'

export const isConversationId = (text: string): boolean => /^[A-Za-z0-9][\w.-]{0,63}$/.test(text) && !isPool(text)
