/** What a conversation may be called: it stands in commands, file names and events. The pool's own stream is none. */
import { isPool } from './pool.ts'

export const isConversationId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9][\w.-]{0,63}$/.test(id) && !isPool(id)
