/**
 * Where two intents of an agent are almost as likely, and one of them would commit the person: is it known all the same which is meant?
 *
 * V1. Of the intents that make, change and end one kind of record, the one that makes it is meant where no word speaks of a change or an
 *     end, and what is named is not among what stands. V2. Several wishes in one piece, each with its own values, are read one by one
 *     (frames/split-wishes.ts): then two intents are likely. V3. Anything else is asked.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import type { Learned } from '../learn/learn.ts'
import { speaksOfChange, wantsEnd } from '../records/mentions.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'

/** As likely as this, another intent of the same agent may be meant. */
const close = 0.5

type Message = {
  readonly learned: Learned
  readonly text: string
  readonly book: RecordBook
  readonly harmful: ReadonlySet<string>
}

/** The frame with the intent that is meant; undefined: it has to be asked (V3). */
export function settledRival(message: Message, frame: UnderstoodFrame): UnderstoodFrame | undefined {
  if (!hasRival(message, frame)) return frame
  const made = madeInstead(message, frame)
  if (made !== undefined) return { ...frame, intent: made } // V1
  return isMixed(message, frame) ? frame : undefined // V2
}

function hasRival({ harmful, book }: Message, { intent, agent, candidates }: UnderstoodFrame): boolean {
  const commits = harmful.has(intent) || kindOf(book, intent) !== undefined
  const [first, second] = candidates
  return commits && first !== undefined && second?.agent === agent && second.share > close * first.share
}

/** V1. */
function madeInstead(message: Message, { intent, agent, candidates, start, end }: UnderstoodFrame): string | undefined {
  const { learned, text, book } = message
  const kind = kindOf(book, intent)
  if (!kind || !candidates.slice(0, 2).every((one) => kindOf(book, one.intent) === kind)) return
  if (!candidates.slice(0, 2).some((one) => one.intent === kind.made)) return
  const folded = foldInPlace(text.slice(start, end))
  if (speaksOfChange(folded) || wantsEnd(folded)) return
  const [subject = ''] = kind.key
  const values = valuesIn(text.slice(start, end), typedSlotsOf(learned, agent))
  const about = values.find(({ slot }) => slot === subject)
  const stands = standingOf(book, kind).some(({ slots }) => slots[subject] === about?.value)
  return about && !stands ? kind.made : undefined
}

/** V2. */
function isMixed({ learned, text, book }: Message, { intent, agent, start, end }: UnderstoodFrame): boolean {
  const keys = kindOf(book, intent)?.key ?? []
  const values = valuesIn(text.slice(start, end), typedSlotsOf(learned, agent))
  const count = (key: string): number => new Set(values.flatMap(({ slot, value }) => (slot === key ? value : []))).size
  return keys.length > 1 && keys.every((key) => count(key) > 1)
}
