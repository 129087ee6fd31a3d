/** «forget Monday, I'd rather come Wednesday»: a clause that drops the one value that it names, and says no more. */
import type { PlacedValue } from '../slots/slot-values.ts'
import type { Span } from './parts.ts'

const forgets = /(?<![a-z])(?:forget|scrap|never ?mind|skip|bin|ditch)(?: about)?(?: the)? $/
const mostBefore = 30

export function isForgotten(folded: string, { start, end }: Span, values: readonly PlacedValue[]): boolean {
  const [own, ...more] = values.filter((one) => one.start >= start && one.end <= end)
  if (!own || more.length > 0 || folded.slice(own.end, end).trim() !== '') return false
  const before = folded.slice(start, own.start)
  return before.length < mostBefore && forgets.test(before)
}
