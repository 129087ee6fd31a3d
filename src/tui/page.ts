/** A page over the transcript: keys and commands, tasks, plan, queue … */

import { createElement as h, type ReactElement } from 'react'
import widthOf from 'string-width'
import { padEnd } from '../terminal/columns.ts'
import type { PanelLine } from '../views/panel.ts'
import { Column } from './line.ts'
import type { Model, Overlay } from './model.ts'
import { pageOf } from './pages.ts'
import { type Row, textRows } from './rows.ts'
import { terminalTexts } from './texts/languages.ts'

type Props = { readonly model: Model; readonly name: Overlay; readonly height: number }

export function Page({ model, name, height }: Props): ReactElement {
  const { lang, size, talk, ui } = model
  const { title, lines } = pageOf(name, lang, talk)
  const width = size.columns - 1
  const texts = terminalTexts[lang]
  const gap = ' '.repeat(Math.max(1, width - widthOf(title) - widthOf(texts.closes) - 1))
  const head: Row = {
    key: 'title',
    spans: [
      { text: ` ${title}`, tone: 'strong' },
      { text: gap + texts.closes, tone: 'dim' },
    ],
  }
  const shown = lines
    .slice(ui.pageScroll)
    .flatMap((line, i) => lineRows(line, `${i}`, { width, widths: widthsOf(lines) }))
  const room = height - 1
  const rest = shown.length - room
  const body = rest > 0 ? shown.slice(0, Math.max(0, room - 1)) : shown
  const more: Row[] =
    rest > 0 && room > 0 ? [{ key: 'more', spans: [{ text: ` ${texts.more(rest + 1)}`, tone: 'dim' }] }] : []
  return h(Column, { rows: [head, ...body, ...more], height })
}

/** The columns of a page line up, and the last one is wrapped under itself. */
function lineRows({ text, tone, cells }: PanelLine, key: string, { width, widths }: Columns): Row[] {
  if (!cells) return textRows(key, [{ text, tone }], { width, indent: ' ' })
  const padded = cells.slice(0, -1).map((cell, i) => `${padEnd(cell, widths[i] ?? 0)}  `)
  const before = padded.length > 0 ? [{ text: padded.join(''), tone }] : []
  return textRows(key, [...before, { text: cells.at(-1) ?? '', tone }], { width, indent: ' ' })
}
type Columns = { readonly width: number; readonly widths: readonly number[] }

function widthsOf(lines: readonly PanelLine[]): number[] {
  const widths: number[] = []
  for (const { cells = [] } of lines)
    for (const [i, cell] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))
  return widths
}
