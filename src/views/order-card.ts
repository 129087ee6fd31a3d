/** A new order while an approval is open, as a card: what was said, what it would do, and what waits for an answer. */
import {
  type Conversation,
  currentWorkflow,
  type Message,
  openDecision,
  type Question,
} from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { settledDecision } from '../core/state/ledger.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelLine } from './panel.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import { short, shownAs } from './texts/words.ts'

export const isAboutOrder = ({ kind, options }: Pick<Question, 'kind' | 'options'>): boolean =>
  kind === 'route' && options.includes('afterwards')

type Seen = { readonly lang: Lang; readonly eventAt: (seq: number) => JournalEvent | undefined }

export function orderLines(s: Conversation, { by, text, analysis }: Message, seen: Seen): PanelLine[] {
  const { says, would, open } = texts[seen.lang].screen.message
  const waiting = s.questions.flatMap((q) => (q.kind === 'approval' ? openLines(s, q, seen) : []))
  return [
    { text: printable(says(shownAs(s.team, by), short(text))), tone: 'strong' },
    { text: printable(would(short(analysis?.normalizedIntent.goal ?? text))) },
    { text: printable(open(short(currentWorkflow(s)?.goal ?? ''))) },
    ...waiting.map((line): PanelLine => ({ text: printable(line), tone: 'dim' })),
  ]
}

const mostPaths = 5
/** What a decision that waits would do, and to what. */
function openLines(s: Conversation, { about }: Question, { lang, eventAt }: Seen): string[] {
  const x = openDecision(s, about)
  const proposed = x && eventAt(settledDecision(s, x.id)?.seq ?? 0)
  if (proposed?.type !== 'decision_proposed') return []
  const { actions, card, marks } = texts[lang].acting
  const { action = proposed.envelope.type } = proposed.envelope
  const paths = x?.shown?.reach.paths ?? []
  const more = paths.length - mostPaths
  const touched = `${paths.slice(0, mostPaths).join(marks.list)}${more > 0 ? card.more(more) : ''}`
  const named = (actions as Readonly<Record<string, string>>)[action] ?? action
  return [`  ${named}${touched && marks.colon}${touched}`]
}
