/**
 * Which lines of a long transcript are on the screen. It asks for the lines of an entry only when they may be seen, so ten
 * thousand entries cost as much as twenty.
 *
 * W1. An anchor is the last line that is shown; null follows the end. W2. Moving by n lines looks at n lines.
 */
export type Anchor = { readonly entry: number; readonly line: number } | null
type Place = { readonly entry: number; readonly line: number }

export type Lines<L> = { readonly count: number; readonly of: (entry: number) => readonly L[] }
type Window<L> = {
  readonly lines: readonly L[]
  readonly first: number
  readonly last: number
  readonly more: boolean
}

export function windowOf<L>(all: Lines<L>, anchor: Anchor, height: number): Window<L> {
  const end = placeOf(all, anchor)
  if (!end) return { lines: [], first: 0, last: -1, more: false }
  const lines: L[] = []
  let entry = end.entry
  for (; entry >= 0 && lines.length < height; entry--) {
    const own = all.of(entry)
    lines.unshift(...(entry === end.entry ? own.slice(0, end.line + 1) : own))
  }
  return { lines: lines.slice(-height), first: entry + 1, last: end.entry, more: anchor !== null }
}

/** Up is negative. It never leaves the top half empty, and follows again once it reaches the end. */
export function scrolled<L>(all: Lines<L>, anchor: Anchor, move: { by: number; height: number }): Anchor {
  const from = placeOf(all, anchor)
  if (!from) return null
  const to = move.by < 0 ? up(all, from, -move.by) : down(all, from, move.by)
  if (!to) return null
  const missing = move.height - windowOf(all, to, move.height).lines.length
  return missing > 0 ? down(all, to, missing) : to
}

/** The first page. */
export const toTop = <L>(all: Lines<L>, height: number): Anchor => down(all, { entry: 0, line: -1 }, height)

/** Keeps where it is if the entry is seen, else puts its last line at the bottom. */
export function showing<L>(
  all: Lines<L>,
  anchor: Anchor,
  { entry, height }: { entry: number; height: number },
): Anchor {
  const { first, last } = windowOf(all, anchor, height)
  if (entry > first && entry <= last) return anchor
  return scrolled(all, { entry, line: Math.max(0, all.of(entry).length - 1) }, { by: 0, height })
}

function placeOf<L>(all: Lines<L>, anchor: Anchor): Place | undefined {
  if (all.count === 0) return undefined
  if (anchor && anchor.entry < all.count) {
    const lines = all.of(anchor.entry).length
    return { entry: anchor.entry, line: Math.min(anchor.line, lines - 1) }
  }
  return { entry: all.count - 1, line: all.of(all.count - 1).length - 1 }
}

function up<L>(all: Lines<L>, from: Place, by: number): Place {
  let { entry, line } = from
  let rest = by
  while (rest > line && entry > 0) {
    rest -= line + 1
    entry--
    line = all.of(entry).length - 1
  }
  return { entry, line: Math.max(0, line - rest) }
}

function down<L>(all: Lines<L>, from: Place, by: number): Anchor {
  let { entry, line } = from
  let rest = by
  while (entry < all.count) {
    const left = all.of(entry).length - 1 - line
    if (rest <= left) return isLast(all, { entry, line: line + rest }) ? null : { entry, line: line + rest }
    rest -= left
    entry++
    line = -1
  }
  return null
}

/** Entries without a line of their own may follow. */
function isLast<L>(all: Lines<L>, { entry, line }: Place): boolean {
  if (line < all.of(entry).length - 1) return false
  for (let after = entry + 1; after < all.count; after++) if (all.of(after).length > 0) return false
  return true
}
