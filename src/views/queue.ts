/** The queue of a talk in one line, for every interface (S1 §9.2). An empty queue has no line. */

import type { TeamMember } from '../core/state/team.ts'
import { shownName } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { talkTexts } from './texts/talk.ts'

export type QueueTurn = {
  readonly member: Pick<TeamMember, 'id' | 'name' | 'displayName'>
  readonly status: 'pending' | 'executing'
}

/** `youId` is the member who reads it. */
export function queueLine(queue: readonly QueueTurn[], lang: Lang, youId?: string): string | undefined {
  if (queue.length === 0) return undefined
  const texts = talkTexts[lang]
  const turns = queue.map(({ member, status }) => {
    const name = member.id === youId ? texts.you : shownName(member, lang)
    return status === 'executing' ? `[${name} ⏳]` : name
  })
  return texts.queue(turns)
}
