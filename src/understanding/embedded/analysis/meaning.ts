/**
 * What the pieces of a message mean together, beside what is running, what was just done and what stands: the frames that are to be
 * carried out, and what is told or asked where a part leads to no work.
 *
 * W1. Each value belongs to one wish (frames/split-wishes.ts). W2. What is asked about, supposed, told or put off is not done
 * (by-mood.ts). W3. What is changed or ended is found among what stands (records/). W4. A single word never starts what is not
 * harmless: it is asked about.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { languageOf, type Spoken } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { bareValues } from '../frames/bare-values.ts'
import { bindAnswer, correctedText, cutAnswer } from '../frames/bind-answer.ts'
import { joinValues } from '../frames/join-values.ts'
import { narrowedIn } from '../frames/narrowed.ts'
import { oneValueEach } from '../frames/one-value.ts'
import { saidOfAll } from '../frames/said-of-all.ts'
import { type Remembered, shareSlots, type Told } from '../frames/share-slots.ts'
import { splitWishes } from '../frames/split-wishes.ts'
import { withStrayCodes } from '../frames/stray-codes.ts'
import { requested } from '../heard/cues.ts'
import { type Heard, leavesNothing } from '../heard/heed.ts'
import { asksForInformation, asksSomething } from '../heard/moods.ts'
import { clausesOf } from '../heard/parts.ts'
import { onlyTold, proposes } from '../heard/proposing.ts'
import { agreedTo } from '../records/agreeing.ts'
import { recordsAsked } from '../records/ask-records.ts'
import { asEnding, calledOffLast } from '../records/ending.ts'
import { daysExchanged } from '../records/exchanging.ts'
import { followUp } from '../records/follow-up.ts'
import { givesNew, referencesIn, speaksOfChange, wantsEnd } from '../records/mentions.ts'
import { asNotMadeYet } from '../records/not-made-yet.ts'
import { answerPending, type Pending } from '../records/pending.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { refusedIn } from '../records/refusing.ts'
import { missingFrom, type Message as Records, resolveRecords } from '../records/resolve-records.ts'
import { restored } from '../records/restoring.ts'
import { asWantedBack, revived } from '../records/reviving.ts'
import { asAddition, daysAfter, onSameDay } from '../records/same-day.ts'
import { forSamePerson } from '../records/same-person.ts'
import { asShift } from '../records/shifting.ts'
import { swapped } from '../records/swapping.ts'
import { keptAfterAll, replacedBy, revivesNothing, takenBack, takesAllBack } from '../records/take-back.ts'
import { withoutWithdrawn } from '../records/withdrawn.ts'
import { countWords, type PlacedValue, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { byMood, commitsIn, moodOfDetail, type Withheld } from './by-mood.ts'
import { asChanged, offeredIn, ofOthers, unchanged, withoutEmpty, withoutReasons, withoutTold } from './guards.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Around = {
  /** The message as it was sent. */
  readonly original: string
  readonly heard: Heard
  readonly running?: OpenTask
  readonly told: readonly Told[]
  /** What the person said just before. */
  readonly earlier: readonly string[]
  readonly remembered: () => readonly Remembered[]
  readonly book: RecordBook
  /** Where nothing fits: what an earlier task like it says is meant. */
  readonly recalled: (frames: Frame[]) => Frame[]
  /** The message before, where it was asked what that meant. */
  readonly before?: string
  /** What the card that asked it offers. */
  readonly offered?: readonly string[]
  /** What was asked back last, and what would be done with the answer. */
  readonly pending?: Pending
  /** The pieces are known to be what is meant, whatever the words sound like. */
  readonly isMeant?: boolean
}
type Meaning = {
  readonly frames: Frame[]
  /** What is spoken of and not done. */
  readonly withheld: readonly Withheld[]
  readonly candidates?: readonly string[]
  readonly notice?: Notice
}

export function meaningOf(knowledge: Knowledge, around: Around, pieces: readonly Frame[]): Meaning {
  const { learned, thresholds } = knowledge
  const { heard, running, book, original } = around
  const shown = (frame: Pick<Frame, 'agent'>, record: KnownRecord) =>
    recordWords(knowledge, { ...frame, lang: languageOf(original) }, record)
  const common = { learned, text: heard.text, said: original, book, dropped: heard.dropped, shown }
  const plain: Records = { ...common, references: new Set() }
  const known = fromState(around, plain)
  const isAllDenied = known?.notice?.say === 'not_done' && known.frames.length === 0
  const meant = isAllDenied && !running ? calledOffLast(plain, around.told, pieces) : undefined // «孩子好了，不用挂了»
  if (meant) return { frames: [], withheld: [], notice: { say: 'shall_i', frame: meant } }
  if (known) return known
  const message = { ...plain, act: thresholds.act }
  if (around.isMeant) return ofWishes(knowledge, around, { records: plain, read: pieces, isEnding: true })
  const read = running
    ? pieces
    : asAddition(message, asShift(message, asEnding(message, asWantedBack(message, pieces))))
  const off = running ? undefined : calledOffLast(plain, around.told, read)
  if (off) return { frames: [], withheld: [], notice: { say: 'shall_i', frame: off } }
  const records: Records = { ...common, references: referencesFor(knowledge, around, read) }
  const before = running ? undefined : aboutBefore(knowledge, around, { records, read })
  return before ?? ofWishes(knowledge, around, { records, read, isEnding: read !== pieces })
}

/** What the records alone say: what was just ended or changed is taken back, or it is asked what stands. Nothing is left of a message that denies all. */
function fromState({ running, told, heard }: Around, records: Records): Meaning | undefined {
  const back = running ? undefined : (takenBack(records, told) ?? revived(records, told) ?? restored(records, told))
  if (back) return { frames: back, withheld: [] }
  const { said } = records
  const isKept =
    leavesNothing(heard) || (!running && (keptAfterAll(said) || takesAllBack(said) || revivesNothing(said)))
  const notice = recordsAsked(records) ?? (isKept ? { say: 'not_done' as const } : undefined)
  return notice && { frames: [], withheld: [], notice }
}

type Read = { readonly records: Records; readonly read: readonly Frame[] }
/** The answer to what was asked back, or a detail of what was just done. */
function aboutBefore(knowledge: Knowledge, around: Around, { records, read }: Read): Meaning | undefined {
  const { heard, told, pending, original } = around
  const says = plainAnswer(original)
  const answered = answerPending({ ...records, pending, says }, read)
  if (answered) return { ...answered, withheld: [] }
  const refused =
    says === 'no'
      ? refusedIn({ ...records, called: (intent) => knowledge.words.intent(intent, languageOf(original)) }, told, read)
      : undefined
  const agreed = refused ?? agreedTo(records, told, read)
  if (agreed) return { frames: [], withheld: [], notice: agreed }
  const { harmful, thresholds } = knowledge
  const withAct = { ...records, act: thresholds.act }
  const swap = swapped(withAct, read) ?? daysExchanged(withAct, read)
  if (swap) return asMeant(knowledge, around, swap)
  const later = followUp({ ...records, heard, told: takingDetails(records, told), act: thresholds.act, harmful }, read)
  return later && asMeant(knowledge, around, later)
}

/** Thanks in between take no detail: «Thursday would suit me better» is for what was booked before. */
function takingDetails({ learned, book, said }: Records, told: readonly Told[]): readonly Told[] {
  const takes = ({ intent }: Told): boolean => kindOf(book, intent) !== undefined || !!learned.uses.get(intent)?.size
  return asksSomething(said) ? told : told.slice(0, told.findLastIndex(takes) + 1)
}

/** A detail of what was just done may be asked about or put off as well: «my son may need one too», «周五还有号吗». */
function asMeant(knowledge: Knowledge, around: Around, later: readonly Frame[]): Meaning {
  const [frame] = later
  const mood = moodOfDetail(knowledge, around, later)
  if (!frame || mood === 'wish') return { frames: numbered(later), withheld: [] }
  const withheld: Withheld[] = [{ frame, mood }]
  return { frames: [], withheld, notice: noticeOf([], withheld) }
}

/** The wishes of the message itself, each with its own values. */
function ofWishes(
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
  const split = saidOfAll(message, splitWishes({ ...message, references }, wishes))
  const bare = running || isEnding ? undefined : bareIn(knowledge, around, split)
  const bound = running
    ? answersIn(knowledge, around, { split, running })
    : bare
      ? saidOfAll(message, splitWishes({ ...message, references }, bare.frames))
      : around.recalled(split)
  const kept = asMade(knowledge, records, unchanged(knowledge, around, bound))
  const standing = withoutWithdrawn(records, running ? kept : asNotMadeYet(records, kept), heard.withdrawn)
  const { wanted, withheld } = byMood(knowledge, around, withoutEmpty(standing))
  const resolved = resolveRecords(records, running ? wanted : asChanged(text, wanted, book))
  const replaced = running ? [] : replacedBy({ ...records, heard, original }, resolved.frames)
  const like = (frame: Frame): Frame => forSamePerson(records, onSameDay(records, frame), around.earlier)
  const dated = daysAfter(records, running ? resolved.frames : withoutReasons(text, resolved.frames, book))
  const made = dated.map((frame) => like(inheriting(book, frame, replaced)))
  const shared = shareSlots(message, [...replaced, ...made], around)
  const frames = numbered(shared.map((frame) => doubted(knowledge, { text, offered }, oneValueEach(message, frame))))
  const isAllBack = bound.length > 0 && standing.length === 0
  const notice = resolved.notice ?? (isAllBack ? { say: 'not_done' as const } : noticeOf(frames, withheld))
  return { frames, withheld, candidates: bare?.candidates, notice }
}

const requests = (folded: string): boolean => requested.test(folded)

/** A message of values without any words of a wish. */
function bareIn(knowledge: Knowledge, around: Around, split: readonly Frame[]): ReturnType<typeof bareValues> {
  const { heard, book, told, before } = around
  const makes = makesIn(around)
  const offered = offeredIn(around)
  const message = { ...knowledge, text: heard.text, ...rolesIn(knowledge, book), makes, before, offered }
  return bareValues(message, split, told)
}

type Waiting = { readonly split: readonly Frame[]; readonly running: OpenTask }
/** What the message gives the task that waits. */
function answersIn(knowledge: Knowledge, around: Around, { split, running }: Waiting): Frame[] {
  const { heard, book } = around
  const message = {
    learned: knowledge.learned,
    text: heard.text,
    ...knowledge.thresholds,
    asks: asksSomething,
    inquires: asksForInformation,
    clauses: clausesOf,
    proposes,
    onlyTold,
  }
  const left = split.filter((frame) => !isDropped(knowledge, heard.text, { frame, running }))
  const meant = left.length > 0 ? left : split
  const bound = bindAnswer(message, meant, running, (x, y) => isSameRecord(book, x, y))
  const own = withoutTold(heard.text, ofOthers(bound, running, knowledge.thresholds.act), running)
  return correctedIn(knowledge, around, saidOnce(own, running, rolesIn(knowledge, book)))
}

const drops = /\b(?:forget|skip|drop|scrap|never mind|leave)\b|算了|不[挂约看要去]/
/** «forget the dermatologist, I'd like the GP»: what the waiting task has is only named to be dropped. */
function isDropped(
  { learned }: Knowledge,
  text: string,
  { frame, running }: { readonly frame: Frame; readonly running: OpenTask },
): boolean {
  const said = text.slice(frame.start, frame.end)
  if (!drops.test(foldInPlace(said))) return false
  const known = new Map(Object.entries(running.slots))
  const values = valuesIn(said, typedSlotsOf(learned, running.agent))
  return values.length > 0 && values.every(({ slot, value }) => known.get(slot) === value)
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

/** «since last night, about 10 hours» answers once, where the wish commits to nothing: another value of what was asked is no second wish. */
function saidOnce(
  frames: Frame[],
  { intent, asked = [] }: OpenTask,
  { commits }: { commits: (intent: string) => boolean },
) {
  if (intent === undefined || commits(intent)) return frames
  const said = (f: Frame, i: number): boolean =>
    f.slots.every(
      ({ slot }) =>
        asked.includes(slot) &&
        frames.slice(0, i).some((one) => one.intent === intent && one.slots.some((x) => x.slot === slot)),
    )
  return frames.filter((f, i) => f.intent !== intent || f.slots.length === 0 || !said(f, i))
}

/** Free words of the running task that are put right, or its places narrowed, with what else the message gives it. */
function correctedIn(
  { learned, thresholds }: Knowledge,
  { heard, original, running }: Around,
  frames: Frame[],
): Frame[] {
  const [first] = frames
  if (!running?.intent || !first) return frames
  const { text, corrects, from } = heard
  const narrowed = narrowedIn(learned, original, running)
  const put = narrowed[0] ?? correctedText({ learned, text, ...thresholds, corrects, from, original }, running)
  if (!put) return frames
  const { intent, agent } = running
  const own = frames.filter((f) => f.intent === intent).flatMap((f) => f.slots.filter(({ slot }) => slot !== put.slot))
  const given = own.filter(({ start }) => start !== undefined)
  const others = frames.filter((f) => f.intent !== intent && f.slots.some(({ start }) => start !== undefined))
  return [{ ...first, intent, agent, slots: [...given, put, ...narrowed.slice(1)], missing_slots: [] }, ...others]
}

/** The values of a record as the team calls them, those that name it first. */
function recordWords(
  { words, learned }: Knowledge,
  { agent, lang }: Pick<Frame, 'agent'> & { readonly lang: Spoken },
  { slots }: KnownRecord,
): string {
  return slotsOf(learned, agent)
    .flatMap(({ slot }) => {
      const value = slots[slot]
      return typeof value === 'string' ? words.value(agent ?? '', slot, value, lang) : []
    })
    .join(lang === 'zh' ? '，' : ', ')
}

const numbered = (frames: readonly Frame[]): Frame[] => frames.map((frame, i) => ({ ...frame, frame_id: `f${i + 1}` }))

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

/** A change of what is being made is a word about the same thing. */
function isSameRecord(book: RecordBook, x: string, y: string): boolean {
  const kind = kindOf(book, x)
  return (
    kind !== undefined && kind === kindOf(book, y) && [x, y].includes(kind.made) && [x, y].includes(kind.changed ?? '')
  )
}

/** «get my husband in with the cardiologist» ends nothing. */
const asksToGet = /\b(?:get|fit|put|squeeze|book) (?:me|us|him|her|them|my|our)\b|[挂约订]/

function rolesIn({ harmful }: Pick<Knowledge, 'harmful'>, book: RecordBook) {
  return {
    commits: commitsIn({ harmful }, book),
    refers: (intent: string): boolean => {
      const kind = kindOf(book, intent)
      return kind !== undefined && kind.made !== intent
    },
    isPlain: (intent: string, said: string): boolean => {
      const { changed, ended } = kindOf(book, intent) ?? {}
      if (intent === ended) return wantsEnd(said) || !asksToGet.test(foldInPlace(said))
      return intent !== changed || speaksOfChange(foldInPlace(said))
    },
    keysOf: (intent: string): readonly string[] => kindOf(book, intent)?.key ?? [],
    kindOf: (intent: string) => kindOf(book, intent),
  }
}

/** Only a wish to change something has values that say which one; what it is about is no such value but its name. */
function referencesFor({ learned }: Knowledge, { heard, book }: Around, read: readonly Frame[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { intent, agent } of read) {
    const kind = kindOf(book, intent)
    if (!kind || intent !== kind.changed) continue
    const values = valuesIn(heard.text, typedSlotsOf(learned, agent)).filter(({ slot }) => slot !== kind.key[0])
    for (const start of referencesIn(heard.text, values)) found.add(start)
  }
  return found
}

/** W4. */
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

/** Where a part of the message is done, the rest of it needs no words. */
function noticeOf(frames: readonly Frame[], withheld: readonly Withheld[]): Notice | undefined {
  const [first] = withheld
  if (!first || frames.some(({ agent }) => agent !== null)) return
  const open = withheld.find(({ mood }) => mood === 'asked' || mood === 'supposed')
  return open ? { say: 'shall_i', frame: open.frame } : { say: 'not_done' }
}
