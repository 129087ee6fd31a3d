/** The wishes of a message itself, each with its own values, beside what runs and what stands. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { bareValues } from '../frames/bare-values.ts'
import { cutAnswer } from '../frames/bind-answer.ts'
import { joinValues } from '../frames/join-values.ts'
import { oneValueEach } from '../frames/one-value.ts'
import { saidOfAll } from '../frames/said-of-all.ts'
import { shareSlots } from '../frames/share-slots.ts'
import { splitWishes } from '../frames/split-wishes.ts'
import { withStrayCodes } from '../frames/stray-codes.ts'
import { requested } from '../heard/cues.ts'
import { withDetails } from '../records/details.ts'
import { givesNew, wantsEnd } from '../records/mentions.ts'
import { asNotMadeYet } from '../records/not-made-yet.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { replacedBy } from '../records/replacing.ts'
import { missingFrom, type Message as Records, resolveRecords } from '../records/resolve-records.ts'
import { daysAfter, onSameDay } from '../records/same-day.ts'
import { forSamePerson } from '../records/same-person.ts'
import { withoutWithdrawn } from '../records/withdrawn.ts'
import { countWords, type PlacedValue } from '../slots/slot-values.ts'
import { answersIn } from './answers.ts'
import { type Around, type Meaning, numbered, type Read } from './around.ts'
import { byMood, noticeOf, type Withheld } from './by-mood.ts'
import { chosenAct } from './chosen-act.ts'
import { asChanged, offeredIn, unchanged, withoutEmpty } from './guards.ts'
import { withoutReasons, withoutReasonsBeside } from './reasons-beside.ts'
import { rolesIn } from './roles.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

/** The wishes of the message itself, each with its own values. */
export function ofWishes(
  knowledge: Knowledge,
  around: Around,
  { records, read, isEnding }: Read & { readonly isEnding: boolean },
): Meaning {
  const { heard, running, book, original, offered = [] } = around
  const { references, text } = records
  const roles = rolesIn(knowledge, book)
  const message = { learned: knowledge.learned, text, ...knowledge.thresholds, ...roles }
  const joined = withStrayCodes(message, joinValues({ ...message, requests }, read), { ...heard, original })
  const wishes = running ? cutAnswer(message, joined, running) : joined
  const split = chosenIn(knowledge, around, saidOfAll(message, splitWishes({ ...message, references }, wishes)))
  const bare = running || isEnding ? undefined : bareIn(knowledge, around, split)
  const bound = running
    ? answersIn(knowledge, around, { split, running })
    : bare
      ? saidOfAll(message, splitWishes({ ...message, references }, bare.frames))
      : around.recalled(split)
  const own = asMade(knowledge, records, unchanged(knowledge, around, bound))
  const kept = running ? own : withDetails(records, own)
  const standing = withoutWithdrawn(records, running ? kept : asNotMadeYet(records, kept), heard.withdrawn)
  const { wanted, withheld } = byMood(knowledge, around, withoutEmpty(standing))
  const resolved = resolveRecords(records, running ? wanted : asChanged(text, wanted, book))
  const replaced = running ? [] : replacedBy({ ...records, heard, original }, resolved.frames)
  const like = (frame: Frame): Frame => forSamePerson(records, onSameDay(records, frame), around.earlier)
  const dated = daysAfter(records, withoutTold({ ...message, book }, running, resolved.frames))
  const made = dated.map((frame) => like(inheriting(book, frame, replaced)))
  const shared = shareSlots(message, [...replaced, ...made], around)
  const frames = numbered(shared.map((frame) => doubted(knowledge, { text, offered }, oneValueEach(message, frame))))
  const isAllBack = bound.length > 0 && standing.length === 0
  const notice = resolved.notice ?? (isAllBack ? { say: 'not_done' as const } : noticeOf(frames, withheld))
  const unsure = notice ? undefined : endAskedFor(around, withheld)
  return { frames, withheld, candidates: bare?.candidates, notice: notice ?? unsure }
}

/** 「挂周五的皮肤科，还有，上次那个眼科帮我取消掉」: an end that may be a wish is asked about, also beside what is done. */
function endAskedFor({ book, original }: Around, withheld: readonly Withheld[]): Meaning['notice'] {
  const end = withheld.find(({ frame: { intent, start, end } }) => {
    return kindOf(book, intent)?.ended === intent && requests(foldInPlace(original.slice(start, end)))
  })
  return end && { say: 'shall_i', frame: end.frame }
}

const requests = (folded: string): boolean => requested.test(folded)

/** What is only the reason of something else is left out. */
const withoutTold = (
  message: Parameters<typeof withoutReasons>[0],
  running: OpenTask | undefined,
  frames: readonly Frame[],
) => (running ? withoutReasonsBeside(message, running, frames) : withoutReasons(message, frames))

/** An act behind a card about a word. */
function chosenIn(knowledge: Knowledge, around: Around, split: Frame[]): Frame[] {
  const { heard, before, offered, running, original } = around
  if (running || before === undefined || (offered?.length ?? 0) === 0) return split
  const called = (intent: string): string => knowledge.words.intent(intent, languageOf(original))
  return chosenAct(
    { learned: knowledge.learned, text: heard.text, act: knowledge.thresholds.act, before, offered, called },
    split,
  )
}

/** A message of values without any words of a wish. */
function bareIn(knowledge: Knowledge, around: Around, split: readonly Frame[]): ReturnType<typeof bareValues> {
  const { heard, book, told, before } = around
  const makes = makesIn(around)
  const offered = offeredIn(around)
  const message = { ...knowledge, text: heard.text, ...rolesIn(knowledge, book), makes, before, offered }
  return bareValues(message, split, told)
}

/** «cancel X, and change to Y on Friday»: Y is not there to be changed; where another one ends, it is made. «move Y to Friday» moves it. */
function asMade({ learned }: Knowledge, { text, book }: Records, frames: readonly Frame[]): readonly Frame[] {
  return frames.map((frame) => {
    const kind = kindOf(book, frame.intent)
    if (!kind || frame.intent !== kind.changed || !frames.some(({ intent }) => intent === kind.ended)) return frame
    const about = frame.slots.find(({ slot }) => slot === kind.key[0])?.value
    const stands = standingOf(book, kind).some(({ slots }) => slots[kind.key[0] ?? ''] === about)
    const isMoved = givesNew(
      text,
      placedOf(frame).filter(({ slot }) => slot !== kind.key[0]),
    )
    const becomes = givesNew(
      text,
      placedOf(frame).filter(({ slot }) => slot === kind.key[0]),
    )
    if (about === undefined || stands || (isMoved && !becomes)) return frame
    return { ...frame, intent: kind.made, missing_slots: missingFrom(learned, frame, frame.slots) }
  })
}

const placedOf = ({ slots }: Frame) => slots.flatMap(({ slot, start }) => (start === undefined ? [] : { slot, start }))

/** What takes the place of another is for the same day, unless it is said otherwise. */
function inheriting(book: RecordBook, frame: Frame, replaced: readonly Frame[]): Frame {
  const kind = kindOf(book, frame.intent)
  const [old, ...more] = replaced
  if (!kind || kind.made !== frame.intent || !old || more.length > 0 || old.intent !== kind.ended) return frame
  const kept = old.slots.filter(({ slot }) => slot !== kind.key[0] && !frame.slots.some((one) => one.slot === slot))
  const missing_slots = frame.missing_slots.filter((slot) => !kept.some((one) => one.slot === slot))
  return { ...frame, slots: [...frame.slots, ...kept], missing_slots }
}

const wanting = /\b(?:need|want|like|see)\b|[要想看]/
/** What makes a record is named by all its keys, or by what it is about with a word of wanting, and none stands that is about the same. */
const makesIn =
  ({ book, heard, before = '' }: Around) =>
  (intent: string, values: readonly PlacedValue[]): boolean => {
    const kind = kindOf(book, intent)
    if (!kind || kind.made !== intent || wantsEnd(before)) return false // «想退一下», which one was asked, «后天那个»
    const [subject = ''] = kind.key
    const said = values.find(({ slot }) => slot === subject)?.value
    const names = kind.key.every((key) => values.some(({ slot }) => slot === key))
    return (
      said !== undefined &&
      (names || wanting.test(foldInPlace(heard.text))) &&
      !standingOf(book, kind).some(({ slots }) => slots[subject] === said)
    )
  }

/** meaning:W4. */
function doubted(
  { harmful, thresholds }: Knowledge,
  { text, offered }: { readonly text: string; readonly offered: readonly string[] },
  frame: Frame,
): Frame {
  if (!harmful.has(frame.intent) || frame.record !== undefined || !isOneWord(text)) return frame
  if (offered.includes(frame.intent) && frame.slots.some(({ start }) => start !== undefined)) return frame // it was named, and is now told of what
  return { ...frame, confidence: Math.min(frame.confidence, (thresholds.ask + thresholds.act) / 2) }
}

/** Two characters of Chinese are one word. */
const isOneWord = (text: string): boolean => countWords(text) <= (/^[\p{Script=Han}\p{P}\s]*$/u.test(text) ? 2 : 1)
