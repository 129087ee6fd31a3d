/**
 * Which wishes are to be carried out, and which are only spoken of: asked about, supposed, told, put off, or what others think.
 *
 * O1. What commits the person needs a wish by its form (heard/moods.ts) and words that ask for it (heard/wishing.ts). O2. What is over, or
 *     empty, or stands already, is not done either. O3. A detail of what was just done may be open as well: «周五还有号吗», «my husband says Friday is better».
 * O4. A number to call is given, whatever for: «in case anything changes».
 * O6. Who cannot make something has it and books nothing: «I can't make neurology on Thursday» is asked about as an end.
 * O5. What the reader of wishes (heard/read-wish.ts) finds unlikely to be one is not done, whatever the cues say.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { tellsOfPast } from '../heard/background.ts'
import { notOurs, onlySounds, othersThink, requested, toldOfOthers } from '../heard/cues.ts'
import type { Heard } from '../heard/heed.ts'
import { asksWhetherFree, isWeighed, type Mood, moodOf } from '../heard/moods.ts'
import { clausesOf, overlapsWith } from '../heard/parts.ts'
import { wantedBefore } from '../heard/past-wishes.ts'
import { type ReadWish, readWish, unlikelyWish } from '../heard/read-wish.ts'
import { asksForIt, orders } from '../heard/wishing.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { namesIn } from '../records/whose.ts'
import { findSlot } from '../slots/find-slots.ts'
import { sameValue } from '../slots/same-value.ts'
import { slotsOf, takesNames, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { speaksOfEnd } from './rivals.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Around = {
  readonly told: readonly Told[]
  readonly original: string
  readonly heard: Heard
  readonly running?: OpenTask
  readonly book: RecordBook
  readonly isMeant?: boolean
  /** What the card that is open offers. */
  readonly offered?: readonly string[]
}
export type Withheld = { readonly frame: Frame; readonly mood: Exclude<Mood, 'wish'> }

/** An intent that makes, changes or ends a record, or is not harmless. */
export const commitsIn =
  ({ harmful }: Pick<Knowledge, 'harmful'>, book: RecordBook) =>
  (intent: string): boolean =>
    harmful.has(intent) || kindOf(book, intent) !== undefined

/** O1. */
export function byMood(knowledge: Knowledge, around: Around, frames: readonly Frame[]) {
  const { heard, book, running } = around
  const commits = commitsIn(knowledge, book)
  const wanted: Frame[] = []
  const withheld: Withheld[] = []
  for (const frame of frames) {
    const ends = knowledge.harmful.has(frame.intent) && kindOf(book, frame.intent)?.changed !== frame.intent
    const next = Math.min(...frames.flatMap((one) => (one.agent !== null && one.start >= frame.end ? one.start : [])))
    const own =
      frame.agent !== null && commits(frame.intent) ? overruled(around, moodOf(heard.text, frame, ends, next)) : 'wish'
    const isBeside = frame.intent !== running?.intent && frames.some(({ start }) => start !== frame.start)
    const mayTell = isBeside && frame.record === undefined && commits(frame.intent) && !takesNames(knowledge.learned) // among names every part is an order
    const isTold = mayTell && isOnlyTold(heard.text, frame)
    const isMaybe = isBeside && kindOf(book, frame.intent)?.changed === frame.intent && isWeighed(heard.text, frame)
    const asWished = isMaybe && own === 'wish' ? 'asked' : own
    const mood =
      asWished === 'wish'
        ? isTold
          ? 'reported'
          : besides(knowledge, around, { frame, beside: isBeside, next })
        : asWished
    const missed = mood === 'wish' ? asMissed(heard.text, frame, book) : undefined
    if (missed) withheld.push({ frame: missed, mood: 'asked' })
    else if (mood === 'wish') wanted.push(frame)
    else withheld.push({ frame, mood })
  }
  return { wanted, withheld }
}

const comesNot =
  /^[ ,]*(?:(?:and|but|so|sorry|hi|hello|well|oh|unfortunately) ?,? )*(?:i(?:'m)?|we(?:'re)?) (?:am |are )?(?:can'?t|cannot|won'?t|can no longer|not able to|unable to|won'?t be able to) (?:make|attend|get to)(?! (?:it|an?|any|up|out|sense|sure)(?![a-z]))/
const goesOn = /(?<![a-z])(?:so|but|instead|rather|then|book|make it|until|before|without)(?![a-z])/
/** O6. */
function asMissed(text: string, frame: Frame, book: RecordBook): Frame | undefined {
  const kind = kindOf(book, frame.intent)
  const said = foldInPlace(text.slice(frame.start, frame.end))
  if (kind?.ended === undefined || frame.intent !== kind.made || !comesNot.test(said)) return
  return goesOn.test(said) || requested.test(said) ? undefined : { ...frame, intent: kind.ended }
}

/** O5. «他真来不了了，心内科退了吧»: what looks like a report is none where the words are surely a wish. */
function overruled({ original }: Around, mood: Mood): Mood {
  const folded = foldInPlace(original)
  if (mood !== 'reported' || toldOfOthers.test(folded) || notOurs.test(folded) || wantedBefore(folded)) return mood
  return readWish(folded).wish > surelyAWish ? 'wish' : mood
}
const surelyAWish = 0.8

/** Beside another wish: «the dentist told me not to come on Friday, so …», «之前约的周二骨科，想…». */
function isOnlyTold(text: string, { start, end, slots }: Frame): boolean {
  const said = foldInPlace(text.slice(start, end))
  if (tellsOfPast(said)) return true
  const values = slots.flatMap((one) =>
    one.start === undefined || one.end === undefined || one.start < start
      ? []
      : { start: one.start - start, end: one.end - start },
  )
  return values.length > 0 && !asksForIt({ meant: said, original: said, values })
}

type Placed = { readonly frame: Frame; readonly beside: boolean; readonly next: number }
/** O2. What is wished for by its form, and yet not to be done: it is over, empty, or nothing asks for it. */
function besides(knowledge: Knowledge, around: Around, placed: Placed): Mood {
  const { frame } = placed
  const { heard, book, running } = around
  if (isPast(knowledge, book, frame)) return 'reported'
  if (isDoneAlready(knowledge, around, frame) || standsAlready(knowledge, around, frame)) return 'asked'
  if (isEmptyIf(heard.text, frame)) return 'put_off'
  if (frame.intent !== running?.intent && isEndUnsaid(around, frame)) return 'asked'
  if (kindOf(book, frame.intent)?.made === frame.intent && refusesIt.test(foldInPlace(around.original).trim()))
    return 'put_off'
  if (isUnnamedBeside(around, frame)) return 'asked'
  const commits = frame.agent !== null && commitsIn(knowledge, book)(frame.intent)
  const isKnown = around.isMeant || frame.record !== undefined || frame.intent === running?.intent // its words were read as a wish already
  if (!commits || isKnown) return 'wish'
  return isAskedFor(knowledge, around, frame) ? byWords(around, placed) : 'asked'
}

/** «a week tomorrow, so six days», where it is asked since when: beside an answer a day alone makes nothing new. */
function isUnnamedBeside({ running, book, heard }: Around, { intent, slots, start, end }: Frame): boolean {
  const kind = kindOf(book, intent)
  if (running?.asked === undefined || running.intent === intent || kind?.made !== intent) return false
  const said = foldInPlace(heard.text.slice(start, end))
  const isNamed = slots.some((one) => one.slot === kind.key[0] && one.start !== undefined)
  return !isNamed && !requested.test(said) && !orders(said) && !speaksOfMaking.test(said)
}
const speaksOfMaking = /(?<![a-z])(?:appointment|booking|book|see|visit)(?![a-z])|[挂约订号]|预约/

/** O5. Beside other things it is enough that its own part reads like a wish. What is not wanted any more is to end where it can. */
function byWords({ original, book }: Around, { frame, beside, next }: Placed): Mood {
  const own = beside ? [original.slice(frame.start, Math.min(next, original.length))] : []
  const reads = [...readAs(original), ...own.flatMap(readAs)]
  const kind = kindOf(book, frame.intent)
  const mayEnd = kind?.ended === frame.intent && standingOf(book, kind).length > 0
  const isWish = reads.some((read) => !isUnlikely(read) || (mayEnd && read.else === 'denied'))
  return isWish ? 'wish' : asDoubted(reads[0] as ReadWish)
}

/** The whole, and what begins as an order by itself: «cancel it, I'll call again». */
function readAs(text: string): ReadWish[] {
  const folded = foldInPlace(text)
  const first = clausesOf(folded).find(({ start, end }) => !onlySounds.test(folded.slice(start, end))) // «hm, drop the eye doctor, …»
  const order = first && orders(folded.slice(first.start)) ? [folded.slice(first.start, first.end)] : []
  return [folded, ...order].map((one) => readWish(one))
}

/** Of questions the cues know better than the words which are wishes. */
const isUnlikely = (read: ReadWish): boolean => read.wish < (read.else === 'asked' ? hardlyAWish : unlikelyWish)
/** Where the cues speak for a wish and the words rather not, it is asked about. */
const asDoubted = (read: ReadWish): Mood => (read.wish < hardlyAWish ? meantBy[read.else] : 'asked')
const hardlyAWish = 0.03
/** A detail of what was just done is seldom more than a word or two, and often no sentence. */
const unlikelyDetail = 0.05
const meantBy: Record<ReadWish['else'], Mood> = {
  asked: 'asked',
  told: 'reported',
  denied: 'put_off',
  undecided: 'supposed',
}

/** «那就不看牙了», and none stands. */
const refusesIt =
  /^(?:那|就|我|先|还是|也|[, ])*[不别](?:想|用|打算|要)?再?(?:看|挂|约|预约|去)[^,。吗?]{1,6}了[吧啊呢。! ]*$/

/** «can my eye appointment go on Tuesday rather than Monday»: it is like an end, and no word speaks of one. */
function isEndUnsaid({ original, book, isMeant, offered, running }: Around, { intent, record }: Frame): boolean {
  if (
    isMeant ||
    running?.intent === intent ||
    offered?.includes(intent) ||
    record !== undefined ||
    kindOf(book, intent)?.ended !== intent
  )
    return false
  return !speaksOfEnd(foldInPlace(original))
}

function isAskedFor(
  { learned, openings }: Knowledge,
  { heard, original, book }: Around,
  { agent, intent }: Frame,
): boolean {
  const typed = typedSlotsOf(learned, agent)
  const person = typed.find(({ type }) => type === 'person')?.slot ?? ''
  const found = valuesIn(heard.text, typed)
  const named = namesIn(heard.text, book.known, person).filter((one) => !found.some((x) => overlapsWith(x, one)))
  const values = [...found, ...named].sort((a, b) => a.start - b.start)
  const [meant, sent] = [foldInPlace(heard.text), foldInPlace(original)]
  return asksForIt({ meant, original: sent, values, openings: openings.get(intent) })
}

/** «if it still hurts by Sunday I'd come»: a supposition that does not even say what it would need, or what the person would do then, asks for nothing. */
const isEmptyIf = (text: string, frame: Frame): boolean =>
  frame.agent !== null &&
  (frame.missing_slots.length > 0 || ownPlanThen.test(foldInPlace(text))) &&
  moodOf(text, frame, false) === 'supposed'
/** What the person would do then: «if it still hurts on Monday I'll come in», «还疼的话我再来». */
const ownPlanThen =
  /\b(?:i'll|i will|we'll|i'd) (?:come|go|call|see|be back|ring|drop)\b|我(?:就|再|会)+(?:[来去找挂约联]|过来)/

/** «they charged me twice», behind the refund: what leaves no record is not done again for words that give nothing new. */
function isDoneAlready({ harmful }: Knowledge, { told, book }: Around, { intent, slots }: Frame): boolean {
  const last = told.at(-1)
  if (last?.intent !== intent || !harmful.has(intent) || kindOf(book, intent)) return false
  return slots.every(({ slot, value, start }) => start === undefined || last.slots[slot] === value)
}

/** «so, the dentist on Friday then», behind just that booking: what stands is made once more only where that is plainly asked for. */
function standsAlready({ learned }: Knowledge, { heard, book }: Around, { intent, agent, slots }: Frame): boolean {
  const kind = kindOf(book, intent)
  const folded = foldInPlace(heard.text)
  if (!kind || kind.made !== intent || requested.test(folded) || orders(folded)) return false
  const specs = slotsOf(learned, agent).filter(({ slot, type }) => kind.key.includes(slot) || type === 'person')
  return standingOf(book, kind).some((record) =>
    specs.every((spec) => {
      const value = slots.find(({ slot }) => slot === spec.slot)?.value
      const known = record.slots[spec.slot]
      if (value === undefined || known === undefined)
        return value === known || (spec.type === 'person' && value === undefined)
      return sameValue(spec, { value: known, at: record.at }, { value, at: book.now })
    }),
  )
}

/** What was made for a day that is over is told, not asked for. */
function isPast({ learned }: Knowledge, book: RecordBook, { intent, agent, slots }: Frame): boolean {
  const kind = kindOf(book, intent)
  if (!kind || kind.made !== intent) return false
  const dates = typedSlotsOf(learned, agent).filter(({ slot, type }) => type === 'date' && kind.key.includes(slot))
  return dates.some((spec) =>
    slots.some(
      ({ slot, value, start }) =>
        slot === spec.slot && start !== undefined && findSlot(spec, String(value))[0]?.normal?.startsWith('-') === true,
    ),
  )
}

/** «is Friday possible for ENT?», behind ENT on Monday. */
const asksIfPossible =
  /^(?:(?:and|so|but|oh|hmm+|ok|well)[ ,]+)*(?:is|would) [^,.?]{3,24} (?:be )?(?:possible|available|free|an option|any (?:good|better))(?![a-z])[^?]*\?/

const ofChange = /[改换挪推]|\b(?:move|change|resched)/
/** O3: how a detail of what was just done is meant. */
export function moodOfDetail(knowledge: Knowledge, { heard, book, original }: Around, later: readonly Frame[]): Mood {
  const commits = commitsIn(knowledge, book)
  if (!later.some(({ intent }) => commits(intent))) return asksWhetherFree(heard.text) ? 'asked' : 'wish'
  const mood = moodOf(heard.text, { start: 0, end: heard.text.length }, false)
  const isNumber = later.every((frame) => givesOnlyPhone(knowledge, frame))
  if (mood === 'supposed' && isNumber) return 'wish' // O4
  const folded = foldInPlace(heard.text)
  const isOpinion = othersThink.test(folded) && !requested.test(folded) && !ofChange.test(folded)
  const isAsked = isOpinion || asksWhetherFree(heard.text) || asksIfPossible.test(folded)
  if (mood === 'wish' && isAsked) return 'asked'
  const reads = readAs(original)
  const isDoubted = reads.every(
    (read) => read.wish < unlikelyDetail && (read.else === 'denied' || read.else === 'undecided'),
  )
  return mood === 'wish' && !isNumber && isDoubted ? asDoubted(reads[0] as ReadWish) : mood // O5
}

const givesOnlyPhone = ({ learned }: Knowledge, { slots }: Frame): boolean => {
  const given = slots.filter(({ start }) => start !== undefined)
  const isPhone = (name: string): boolean => learned.slots.some(({ slot, type }) => slot === name && type === 'phone')
  return given.length > 0 && given.every(({ slot }) => isPhone(slot))
}

/** Where a part of the message is done, the rest of it needs no words. */
export function noticeOf(frames: readonly Frame[], withheld: readonly Withheld[]): Notice | undefined {
  const [first] = withheld
  if (!first || frames.some(({ agent }) => agent !== null)) return
  const open = withheld.find(({ mood }) => mood === 'asked' || mood === 'supposed')
  return open ? { say: 'shall_i', frame: open.frame } : { say: 'not_done' }
}
