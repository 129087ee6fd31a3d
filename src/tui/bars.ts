/** The framed parts of the main screen: the queue (S1 §9.2), an open question, and what can be completed. */

import { Box } from 'ink'
import { createElement as h, type ReactElement } from 'react'
import widthOf from 'string-width'
import { cut, padEnd } from '../terminal/columns.ts'
import type { Suggestion } from '../views/completion.ts'
import type { PanelLine } from '../views/panel.ts'
import type { QuestionCard } from '../views/question.ts'
import { Line } from './line.ts'
import type { Model } from './model.ts'
import { optionLines } from './option-lines.ts'
import type { Regions } from './regions.ts'
import type { Span } from './rows.ts'
import { terminalTexts } from './texts/languages.ts'

type QueueProps = { readonly text: string; readonly columns: number; readonly isLow: boolean }

/** The frame is drawn as text, so that wide characters inside cannot push it out of line. A low window has no room for it. */
export function QueueBar({ text, columns, isLow }: QueueProps): ReactElement {
  if (isLow) return h(Line, { spans: [{ text: cut(` ${text}`, columns), tone: 'strong' }] })
  const shown = cut(text, columns - 4)
  const width = widthOf(shown) + 2
  return h(
    Box,
    { flexDirection: 'column', flexShrink: 0 },
    h(Line, { spans: [{ text: `┌${'─'.repeat(width)}┐`, tone: 'dim' }] }),
    h(Line, {
      spans: [
        { text: '│ ', tone: 'dim' },
        { text: shown, tone: 'strong' },
        { text: ' │', tone: 'dim' },
      ],
    }),
    h(Line, { spans: [{ text: `└${'─'.repeat(width)}┘`, tone: 'dim' }] }),
  )
}

type CardProps = { readonly card: QuestionCard; readonly regions: Regions; readonly model: Model }

/** Title, what it is about, and the answers by number. */
export function Card({ card, regions, model }: CardProps): ReactElement {
  const width = model.size.columns - 4
  const { share, isLow } = regions
  const all = optionLines(card, width)
  const more = (rows: number): PanelLine => ({ text: terminalTexts[model.lang].moreLines(rows), tone: 'dim' })
  const lines: (readonly Span[])[] = [
    [{ text: card.title, tone: 'strong' }],
    ...share.text.shown.map((line) => [line]),
    ...(share.more ? [[more(share.text.left)]] : []),
    ...(all.length <= share.answers
      ? all
      : [...all.slice(0, share.answers - 1), [more(all.length - share.answers + 1)]]),
  ]
  if (isLow)
    return h(
      Box,
      { flexDirection: 'column', flexShrink: 0 },
      ...lines.map((spans) => h(Line, { spans: [{ text: ' ' }, ...spans] })),
    )
  const edge = (left: string, right: string) =>
    h(Line, { spans: [{ text: `${left}${'─'.repeat(width + 2)}${right}`, tone: 'warn' }] })
  return h(
    Box,
    { flexDirection: 'column', flexShrink: 0 },
    edge('┌', '┐'),
    ...lines.map((spans) => framed(spans, width)),
    edge('└', '┘'),
  )
}

function framed(spans: readonly Span[], width: number): ReactElement {
  const inside: Span[] = []
  let room = width
  for (const span of spans) {
    const text = cut(span.text, Math.max(0, room))
    room -= widthOf(text)
    inside.push({ ...span, text })
    if (room <= 0) break
  }
  const blank = ' '.repeat(Math.max(0, room))
  return h(Line, { spans: [{ text: '│ ', tone: 'warn' }, ...inside, { text: `${blank} │`, tone: 'warn' }] })
}

type SuggestionProps = {
  readonly suggestions: readonly Suggestion[]
  readonly chosen: number
  readonly columns: number
}

export function Suggestions({ suggestions, chosen, columns }: SuggestionProps): ReactElement {
  const width = Math.max(0, ...suggestions.map(({ label }) => widthOf(label)))
  return h(
    Box,
    { flexDirection: 'column', flexShrink: 0 },
    ...suggestions.map(({ label, about }, i) =>
      h(Line, {
        key: label,
        spans: [
          { text: `  ${padEnd(label, width)}  `, tone: i === chosen ? 'chosen' : 'plain' },
          { text: cut(` ${about}`, columns - width - 5), tone: 'dim' },
        ],
      }),
    ),
  )
}
