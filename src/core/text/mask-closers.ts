/**
 * Where fences and code spans can end, collected in one pass, so that many openings without an end cost no more than few.
 * Both are asked with rising positions only. masks.ts asks.
 */
import { closesFence, lineAt } from './mask-lines.ts'

export type Fence = {
  readonly mark: '`' | '~'
  readonly length: number
  /** It stands deeper than three blanks, in a list item: then its end may stand anywhere, else at most three blanks in. */
  readonly indented: boolean
  /** Start of the line below it. */
  readonly after: number
}

export type FenceEnds = {
  readonly has: (fence: Fence) => boolean
  /** Start of the line that ends it. Ask only for a fence that `has` one. */
  readonly next: (fence: Fence) => number
}

type Ends = { readonly at: number[]; readonly length: number[]; readonly longest: number[] }

export function fenceEnds(text: string): FenceEnds {
  const any = { '`': noEnds(), '~': noEnds() }
  const shallow = { '`': noEnds(), '~': noEnds() }
  for (let from = 0; from < text.length; ) {
    const line = lineAt(text, from)
    const length = closesFence(text, line)
    const mark = text[line.at] === '~' ? '~' : '`'
    if (length > 0) add(any[mark], from, length)
    if (length > 0 && line.indent <= 3) add(shallow[mark], from, length)
    from = line.next
  }
  for (const ends of [any['`'], any['~'], shallow['`'], shallow['~']]) measureLongest(ends)
  const endsFor = (fence: Fence): Ends => (fence.indented ? any : shallow)[fence.mark]
  return {
    has: (fence) => {
      const ends = endsFor(fence)
      return (ends.longest[firstFrom(ends.at, fence.after)] ?? 0) >= fence.length
    },
    next: (fence) => {
      const ends = endsFor(fence)
      let i = firstFrom(ends.at, fence.after)
      while ((ends.length[i] ?? fence.length) < fence.length) i++
      return ends.at[i] ?? text.length
    },
  }
}

export type BacktickRuns = {
  /** Start of the first run of exactly this length from a position on, or -1. */
  readonly next: (length: number, from: number) => number
}

export function backtickRuns(text: string): BacktickRuns {
  const runs = new Map<number, { at: number[]; seen: number }>()
  for (let at = text.indexOf('`'); at >= 0; ) {
    let end = at
    while (text[end] === '`') end++
    const same = runs.get(end - at)
    if (same) same.at.push(at)
    else runs.set(end - at, { at: [at], seen: 0 })
    at = text.indexOf('`', end)
  }
  return {
    next: (length, from) => {
      const same = runs.get(length)
      if (!same) return -1
      while ((same.at[same.seen] ?? from) < from) same.seen++
      return same.at[same.seen] ?? -1
    },
  }
}

const noEnds = (): Ends => ({ at: [], length: [], longest: [] })

function add(ends: Ends, at: number, length: number): void {
  ends.at.push(at)
  ends.length.push(length)
}

/** The longest run from each end on: whether a fence can be closed is then one look. */
function measureLongest(ends: Ends): void {
  let longest = 0
  for (let i = ends.at.length - 1; i >= 0; i--) {
    longest = Math.max(longest, ends.length[i] ?? 0)
    ends.longest[i] = longest
  }
}

function firstFrom(sorted: readonly number[], from: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
