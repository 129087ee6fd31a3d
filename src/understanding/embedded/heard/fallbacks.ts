/**
 * What is wanted only where the first choice cannot be had: «Friday if it's free, otherwise Monday», «周五，没有就周一». The first is asked for, and
 * the other is set aside, so that not both are made.
 */
import type { PlacedValue } from '../slots/slot-values.ts'
import type { SetAside } from './parts.ts'

const orElse =
  /(?:(?<![a-z])(?:otherwise|failing that|or else|if not|else|if (?:that|it)(?:'s| is) (?:full|taken|not (?:free|possible|available)))[ ,]+(?:(?:then|on|for|at|try|the|make it|go for|do|i'll take|maybe)[ ,]+)*|(?<=[,。;!? ]|要是|如果|实在|万一)(?:没有|没号|不行|不成|满了|约不上|挂不上|排不上)(?:了|的话)?,?(?:那?就|再)(?:挂|约|换|选|到|是)*)$/
const mayBe = /(?<![a-z])(?:otherwise|failing|else|if)(?![a-z])|没|不[行成上]|满了/

export function fallbacksIn(folded: string, values: () => readonly PlacedValue[]): SetAside[] {
  if (!mayBe.test(folded)) return []
  return values().flatMap((one): SetAside[] => {
    const [words] = orElse.exec(folded.slice(Math.max(0, one.start - 40), one.start)) ?? []
    const isSecond = values().some(
      ({ slot, value, end }) => slot === one.slot && value !== one.value && end <= one.start,
    )
    return words !== undefined && isSecond ? [{ start: one.start - words.length, end: one.end, why: 'cue' }] : []
  })
}
