/**
 * Of several that were listed, only some are meant after all: «cancel the dentist and ENT... actually just the dentist», «book dermatology and
 * cardiology for Friday, well, dermatology only». The clause is set aside, and so are the others.
 *
 * N1. It names what was listed before it, and says nothing else. N2. What stands with another one goes with it, where its slot has a
 *     value elsewhere: of «dermatology on Monday and ENT on Tuesday, just ENT» Monday is not meant either. N3. «…, except ENT» leaves that one out.
 */
import type { PlacedValue } from '../slots/slot-values.ts'
import { clausesOf, overlapsWith, partsOf, type SetAside, type Span } from './parts.ts'

const lead =
  "(?:(?:well|no|or|rather|actually|hm+|oh|wait|sorry|make (?:that|it)|scratch that|ok|okay|then|on second thoughts?|i mean|let's say|maybe|in fact|and|but|um|er)[ ,]*)*"
const tail = '(?: (?:one|please|then|for now|thanks|thank you|after all|today))*'
const narrows = new RegExp(
  `^ *${lead}(?:(?:just|only)(?: (?:do|cancel|book|move|the|my|for|on))* *□${tail}|(?:(?:do|cancel|book|move|the|my|for|on) )*□(?: one)? only${tail}) *$|^ *(?:[那就还是不哦嗯啊算了要]|其实|干脆)*(?:只|光|单)(?:[退挂约改看要])?□(?:就[行好够]|一个|吧|了|的)* *$`,
)

export function narrowedList(folded: string, values: () => readonly PlacedValue[]): SetAside[] {
  if (!mayNarrow.test(folded)) return []
  const clauses = clausesOf(folded)
  return clauses.flatMap((clause, i): SetAside[] => {
    if (i === 0 || !mayNarrow.test(folded.slice(clause.start, clause.end))) return []
    const [meant, ...more] = values().filter((one) => overlapsWith(one, clause))
    const isExcept = meant !== undefined && excepts.test(marked(folded, clause, meant)) // N3
    if (!meant || more.length > 0 || !(isExcept || narrows.test(marked(folded, clause, meant)))) return []
    const before = values().filter(({ end }) => end <= clause.start)
    const alike = before.filter(({ slot }) => slot === meant.slot)
    const others = alike.filter(({ value }) => (value === meant.value) === isExcept)
    if (others.length === 0 || others.length === alike.length) return [] // N1
    const gone = [...others, ...besideThem(folded, { before, others, meant })]
    return [{ ...clause, why: 'cue' }, ...gone.map(({ start, end }): SetAside => ({ start, end, why: 'corrected' }))]
  })
}
const mayNarrow = /(?<![a-z])(?:just|only|except|without|minus)(?![a-z])|[只光单除]/
const excepts = new RegExp(
  `^ *${lead}(?:except(?: for)?|without|minus)(?: the| my)? □${tail} *$|^ *除了?□(?:以外|之外)? *$`,
)

const marked = (folded: string, clause: Span, { start, end }: Span): string =>
  `${folded.slice(clause.start, start)}□${folded.slice(end, clause.end)}`

type Listed = {
  readonly before: readonly PlacedValue[]
  readonly others: readonly PlacedValue[]
  readonly meant: PlacedValue
}
/** N2. */
function besideThem(folded: string, { before, others, meant }: Listed): PlacedValue[] {
  const parts = partsOf(folded.replaceAll(/[和跟与]/g, ',')).filter((part) =>
    others.some((one) => overlapsWith(one, part)),
  )
  const isLeft = (one: PlacedValue): boolean => !parts.some((part) => overlapsWith(one, part))
  return before.filter(
    (one) => one.slot !== meant.slot && !isLeft(one) && before.some((x) => x.slot === one.slot && isLeft(x)),
  )
}
