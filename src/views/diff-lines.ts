/** A diff as a person reads it on a card. */
import type { PanelLine } from './panel.ts'
import { printable } from './printable.ts'

/** Where one file is changed, its name was said just above, and is not said again: a card has room for few lines. */
export function diffLines(diff: string, paths: readonly string[]): PanelLine[] {
  const lines = printable(diff).split('\n')
  const [from = '', to = ''] = lines
  const isHeaded = from.startsWith('--- ') && to.startsWith('+++ ')
  const isSaid = isHeaded && paths.length === 1 && [from, to].every((line) => isOf(line.slice(4), paths[0]))
  return (isSaid ? lines.slice(2) : lines).map((text) => ({ text, tone: toneOf(text) }))
}

const isOf = (path: string, only: string | undefined): boolean => path === only || path === '/dev/null'

const toneOf = (line: string): 'good' | 'error' | 'dim' =>
  line.startsWith('+') ? 'good' : line.startsWith('-') ? 'error' : 'dim'
