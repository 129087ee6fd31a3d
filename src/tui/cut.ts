/** Text by columns alone, with no regard for words: where a line ends, and where a draft goes on. */
import { widthOf } from '../cli/width.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** At most so many columns; what is cut off leaves an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const [first = ''] = hardWrap(text, width - 1)
  return width > 0 ? `${first}…` : ''
}

/** Every line is filled, so what is being written does not jump when a blank is typed. */
export function hardWrap(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines = ['']
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const columns = widthOf(segment)
    if (used + columns > width) {
      lines.push('')
      used = 0
    }
    lines[lines.length - 1] += segment
    used += columns
  }
  return lines
}
