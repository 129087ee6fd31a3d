/**
 * What a message wishes for and takes back before it ends: «… and the eyes for Tuesday. Actually skip the eyes», «皮肤科不要了，只挂消化科».
 *
 * B1. The clause says that something is not wanted, and names it by a choice that stood before; it names nothing else, such as another day.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import { correction } from './cues.ts'
import { clausesOf, type Span } from './parts.ts'

const takesBack =
  /[就也]算了|不(?:要|用|挂|看|约|需要|去|订|借)了|\b(?:skip|drop|forget(?: about)?|leave out|scrap|cancel|(?:don'?t|do not|no longer) (?:need|want)|never mind(?: about)?|no need for|hold off on)\b|别[挂约看订借]了?|\b(?:leave) .{1,30} out\b/
const onlyMarks = /^[\s,.;:!?，。；：！？、…-]*$/

type Withdrawn = { readonly clauses: readonly Span[]; readonly values: readonly PlacedValue[] }
const nothing: Withdrawn = { clauses: [], values: [] }

export function withdrawnIn(
  folded: string,
  values: () => readonly PlacedValue[],
  isChoice: (slot: string) => boolean,
): Withdrawn {
  if (!takesBack.test(folded)) return nothing
  const clauses: Span[] = []
  const gone: PlacedValue[] = []
  for (const clause of clausesOf(folded)) {
    if (!takesBack.test(folded.slice(clause.start, clause.end))) continue
    const named = values().filter(({ start, end }) => start >= clause.start && end <= clause.end)
    const again = (one: PlacedValue): boolean =>
      isChoice(one.slot) && values().some((x) => x.slot === one.slot && x.value === one.value && x.end <= clause.start)
    if (named.length === 0 || !named.every(again)) continue // B1
    clauses.push({ start: cueBefore(folded, clause.start), end: clause.end })
    gone.push(...named)
  }
  return { clauses, values: gone }
}

/** «算了，» and «no wait,» before the clause belong to it. */
function cueBefore(folded: string, start: number): number {
  const cue = matchesIn(folded.slice(0, start), correction).at(-1)
  return cue && onlyMarks.test(folded.slice(cue.index + cue[0].length, start)) ? cue.index : start
}
