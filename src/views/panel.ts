/** A page of lines that a person asked for: tasks, plan, queue, team … A terminal shows it as text, a browser as a card. */
import { printable } from './printable.ts'

/** How a line is meant; colours and signs are the interface's own. */
export type Tone = 'plain' | 'strong' | 'dim' | 'error' | 'blocked' | 'warn' | 'good' | 'alarm'
/** One line of a card or a page; `cells` is the same text in columns, for an interface that can line them up. */
export type PanelLine = { readonly text: string; readonly tone?: Tone; readonly cells?: readonly string[] }
export type PanelView = { readonly title: string; readonly lines: readonly PanelLine[] }

export function inColumns(columns: readonly string[], tone?: Tone): PanelLine {
  const cells = columns.map(printable)
  return { text: cells.join('  '), tone, cells }
}
