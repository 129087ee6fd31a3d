/**
 * Where two intents of an agent are almost as likely, and one of them would commit the person: is it known all the same which is meant?
 *
 * V1. Of the intents that make, change and end one kind of record, the one that makes it is meant where no word speaks of a change or an
 *     end, and what is named is not among what stands. V2. Several wishes in one piece, each with its own values, are read one by one
 *     (frames/split-wishes.ts): then two intents are likely. V3. Anything else is asked. V4. What is asked for with all that names a record,
 *     and without a word of a change or an end, is a wish to make it, however unusual its words are. V5. A word of change, what it is about
 *     and what it becomes («换成皮肤科») are a change. V6. Between a change and an end the word for one of them decides.
 * V8. One of many («an appointment», «弄个号») that is asked for is to be made, where no word speaks of a change or an end.
 * V10. What it is about, or words that point at it, and another day or time leave no doubt: «我爸那个挪到周五», «please move the dentist to Monday».
 * V11. So do a word of change and the thing that is changed, and nothing else: «我要改预约», «我想改一下骨科的预约».
 * V9. Words of giving back («这张单子我要退款») mean the one that is called so («申请退费»), where both leave no record.
 * V12. A word of an end and the thing that ends, and nothing else, are an end, however unusual the words: «我有个号想退».
 * V7. A word of an end, and all that names what shall end, or names one that stands once, leave no doubt: «could you scrap my neurology slot on
 *     Wednesday», «I don't want cardiology any more».
 */
import { foldInPlace } from '../../../learning/fold.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import type { Learned } from '../learn/learn.ts'
import { givesNew, referencesIn, slidesTo, speaksOfChange, wantsEnd } from '../records/mentions.ts'
import { kindOf, type RecordBook, standingOf } from '../records/record-book.ts'
import { type PlacedValue, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { Knowledge } from './team-knowledge.ts'

/** As likely as this, another intent of the same agent may be meant. */
const close = 0.5

type Message = {
  readonly learned: Learned
  readonly text: string
  readonly book: RecordBook
  readonly harmful: ReadonlySet<string>
  readonly act: number
  /** An intent as the team calls it, in the language of the message. */
  readonly called: (intent: string) => string
  /** The intents of the other pieces. */
  readonly beside: readonly string[]
}

/** The frame with the intent that is meant; undefined: it has to be asked (V3). */
export function settledRival(message: Message, frame: UnderstoodFrame): UnderstoodFrame | undefined {
  if (endsPlainly(message, frame)) return { ...frame, confidence: Math.max(frame.confidence, message.act) } // V7
  const ended = endsIt(message, frame)
  if (ended !== undefined) return { ...frame, intent: ended, confidence: Math.max(frame.confidence, message.act) } // V12
  const changed = plainChange(message, frame)
  if (changed !== undefined) return { ...frame, intent: changed, confidence: Math.max(frame.confidence, message.act) } // V10
  const one = asksForOne(message, frame)
  if (one !== undefined) return { ...frame, intent: one, confidence: Math.max(frame.confidence, message.act) } // V8
  if (!hasRival(message, frame)) return frame
  const made = madeInstead(message, frame)
  if (made !== undefined) return { ...frame, intent: made } // V1
  const said = saidPlainly(message, frame)
  if (said !== undefined) return { ...frame, intent: said } // V6
  const back = givenBack(message, frame)
  if (back !== undefined) return { ...frame, intent: back, confidence: Math.max(frame.confidence, message.act) } // V9
  return isMixed(message, frame) || isPlainChange(message, frame) ? frame : undefined // V2, V5
}

function hasRival({ harmful, book }: Message, { intent, agent, candidates }: UnderstoodFrame): boolean {
  const commits = harmful.has(intent) || kindOf(book, intent) !== undefined
  const [first, second] = candidates
  return commits && first !== undefined && second?.agent === agent && second.share > close * first.share
}

const asksFor =
  /\b(?:can|could|would|will) (?:you|u|y'all|i|we)\b|(?<!\b(?:the|that|this|my) )\bone (?:for|with)\b|\bwondering (?:if|whether) (?:i|you|we) c|\bgrateful\b|\b\b(?:please|pls|plz|kindly|i(?:'d| would)(?: quite| really| rather)? (?:like|love)|i(?:'m| am| was)?(?: just| really| do| still| badly){0,3} (?:want(?:ing)?|need(?:ing)?|hoping|looking|after)|(?:put|get|fit|squeeze|slot) (?:me|us|him|her|them|(?:my|our) [a-z-]+)|let'?s|(?:he|she|(?:my|our) [a-z-]+)(?:,[^,]{1,16},)?(?: who)? (?:needs|wants|would like|has to see|(?:should|must|ought to) see))\b|[请帮]|给我|我?想[约挂看要]|[要都得去]看(?![了过得])|[要想](?:see|book)(?![a-z])|(?<!我)看(?=(?:[今明后]天|[下这本]?个?(?:周|星期|礼拜))[^,。]{0,6}的)|麻烦|(?<![不没别未])[约挂订](?![了过着好到错])/
/** Words of an end that a team may have for what it lends, keeps or does. */
const givesBack =
  /\b(?:return\w*|(?:give|bring|hand|send) .{0,20}back|undo|withdraw|take .{1,20} off|rid|remove|delete|close|stop|end|finish|release|void|revoke|pull out|back out)\b|[退撤删关]|归还|还[书给掉]|结束|作废|取回|用不/
/** Whether any word of it speaks of an end. */
export const speaksOfEnd = (folded: string): boolean =>
  wantsEnd(folded) || givesBack.test(folded) || inflected.test(folded)
const inflected =
  /(?<![a-z])(?:(?:cancel|dropp|scrapp|call)[a-z]+|skip|scratch|axe|leave .{1,20} out)(?![a-z])|不[^,。]{0,3}了/

/** V4. */
export function namesAll(message: Message, frame: UnderstoodFrame): UnderstoodFrame | undefined {
  const { learned, text, book, act } = message
  const { agent, start, end, confidence, candidates } = frame
  const [likely] = candidates.filter((one) => kindOf(book, one.intent) !== undefined)
  const kind = kindOf(book, likely?.intent ?? '')
  if (!kind || (confidence >= act && frame.intent === kind.made)) return
  const own = text.slice(start, end)
  const folded = foldInPlace(own)
  if (!asksFor.test(folded) || speaksOfChange(folded) || wantsEnd(folded) || givesBack.test(folded)) return
  const by = kindOf(book, frame.intent) === kind ? agent : (likely?.agent ?? '')
  const values = valuesIn(own, typedSlotsOf(learned, by), start)
  const about = values.find(({ slot }) => slot === kind.key[0])
  const stands = standingOf(book, kind).some(({ slots }) => slots[kind.key[0] ?? ''] === about?.value)
  const lacks = kind.key.filter((key) => !values.some(({ slot }) => slot === key))
  const isNew = likely?.intent === kind.made || (about && seesOne.test(folded.slice(0, about.start - start)))
  const isLikely = about !== undefined && isNew && confidence < act
  if (stands || (lacks.length > 0 && !isLikely) || namesKnown(own, start, values)) return
  if (frame.agent !== '' && frame.agent !== by && confidence >= act) return
  const slots = frame.slots.length > 0 && frame.agent === by ? frame.slots : values
  const missing_slots = slotsOf(learned, by).flatMap(({ slot, required }) =>
    required && !slots.some((one) => one.slot === slot) ? slot : [],
  )
  return { ...frame, intent: kind.made, agent: by, slots, missing_slots, confidence: Math.max(confidence, act) }
}

/** «could I see a cardiologist»: whom one asks to see is not among what stands. */
const seesOne = /(?<![a-z])(?:see|visit|consult|talk to|speak to|speak with) (?:an?|the|some|your) $/

/** «the cardiology appointment» is known, «a cardiology appointment» is not. */
function namesKnown(own: string, at: number, values: readonly PlacedValue[]): boolean {
  const local = values.map((one) => ({ ...one, start: one.start - at, end: one.end - at }))
  const isNew = (start: number): boolean =>
    /\b(?:an?|another|one|new) $/.test(foldInPlace(own).slice(Math.max(0, start - 9), start))
  return [...referencesIn(own, local)].some((start) => !isNew(start))
}

/** V1. */
function madeInstead(message: Message, { intent, agent, candidates, start, end }: UnderstoodFrame): string | undefined {
  const { learned, text, book } = message
  const kind = kindOf(book, intent)
  if (!kind || !candidates.slice(0, 2).every((one) => kindOf(book, one.intent) === kind)) return
  if (!candidates.slice(0, 2).some((one) => one.intent === kind.made)) return
  const folded = foldInPlace(text.slice(start, end))
  const takesPlace = kind.ended !== undefined && message.beside.includes(kind.ended) // «cancel X, change to Y»
  if ((speaksOfChange(folded) && !takesPlace) || wantsEnd(folded)) return
  const [subject = ''] = kind.key
  const values = valuesIn(text.slice(start, end), typedSlotsOf(learned, agent))
  const about = values.find(({ slot }) => slot === subject)
  const stands = standingOf(book, kind).some(({ slots }) => slots[subject] === about?.value)
  return about && !stands ? kind.made : undefined
}

const oneOfMany =
  /\b(?:make|get|book|set|fix|arrange|schedule|sort|find|organi[sz]e|need|want|like|(?<!\b(?:when|whether|that|if|what) (?:i|we) )have|give|put|request|grab) (?:(?:me|us|him|her|up|in|out|down|for|with|to|have|get|make|book|[a-z]+ing) )*(?:an?|another|a new) (?:new )?(?:appointment|booking|reservation|slot|visit)\b|(?:[弄搞来整要拿挂约订加]|预约)(?:一?个|张)(?:号|预约|位)|(?:(?:[弄搞来整要拿加]一?个)|(?<![没未别不]预?)[挂约订](?![了过的着好])一?个?)[^,。的]{1,9}的号/
/** V8. */
function asksForOne({ text, book }: Message, { candidates, start, end }: UnderstoodFrame): string | undefined {
  const kind = kindOf(book, candidates[0]?.intent ?? '')
  if (!kind || !candidates.slice(0, 3).some(({ intent }) => intent === kind.made)) return
  const folded = foldInPlace(text.slice(start, end))
  if (!oneOfMany.test(folded)) return
  return speaksOfChange(folded) || wantsEnd(folded) || givesBack.test(folded) ? undefined : kind.made
}

/** V6. */
function saidPlainly({ text, book }: Message, { candidates, start, end }: UnderstoodFrame): string | undefined {
  const [first, second] = candidates
  const kind = kindOf(book, first?.intent ?? '')
  if (!kind || kind.changed === undefined || kind.ended === undefined) return
  if (![first, second].every((one) => one?.intent === kind.changed || one?.intent === kind.ended)) return
  const folded = foldInPlace(text.slice(start, end))
  const ends = wantsEnd(folded) || givesBack.test(folded)
  return speaksOfChange(folded) === ends ? undefined : ends ? kind.ended : kind.changed
}

/** V7. */
function endsPlainly({ learned, text, book }: Message, { intent, agent, start, end }: UnderstoodFrame): boolean {
  const kind = kindOf(book, intent)
  if (!kind || intent !== kind.ended) return false
  const own = text.slice(start, end)
  const folded = foldInPlace(own)
  if (!(wantsEnd(folded) || givesBack.test(folded)) || speaksOfChange(folded)) return false
  const values = valuesIn(own, typedSlotsOf(learned, agent))
  const [subject = ''] = kind.key
  const [about, ...more] = values
  const stands = standingOf(book, kind).filter(({ slots }) => slots[subject] === about?.value)
  if (about?.slot === subject && more.length === 0 && stands.length === 1) return true
  return kind.key.every((key) => values.filter(({ slot }) => slot === key).length === 1)
}

const onlyEnds =
  /^(?:我|有|一?个|想|要|需要|得|请|帮|麻烦|给我|你好|[, ])*(?:号|预约|挂号)(?:我|想|要|需要|得|帮|给我|麻烦|[, ])*(?:退|取消)(?:掉|了|一下|号)?[吧啊。! ]*$/
/** V12. */
function endsIt({ text, book }: Message, { candidates, start, end }: UnderstoodFrame): string | undefined {
  const kind = kindOf(book, candidates[0]?.intent ?? '')
  return onlyEnds.test(foldInPlace(text.slice(start, end)).trim()) ? kind?.ended : undefined
}

const pointed =
  /那个|那次|[那这我的]号|预约|\b(?:the one|my (?:[a-z]+ )?(?:appointment|booking)|(?:mum|mom|dad|son|daughter|wife|husband)'?s)\b/
const moves = /\b(?:move|reschedule|postpone|shift)\b|[改挪推调]到|改期/
/** V11. */
const changesIt =
  /^(?:我|想|要|需要|得|请|帮我|帮忙|麻烦|给我|你好|[, ])*(?:更改|修改|变更|调整|改|调|换)(?![挂约看成到为])(?:一下|下|动|个)?[^,。到成为挂]{0,10}?(?:预约|挂号|号)(?:的?(?:时间|日期))?[吧了啊。! ]*$|^[^,。到成为挂]{0,14}?(?:预约|挂号|号)的?(?:时间|日期)?(?:我|想|要|需要|得|帮我|麻烦|请)*(?:更改|修改|变更|调整|改|换|调)(?:一下|下|动)?[吧了啊。! ]*$/
/** V10. */
function plainChange({ learned, text, book, beside }: Message, frame: UnderstoodFrame): string | undefined {
  const { intent, agent, candidates, start, end } = frame
  const kind = kindOf(book, intent)
  const own = text.slice(start, end)
  const folded = foldInPlace(own)
  if (kind?.changed === undefined || !candidates.slice(0, 3).some((one) => one.intent === kind.changed)) return
  if (changesIt.test(folded.trim()) && !wantsEnd(folded)) return kind.changed // V11
  const isMoved = moves.test(folded) || slidesTo(folded)
  if (!(intent === kind.changed ? speaksOfChange(folded) : isMoved) || wantsEnd(folded)) return
  if (kind.ended !== undefined && beside.includes(kind.ended) && !slidesTo(folded)) return // «cancel X, change to Y on Friday» makes Y
  const values = valuesIn(own, typedSlotsOf(learned, agent))
  const [subject] = kind.key
  const abouts = values.filter(({ slot }) => slot === subject)
  const isClear = abouts.length === 1 || (abouts.length === 0 && pointed.test(folded))
  const others = values.filter(({ slot }) => slot !== subject)
  return isClear && givesNew(own, others) ? kind.changed : undefined
}

/** V5. */
function isPlainChange({ learned, text, book }: Message, { intent, agent, start, end }: UnderstoodFrame): boolean {
  const kind = kindOf(book, intent)
  const own = text.slice(start, end)
  if (!kind || intent !== kind.changed || !speaksOfChange(foldInPlace(own))) return false
  const values = valuesIn(own, typedSlotsOf(learned, agent))
  return values.some(({ slot }) => slot === kind.key[0]) && givesNew(own, values)
}

/** V9. */
function givenBack({ text, book, called }: Message, { candidates, start, end }: UnderstoodFrame): string | undefined {
  if (!givesBack.test(foldInPlace(text.slice(start, end)))) return
  const rivals = candidates.slice(0, 2).filter(({ intent }) => !kindOf(book, intent))
  const named = rivals.filter(({ intent }) => givesBack.test(foldInPlace(called(intent))))
  return rivals.length === 2 && named.length === 1 ? named[0]?.intent : undefined
}

/** V2. */
function isMixed({ learned, text, book }: Message, { intent, agent, start, end }: UnderstoodFrame): boolean {
  const keys = kindOf(book, intent)?.key ?? []
  const values = valuesIn(text.slice(start, end), typedSlotsOf(learned, agent))
  const count = (key: string): number => new Set(values.flatMap(({ slot, value }) => (slot === key ? value : []))).size
  return keys.length > 1 && keys.every((key) => count(key) > 1)
}

/** Of what a message may have meant, what would end a record is offered last, unless a word of it speaks of an end. */
export function endsLast({ records }: Pick<Knowledge, 'records'>, text: string, intents: readonly string[]): string[] {
  const ends = (intent: string): boolean => records.some(({ ended }) => ended === intent)
  if (wantsEnd(text)) return [...intents]
  return [...intents.filter((one) => !ends(one)), ...intents.filter(ends)]
}
