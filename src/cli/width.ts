/** How many columns a text takes in a terminal, and how it is padded and wrapped by them: Chinese and emoji take two. */

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
const plain = /^[\u0020-\u007e]*$/
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

export function widthOf(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment)
  return width
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

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

/** Lines of at most `width` columns, broken at blanks where there are any, and between wide characters. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width))
}

function wrapLine(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line]
  const lines: string[] = []
  let current = ''
  let used = 0
  /** Where the current line may be cut; 0 where it may not. */
  let cut = 0
  for (const { segment } of graphemes.segment(line)) {
    const columns = columnsOf(segment)
    if (segment === ' ' || (columns > 1 && !closing.test(segment))) cut = current.length
    if (used + columns > width && current !== '') {
      const at = cut > 0 ? cut : current.length
      lines.push(current.slice(0, at).trimEnd())
      current = current.slice(at).trimStart()
      used = widthOf(current)
      cut = 0
      if (segment === ' ') continue
    }
    current += segment
    used += columns
  }
  return [...lines, current]
}

/** Marks that never begin a line in Chinese text. */
const closing = /[、。，．：；！？）】」』》〉…]/

function columnsOf(grapheme: string): number {
  if (invisible.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}
