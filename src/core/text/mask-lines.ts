/** What one line of a message is made of: its indent, a list marker, a fence, a heading or a rule. masks.ts puts lines together. */

export type Line = {
  readonly from: number
  /** Its first character that is no blank, or its end. */
  readonly at: number
  readonly end: number
  /** Start of the line below. LF, CR LF and CR end a line. */
  readonly next: number
  /** Columns before `at`; a tab goes to the next multiple of four. */
  readonly indent: number
}

const lf = 0x0a
const cr = 0x0d
const tab = 0x09
const space = 0x20

export function lineAt(text: string, from: number): Line {
  const { at, column } = skipBlanks(text, from, 0)
  let end = at
  while (end < text.length && text.charCodeAt(end) !== lf && text.charCodeAt(end) !== cr) end++
  const two = text.charCodeAt(end) === cr && text.charCodeAt(end + 1) === lf
  return { from, at, end, next: end + (two ? 2 : 1), indent: column }
}

type Place = { readonly at: number; readonly end: number; readonly column: number }
/** `content` is the column from which the lines of this item count their indent. */
type ListMarker = { readonly at: number; readonly column: number; readonly content: number }

/** `-`, `+`, `*`, `1.` or `1)` and a blank behind it, or the end of the line. */
export function listMarker(text: string, { at, end, column }: Place): ListMarker | undefined {
  const width = '-+*'.includes(text[at] ?? ' ') ? 1 : numberWidth(text, at)
  if (width === 0) return undefined
  const behind = skipBlanks(text, at + width, column + width)
  if (behind.at >= end) return { at: end, column: behind.column, content: column + width + 1 }
  const gap = behind.column - column - width
  if (gap === 0) return undefined
  return { ...behind, content: gap > 4 ? column + width + 1 : behind.column }
}

/** Length of the run that opens a fence here, or 0. Backticks behind the run make it a code span. */
export function opensFence(text: string, at: number, end: number): number {
  const mark = text[at]
  if (mark !== '`' && mark !== '~') return 0
  let run = at
  while (text[run] === mark) run++
  if (run - at < 3) return 0
  if (mark === '~') return run - at
  for (let i = run; i < end; i++) if (text[i] === '`') return 0
  return run - at
}

/** Length of the run if the line is nothing but that, so that it can close a fence; else 0. */
export function closesFence(text: string, line: Line): number {
  const mark = text[line.at]
  if (mark !== '`' && mark !== '~') return 0
  let run = line.at
  while (text[run] === mark) run++
  if (run - line.at < 3) return 0
  return skipBlanks(text, run, 0).at === line.end ? run - line.at : 0
}

/** A heading, a rule or the line under a heading: one line that no paragraph goes through. */
export const standsAlone = (text: string, at: number, end: number): boolean =>
  isHeading(text, at, end) || isRule(text, at, end)

function isHeading(text: string, at: number, end: number): boolean {
  let run = at
  while (text[run] === '#') run++
  if (run === at || run - at > 6) return false
  return run === end || text.charCodeAt(run) === space || text.charCodeAt(run) === tab
}

function isRule(text: string, at: number, end: number): boolean {
  const mark = text[at] ?? ' '
  if (!'-_*='.includes(mark)) return false
  let marks = 0
  for (let i = at; i < end; i++) {
    if (text[i] === mark) marks++
    else if (text.charCodeAt(i) !== space && text.charCodeAt(i) !== tab) return false
  }
  return marks >= 3
}

/** Length of up to nine digits with `.` or `)` behind them, or 0. */
function numberWidth(text: string, at: number): number {
  let i = at
  while (i - at < 9 && isDigit(text.charCodeAt(i))) i++
  return i > at && (text[i] === '.' || text[i] === ')') ? i + 1 - at : 0
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

function skipBlanks(text: string, from: number, column: number): { at: number; column: number } {
  let at = from
  let to = column
  for (; ; at++) {
    const unit = text.charCodeAt(at)
    if (unit === space) to++
    else if (unit === tab) to += 4 - (to % 4)
    else return { at, column: to }
  }
}
