/** The queue of a talk in one line, for every interface (S1 §9.2). An empty queue has no line. */

import type { TeamMember } from '../core/state/team.ts'
import { shownName } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { texts } from './texts/languages.ts'

/** One turn of the queue. */
export type QueueTurn = {
  readonly member: Pick<TeamMember, 'id' | 'name' | 'displayName'>
  readonly status: 'pending' | 'executing'
}

/**
 * `youId` is the member who reads it.
 *
 * @example
 * const line = queueLine(turnsOf(state), 'en')
 */
export function queueLine(queue: readonly QueueTurn[], lang: Lang, youId?: string): string | undefined {
  if (queue.length === 0) return undefined
  const talk = texts[lang].talk
  const turns = queue.map(({ member, status }) => {
    const name = member.id === youId ? talk.you : shownName(member, lang)
    return status === 'executing' ? `[${name} ⏳]` : name
  })
  return talk.queue(turns)
}
