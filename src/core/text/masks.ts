/**
 * The stretches of a message in which a marker is only text: code, quotes, comments (design §3.3). markers.ts reads the rest;
 * what a single line is, mask-lines.ts knows. The blocks are CommonMark's as far as a marker can tell them apart.
 *
 * K1. Leftmost wins: what opens first decides what is inside it.
 * K2. What is not closed is nothing: a fence, a code span or a comment without its end is running text.
 * K3. Quoted is a line whose first character is `>`. A line without it is the speaker's own again, although CommonMark
 *     would let it go on with the quote: who writes `[NEXT:bob]` under a quotation means it.
 * K4. An indented line is code unless it goes on with a paragraph; inside a list item the indent counts from its content.
 * K5. A code span ends with its paragraph; a comment goes to its `-->`, whatever lies between.
 * K6. Every pass is linear: nothing is looked for twice from the same place (design §3.3).
 */
import { type BacktickRuns, backtickRuns, type Fence, type FenceEnds, fenceEnds } from './mask-closers.ts'
import { type Line, lineAt, listMarker, opensFence, standsAlone } from './mask-lines.ts'

/** Start and end of each stretch in turn, in UTF-16 units: sorted, not overlapping. */
export type Masks = readonly number[]

/** Whether a text can have any. Most messages have none, and this is all they pay. */
export const mayMask = (text: string): boolean =>
  text.includes('`') || text.includes('>') || text.includes('~~~') || text.includes('\t') || text.includes('    ')

export function masksOf(text: string): Masks {
  const scan: Scan = { text, masks: [], items: [], open: -1, paragraph: false, noComment: false }
  let at = 0
  while (at < text.length) {
    const block = classify(scan, at)
    const stop = block.breaks ? closeRun(scan, at) : at
    at = stop > at ? finishLine(scan, stop) : take(scan, block)
  }
  closeRun(scan, text.length)
  return scan.masks
}

export function isMasked(masks: Masks, at: number): boolean {
  let low = 0
  let high = masks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((masks[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

type Scan = {
  readonly text: string
  readonly masks: number[]
  /** Columns at which the contents of the open list items begin. */
  items: readonly number[]
  /** Start of the running text that is being collected, or -1. */
  open: number
  /** The line before was running text, so an indented line goes on with it. */
  paragraph: boolean
  /** No end of a comment lies ahead. */
  noComment: boolean
  ends?: FenceEnds
  runs?: BacktickRuns
}

type Kind = 'blank' | 'quote' | 'code' | 'fence' | 'comment' | 'alone' | 'text'
type Block = {
  readonly kind: Kind
  readonly line: Line
  /** Where its content begins, behind list markers. */
  readonly at: number
  readonly items: readonly number[]
  /** It ends the running text before it. */
  readonly breaks: boolean
}

/** Deeper list markers are running text, so that a line of nothing but markers stays cheap for the lines below it. */
const deepestItem = 32

/** Says what a line is. It changes nothing: the line may turn out to lie in a comment that the text before it opened. */
function classify(scan: Scan, from: number): Block {
  const { text } = scan
  const line = lineAt(text, from)
  if (line.at === line.end) return { kind: 'blank', line, at: line.at, items: scan.items, breaks: true }
  const outer = heldItems(scan.items, line.indent)
  if (text[line.at] === '>') return { kind: 'quote', line, at: line.at, items: outer, breaks: true }
  if (line.indent - (outer.at(-1) ?? 0) >= 4) {
    const kind = scan.paragraph ? 'text' : 'code'
    return { kind, line, at: line.at, items: scan.paragraph ? scan.items : outer, breaks: kind === 'code' }
  }
  const { items, at } = openItems(text, line, outer)
  const kind = kindOf(scan, line, at)
  const goesOn = kind === 'text' && items === outer && scan.paragraph // lazily, so that all items stay open
  return { kind, line, at, items: goesOn ? scan.items : items, breaks: !goesOn }
}

/** The list items a line opens, and where its content begins behind them. */
function openItems(text: string, line: Line, outer: readonly number[]): { items: readonly number[]; at: number } {
  let items = outer
  let { at, indent: column } = line
  while (items.length < deepestItem && !standsAlone(text, at, line.end)) {
    const marker = listMarker(text, { at, end: line.end, column })
    if (!marker) break
    items = [...items, marker.content]
    at = marker.at
    column = marker.column
  }
  return { items, at }
}

function kindOf(scan: Scan, line: Line, at: number): Kind {
  const { text } = scan
  if (at === line.end) return 'text'
  if (text[at] === '>') return 'quote'
  if (commentEnd(scan, at) > 0) return 'comment'
  const fence = fenceAt(text, line, at)
  if (fence && endsOf(scan).has(fence)) return 'fence'
  return standsAlone(text, at, line.end) ? 'alone' : 'text'
}

/** Masks a block, or adds it to the running text. Returns where the next line begins. */
function take(scan: Scan, block: Block): number {
  const { kind, line, at } = block
  scan.items = block.items
  scan.paragraph = kind === 'text' && at < line.end
  switch (kind) {
    case 'blank':
      return line.next
    case 'text':
      if (scan.open < 0) scan.open = at
      return line.next
    case 'alone':
    case 'comment':
      return finishLine(scan, at)
    case 'quote':
    case 'code':
      scan.masks.push(at, line.end)
      return line.next
    case 'fence': {
      const fence = fenceAt(scan.text, line, at)
      const last = fence ? lineAt(scan.text, endsOf(scan).next(fence)) : line
      scan.masks.push(at, last.end)
      return last.next
    }
  }
}

/** Reads the collected running text. Returns `end`, or the end of a comment that began in it and goes beyond. */
function closeRun(scan: Scan, end: number): number {
  const from = scan.open
  scan.open = -1
  return from < 0 ? end : inline(scan, from, end)
}

/** Reads the rest of a line, and on through the comments that begin in it. Returns where the next line begins. */
function finishLine(scan: Scan, from: number): number {
  scan.paragraph = false
  for (let at = from; ; ) {
    const line = lineAt(scan.text, at)
    const stop = inline(scan, at, line.end)
    if (stop <= line.end) return line.next
    at = stop
  }
}

const backslash = 0x5c
const backtick = 0x60
const lessThan = 0x3c

/** Masks code spans and comments of running text. Returns `end`, or the end of a comment that goes beyond it. */
function inline(scan: Scan, from: number, end: number): number {
  let at = from
  while (at < end) {
    const unit = scan.text.charCodeAt(at)
    if (unit === backslash) {
      at = Math.min(at + 2, end) // what it escapes opens nothing
      continue
    }
    const run = unit === backtick ? runLength(scan.text, at) : 1
    const stop = unit === backtick ? spanEnd(scan, { at, run, end }) : unit === lessThan ? commentEnd(scan, at) : 0
    if (stop > 0) scan.masks.push(at, stop)
    at = stop > 0 ? stop : at + run
  }
  return at
}

/** End of the code span that a run of backticks opens, or 0. */
function spanEnd(scan: Scan, { at, run, end }: { at: number; run: number; end: number }): number {
  scan.runs ??= backtickRuns(scan.text)
  const close = scan.runs.next(run, at + run)
  return close >= 0 && close < end ? close + run : 0
}

/** End of the comment that opens here, or 0. `<!-->` and `<!--->` are whole. */
function commentEnd(scan: Scan, at: number): number {
  if (!scan.text.startsWith('<!--', at)) return 0
  if (scan.text.startsWith('>', at + 4)) return at + 5
  if (scan.text.startsWith('->', at + 4)) return at + 6
  const close = scan.noComment ? -1 : scan.text.indexOf('-->', at + 4)
  if (close < 0) scan.noComment = true
  return close < 0 ? 0 : close + 3
}

function runLength(text: string, at: number): number {
  let end = at
  while (text.charCodeAt(end) === backtick) end++
  return end - at
}

function fenceAt(text: string, line: Line, at: number): Fence | undefined {
  const length = opensFence(text, at, line.end)
  if (length === 0) return undefined
  return { mark: text[at] === '~' ? '~' : '`', length, indented: line.indent > 3, after: line.next }
}

function endsOf(scan: Scan): FenceEnds {
  scan.ends ??= fenceEnds(scan.text)
  return scan.ends
}

/** The open list items that a line with this indent is inside of. */
function heldItems(items: readonly number[], indent: number): readonly number[] {
  let held = items.length
  while (held > 0 && indent < (items[held - 1] ?? 0)) held--
  return held === items.length ? items : items.slice(0, held)
}
