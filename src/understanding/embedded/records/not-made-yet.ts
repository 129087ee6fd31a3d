/**
 * One thing takes the place of another before either was made: «还是不看消化内科了，换成全科吧，下周一» with nothing booked. There is nothing to
 * change and nothing to end; the second is made.
 *
 * V1. Nothing of the kind stands. V2. The words put the one that is named in the place of the others (swapping.ts).
 * V3. «cancel A, and book B instead» says that A is to end; it is for others to say that there is none.
 * V4. «move A to Thursday and B to Friday» moves each of them.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { kindOf, standingOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'
import { putsInPlace } from './swapping.ts'

export function asNotMadeYet(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const kind = message.book.kinds.find((one) => standingOf(message.book, one).length === 0) // V1
  const next = kind && chosenIn(message, kind)
  if (!kind || next === undefined) return frames
  const [subject = ''] = kind.key
  const isChosen = ({ slots }: Frame): boolean => slots.some(({ slot, value }) => slot === subject && value === next)
  const namesOne = ({ slots }: Frame): boolean => slots.some(({ slot }) => slot === subject)
  const isMoved = (one: Frame): boolean => one.intent === kind.changed && !isChosen(one) && namesOne(one) // V4
  if (!frames.some(isChosen) || frames.some(isMoved)) return frames
  return frames.flatMap((frame): Frame[] => {
    if (kindOf(message.book, frame.intent) !== kind) return [frame]
    if (!isChosen(frame)) return frame.intent === kind.ended && namesOne(frame) ? [frame] : [] // V3
    return [{ ...frame, intent: kind.made, missing_slots: missingFrom(message.learned, frame, frame.slots) }]
  })
}

/** V2. */
function chosenIn({ learned, said }: Message, { key, made }: TeamRecord): string | undefined {
  const agent = learned.intents.find(({ intent }) => intent === made)?.agent ?? null
  const named = valuesIn(said, typedSlotsOf(learned, agent)).filter(({ slot }) => slot === key[0])
  const values = [...new Set(named.map(({ value }) => value))]
  const [next, ...more] = values.filter((value) => putsInPlace(said, named, value))
  return values.length === 2 && more.length === 0 ? next : undefined
}
