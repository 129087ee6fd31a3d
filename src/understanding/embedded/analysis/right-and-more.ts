/**
 * A message that puts right what was just done, and asks for something else behind it: «sorry, I meant Friday, and I need the dentist on
 * Monday». Each half is read by itself; read together, the day of the first would be one of the second.
 *
 * B1. The first half changes what stands, and nothing else. B2. The second asks for something else: a new one is named by what it is
 *     about, and that is not what the first half changes; anything else is harmless. B3. Where it only asks once more for what was put
 *     right («I meant Friday, please book the eye doctor on Friday»), nothing is made.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { requested } from '../heard/cues.ts'
import type { Heard } from '../heard/heed.ts'
import { asksForInformation } from '../heard/moods.ts'
import { blanked, partsOf } from '../heard/parts.ts'
import { orders } from '../heard/wishing.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { type Meaning, numbered } from './around.ts'
import { meaningOf } from './meaning.ts'
import { readWords } from './read-words.ts'
import type { Reading } from './reading.ts'
import type { Knowledge } from './team-knowledge.ts'

export function rightAndMore(knowledge: Knowledge, reading: Reading, heard: Heard): Meaning | undefined {
  const at = reading.running || reading.meant || !heard.corrects ? undefined : cutIn(heard)
  if (at === undefined) return
  const { text } = reading
  const read = (without: { start: number; end: number }) => {
    const { around, pieces } = readWords(knowledge, { ...reading, text: blanked(text, [without]) })
    return { book: around.book, meaning: meaningOf(knowledge, around, pieces) }
  }
  const { book, meaning: right } = read({ start: at, end: text.length })
  const isRight = ({ intent, record }: Frame): boolean =>
    record !== undefined && kindOf(book, intent)?.changed === intent
  if (right.notice || right.frames.length === 0 || !right.frames.every(isRight)) return // B1
  const { meaning: more } = read({ start: 0, end: at })
  const others = more.frames.filter((one) => !isOnceMore(book, one, right.frames))
  const isMore = more.frames.length > 0 && others.every((one) => isOther(knowledge, book, one, right.frames))
  return isMore && !more.notice ? { ...more, frames: numbered([...right.frames, ...others]) } : undefined
}

const lead = /^(?:[\s,.。]|(?:and|then|but|oh|plus|so)(?![a-z])|另外|还有|然后|对了|再就是)*/
const also = /(?<![a-z])(?:also|still) /g
/** Where the second half begins: behind a value or more, with words that ask for something. */
function cutIn({ text, from }: Heard): number | undefined {
  const folded = foldInPlace(text)
  const [, ...others] = partsOf(folded).filter(({ end }) => end > from)
  return others.find(({ start, end }) => {
    const said = folded.slice(start, end).replace(lead, '').replaceAll(also, '')
    return requested.test(said) || orders(said) || asksForInformation(said) || oneMore.test(said)
  })?.start
}
const oneMore = /^(?:我|再|还|也|要|想|得|帮|给)*(?:再|还|也)(?:要|想|得|帮我?|给我?)*[挂约订]/

const aboutOf = (book: RecordBook, { intent, slots }: Frame): unknown =>
  slots.find(({ slot, start }) => slot === kindOf(book, intent)?.key[0] && start !== undefined)?.value
/** What those are about that are put right. */
const putRight = (book: RecordBook, changed: readonly Frame[]): unknown[] =>
  changed.flatMap(({ intent, record }) =>
    book.known.flatMap(({ made, slots }) => (made === record ? slots[kindOf(book, intent)?.key[0] ?? ''] : [])),
  )

/** B2. */
function isOther(
  { harmful, thresholds }: Knowledge,
  book: RecordBook,
  frame: Frame,
  changed: readonly Frame[],
): boolean {
  const { intent, agent, confidence, record } = frame
  if (agent === null || confidence < thresholds.act || record !== undefined) return false
  const kind = kindOf(book, intent)
  if (!kind) return !harmful.has(intent)
  const about = aboutOf(book, frame)
  return kind.made === intent && about !== undefined && !putRight(book, changed).includes(about)
}

/** B3. */
function isOnceMore(book: RecordBook, frame: Frame, changed: readonly Frame[]): boolean {
  const [subject] = kindOf(book, frame.intent)?.key ?? []
  if (kindOf(book, frame.intent)?.made !== frame.intent || !putRight(book, changed).includes(aboutOf(book, frame)))
    return false
  return frame.slots.every(
    ({ slot, value }) =>
      slot === subject || changed.some(({ slots }) => slots.some((x) => x.slot === slot && x.value === value)),
  )
}
