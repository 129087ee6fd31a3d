/** Timelines and tables as text with columns and colours. Their content comes from views/. */
import widthOf from 'string-width'
import { padEnd, padStart, wrap } from '../terminal/columns.ts'
import { timeOfDay } from '../terminal/local-time.ts'
import { printable } from '../views/printable.ts'
import type { Line } from '../views/timeline.ts'
import type { Io } from './io.ts'
import { lines, type Painted, paint, painted } from './painted.ts'

const narrowest = 30

type Widths = { readonly name: number; readonly seq?: number }

/** One line of a timeline: position in the journal, time, name, text. A text of several lines stays in its column. */
export function drawLine(io: Io, line: Line, { name: nameWidth, seq = 0 }: Widths): Painted {
  const { weight } = line
  if (weight === 'alarm') return drawAlarm(io, line.text)
  const time = `${seq > 0 ? `${String(line.seq).padStart(seq)}  ` : ''}${timeOfDay(line.time)}`
  const indent = ' '.repeat(time.length + 2 + nameWidth + 2)
  const room = io.columns === undefined ? Number.POSITIVE_INFINITY : Math.max(narrowest, io.columns - indent.length)
  const [first = '', ...rest] = wrap(line.text, room).map((text) => paint(io, tones[weight], text))
  const name = paint(io, nameTones[line.name.split('.', 1)[0] ?? ''] ?? 'reset', padEnd(line.name, nameWidth))
  return lines([
    painted`${paint(io, 'dim', time)}  ${name}  ${first}`,
    ...rest.map((text) => painted`${indent}${text}`),
  ])
}

/** Between two heavy lines, so that it stands out without colours too. */
function drawAlarm(io: Io, text: string): Painted {
  const width = io.columns ?? alarmWidth
  const said = wrap(`‼ ${text}`, Math.max(narrowest, width))
  const edge = '━'.repeat(width)
  return lines([edge, ...said, edge].map((line) => paint(io, ['bold', 'red'], line)))
}
const alarmWidth = 80

const tones = { said: 'bold', step: 'reset', detail: 'dim' } as const
const nameTones: Readonly<Record<string, 'green' | 'cyan' | 'magenta' | 'yellow'>> = {
  user: 'green',
  executor: 'cyan',
  orchestrator: 'magenta',
  system: 'yellow',
}

export const nameWidthOf = (names: Iterable<string>): number => {
  let width = 0
  for (const name of names) width = Math.max(width, widthOf(name))
  return width
}

type Column = { readonly head: string; readonly align?: 'right' }

/** Line breaks in a cell become blanks: a row is one line. */
export function drawTable(io: Io, columns: readonly Column[], table: readonly (readonly string[])[]): Painted {
  const rows = table.map((row) => row.map((cell) => printable(cell).replaceAll('\n', ' ')))
  const widths = columns.map(({ head }, i) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[i] ?? ''))))
  const draw = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i]?.align === 'right' ? padStart : padEnd)(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const head = paint(io, 'dim', draw(columns.map((column) => column.head)))
  return lines([head, ...rows.map(draw)])
}
