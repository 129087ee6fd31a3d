/**
 * Details and corrections for what was just done, in a message that says little more than values: «and make it 4 pm», «it's for my
 * daughter», «sorry, I meant Wednesday», «说错了，是三天», «and an ultrasound?».
 *
 * D1. They go to the record that the last task made or changed, and are a change of it. Where they correct what it is about, that one
 *     ends and another is made. D2. Where the last task left no record, it is done again with the new values.
 * D5. «same for my wife» makes another one like the last. D6. A bare value that would take the place of another is asked about.
 * D7. A bare number that corrects something is the hour, where what was just done has one: «I meant 11».
 * D9. For another person and another day it is another one (second-one.ts): «and the eye doctor for my wife on Thursday».
 * D8. «and for a whole day?» behind a question goes on with it, where it is no whole wish of its own.
 * D3. A value for what a record is about, without words of correction, is a wish of its own. D10. A name that is put right is the
 *     patient's: «it's spelled Anna». D11. One that is named as known and does not stand is not the last one (names-another.ts).
 * D4. A message that would change nothing of the record, or that denies another one («Friday, not dermatology» behind neurology), is
 *     no detail of it. It is read like any other message, and what is not harmless is asked about.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller } from '../features/function-words.ts'
import { freeTextIn } from '../frames/bind-answer.ts'
import type { Told } from '../frames/share-slots.ts'
import type { Heard } from '../heard/heed.ts'
import { asksSomething } from '../heard/moods.ts'
import { overlapsWith } from '../heard/parts.ts'
import { asksForIt } from '../heard/wishing.ts'
import type { Learned } from '../learn/learn.ts'
import { isForSomebody, isSamePerson, nameInstead, relationOf } from '../slots/persons.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import {
  asSlot,
  countWords,
  type FrameSlot,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  withoutValues,
} from '../slots/slot-values.ts'
import { contrasted } from './contrast.ts'
import { keptIn, pointsOut, referencesIn, singledOut, speaksOfChange, wantsEnd } from './mentions.ts'
import { namesAnother } from './names-another.ts'
import { detailForAll } from './of-all.ts'
import { kindOf, lastOf, type RecordBook, standingOf } from './record-book.ts'
import { about, missingFrom, namedIn, resolveAmong } from './resolve-records.ts'
import { sameAgain } from './same-again.ts'
import { secondOne } from './second-one.ts'

type Message = {
  readonly learned: Learned
  /** The message as it was sent. */
  readonly said: string
  readonly heard: Heard
  readonly book: RecordBook
  readonly told: readonly Told[]
  readonly references: ReadonlySet<number>
  readonly act: number
  readonly harmful: ReadonlySet<string>
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}

/** Undefined: the message is more than that, or there is nothing that it could go to. */
export function followUp(message: Message, frames: readonly Frame[]): Frame[] | undefined {
  const last = message.told.at(-1)
  const agent = last && message.learned.intents.find(({ intent }) => intent === last.intent)?.agent
  const [first] = frames
  if (!last || agent === undefined || !first || keptIn(message.said, message.heard.dropped).length > 0) return
  const { text } = message.heard
  const specs = typedSlotsOf(message.learned, agent)
  const values = nameIn(message, specs) ?? hourIn(message, specs) ?? valuesIn(text, specs)
  const frame: Frame = {
    ...first,
    agent,
    start: 0,
    end: text.length,
    confidence: Math.max(first.confidence, message.act),
  }
  const kind = kindOf(message.book, last.intent)
  if (!kind && frames.length > 1 && !saysNothing(withoutValues(text, { start: 0, end: text.length }, values))) return
  if (!kind) return message.harmful.has(last.intent) ? undefined : again(message, { frame, values, last })
  if (namesAnother(message.book, kind, { text, values })) return // D11
  const all = detailForAll({ ...message, text, dropped: message.heard.dropped }, { frame, values, kind })
  if (all) return all
  const found = isOneOfMany(message, values, kind) ? undefined : targetOf(message, frame, kind)
  const target = found && isAnothers(message, { values, kind, target: found }) ? undefined : found
  const alike = target && sameAgain(message.learned, text, { frame, values, kind, target })
  if (alike) return alike
  const isOne = frames.length === 1 || saysNothing(withoutValues(text, { start: 0, end: text.length }, values))
  const left = target && contrasted({ text, values, now: message.book.now, specs }, target)
  const isRejected = left !== undefined || (target !== undefined && rejects(message, target))
  const isOurs = isOnlyOurs(message, first, values)
  const others = isOurs ? frames.filter((one) => one.slots.length > 0 || !holds(one, values)) : frames // «my number is …» is no ticket
  if (!isOne && !((isRejected || isOurs) && ofNobodyElse(message, others, agent))) return
  const detail = target && { frame, values: left ?? values, kind, target, isOurs, isRejected }
  return detail && ofRecord(message, detail)
}

/** D10. */
function nameIn({ said, book, told }: Message, specs: readonly SlotSpec[]): PlacedValue[] | undefined {
  const spec = specs.find(({ type }) => type === 'person')
  const found = spec && kindOf(book, told.at(-1)?.intent ?? '') ? nameInstead(said) : undefined
  return spec && found && [{ ...found, slot: spec.slot, value: found.normal }]
}

const bareNumber = /^[\s,.!。，]*(\d{1,2}|[一二两三四五六七八九十]{1,2})[\s,.!。，]*$/
const numbers = /\d{1,2}|[一二两三四五六七八九十]{1,2}/
/** D7. */
function hourIn({ heard, book, told }: Message, specs: readonly SlotSpec[]): PlacedValue[] | undefined {
  const [said, digits = ''] = heard.corrects ? (bareNumber.exec(foldInPlace(heard.text)) ?? []) : []
  const kind = kindOf(book, told.at(-1)?.intent ?? '')
  const target = kind && lastOf(standingOf(book, kind))
  const spec = specs.find(({ type }) => type === 'time')
  const known = spec && target?.slots[spec.slot]
  if (said === undefined || !spec || typeof known !== 'string' || !numbers.test(known)) return
  const start = heard.text.indexOf(digits)
  const value = known.replace(numbers, digits)
  return [{ slot: spec.slot, value, normal: value, start, end: start + digits.length }]
}

/** What stands around a value and asks for nothing of its own. */
const around = new Set(
  `a an the one on at for by with in from to of my it its it's s is that this and or please no also would be better best good great fine nice possible if ideally
  ah oh eh ugh what how suit suits work works fit fits me us convenient handy easier nicer ideal perfect ok okay who's coming going same bill ticket invoice order code reference ref
  by way btw though preferably prefer rather instead then so just only maybe about around make made time number phone name patient day d i i'd i'll 'll you can we do should was were have take get want like
  是 就 请 不 要 和 号 的 最 好 想 吧 给 挂 约 那 还 也 在 用 帮 我 了 就 是 改 成 到 换 电 话 码 时 间 人 患 者 就 诊 写 填 记 单 编 更 合 适 同 样 天 然 后 名 字 叫 哦 啊 呢 行 可 以 能 话 有 没 尽 量 比 较 方 便 顺 说 一 下 看 病 这 个 才 空 吗 行 不 来 过 去 么 钟 带 家 其 实 倒 more closer nearer nearly almost hm hmm mm mmm really actually see go visit pick choose think as early earlier earliest late later soon spelled spelt got but`.split(
    /\s+/,
  ),
)
/** … and of what is put right: «I misspoke, it's gastro I need», «搞错了，周四才对». */
const aroundRight = new Set(
  'need needed want wanted looked looking wrong week calendar mixed up said mean meant thinking asked asking about 错 搞 弄 才 对 历 问 选 应 该'.split(
    ' ',
  ),
)
const saysNothing = (text: string, corrects = false): boolean =>
  tokeniseMessage(text).every(
    ({ kind, text: word }) =>
      kind === 'mark' || isFiller(word) || around.has(word) || (corrects && aroundRight.has(word)),
  )
/** Another one is wanted, not the last one otherwise. */
const another =
  /(?<!\b(?:the|that|this|my|your|'s) )\bone (?:for|on)\b|\b(?:another|again|also|too|additional|second|new|extra|as well)\b|再[挂约订借来]|另外|还要|也[要想挂约订]|多[挂约订]/i

type Detail = {
  readonly frame: Frame
  readonly values: readonly PlacedValue[]
  readonly kind: TeamRecord
  readonly target: KnownRecord
  /** The values can be nobody else's, whatever the words around them sound like. */
  readonly isOurs: boolean
  /** What the record has does not suit any more. */
  readonly isRejected: boolean
}
/** D1. */
function ofRecord(message: Message, { frame, values, kind, target, isOurs, isRejected }: Detail): Frame[] | undefined {
  const { heard, learned, references } = message
  const { text, corrects } = heard
  if (values.length === 0 || (another.test(text) && !isOurs) || wantsEnd(text)) return
  const [subject = ''] = kind.key
  const rest = withoutValues(text, { start: 0, end: text.length }, values)
  if (!corrects && rest.trim() === '' && values.some(({ slot }) => slot in target.slots)) return // D6
  const bare =
    saysNothing(rest, corrects) ||
    (nameInstead(message.said) !== undefined && countWords(rest) <= mostWithName) ||
    (isRejected && countWords(rest) <= (isChange(values) ? mostInChange : mostWords))
  const isName = ({ slot, value }: PlacedValue): boolean => slot === subject && value === target.slots[subject]
  const details = values.every((one) => !kind.key.includes(one.slot) || isName(one))
  const own = frame.intent === kind.made || frame.intent === kind.changed
  const isUnsure = frame.confidence <= message.act || isOurs
  const small =
    details && countWords(rest) <= mostWords && isUnsure && saysForWhom(message, values) && isGiven(message, values)
  if (!bare && !small && !(details && own)) return
  const said = values.find(({ slot, value }) => slot === subject && value !== target.slots[subject])
  const isOther = standingOf(message.book, kind).some(({ slots }) => slots[subject] === said?.value)
  if (said && isOther) return // it says which one is meant
  const second = corrects ? undefined : secondOne({ ...message, text }, { frame, values, kind, target })
  if (second) return [second] // D9
  const isDenied = heard.dropped.some(({ slot, value }) => slot === subject && value === target.slots[subject])
  if (said && !corrects && !isDenied && !/\b(?:instead|rather)\b|[改换]成?/.test(text)) return // D3
  const slots = values.filter(({ start }) => !references.has(start)).map(asSlot)
  if (deniesAnother(message, kind, target) || !slots.some((one) => isNewTo(message, { one, frame, target }))) return // D4
  const records = { ...message, text, dropped: heard.dropped }
  if (said && kind.ended !== undefined) {
    const ended = about(records, { ...frame, intent: kind.ended, slots: [] }, { kind, record: target })
    const kept = knownOf(learned, frame, target).filter((x) => !slots.some(({ slot }) => slot === x.slot))
    return [ended, whole(learned, { ...frame, intent: kind.made, slots: [...slots, ...kept] })]
  }
  if (kind.changed === undefined) {
    const kept = knownOf(learned, frame, target).filter((x) => !slots.some(({ slot }) => slot === x.slot))
    const made = whole(learned, { ...frame, intent: kind.made, slots: [...slots, ...kept] })
    if (kind.ended === undefined) return [made]
    return [about(records, { ...frame, intent: kind.ended, slots: [] }, { kind, record: target }), made] // nothing changes it: it ends, and another is made
  }
  return [about(records, { ...frame, intent: kind.changed, slots }, { kind, record: target })]
}

/** «her name's Cate, with a C»: what is said around a name that is put right. */
const mostWithName = 6

/** «my number is 07700 900142 in case you need to call»: a phone number is for who takes one, and the message asks nobody else. */
function isOnlyOurs({ learned, heard }: Message, { agent }: Frame, values: readonly PlacedValue[]): boolean {
  const isPhone = ({ slot }: PlacedValue): boolean =>
    learned.slots.some((spec) => spec.slot === slot && spec.type === 'phone')
  if (values.length === 0 || !values.every(isPhone) || asksSomething(heard.text)) return false
  return valuesIn(heard.text, typedSlotsOf(learned, agent)).every((one) => values.some((x) => overlapsWith(x, one)))
}

const ownPlan = /(?<![a-z])i(?:'ll| will) (?:be|arrive|get) (?:there|here)(?![a-z])|准时?[到来]/
/** An hour that is only told of is none that is asked for: «you've saved my morning», «I finish work at five». */
function isGiven({ heard, learned, said }: Message, values: readonly PlacedValue[]): boolean {
  const isTime = ({ slot }: PlacedValue): boolean =>
    learned.slots.some((one) => one.slot === slot && one.type === 'time')
  if (!values.some(isTime)) return true
  if (ownPlan.test(foldInPlace(said))) return false
  return asksForIt({ meant: foldInPlace(heard.text), original: foldInPlace(said), values })
}

const holds = ({ start, end }: Frame, values: readonly PlacedValue[]): boolean =>
  values.some((one) => one.start >= start && one.end <= end)

const mostInChange = 25
/** One value for one slot takes the place of what does not suit: whatever else is said explains it. */
const isChange = (values: readonly PlacedValue[]): boolean =>
  values.length > 0 && new Set(values.map(({ slot }) => slot)).size === values.length
const ofNobodyElse = ({ act }: Message, frames: readonly Frame[], agent: string): boolean =>
  frames.every((one) => one.agent === null || one.agent === agent || one.confidence < act)
const saysForWhom = ({ heard, learned }: Message, values: readonly PlacedValue[]): boolean =>
  values.every(
    ({ slot, start }) =>
      !learned.slots.some((one) => one.slot === slot && one.type === 'person') ||
      isForSomebody(foldInPlace(heard.text), start),
  )
/** Around a value that takes the place of one that does not suit, people say this much. */
const mostWords = 12
/** What the record has does not suit any more: «Friday is no good, how about Tuesday», «周五不太方便». */
const rejects = ({ heard, learned, book }: Message, target: KnownRecord): boolean =>
  heard.dropped.some(({ slot, value }) => {
    const spec = learned.slots.find((one) => one.slot === slot && one.type !== 'enum')
    const known = target.slots[slot]
    return (
      spec !== undefined &&
      known !== undefined &&
      sameValue(spec, { value: known, at: target.at }, { value, at: book.now })
    )
  })

type Given = { readonly one: FrameSlot; readonly frame: Frame; readonly target: KnownRecord }
function isNewTo({ learned, book }: Message, { one: { slot, value }, frame, target }: Given): boolean {
  const spec = slotsOf(learned, frame.agent).find((one) => one.slot === slot)
  const known = target.slots[slot]
  return !spec || known === undefined || !sameValue(spec, { value: known, at: target.at }, { value, at: book.now })
}

function deniesAnother({ heard }: Message, { key: [subject] }: TeamRecord, target: KnownRecord): boolean {
  const denied = heard.aside.filter(({ why }) => why === 'denied')
  return heard.dropped.some(
    (value) =>
      value.slot === subject &&
      value.value !== target.slots[subject] &&
      denied.some((part) => overlapsWith(value, part)),
  )
}

const whole = (learned: Learned, frame: Frame): Frame => ({
  ...frame,
  missing_slots: missingFrom(learned, frame, frame.slots),
})

const knownOf = (learned: Learned, { agent }: Frame, { slots }: KnownRecord): FrameSlot[] =>
  slotsOf(learned, agent).flatMap(({ slot }) => {
    const value = slots[slot]
    return typeof value === 'string' ? [{ slot, value }] : []
  })

const anyOfMine =
  /\bmy (?:appointment|booking|reservation|order|loan)\b(?! (?:on|for|with|at|of|about)\b)|我的?(?:号|预约|挂号|预订|订单)/
const oneOfThem = /\bone of (?:them|those|these|my|the|mine)\b|有一个|其中一?个|[两三几]个(?:里|中|当中)/
/** Several that stand are about what is named, or nothing is named but that it is the person's: it has to be asked which. */
function isOneOfMany(message: Message, values: readonly PlacedValue[], kind: TeamRecord): boolean {
  const { book, heard } = message
  const [subject = ''] = kind.key
  if (madeTogether(message, kind) && !values.some(({ slot }) => slot === subject)) return true
  const named = values.find(({ slot }) => slot === subject)
  if (!named && !anyOfMine.test(foldInPlace(heard.text)) && !oneOfThem.test(foldInPlace(heard.text))) return false
  return standingOf(book, kind).filter(({ slots }) => !named || slots[subject] === named.value).length > 1
}

/** «改到周五» behind a message that made two: it does not say which. */
function madeTogether({ told, book, heard, references }: Message, kind: TeamRecord): boolean {
  const [before, last] = told.slice(-2)
  const isMade = [before, last].every((one) => one?.intent === kind.made)
  if (!isMade || last?.goal === undefined || last.goal !== before?.goal || standingOf(book, kind).length < 2)
    return false
  const { text, dropped } = heard
  return dropped.length === 0 && references.size === 0 && !pointsOut(text) && speaksOfChange(foldInPlace(text))
}

/** It names the person of another one that stands: «我妈的改到周日», and the last was made for somebody else. */
function isAnothers(
  { learned, book, heard }: Message,
  { values, kind, target }: Pick<Detail, 'values' | 'kind' | 'target'>,
): boolean {
  const persons = new Set(learned.slots.flatMap(({ slot, type }) => (type === 'person' ? slot : [])))
  const named = values.filter(({ slot }) => persons.has(slot))
  const isOf = (record: KnownRecord, { slot, value }: PlacedValue): boolean =>
    typeof record.slots[slot] === 'string' && isSamePerson(record.slots[slot], value)
  const isWhose = (one: PlacedValue): boolean => referencesIn(heard.text, [one]).size > 0 // «我妈那个»
  return named.some(
    (one) =>
      !isOf(target, one) &&
      ((relationOf(one.value) !== undefined && isWhose(one)) ||
        standingOf(book, kind).some((record) => record !== target && isOf(record, one))),
  )
}

/** The one that has a value which the message names or takes back, where it is one; else the last that was touched. */
function targetOf(message: Message, frame: Frame, kind: TeamRecord): KnownRecord | undefined {
  const standing = standingOf(message.book, kind)
  const records = { ...message, text: message.heard.text, dropped: message.heard.dropped }
  if (kind.changed !== undefined && (message.heard.dropped.length > 0 || message.references.size > 0)) {
    const wish = { ...frame, intent: kind.changed, slots: [] }
    const named = namedIn(records, wish, kind)
    const found = named.length > 0 ? resolveAmong(records, wish, { kind, standing, named }).frames : []
    const meant = found.length === 1 ? standing.find(({ made }) => made === found[0]?.record) : undefined
    if (meant || (named.length > 0 && message.references.size > 0)) return meant // «the Tuesday one», and two are on Tuesday
  }
  const about = subjectsIn(message, frame, kind)
  const named = about.length === 1 ? standing.filter(({ slots }) => slots[kind.key[0] ?? ''] === about[0]?.value) : []
  if (named.length === 1 && saysWhich(message.heard.text, about)) return named[0] // «the ENT one is for my son»
  const { meant, all } = pointsOut(message.heard.text)
    ? singledOut(message.heard.text, standing)
    : { meant: [], all: false }
  if (all && meant.length > 1) return // «两个都改到下午»
  return meant.length === 1 ? meant[0] : lastOf(standing)
}

const subjectsIn = ({ learned, heard }: Message, { agent }: Frame, { key: [subject] }: TeamRecord): PlacedValue[] =>
  valuesIn(heard.text, typedSlotsOf(learned, agent)).filter(({ slot }) => slot === subject)
const saysWhich = (text: string, values: readonly PlacedValue[]): boolean => referencesIn(text, values).size > 0

const onlyDay =
  /^\s*(?:and|what about|how about)(?: (?:on|at|over|for|the))* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays|tomorrow|tonight) *\?\s*$|^(?:那|还有|然后)?(?:周[一二三四五六日末]|星期[一二三四五六日天]|节假日|晚上|明天)呢[?？\s]*$/
const asksOn = /^\s*(?:and|what about|how about)(?: (?:for|on|in|at|with|after|if))?(?: [a-z0-9]+){1,4} *\?\s*$/
/** D2: the same again, with what was said now. */
function again(
  { learned, heard, said: sent }: Message,
  { frame, values, last }: { frame: Frame; values: readonly PlacedValue[]; last: Told },
): Frame[] | undefined {
  const { text } = heard
  const corrects = heard.corrects || deniesOf(heard, sent, last)
  const uses = learned.uses.get(last.intent)
  const usable = values.filter(({ slot }) => uses?.has(slot))
  const isBare = usable.length > 0 && saysNothing(withoutValues(text, { start: 0, end: text.length }, usable), corrects)
  const isSame = corrects && frame.intent === last.intent && frame.slots.length > 0
  const isDenied = deniesKnown(heard, last)
  const isPut = usable.length > 0 && isDenied // «掰手指头算了算，不是五天，是八天»
  const put = isBare || isSame || isDenied ? undefined : putRight(learned, { text, corrects }, { frame, last })
  const isPart = frame.intent === 'oos' || frame.missing_slots.length > 0 || onlyDay.test(foldInPlace(text))
  const goesOn = isPart && usable.length === 0 && (asksOn.test(foldInPlace(text)) || onlyDay.test(foldInPlace(text))) // D8
  if (!isBare && !isSame && !isPut && !put && !goesOn) return
  const said = put ? [put] : isSame && !isBare && !isPut ? frame.slots : usable.map(asSlot)
  const known = slotsOf(learned, frame.agent).flatMap(({ slot }): FrameSlot[] => {
    const value = last.slots[slot]
    return typeof value === 'string' && !said.some((x) => x.slot === slot) ? [{ slot, value }] : []
  })
  return [whole(learned, { ...frame, intent: last.intent, slots: [...said, ...known] })]
}

/** A value with a form that was told is denied, and another takes its place. */
const deniesKnown = ({ dropped }: Heard, { slots }: Told): boolean =>
  dropped.some(
    ({ slot, value }) => slots[slot] !== undefined && foldInPlace(String(slots[slot])) === foldInPlace(value),
  )

/** «不是膝盖，是脚踝»: what was done was about what is denied now. */
function deniesOf({ aside }: Heard, sent: string, { slots }: Told): boolean {
  const known = Object.values(slots).flatMap((one) => (typeof one === 'string' ? foldInPlace(one) : []))
  const denied = aside
    .filter(({ why }) => why === 'denied')
    .map(({ start, end }) => foldInPlace(sent.slice(start, end)))
  return denied.some((one) =>
    known.some((value) => [...one.matchAll(/[a-z]{4,}|[\u4e00-\u9fff]{2}$/g)].some(([word]) => value.includes(word))),
  )
}

type Done = { readonly frame: Frame; readonly last: Told }
/** «oh wait, it's my neck really»: the only free words of what was done were others. */
function putRight(
  learned: Learned,
  { text, corrects }: Pick<Heard, 'text' | 'corrects'>,
  { frame, last }: Done,
): FrameSlot | undefined {
  if (!corrects || (frame.intent !== last.intent && frame.intent !== 'oos') || /[?？吗呢]\s*$/.test(text)) return
  const [slot, ...more] = slotsOf(learned, frame.agent).flatMap((one) => (one.type === 'text' ? one.slot : []))
  if (slot === undefined || more.length > 0 || typeof last.slots[slot] !== 'string') return
  const said = freeTextIn(learned, frame.agent, text)
  return said && countWords(text) <= mostWords ? { slot, ...said } : undefined
}
