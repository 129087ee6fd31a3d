/** What a card is about, in the rows there are: lines are wrapped and not cut, since a person approves all of what they say. */
import { wrap } from '../terminal/columns.ts'
import type { PanelLine } from '../views/panel.ts'

/** `left`: how many lines have no room, or not whole. */
export type CardText = { readonly shown: readonly PanelLine[]; readonly left: number }

/** Where not all of it fits, a row is kept for the word that there is more. */
export function cardText(lines: readonly PanelLine[], { width, rows }: { width: number; rows: number }): CardText {
  const whole = wrapped(lines, width, rows)
  if (whole.left === 0) return whole
  return rows === 0 ? { shown: [], left: lines.length } : wrapped(lines, width, rows - 1)
}

/** No further than there is room: a card is drawn with every key, and a diff may be long. */
function wrapped(lines: readonly PanelLine[], width: number, rows: number): CardText {
  const shown: PanelLine[] = []
  for (const [i, line] of lines.entries()) {
    const room = rows - shown.length
    const most = width * (room + 1)
    const parts = wrap(line.text.slice(0, most), width).map((text) => ({ ...line, text }))
    shown.push(...parts.slice(0, room))
    if (parts.length > room || line.text.length > most) return { shown, left: lines.length - i }
  }
  return { shown, left: 0 }
}
