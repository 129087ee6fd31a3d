/**
 * A proposal that came again just as it was, after a person had said something at its card: their words changed nothing in it, and
 * without a line about that the card looks as if they had not been heard.
 */
import type { Decision } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelLine } from './panel.ts'
import { texts } from './texts/languages.ts'

type Seen = { readonly eventAt: (seq: number) => JournalEvent | undefined; readonly lang: Lang }

export function sameAgain({ taskId, shown }: Decision, { eventAt, lang }: Seen): PanelLine[] {
  const now = shown && preparedAt(eventAt(shown.seq), taskId)
  let isSaid = false
  for (let seq = (shown?.seq ?? 0) - 1; now && seq > 0; seq--) {
    const e = eventAt(seq)
    if (e?.type === 'task_created' && e.taskId === taskId) return []
    if (e?.type === 'task_changed' && e.taskId === taskId) isSaid = true
    const before = preparedAt(e, taskId)
    if (before) return isSaid && isSame(before, now) ? [{ text: texts[lang].acting.card.sameAgain, tone: 'warn' }] : []
  }
  return []
}

type Prepared = EventOf<'decision_prepared'>['prepared']
const preparedAt = (e: JournalEvent | undefined, taskId: string): Prepared | undefined =>
  e?.type === 'decision_prepared' && e.taskId === taskId ? e.prepared : undefined

const isSame = (before: Prepared, now: Prepared): boolean => JSON.stringify(before) === JSON.stringify(now)
