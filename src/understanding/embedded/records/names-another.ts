/** «神经内科那个改到周一», «我约的眼科», «my neurology one»: named like something known, and no such record stands. So it is not the last one put right. */
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import { type RecordBook, standingOf } from './record-book.ts'

const asKnown = /^\s*(?:的?那[个次张]|的(?:号|预约|挂号)|(?:one|appointment|booking|visit)(?![a-z]))/
const knownBefore = /(?:[约挂订]了?的|那[个次张])\s*$/

export function namesAnother(
  book: RecordBook,
  kind: TeamRecord,
  { text, values }: { readonly text: string; readonly values: readonly PlacedValue[] },
): boolean {
  const [subject] = kind.key
  const isKnown = ({ start, end }: PlacedValue): boolean =>
    asKnown.test(foldInPlace(text.slice(end))) || knownBefore.test(text.slice(0, start))
  const named = values.filter((one) => one.slot === subject && isKnown(one))
  const stands = ({ slot, value }: PlacedValue): boolean =>
    standingOf(book, kind).some((record) => record.slots[slot] === value)
  return named.length > 0 && !named.some(stands)
}
