/** The answers of a card by number, with the key that gives each at once, laid out in lines. */
import widthOf from 'string-width'
import type { QuestionCard } from '../views/question.ts'
import { keyFor } from './by-key.ts'
import type { Span } from './rows.ts'

const gap: Span = { text: '   ' }

/** As many answers on a line as fit. */
export function optionLines(card: QuestionCard, width: number): Span[][] {
  const lines: Span[][] = []
  let room = 0
  for (const option of card.options) {
    const spans = spansOf(card, option)
    const needed = spans.reduce((sum, { text }) => sum + widthOf(text), 0)
    const line = lines.at(-1)
    if (line && gap.text.length + needed <= room) {
      line.push(gap, ...spans)
      room -= gap.text.length + needed
    } else {
      lines.push(spans)
      room = width - needed
    }
  }
  return lines
}

function spansOf(card: QuestionCard, option: QuestionCard['options'][number]): Span[] {
  const atOnce = keyFor(card, option)
  const key: Span[] = atOnce === undefined ? [] : [{ text: ` ${atOnce}`, tone: 'dim' }]
  return [{ text: ` ${option.key} `, tone: 'chosen' }, { text: ` ${option.label}` }, ...key]
}
