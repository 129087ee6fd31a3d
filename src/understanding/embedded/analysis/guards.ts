/** What keeps values away from work that nobody asked for. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { requested, unsuited } from '../heard/cues.ts'
import { clausesOf } from '../heard/parts.ts'
import { speaksOfChange, wantsEnd } from '../records/mentions.ts'
import type { Pending } from '../records/pending.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { missingFrom } from '../records/resolve-records.ts'
import { countWords, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Before = { readonly book: RecordBook; readonly before?: string; readonly offered?: readonly string[] }
type Around = Before & { readonly running?: OpenTask; readonly pending?: Pending; readonly original: string }

/** A card is about a word or two; what is asked about a sentence is another matter. */
const mostOfCard = { latin: 3, han: 4 }
/** What a card offered for a word that is no act («appointment») may also be made: the word says neither that it changes nor that it ends. */
export function offeredIn({ book, before = '', offered }: Before): readonly string[] | undefined {
  if (countWords(before) > (/[\u4e00-\u9fff]/.test(before) ? mostOfCard.han : mostOfCard.latin)) return
  const speaks = speaksOfChange(foldInPlace(before)) || wantsEnd(before) || endsShortly.test(foldInPlace(before))
  const made = offered?.flatMap((one) => kindOf(book, one)?.made ?? []) ?? []
  return speaks || made.length === 0 ? offered : [...(offered ?? []), ...made]
}
const endsShortly = /[退撤消删]|(?<![a-z])(?:cancel\w*|return|off|delete|remove|stop|end)(?![a-z])/

/** «forget my throat, book me a dentist for Wednesday»: a value of another whole wish is no answer. */
export function ofOthers(frames: readonly Frame[], { agent, intent }: OpenTask, act: number): Frame[] {
  const others = frames.filter((f) => f.agent !== null && f.agent !== agent && f.confidence >= act)
  const taken = others.filter(({ missing_slots }) => missing_slots.length === 0).flatMap(({ slots }) => slots)
  const isTaken = ({ start = -1, end = -1 }: Frame['slots'][number]): boolean =>
    start >= 0 && taken.some((one) => one.start !== undefined && one.start < end && start < (one.end ?? 0))
  return leavingOut(frames, intent, isTaken)
}

/** The frames of an intent lose these values; one that has none left is gone. */
const leavingOut = (
  frames: readonly Frame[],
  intent: string | undefined,
  isOut: (one: Frame['slots'][number]) => boolean,
): Frame[] =>
  frames.flatMap((frame) => {
    const slots = frame.intent === intent ? frame.slots.filter((one) => !isOut(one)) : frame.slots
    return slots.length === 0 && slots.length < frame.slots.length ? [] : [{ ...frame, slots }]
  })

/** «patient Li Wei, orthopaedics, next Monday»: where nothing stands and no word speaks of a change, none is meant. */
export function unchanged(
  { learned }: Pick<Knowledge, 'learned'>,
  around: Around,
  frames: readonly Frame[],
): readonly Frame[] {
  const { running, book, before = '', pending, original } = around
  if (running || pending || [original, before].some((one) => speaksOfChange(foldInPlace(one)))) return frames
  return frames.map((frame) => {
    const kind = kindOf(book, frame.intent)
    const named = valuesIn(original, typedSlotsOf(learned, frame.agent))
    const isAbout = named.some(({ slot }) => slot === kind?.key[0])
    if (!kind || frame.intent !== kind.changed || !isAbout || standingOf(book, kind).length > 0) return frame
    return { ...frame, intent: kind.made, missing_slots: missingFrom(learned, frame, frame.slots) }
  })
}

/** «I'd like ENT. No, make that neurology»: an empty wish beside a whole one of its kind is the same. */
export const withoutEmpty = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(
    (one) =>
      one.agent === null ||
      one.slots.length > 0 ||
      !frames.some((f) => f.intent === one.intent && f.slots.length > 0 && f.missing_slots.length === 0),
  )

const feltEn =
  /□ (?:is|was|'s|will be|is going to be|looks?|feels?|felt|turned out)(?: (?:so|just|really|always|absolutely|gonna be|going to be|a bit|too|totally|pretty))* (?:crazy|hot|cold|awful|terrible|busy|hectic|mad|packed|fun|insane|nuts|boring|brutal|long|rough|an? [a-z]+|horrible|wild|freezing|boiling|sunny|rainy|hell|my birthday|our anniversary)(?![a-z])/
const feltZh =
  /□(?:我|又|还|也|都|可|就)*(?:要|得|在)?(?:加班|开会|出差|值班|考试|看球|结婚|下雨|下雪|聚餐|喝酒|熬夜|去(?!看|查|医院|你|那|一趟|不)[^,。]{2,8}$|[接送陪](?!我)[^,。]{1,6}$|参加|搬家|回老家)|□(?:可真|真|好(?!了|啊|吧|的)|太)(?!的|像)[^,。]{1,4}$/
const suits =
  /(?<![a-z])(?:fine|good|ok|okay|works?|suits?|better|best|possible|free|perfect)(?![a-z])|可以|有空|(?<!不)方便|(?<![不银])行|(?<!^)就|吧|(?<![a-z])off(?![a-z])/
/** «my Friday is going to be crazy», «周五又要加班，烦死了»: what is told of a day is no answer to «which day?». */
export function withoutTold(text: string, frames: readonly Frame[], { intent, asked = [] }: OpenTask): Frame[] {
  const folded = foldInPlace(text)
  const isTold = ({ slot, start, end }: Frame['slots'][number]): boolean => {
    if (start === undefined || end === undefined || !asked.includes(slot)) return false
    const clause = clausesOf(folded).find((one) => one.start <= start && one.end >= end)
    if (!clause) return false
    const said = `${folded.slice(clause.start, start)}□${folded.slice(end, clause.end)}`.trim()
    if (unsureZh.test(said)) return true
    if (unsuited.test(said.replace('□', ' ')) && !suits.test(said)) return true // «Monday's out», «就周一不行»
    return (feltEn.test(said) || feltZh.test(said)) && !suits.test(said) && !requested.test(folded)
  }
  return leavingOut(frames, intent, isTold)
}
/** «周四好像是放假吧»: what is not known of a day is no answer either. */
const unsureZh = /^□(?:好像|貌似|似乎|听说)/

const changesIt =
  /(?<![a-z])(?:mov|resched|postpon|shift|chang|switch|swap|delay)[a-z]*(?![a-z])|(?<![a-z])instead(?![a-z])|[改换推挪调延]/
const more = /(?<![a-z])(?:another|also|again|too|as well|second|new|extra|one more)(?![a-z])|再|也|另|还要|加/
/** «把周三的皮肤科跟周五调一下»: words of a change, and what is named stands once, on another day: it is that one that changes. */
export function asChanged(text: string, frames: readonly Frame[], book: RecordBook): readonly Frame[] {
  return frames.map((frame) => {
    const kind = kindOf(book, frame.intent)
    const said = foldInPlace(text.slice(frame.start, frame.end))
    if (kind?.changed === undefined || frame.intent !== kind.made || !changesIt.test(said) || more.test(said))
      return frame
    const [subject = ''] = kind.key
    const about = frame.slots.find(({ slot, start }) => slot === subject && start !== undefined)?.value
    const stands = standingOf(book, kind).filter(({ slots }) => slots[subject] === about)
    const isOne = about !== undefined && stands.length === 1 && !frames.some((one) => one.intent === kind.ended)
    return isOne ? { ...frame, intent: kind.changed } : frame
  })
}
