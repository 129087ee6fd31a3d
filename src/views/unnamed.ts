/** Why nobody answers: in a talk team a message goes to whom it names, and this one named nobody. A hint, never an event. */

import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { isTalkTeam, membersInOrder, shownName } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { readMarkers } from '../core/text/markers.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'

/** `lastWord` is the last event in which somebody said something, or tried to. */
export function unnamedHint(s: Conversation, lastWord: JournalEvent | undefined, lang: Lang): string | undefined {
  const isOver = s.talk === 'paused' && s.tasks.length === 0 && s.questions.length === 0
  if (!isOver || !isTalkTeam(s.team)) return
  if (lastWord?.type !== 'member_said' || lastWord.messageId === undefined) return
  if (readMarkers(lastWord.text).targets.length > 0) return // who was named is not here, and that was said
  const member = membersInOrder(s.team).find((m) => m.type === 'ai')
  return member && printable(texts[lang].screen.unnamed(shownName(member, lang)))
}

export const isWord = ({ type }: JournalEvent): boolean => type === 'member_said' || type === 'user_input_received'
