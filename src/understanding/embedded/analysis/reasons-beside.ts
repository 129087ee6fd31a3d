/**
 * A complaint beside a wish that is only its reason: «I've got a cold, can we move it to Monday», «my son has a rash, book him dermatology
 * for Friday».
 *
 * R1. The complaint stands right before the change or the end of what stands, in one sentence.
 * R2. Or it stands beside a whole wish for something new, with no word that adds the one to the other («also», «另外»), and both are of the
 *     same person. Who has the complaint is then the one the wish is for.
 * R3. So it is beside the answer to what such a wish waits for: «皮肤科，身上起了个痦子».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { findPersons, isSamePerson } from '../slots/persons.ts'
import { fitsPronoun } from '../slots/pronouns.ts'
import { slotsOf } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Message = Pick<Knowledge, 'learned'> & { readonly text: string; readonly book: RecordBook }

export function withoutReasons(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const { text, book } = message
  const isComplaint = (frame: Frame): boolean =>
    frame.agent !== null && frame.missing_slots.length > 0 && kindOf(book, frame.intent) === undefined
  const left = frames.filter((frame, i) => !(isComplaint(frame) && isOfStanding(text, book, frame, frames[i + 1])))
  const [first, second, ...more] = left
  if (!first || !second || more.length > 0) return left
  const reason = left.find(isComplaint)
  const wish = left.find((one) => isWhole(book, one))
  return (reason && wish && ofSamePerson(message, reason, wish)) ?? left
}

/** R3. */
export function withoutReasonsBeside(
  { text, book }: Message,
  running: Pick<OpenTask, 'intent'>,
  frames: readonly Frame[],
): readonly Frame[] {
  const [first, second, ...more] = frames
  if (!first || !second || more.length > 0 || kindOf(book, running.intent ?? '')?.made !== running.intent) return frames
  const isAnswer = first.intent === running.intent && first.slots.some(({ start }) => start !== undefined)
  const isReason = second.agent !== null && second.missing_slots.length > 0 && !kindOf(book, second.intent)
  return isAnswer && isReason && !adds.test(foldInPlace(text.slice(first.end, second.end))) ? [first] : frames
}

/** R1. */
function isOfStanding(text: string, book: RecordBook, { start, end }: Frame, next: Frame | undefined): boolean {
  const kind = next && kindOf(book, next.intent)
  if (!next || !kind || next.record === undefined || kind.made === next.intent) return false
  return next.start >= end && !/[.!?。！？;；]/.test(text.slice(start, next.start))
}

/** R2: all that names it was said now. */
function isWhole(book: RecordBook, { intent, missing_slots, slots }: Frame): boolean {
  const kind = kindOf(book, intent)
  if (kind?.made !== intent || missing_slots.length > 0) return false
  return kind.key.every((key) => slots.some(({ slot, start }) => slot === key && start !== undefined))
}

const adds =
  /(?<![a-z])(?:and|also|plus|too|as well|besides|another|separately|by the way|btw|other than that|first|then|while)(?![a-z])|另外|还[有要得想]|顺便|再|也|同时|然后|此外|对了|先|[?？]/
/** Who is meant by the wish, where it does not say: the speaker. */
const me = /(?<![a-z])(?:me|myself|i)(?![a-z])|我自己/

function ofSamePerson({ learned, text }: Message, reason: Frame, wish: Frame): readonly Frame[] | undefined {
  const [from, to] = reason.start < wish.start ? [reason, wish] : [wish, reason]
  const firstOf = (frame: Frame): number => Math.min(frame.end, ...frame.slots.map(({ start = frame.end }) => start))
  if (adds.test(foldInPlace(text.slice(firstOf(from), firstOf(to))))) return
  const patients = slotsOf(learned, wish.agent).flatMap(({ slot, type }) => (type === 'person' ? slot : []))
  const given = wish.slots.find(({ slot }) => patients.includes(slot))?.value
  const said = text.slice(reason.start, reason.end)
  const [who, ...others] = findPersons(said).filter(({ normal }) => normal !== 'self')
  if (others.length > 0) return
  if (!who) return given === undefined || given === 'self' ? [wish] : undefined
  const value = who.value ?? said.slice(who.start, who.end)
  if (given !== undefined) return isSamePerson(String(given), value) ? [wish] : undefined
  const [slot] = patients
  const order = foldInPlace(text.slice(wish.start, wish.end))
  const [pronoun] = /(?<![a-z])(?:her|him)(?![a-z])|[她他](?!们)/.exec(order) ?? []
  if (slot === undefined || me.test(order) || (pronoun && !fitsPronoun(pronoun, who.normal))) return
  return [
    { ...wish, slots: [...wish.slots, { slot, value, start: reason.start + who.start, end: reason.start + who.end }] },
  ]
}
