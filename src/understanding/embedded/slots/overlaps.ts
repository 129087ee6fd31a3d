/** Keeps, of finds that overlap, the longest. One pass over the units that are kept, however many finds there are. */

type Span = { readonly start: number; readonly end: number }

/** In the order of the text. Of equally long ones the first given stays. */
export function longestOf<S extends Span>(found: readonly S[]): S[] {
  const end = found.reduce((last, one) => Math.max(last, one.end), 0)
  const taken = new Uint8Array(end)
  const kept = found
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter((one) => {
      // What was kept before is at least as long, so it cannot lie strictly inside this one: its ends tell.
      if (one.end > one.start && (taken[one.start] === 1 || taken[one.end - 1] === 1)) return false
      taken.fill(1, one.start, one.end)
      return true
    })
  return kept.toSorted((a, b) => a.start - b.start)
}
