/**
 * What a message wishes for and takes back before it ends: «… and the eyes for Tuesday. Actually skip the eyes», «皮肤科不要了，只挂消化科».
 *
 * B1. The clause says that something is not wanted, and names it by a choice that stood before; it names nothing else, such as another day.
 * B2. A clause that only calls off («oh, forget it», «哎先不挂了») takes back what its sentence, or the one before, asks for, with the reasons
 *     behind it. B3. Behind a wish to end or to change something, that it is not needed is the reason for that wish. B4. Where another
 *     wish follows, this corrects (corrections.ts).
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { type PlacedValue, valuesWithin } from '../slots/slot-values.ts'
import { callsOff, correction, requested } from './cues.ts'
import { onlyAsks } from './moods.ts'
import { clausesOf, type Span } from './parts.ts'
import { asksForIt, orders } from './wishing.ts'

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

const undoes =
  /(?<![a-z])(?:cancel\w*|call(?:ing)? off|scrap|move|moving|resched\w*|postpone|push|shift|change|drop|refund|return)(?![a-z])|[退改推挪换撤还]|取消/
/** B3: nobody calls off an ending by these and means that it shall end. */
const plainlyOff = /(?:forget|never ?mind|nvm|leave it|let it be|don'?t$|do not$)|当我没说|还是算了|别[退改取推换动]/
/** It may say why something ends, or that another wish is new. */
const onlyWhy = /changed my mind|^(?:[^a-z]*)cancel/
const mayAsk = /[挂约订]个|吧\s*$|(?<![a-z])(?:can|could|may) (?:i|we)(?![a-z])/
const sentenceEnd = /[.!?。！？；;\n]/

/** B2: from where a message takes back all that it asks for, and the clause that does; undefined: it does not. */
export function takenBackIn(folded: string, values: () => readonly PlacedValue[]): (Span & { at: number }) | undefined {
  if (!mayCallOff.test(folded)) return
  const clauses = clausesOf(folded)
  const said = clauses.map(({ start, end }) => folded.slice(start, end).trim())
  const last = said.findLastIndex((one, i) => i > 0 && callsOff.test(one) && !onlyWhy.test(one))
  const isPlain = plainlyOff.test(said[last] ?? '') || !undoes.test(folded)
  const asked = clauses.findLastIndex(
    (one, i) => i < last && (asks(said[i] ?? '') || (isPlain && isOnlyValue(folded, values(), one))),
  )
  const [off, wish] = [clauses[last], clauses[asked]]
  if (!off || !wish || last - asked > nearby) return
  const start = sentenceOf(folded, wish.start)
  const thing = clauses[last - 1] // «… The dentist one, leave it»
  if (thing && thing !== wish && sentenceOf(folded, thing.start) > start && valuesWithin(values(), thing).length > 0)
    return
  if (undoes.test(folded.slice(start, off.start)) && !plainlyOff.test(said[last] ?? '')) return // B3
  const behind = folded.slice(off.end)
  const named = values().flatMap((one) =>
    one.start >= off.end ? [{ start: one.start - off.end, end: one.end - off.end }] : [],
  )
  if (onlyAsks(behind) || requested.test(behind)) return { start, end: off.end, at: off.start }
  if (named.length > 0 && asksForIt({ meant: behind, original: behind, values: named })) return // B4
  return { start, end: folded.length, at: off.start }
}
/** Every way to call off has one of these. */
const mayCallOff =
  /(?<![a-z])(?:forget|never ?mind|nvm|nm|leave|don'?t|do not|skip|scrap|drop|hold|better not|rather not|let it|pass|no need|won'?t|scratch|stop|not)(?![a-z])|[不别算]|没[说事]/
const asks = (clause: string): boolean => requested.test(clause) || orders(clause) || mayAsk.test(clause)

/** «Tuesday, oh, forget it»: an answer, or a change. */
function isOnlyValue(folded: string, values: readonly PlacedValue[], clause: Span): boolean {
  const [own, ...more] = valuesWithin(values, clause)
  if (!own || more.length > 0) return false
  return /^[\s吧了啊]*(?:on |the )?$/.test(folded.slice(clause.start, own.start) + folded.slice(own.end, clause.end))
}

/** So many clauses behind the wish, sounds and all, it may be called off. */
const nearby = 4

function sentenceOf(folded: string, at: number): number {
  let from = at
  while (from > 0 && !sentenceEnd.test(folded.charAt(from - 1))) from--
  return from
}
