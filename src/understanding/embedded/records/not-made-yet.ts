/**
 * One thing takes the place of another before either was made: «还是不看消化内科了，换成全科吧，下周一» with nothing booked. There is nothing to
 * change and nothing to end; the second is made.
 *
 * V1. Nothing of the kind stands. V2. The words put the one that is named in the place of the others (swapping.ts).
 * V3. «cancel A, and book B instead» says that A is to end; it is for others to say that there is none.
 * V4. «move A to Thursday and B to Friday» moves each of them.
 * V5. What changes behind a wish of the same message, and names nothing, is that wish put right: 「下周一挂个全科，改下午吧」.
 * V6. «make it 3 pm and also book the dentist»: before any other wish, «it» is what was made or changed last.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { partsOf } from '../heard/parts.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { speaksOfChange } from './mentions.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { about, type Message, missingFrom } from './resolve-records.ts'
import { putsInPlace } from './swapping.ts'

export function asNotMadeYet(message: Message, read: readonly Frame[]): readonly Frame[] {
  const frames = putRight(message, ofLast(message, read))
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

const pointed = /那个|这个|之前|原来|预约|(?<![a-z])(?:my|the|that|this) [a-z]+/
/** V5. */
function putRight(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const at = frames.findIndex((frame, i) => i > 0 && isOnlyChange(message, frame) && makes(message, frames[i - 1]))
  const [wish, change] = [frames[at - 1], frames[at]]
  if (!wish || !change) return frames
  const slots = [...wish.slots.filter((one) => !change.slots.some(({ slot }) => slot === one.slot)), ...change.slots]
  const whole = { ...wish, slots, missing_slots: missingFrom(message.learned, wish, slots) }
  return frames.flatMap((one) => (one === wish ? whole : one === change ? [] : one))
}

const makes = ({ book }: Message, frame?: Frame): boolean =>
  frame !== undefined && kindOf(book, frame.intent)?.made === frame.intent && frame.missing_slots.length === 0

/** A change that gives days or hours, and says not of what. */
function isOnlyChange({ book, text }: Message, { intent, slots, record, start, end }: Frame): boolean {
  const kind = kindOf(book, intent)
  if (!kind || intent !== kind.changed || record !== undefined || slots.length === 0) return false
  const said = foldInPlace(text.slice(start, end))
  return !slots.some(({ slot }) => slot === kind.key[0]) && speaksOfChange(said) && !pointed.test(said)
}

const makesIt =
  /^ *(?:(?:please|pls|can|could|you|ok|and|so|just|actually|oh|sorry|wait|no|well),? )*(?:make|change|move|push|shift) (?:it|that)(?: (?:to|for|at|on))? *$/
/** V6. */
function ofLast(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const { book, said } = message
  const [first, ...more] = frames
  const kind = first && kindOf(book, first.intent)
  const last = kind && lastOf(standingOf(book, kind))
  if (!first || !kind?.changed || !last || more.length === 0 || first.slots.length === 0) return frames
  const from = Math.min(...first.slots.map(({ start = 0 }) => start))
  const part = partsOf(said).find(({ start, end }) => start <= from && from < end)
  const slots = first.slots.filter(({ start = 0 }) => part !== undefined && start < part.end) // another wish has the rest
  const isSubject = slots.some(({ slot }) => slot === kind.key[0])
  if (isSubject || first.intent === kind.ended || !makesIt.test(foldInPlace(said.slice(0, from)))) return frames
  return [about(message, { ...first, intent: kind.changed, slots, confidence: 1 }, { kind, record: last }), ...more]
}
