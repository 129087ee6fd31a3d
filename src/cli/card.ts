/** An answer as a card for a person: a title, then one field a line. */
import widthOf from 'string-width'
import { padEnd } from '../terminal/columns.ts'
import type { Io } from './io.ts'
import { lines, type Painted, paint, painted } from './painted.ts'

export function drawCard(io: Io, title: string, fields: object): Painted {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  const width = Math.max(...entries.map(([name]) => widthOf(name)))
  const rows = entries.map(
    ([name, value]) => painted`  ${paint(io, 'dim', padEnd(name, width))}  ${shown(value, width + 4)}`,
  )
  return lines([paint(io, 'bold', title), ...rows, ''])
}

function shown(value: unknown, indent: number): string {
  if (typeof value === 'string') return value.replaceAll('\n', `\n${' '.repeat(indent)}`)
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return '-'
  const items = value.map((item) => (typeof item === 'string' ? item : sentence(item)))
  return items.every((item) => item.length < 30) ? items.join(', ') : items.join(`\n${' '.repeat(indent)}`)
}

/** `{route: "new_task", why_not: "…"}` reads as `new_task: …`. */
const sentence = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).map(String).join(': ') : JSON.stringify(item)
