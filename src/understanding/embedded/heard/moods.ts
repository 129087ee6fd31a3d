/**
 * How a part of a message is meant: as a wish, or as a question about one, a supposition, a report, or something that is not decided
 * yet. heed.ts has set aside before what is denied.
 *
 * O1. What would commit the person (make, change or end what a record stands for, or anything that is not harmless) needs a wish of
 *     their own, now. O2. A polite question is a wish («can you …?»); of what ends something, «can I …?» is not.
 * O3. A Chinese question is a wish only where it asks whether it can be had («周五能挂吗»), not where it asks anything else about it.
 * O5. What ends something is no order where it is only thought of («… and maybe cancel the eye doctor»), nor where it is said back as a
 *     question before something else: «cancel the eye doctor? I got new glasses there».
 * O4. The question mark of another wish of the sentence is not its own: «cancel dermatology on Monday, and what's the wifi?».
 */
import { foldInPlace } from '../../../learning/fold.ts'
import {
  askedAbout,
  askedHow,
  askedWhatThen,
  askedWhether,
  commanded,
  handled,
  isQuestion,
  notOurs,
  putOff,
  reportedEn,
  reportedZh,
  requested,
  supposed,
  toldOfOthers,
  valued,
} from './cues.ts'
import type { Span } from './parts.ts'
import { wantedBefore } from './past-wishes.ts'

export type Mood = 'wish' | 'asked' | 'supposed' | 'reported' | 'put_off'

/** A question, by its form or by its words. */
export const asksSomething = (said: string): boolean => {
  const folded = foldInPlace(said)
  return isQuestion.test(folded) || askedAbout.test(folded)
}

const inquires =
  /^(?:\W|(?:and|so|but|oh|ok|okay|well|hm+|um|sorry|by the way|btw|quick question|actually|wait|before that|one thing|tell me|do you know|can you tell me)[ ,:])*(?:what|when|where|who|which|how|until when|till when|are (?:you|they|the)|do (?:you|they)|does|is (?:the|there|it|your)|have you|will you)(?![a-z])|几[点时楼层号]|哪[里儿个层天边]|多少|什么|怎么|[吗么][\s?。!]*$/
/** Whether words ask for information, also where they have no mark of a question: «what time do you close today», «今天到几点啊». */
export const asksForInformation = (said: string): boolean => asksSomething(said) || inquires.test(foldInPlace(said))

/** A question that asks for nothing to be done: «where is the pharmacy?», but not «can you book it?». */
export const onlyAsks = (said: string): boolean => {
  const folded = foldInPlace(said)
  return asksSomething(folded) && !requested.test(folded) && !commanded.test(folded)
}

/** «我妈的那个退了吧，她回老家了», «她又说不想去了，号退了吧»: what is told behind it, or before it, is the reason. */
const proposed =
  /^[^,。]*(?:退|取消|改|换|挪|推|约|挂|订|还|借|修)[^,。]{0,8}[吧呗](?=[,。! ]|$)|[,。! ](?:[他她它我](?:们)?的?|[那这]个?|号|预约|[就也都先把给帮])*(?:退|取消)[号掉了]{0,2}[吧呗][。!~ ]*$|(?:[去来]不了|不(?:想|打算|能|会)?再?[去来看]了?)了?[啊呢]?[,。! ]+[^,。!就已又自都]{0,8}(?:退|取消)(?:掉|了|号)*[吧呗]?[。!~ ]*$/

/** «I got the ENT day wrong, …»: who tells of a mistake of their own puts it right. */
const mistaken =
  /(?<![a-z])(?:i|we)(?:'ve| have|'d)? (?:got|had|gave|put|told|said|wrote|booked|picked|chose)(?![a-z])[^,.;]{0,40}(?<![a-z])wrong(?![a-z])/

const sentenceEnd = /[.!?。！？；;\n]/

/** `next` is where another wish begins, if one does. */
export function moodOf(text: string, { start, end }: Span, ends: boolean, next = Number.POSITIVE_INFINITY): Mood {
  const folded = foldInPlace(text)
  const [from, to] = sentenceAround(folded, start, end)
  const sentence = folded.slice(from, next < to ? end + 1 : to) // O4
  if (supposed.test(folded.slice(from, to))) return 'supposed'
  if (putOff.test(folded)) return 'put_off'
  const earlier = wantedBefore(folded)
  if (earlier) return earlier
  const said = folded.slice(clauseStart(folded, start), Math.min(folded.length, end + 2))
  const asks = requested.test(said)
  if (
    !asks &&
    !commanded.test(said) &&
    !proposed.test(said) &&
    !mistaken.test(said) &&
    (reportedEn.test(said) || reportedZh.test(said) || valued.test(said))
  )
    return 'reported'
  if (notOurs.test(folded) || (!asks && toldOfOthers.test(said))) return 'reported'
  if (askedWhatThen.test(said) && isQuestion.test(sentence)) return 'asked'
  if (askedHow.test(said) && !/帮我|\bplease\b/.test(said)) return 'asked'
  if (!asks && !handled.test(said) && askedAbout.test(said)) return 'asked'
  if (ends && (weighsEnd.test(said) || (!asks && echoesEnd(folded.slice(start, end))))) return 'asked' // O5
  if (ends && askedWhether.test(folded.slice(start, end))) return 'asked'
  if (
    ends &&
    !asks &&
    ((isQuestion.test(sentence) && !handled.test(said)) || /^\s*(?:can|could|may|might) i\b/.test(said))
  )
    return 'asked' // O2
  return isQuestionZh.test(sentence) && !mayBeWished.test(sentence) && !asks && !handled.test(said) ? 'asked' : 'wish' // O3
}

const endEn = '(?:cancel|drop|scrap|call off|get rid of|end|delete|remove|refund)(?![a-z])'
const weighsEn =
  '(?<![a-z])(?:maybe|perhaps|possibly|probably)(?: (?:also|even|just|then|you|we|could|can|should|to))* '
const weighsEnd = new RegExp(`${weighsEn}${endEn}`)
const weighsMove = new RegExp(`${weighsEn}(?:move|shift|push|postpone|reschedule|change|switch)(?![a-z])`)
/** O5: beside another wish a change is only thought of as well: «book the dentist on Monday and maybe move the eye doctor». */
export const isWeighed = (text: string, { start, end }: Span): boolean =>
  weighsMove.test(foldInPlace(text).slice(Math.max(0, start - longestLead), end))
const longestLead = 'and perhaps we could '.length
const endsIt = new RegExp(`(?<![a-z])${endEn}|取消|退(?=[掉了号]|[^,。]{1,6}[?？])`)
const agreesTo = /^[\s,]*(?:yes|yeah|yep|ok|okay|sure|do|go ahead|right|是|对|好|行|嗯)(?![a-z])/
/** O5: an end that is said back. */
function echoesEnd(said: string): boolean {
  const [first = '', ...more] = said.split(/(?<=[.!?。！？])(?![a-z0-9])/).filter((one) => one.trim() !== '')
  if (!endsIt.test(first) || !/[?？]\s*$/.test(first) || more.length === 0) return false
  return !more.some((one) => endsIt.test(one) || agreesTo.test(one) || requested.test(one))
}

/** «周五还有号吗»: whether there is something free. */
export const asksWhetherFree = (said: string): boolean =>
  /有没有(?:.{0,4}[号位空]|[啊呀]?[\s?？]*$)|有.{0,3}[号位空][吗么?？]/.test(said)

const isQuestionZh = /(?<=[\u4e00-\u9fff][^,。]{0,40})[吗么][\s?。!]{0,20}$/
const mayBeWished = /能|可以|可否|有.{0,4}[号位空]|有没有|[行好成]不[行好成]|(?:行|好|成|方便|没问题)(?:吗|么)/

function sentenceAround(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, Math.max(end, start + 1)]
  while (from > 0 && !isEnd(text, from - 1)) from--
  while (to < text.length && !isEnd(text, to - 1)) to++
  return [from, to]
}
const isEnd = (text: string, at: number): boolean =>
  sentenceEnd.test(text.charAt(at)) && !/[a-z0-9]/.test(text.charAt(at + 1))

function clauseStart(text: string, start: number): number {
  let from = start
  while (from > 0 && !/[,.;!?。！？，；\n]/.test(text.charAt(from - 1))) from--
  return from
}
