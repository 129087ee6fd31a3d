/** The answers of a card by number, laid out in lines. */
import widthOf from 'string-width'
import type { QuestionCard } from '../views/question.ts'
import type { Span } from './rows.ts'

/** As many answers on a line as fit. */
export function optionLines({ options }: QuestionCard, width: number): Span[][] {
  const lines: Span[][] = []
  let room = 0
  for (const { key, label } of options) {
    const spans: Span[] = [{ text: ` ${key} `, tone: 'chosen' }, { text: ` ${label}   ` }]
    const needed = widthOf(label) + key.length + 3
    if (needed > room) {
      lines.push([])
      room = width
    }
    lines.at(-1)?.push(...spans)
    room -= needed + 3
  }
  return lines
}
