/**
 * Texts by columns of a terminal: padded, cut, wrapped. What counts as a column is the package `string-width`, which Ink measures
 * with too, so a line that fits here fits on the screen (docs/adr/0012-string-width.md).
 */
import truncate from 'cli-truncate'
import widthOf from 'string-width'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text has few different characters, and each is measured once: a Chinese answer is wrapped again with every piece that comes. */
const known = new Map<string, number>()
const mostKnown = 10_000

function* characters(text: string): Iterable<{ readonly segment: string; readonly columns: number }> {
  for (const { segment } of graphemes.segment(text)) {
    const columns = known.get(segment) ?? widthOf(segment)
    if (known.size >= mostKnown) known.clear()
    known.set(segment, columns)
    yield { segment, columns }
  }
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** At most so many columns; what is cut off leaves an ellipsis. */
export const cut = (text: string, width: number): string => truncate(text, Math.max(0, width))

/** Every line is filled to the last column, whatever the words are: a draft must not jump when a blank is typed. */
export function fill(text: string, width: number): string[] {
  const lines = ['']
  let used = 0
  for (const { segment, columns } of characters(text)) {
    if (used > 0 && used + columns > width) {
      lines.push('')
      used = 0
    }
    lines[lines.length - 1] += segment
    used += columns
  }
  return lines
}

/** Each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, widthOf(cell))), [])
  return rows.map((row) =>
    row
      .map((cell, i) => padEnd(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/**
 * Lines of at most `width` columns, broken at blanks, and between wide characters but never before a closing mark. The
 * package wrap-ansi breaks at blanks only, which moves a whole Chinese sentence to the next line.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width))
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  let used = 0
  /** Where the current line may be broken; 0 where it may not. */
  let breakAt = 0
  for (const { segment, columns } of characters(line)) {
    if (segment === ' ' || (columns > 1 && !closing.test(segment))) breakAt = current.length
    while (used + columns > width && current !== '') {
      const at = breakAt > 0 ? breakAt : current.length
      lines.push(current.slice(0, at).trimEnd())
      current = current.slice(at).trimStart()
      used = widthOf(current)
      breakAt = 0
    }
    if (segment === ' ' && current === '' && lines.length > 0) continue
    current += segment
    used += columns
  }
  return [...lines, current]
}

/** Marks that never begin a line in Chinese text. */
const closing = /[、。，．：；！？）】」』》〉…]/
