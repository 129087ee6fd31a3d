/**
 * Corrections inside one message: «Tuesday, sorry, Wednesday», «骨科，哦不，挂儿科». The last word counts.
 *
 * C1. What was said first is set aside, where a value of the same slot, or a wish for the same thing, stands behind the words of
 *     correction. C2. Such words at the beginning of a message correct something earlier: they are set aside themselves. C3. So do words
 *     at its end that name a mistake: «it should have been neurology, my mistake». C4. What is only named is not corrected by a value of
 *     another kind: «ENT, and it should be Saturday».
 * C5. Of what is weighed («Tuesday or Thursday… let's say Thursday») the one that is named again counts alone.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { eitherOr } from '../frames/split-wishes.ts'
import { understand } from '../frames/understand.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import type { Learned } from '../learn/learn.ts'
import { isForSomebody } from '../slots/persons.ts'
import { countWords, type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { isBusy } from './background.ts'
import { bodyPartsIn } from './body-parts.ts'
import { correction, isChangeOfMind, onlySounds, slip, supposed, unsuited } from './cues.ts'
import { isForgotten } from './forgotten.ts'
import { likenessIn } from './likeness.ts'
import { misnamedIn } from './misnamed.ts'
import { narrowedList } from './narrowed-list.ts'
import { blanked, clausesOf, overlapsWith, type SetAside, type Span } from './parts.ts'
import { isSame, saidAgain } from './said-again.ts'

type Corrected = {
  readonly aside: readonly SetAside[]
  readonly begins: boolean
  /** Where the words begin that put something earlier right. */
  readonly from: number
}
type Message = {
  readonly learned: Learned
  readonly text: string
  readonly folded: string
  readonly values: () => readonly PlacedValue[]
}

export function findCorrections(message: Message): Corrected {
  const read = cuesIn(message).map((cue) => readCue(message, cue))
  const aside = read.flatMap((one) => one.aside)
  const from = read.flatMap((one) => one.from ?? [])
  const choices = weighed(message)
  const narrowed = narrowedList(message.folded, message.values)
  const isLeft = (one: SetAside): boolean =>
    !choices.some((other) => overlapsWith(one, other)) &&
    (narrowed.length === 0 || narrowed.some((other) => overlapsWith(one, other))) // «or rather just ENT» leaves the ENT before it
  const wrong = aside.filter((one) => one.why === 'cue' || isLeft(one))
  const misnamed = misnamedIn(message.folded, message.values)
  const again = saidAgain(message.folded, message.values, wrong)
  const others = [...preferred(message, aside), ...rejected(message, aside), ...choices, ...misnamed, ...narrowed]
  return {
    aside: [...wrong, ...again, ...others],
    begins: from.length > 0 || misnamed.length > 0,
    from: Math.max(0, ...from, ...misnamed.map(({ end }) => end)),
  }
}

/** Several stages of one message ask for it. */
export const correctionsIn = keptLately((folded): readonly RegExpExecArray[] => matchesIn(folded, correction))

/** The words of correction, in the order of the text: those of the list, and «no» between two values of one slot. */
function cuesIn({ folded, values }: Message): Span[] {
  const listed = correctionsIn(folded).map(({ index, 0: words }) => withoutNames(folded, spanAt(index, words), values))
  const plain = [
    ...(folded.includes('no ') ? refusals(folded, values()) : []),
    ...(soundFirst.test(folded) ? sounded(folded, values()) : []),
    ...(folded.includes('actually') ? afterthoughts(folded, values()) : []),
    ...(isOff.test(folded) ? calledUnfit(folded, values()) : []),
  ]
  const others = plain.filter((one) => !listed.some((other) => overlapsWith(one, other)))
  return [...listed, ...others].sort((a, b) => a.start - b.start)
}
const spanAt = (start: number, words: string): Span => ({ start, end: start + words.length })

const mistakes = /[错岔反混]|(?<![a-z])wrong(?![a-z])/
/** 「骨科的日子弄错了，改成周五」: what is named in front of the slip says what was wrong, and is no part of the cue. */
function withoutNames(folded: string, cue: Span, values: Message['values']): Span {
  if (!mistakes.test(folded.slice(cue.start, cue.end))) return cue
  const named = values().filter((one) => one.start >= cue.start && mistakes.test(folded.slice(one.end, cue.end)))
  return { start: Math.max(cue.start, ...named.map(({ end }) => end)), end: cue.end }
}

/** «on Monday, no Tuesday»: the second day takes the place of the first. «no Monday and no Tuesday» denies both. */
const refusals = (folded: string, values: readonly PlacedValue[]): Span[] =>
  values.flatMap(({ slot, start, value }) => {
    const [words] = /(?<=[ ,])no (?:on )?$/.exec(folded.slice(Math.max(0, start - 8), start)) ?? []
    const isSecond = values.some((one) => one.slot === slot && one.end < start && one.value !== value)
    return words !== undefined && isSecond && !/(?<![a-z])no [a-z ]{0,60}$/.test(folded.slice(0, start - words.length))
      ? [spanAt(start - words.length, words)]
      : []
  })

const soundFirst = /[哦噢啊呃额唉哎喔诶]/
const soundBetween = /^[,。、 ]+[哦噢啊呃额唉哎喔诶]+是?$/
/** «从昨天，哦前天开始的»: a sound between two values of one slot; «周二，啊周三都行» leaves both. */
const sounded = (folded: string, values: readonly PlacedValue[]): Span[] =>
  values.flatMap((one) => {
    const last = values.findLast(({ slot, end }) => slot === one.slot && end <= one.start)
    const between = last && folded.slice(last.end, one.start)
    if (!last || between === undefined || last.value === one.value || !soundBetween.test(between)) return []
    return /^.{0,2}[都也]/.test(folded.slice(one.end)) ? [] : [spanAt(last.end, between)]
  })

/** «to Friday — Thursday actually»: the word of correction stands behind the second value. */
const afterthoughts = (folded: string, values: readonly PlacedValue[]): Span[] =>
  values.flatMap((one) => {
    const last = values.findLast(({ slot, end }) => slot === one.slot && end <= one.start)
    const between = last && folded.slice(last.end, one.start)
    const isMeant = between !== undefined && /^[ ,.…–—-]+$/.test(between) && /^ actually\b/.test(folded.slice(one.end))
    return last && isMeant && last.value !== one.value ? [spanAt(last.end, between)] : []
  })

const isOff = /不[行成可合方]|来不及|[赶去来]不|(?<![a-z])(?:work|do|suit|good|make|that|then)(?![a-z])/
const unfit =
  /^ *(?:(?:oh|ah|no|but|sorry|hm+|wait|damn|oops|actually|argh) )*(?:(?:that|it|this)(?: one| time| day)? (?:won'?t|doesn'?t|wouldn'?t|will not|does not|can'?t) (?:work|do|suit|fit|be)(?: (?:for )?me| actually| after all)*|(?:that|it)(?:'s| is) no good|i can'?t (?:do|make) (?:that|it|then)|i can'?t then) *$|^[哎哦啊呀唉噢诶, ]*(?:那|这|也|可能|好像|恐怕|又|还是|我)*(?:不行|不成|不可以|不合适|不方便|来不及|赶不上|赶不及|[去来]不了)[啊了的呀吧]* *$/
/** 「下午三点…，哎不行，那会儿我要接孙子，两点吧」: what was just said does not suit, and another one follows. */
const calledUnfit = (folded: string, values: readonly PlacedValue[]): Span[] =>
  clausesOf(folded).flatMap((clause, i, all) => {
    const until = all[i + nearby]?.end ?? folded.length
    const isNext = (one: PlacedValue): boolean => one.start >= clause.end && one.end <= until
    const isReplaced = values.some(
      (one) => isNext(one) && values.some((x) => x.slot === one.slot && x.end <= clause.start && !isSame(x, one)),
    )
    return isReplaced && unfit.test(folded.slice(clause.start, clause.end)) ? [clause] : []
  })

type Read = { readonly aside: readonly SetAside[]; readonly from?: number }
function readCue(message: Message, cue: Span): Read {
  const { folded } = message
  const words = folded.slice(cue.start, cue.end)
  const itself = { ...cue, why: 'cue' as const }
  if (!saysMore(folded, cue.end)) return isMistake(words) ? { aside: [itself], from: 0 } : { aside: [] } // C3
  if (!saysMore(folded.slice(0, cue.start), 0))
    return isChangeOfMind.test(words) || onlySounds.test(words) ? { aside: [] } : { aside: [itself], from: cue.end } // C2
  const wrong = correctedBy(message, cue)
  if (wrong.length === 0)
    return takesBack.test(words) || slip.test(words) ? { aside: [itself], from: cue.end } : { aside: [] } // C2: nothing of this message was wrong
  const last = Math.max(...wrong.map(({ end }) => end))
  const start = onlyMarks.test(folded.slice(last, cue.start)) ? last : cue.start // no mark is left where nothing stands any more
  const reasons = [...reasonsBehind(message, cue, wrong), ...likenessBehind(folded, cue)]
  return {
    aside: [{ ...itself, start }, ...reasons, ...wrong.map((one) => ({ ...one, why: 'corrected' as const }))],
  }
}

/** «… ah no, my husband works then, on the 20th»: who is named between the cue and the right value is only a part of the reason. */
function reasonsBehind({ learned, folded, values }: Message, cue: Span, wrong: readonly Span[]): SetAside[] {
  const slots = values().filter((one) => wrong.some((other) => overlapsWith(one, other)))
  const right = values().find((one) => one.start >= cue.end && slots.some(({ slot }) => slot === one.slot))
  if (!right || isPersonIn(learned, right)) return []
  const between = clausesOf(folded)
    .filter(({ end }) => end > cue.end && end <= right.start)
    .map(({ start, end }) => ({ start: Math.max(start, cue.end), end }))
  return between.flatMap(({ start, end }): SetAside[] => {
    const named = values().filter((one) => one.start >= start && one.end <= end)
    const isReason = named.length > 0 && named.every((one) => isOnlyNamed({ learned, folded }, one))
    return isReason ? [{ start, end, why: 'cue' }] : []
  })
}

/** «10 am on Wednesday. Scratch that, 11 am, same day»: what was not wrong stays, and is no wish of its own. */
const likenessBehind = (folded: string, cue: Span): SetAside[] =>
  likenessIn(folded, cue.end).map((one) => ({ ...one, why: 'cue' }))

const isPersonIn = ({ slots }: Learned, { slot }: PlacedValue): boolean =>
  slots.some((one) => one.slot === slot && one.type === 'person')
/** Somebody who is spoken of, and for whom nothing is asked. */
const isOnlyNamed = ({ learned, folded }: Pick<Message, 'learned' | 'folded'>, one: PlacedValue): boolean =>
  isPersonIn(learned, one) && !isForSomebody(folded, one.start)

/** C3: said behind it, these leave no doubt that something earlier was wrong; «sorry» may only be polite. */
const atEnd = /^(?:my mistake|my bad|(?:is what )?i meant(?: to say)?|(?:the )?wrong [a-z]+)[ .!]*$/
const isMistake = (words: string): boolean => atEnd.test(words.trim()) || slip.test(words)

/** «… Saturday, oh, I'm busy on Saturday, Sunday then»: what does not suit is not meant, wherever it was said before. */
function rejected({ learned, folded, values }: Message, aside: readonly SetAside[]): SetAside[] {
  if (values().length < 2) return []
  return clausesOf(folded.replaceAll(therefore, ',,')).flatMap((clause): SetAside[] => {
    const said = folded.slice(clause.start, clause.end)
    const isOff = unsuited.test(said) || isBusy(said) || isForgotten(folded, clause, values())
    if (!(isOff || isAgain({ learned, folded, values }, clause)) || supposed.test(said)) return []
    const named = values().filter(
      (one) => one.start >= clause.start && one.end <= clause.end && !isOnlyNamed({ learned, folded }, one),
    )
    const isElsewhere = (one: PlacedValue): boolean => one.start >= clause.end || one.end <= clause.start
    const replaced = named.filter(({ slot, value }) =>
      values().some((one) => one.slot === slot && isElsewhere(one) && one.value !== value),
    )
    if (replaced.length === 0 || replaced.length < named.length) return []
    const same = values().filter((one) => one.end <= clause.start && replaced.some((x) => isSame(x, one)))
    const isAside = (one: Span): boolean => aside.some((other) => overlapsWith(other, one))
    const isCorrected = (one: Span): boolean =>
      aside.some(({ why, ...other }) => why === 'corrected' && overlapsWith(other, one))
    if (replaced.some(isCorrected) && (same.length === 0 || !named.every(isCorrected))) return []
    const left = [clause, ...same.filter((one) => !isAside(one))] // words of correction may run into the clause
    return left.map(({ start, end }) => ({ start, end, why: 'corrected' as const }))
  })
}

const tells =
  /^'s\b|^(?!.*[挂约订改换退取看])[\u4e00-\u9fff]{2}|\b(?:is|are|was|has|have|'s|i'm|will|i)\b|[是有要在休没不放考我他她]/
/** «… I'm dropping my son at school at 9, so 10» */
const ofSelf = /(?<![a-z'])(?:i|we)(?:'m|'ve|'re| am| have| are| must| need| promised)(?![a-z])/
/** «… Monday… Monday is a holiday, Tuesday then»: what was said before is only told about, and another one follows. */
function isAgain({ learned, folded, values }: Omit<Message, 'text'>, { start, end }: Span): boolean {
  const own = values().filter((one) => one.start >= start && one.end <= end && !isOnlyNamed({ learned, folded }, one))
  const [first] = own
  const isTold = first && (tells.test(folded.slice(first.end, end)) || ofSelf.test(folded.slice(start, first.start)))
  if (!isTold) return false
  const isBefore = (one: PlacedValue): boolean => values().some((x) => isSame(x, one) && x.end <= start)
  const isReplaced = (one: PlacedValue): boolean =>
    values().some((x) => x.slot === one.slot && x.value !== one.value && x.start >= end)
  return own.every((one) => isBefore(one) && isReplaced(one))
}

/** «I can't come on Monday so Tuesday please», 「周六我有事还是周五吧」: a reason ends here as at a mark. */
const therefore = /(?<= )so(?= )|(?<=[事空课班会约差试行便])还是/g

const between = /(?<![a-z])between(?: the| next)? $/
const joined = /^[ ,、]{0,3}(?:and|和|跟)? ?(?:on |the )?$/
const allDo =
  /^[^,。]{0,4}(?:都|均)(?:行|可以|可|有空|好|没问题|方便|成)|^[^,.]{0,12} (?:(?:both|either|all) (?:work|is|are|would|suit|day)|work|are (?:both )?(?:fine|ok|okay|good|possible))(?![a-z])/
/** C5. */
function weighed({ folded, values }: Message): SetAside[] {
  if (!mayWeigh.test(folded)) return []
  return values().flatMap((one): SetAside[] => {
    const next = values().find(({ slot, start }) => slot === one.slot && start >= one.end)
    if (!next || next.value === one.value || !isWeighed(folded, one, next)) return []
    const again = values().some(
      ({ slot, value, start }) =>
        slot === one.slot && start > next.end && (value === one.value || value === next.value),
    )
    const [both = ''] = allDo.exec(folded.slice(next.end)) ?? []
    return again ? [{ start: one.start, end: next.end + both.length, why: 'cue' }] : []
  })
}
const mayWeigh = /(?<![a-z])(?:or|between|both|either|work|are)(?![a-z])|或|还是|要么|都|均/
function isWeighed(folded: string, one: PlacedValue, next: PlacedValue): boolean {
  const gap = folded.slice(one.end, next.start)
  if (eitherOr.test(gap)) return true
  return joined.test(gap) && (between.test(folded.slice(0, one.start)) || allDo.test(folded.slice(next.end)))
}

const ending = /不(?:要|用|挂|看|约|需要|去)了|\b(?:any ?more|no longer|leave .{1,20} out)\b/
const takesBack =
  /不对|错了|更正|纠正|i mean|scratch that|strike that|correction|my mistake|my bad|sorry|oops|no wait|wrong|不好意思|抱歉/
const prefers =
  /(?:\b(?:is|would be|'?d be|works?|suits?(?: me| us| him| her| them)?|fits?(?: me| us| him| her| them)?|might be)|'s)(?: a bit| much| far| even| actually)? better\b(?: for (?:me|us|him|her|them|everyone)\b)?|(?:对|跟)?[我他她]?们?更(?:好|方便|合适|行)/
/** «… in the morning, hmm, afternoon is better»: the value that is better takes the place of the one before it. */
function preferred({ folded, values }: Message, aside: readonly SetAside[]): SetAside[] {
  if (!prefers.test(folded)) return []
  const better = clausesOf(folded).filter(({ start, end }) => prefers.test(folded.slice(start, end)))
  return better.flatMap(({ start, end }): SetAside[] => {
    const worse = values()
      .filter((one) => one.start >= start && one.end <= end)
      .flatMap(({ slot }) => values().findLast((one) => one.slot === slot && one.end <= start) ?? [])
    const said = prefers.exec(folded.slice(start, end))
    if (worse.length === 0 || !said) return []
    const cue = { start: start + said.index, end: start + said.index + said[0].length, why: 'cue' as const }
    const left = worse.filter((one) => !aside.some((other) => overlapsWith(other, one)))
    return [cue, ...left.map((one) => ({ start: one.start, end: one.end, why: 'corrected' as const }))]
  })
}

const onlyMarks = /^(?:'s)?[\s,.;:!?，。；：！？、…的吧-]*$/
const fillers =
  /^(?:oh|ah|uh|um|er|hmm|ok|okay|well|hi|hey|hello|yes|yeah|哦|噢|啊|呃|额|嗯|唉|哎|喂|好的?|你好|您好)*$/
const saysMore = (text: string, from: number): boolean =>
  !fillers.test(text.slice(from).replaceAll(/[\s,.;:!?，。；：！？、…~-]+/g, ''))

/** «the one on Monday, can you make it …», «周四那个»: it says what is spoken of, and was not meant otherwise. */
const saysWhich = (folded: string, { start, end }: Span): boolean =>
  /(?:\b(?:the|my|that|this|our)(?: [a-z]+){0,2} (?:one|appointment|booking)|那个)(?: (?:on|for|at|with|in))?(?: the)? *$/.test(
    folded.slice(Math.max(0, start - 40), start),
  ) || /^ *(?:one|appointment|booking)(?![a-z])|^的?那个/.test(folded.slice(end, end + 14))

const becomes = /make|change|let'?s|rather|better|second thought|改|换|还是|算了|要/
/** «my gastro appointment, sorry, neurology»: nothing but the words of a slip stands before the right one. */
const isSlip = (folded: string, cue: Span, { start }: PlacedValue): boolean =>
  !becomes.test(folded.slice(cue.start, cue.end)) && /^(?:the |my |是)?$/.test(folded.slice(cue.end, start))

/** So many clauses behind the cue may say what is right: the reason often comes first. */
const nearby = 3

/** «the dentist should be at 9 and ENT at 10»: what is joined behind it is another one. */
function endOfSame(folded: string, cue: Span): number {
  if (!/^(?:(?:that|it|this) )?should be/.test(folded.slice(cue.start, cue.end))) return folded.length
  const at = folded.indexOf(' and ', cue.end)
  return at < 0 ? folded.length : at
}

/** C1: what the part behind the cue takes the place of. */
function correctedBy(message: Message, cue: Span): Span[] {
  const { folded, values } = message
  const clauses = clausesOf(folded)
  const behind = clauses.filter(({ end }) => end > cue.end)
  const last = endOfSame(folded, cue)
  const valued = (clause: Span) =>
    values().filter(({ start, end }) => start >= Math.max(clause.start, cue.end) && end <= clause.end && start < last)
  const before = values().filter(({ end }) => end <= cue.start)
  const replaces = (list: readonly PlacedValue[]): boolean =>
    list.some((now) => before.some((one) => one.slot === now.slot && !isSame(one, now)))
  const near = behind.slice(0, nearby).map(valued)
  const said = near.find(replaces) ?? near.slice(0, 2).find((list) => list.length > 0) ?? []
  const [next] = behind
  if (next && ending.test(folded.slice(Math.max(next.start, cue.end), next.end))) return [] // «算了，皮肤科不要了»
  // «my eye appointment, I mean the dental one»: both say which
  const isMeant = (one: PlacedValue, now: PlacedValue): boolean =>
    saysWhich(folded, one) && !saysWhich(folded, now) && !isSlip(folded, cue, now)
  const wrong = said.flatMap((now) => before.findLast((one) => one.slot === now.slot && !isMeant(one, now)) ?? [])
  if (wrong.length > 0) return wrong
  const left = clauses.findLast(({ start, end }) => start < cue.start && end <= cue.start + 1)
  const [right] = behind
  if (left && said.length > 0 && isBareName(message, left)) return [] // C4
  const part =
    left &&
    otherPart(
      folded,
      left,
      behind.slice(0, nearby).map(({ start, end }) => ({ start: Math.max(start, cue.end), end })),
    )
  if (part) return [part]
  return left && right ? sameThing(message, left, { start: Math.max(right.start, cue.end), end: right.end }) : []
}

const onlyLinks = /^(?:[\s,.;!]|(?<![a-z])(?:the|an?|my|please|yes|ok|for|in|with|to)(?![a-z])|[的吧看挂是])*$/
/** C4. */
function isBareName({ folded, values }: Message, { start, end }: Span): boolean {
  const own = values().filter((one) => one.start >= start && one.end <= end)
  return own.length > 0 && onlyLinks.test(blanked(folded, own).slice(start, end))
}

const otherSide =
  /^ *(?:(?:it's|its|it is) )?(?:the |on the )?(?:(?:left|right|other|upper|lower)(?: (?:one|side))?)(?![a-z])|^是?[左右]边?的?/
const side = /(?<![a-z])(?:left|right|upper|lower) |[左右]/
/** «my ankle, I mean my knee, has been swollen»: the part of the body that was named last before the cue; «no, the right one» changes its side alone. */
function otherPart(folded: string, left: Span, right: readonly Span[]): Span | undefined {
  const part = bodyPartsIn(folded.slice(left.start, left.end)).at(-1)
  const said = right.map(({ start, end }) => folded.slice(start, end))
  const isOther = otherSide.test(said[0] ?? '')
  const first = isOther ? said.find((one) => bodyPartsIn(one).length > 0) : said[0]
  const [next] = bodyPartsIn(first ?? '')
  if (!part) return
  const whole = { start: left.start + part.start, end: left.start + part.end }
  if (next && onlyMarks.test((first ?? '').slice(0, next.start))) return whole
  const [words = ''] = side.exec(folded.slice(whole.start, whole.end)) ?? []
  const at = folded.indexOf(words, whole.start)
  return isOther && words !== '' ? { start: at, end: at + words.length } : undefined
}

/** Both clauses say the same kind of thing, in free words: the first is not meant; of its words only the values are wrong. */
function sameThing({ learned, text }: Message, left: Span, right: Span): Span[] {
  const [first] = understand(learned, text.slice(left.start, left.end), { several: false }).frames
  const [second] = understand(learned, text.slice(right.start, right.end), { several: false }).frames
  if (!first || !second || second.intent === 'oos') return []
  if (isFragment(learned, text.slice(left.start, left.end), second)) return [left]
  if (first.intent === 'oos') return []
  if (first.intent !== second.intent) return first.agent === second.agent ? [left] : []
  const free = learned.slots
    .filter(({ agent, type }) => agent === first.agent && type === 'text')
    .map(({ slot }) => slot)
  const values = first.slots.filter(
    ({ slot }) => free.includes(slot) && second.slots.some((other) => other.slot === slot),
  )
  return values.map(({ start = 0, end = 0 }) => ({ start: left.start + start, end: left.start + end }))
}

const mostInFragment = { latin: 3, han: 4 }
/** «my shoulder, no sorry, my neck has been stiff»: a name for what the free words behind the cue say better. */
function isFragment(learned: Learned, said: string, { agent, slots }: UnderstoodFrame): boolean {
  const most = /[\u4e00-\u9fff]/.test(said) ? mostInFragment.han : mostInFragment.latin
  const isFree = (slot: string): boolean =>
    learned.slots.some((one) => one.agent === agent && one.slot === slot && one.type === 'text')
  if (countWords(said) > most || !slots.some(({ slot }) => isFree(slot))) return false
  return valuesIn(said, typedSlotsOf(learned, agent)).length === 0
}
