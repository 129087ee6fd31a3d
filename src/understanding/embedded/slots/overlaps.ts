/** Of values that overlap, the longest is kept. The cost grows with the number of values and the length of the text. */

type Span = { readonly start: number; readonly end: number }

/** In the order of the text. Of two that are equally long, the first given is kept. */
export function longestOf<S extends Span>(found: readonly S[]): S[] {
  if (found.length < 2) return [...found]
  const end = found.reduce((last, one) => Math.max(last, one.end), 0)
  const taken = new Uint8Array(end)
  const kept = found
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter((one) => {
      // Everything kept so far is at least as long, so it cannot lie strictly inside this one: looking at both ends is enough.
      if (one.end > one.start && (taken[one.start] === 1 || taken[one.end - 1] === 1)) return false
      taken.fill(1, one.start, one.end)
      return true
    })
  return kept.toSorted((a, b) => a.start - b.start)
}
