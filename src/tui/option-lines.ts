/** The answers of a card by number, with the key that gives each at once, laid out in lines. */
import widthOf from 'string-width'
import type { QuestionCard } from '../views/question.ts'
import { keyFor } from './by-key.ts'
import type { Span } from './rows.ts'

/** As many answers on a line as fit. */
export function optionLines(card: QuestionCard, width: number): Span[][] {
  const lines: Span[][] = []
  let room = 0
  for (const option of card.options) {
    const { key, label } = option
    const atOnce = keyFor(card, option)
    const spans: Span[] = [
      { text: ` ${key} `, tone: 'chosen' },
      { text: ` ${label}` },
      { text: atOnce === undefined ? '   ' : ` ${atOnce}   `, tone: 'dim' },
    ]
    const needed = widthOf(label) + key.length + 3 + (atOnce === undefined ? 0 : atOnce.length + 1)
    if (needed > room) {
      lines.push([])
      room = width
    }
    lines.at(-1)?.push(...spans)
    room -= needed + 3
  }
  return lines
}
