/**
 * Pronouns that stand for somebody who is named in the same text: «我和我老公都想约口腔科，我周六，他周日», «book me on Monday and my wife on
 * Tuesday».
 *
 * P1. Only where several people are spoken of in the same way, each with a day or a wish of their own: elsewhere «我» and «I» stand in
 *     almost every message, and say nothing of a patient. P2. «he» is the nearest man who was named before.
 * P3. People who are named together, or with their age, and then one by one («my wife and I …, she …, me …») are meant by the second.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import type { Found } from '../../../teams/numbers.ts'

const day =
  '(?:今|明|后天|大后|周|星期|礼拜|[下这本]个?[周星礼月]|\\d|[一二三四五六七八九十]{1,3}[号月点]|上午|下午|早上|晚上|中午)'
const dayEn =
  '(?:(?:next |this |the )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|today|tomorrow|the \\d{1,2}(?:st|nd|rd|th)?|next week|in the (?:morning|afternoon))\\b'
/** What follows somebody who has a day of their own, and somebody for whom something is to be done. */
const withDay = new RegExp(
  `^(?:那?边)?(?:就|是|要|想)*(?:[约挂看])?${day}|^(?: (?:on|for|at|is|needs|wants|gets|takes|can|could|do))* ${dayEn}`,
  'i',
)
const withWish = /^(?:[约挂订看]|预约)/
/** Somebody who needs something, with a day for it: «she needs the eye doctor on the 30th», «我要看骨科，周二». */
const withNeed = new RegExp(
  `^(?: is \\d{1,3}(?: years old)?,?(?: and)?)?(?:'d|'ll)?(?: (?:also|then|too|myself|still|would|will|should|just|really))* (?:needs?|wants?|likes?|has to see|have to see|must see|is seeing|am seeing|see|gets?)(?! to (?!see|visit|have|go|book)| you| it| help| some)(?![a-z])[^.;!?]{0,40}?${dayEn}|^(?:也|就|还|则|呢|是)*(?:要|想|得|需要|打算)(?:去)?(?:看|挂|约|预约)[^。;!?]{0,12}?${day}`,
  'i',
)
/** «女儿7岁，周一…»: how old somebody is, or a blank where that was set aside, stands before their day. */
const ageZh =
  /^(?:(?:今年|现在|才|刚|都)?(?:\d{1,3}|[一二三四五六七八九十]{1,3})(?:岁[多半]?了?|了|(?=[，,]))| {2,})[，,、 ]*/
/** «女儿八岁，儿子五岁，给女儿挂…，给儿子挂…»: at first only how old they are is told. */
const isAged = new RegExp(`${ageZh.source}|^(?:,| is| turns| turned) \\d{1,3}(?![\\d:])`)
const forThem = /(?:[给帮替]|(?<![a-z])for )$/i
const pronoun =
  /(?<![a-z'])(?:(?:i|he|she)(?='d |'ll )|(?:i|me|he|him|she|her)(?![a-z']))|我(?![们家的妈爸儿女老姐妹哥弟爷奶外姥婆公孩自爱媳岳])|他(?!们)|她(?!们)/gi

type Person = Found & { readonly isPronoun?: true }

export function withPronouns(text: string, named: readonly Found[]): readonly Found[] {
  if (!named.some(({ normal }) => normal !== 'self')) return named
  const said = [...named, ...pronounsIn(text, named)]
  const alike = said.filter((one) => mannerOf(text, one) !== undefined)
  const isParallel = (one: Person): boolean =>
    alike.some((other) => other !== one && mannerOf(text, other) === mannerOf(text, one))
  const meant = alike.filter((one) => isParallel(one))
  const pronouns = meant.filter((one) => 'isPronoun' in one)
  const isAgain = (one: Found): boolean => meant.some(({ normal, start }) => normal === one.normal && start > one.start)
  const isTold = (one: Found): boolean => isNamedTogether(text, one) || isAged.test(text.slice(one.end, one.end + 16))
  const kept = named.filter((one) => meant.includes(one) || !isAgain(one) || !isTold(one)) // P3
  return [...kept, ...pronouns].sort((a, b) => a.start - b.start)
}

const mayDistribute = /(?:和|跟|与|、)[^,，。]{0,12}[都各]|(?<![a-z])(?:and|both)(?![a-z])/i
/** Where people are named together and then have a day each: one wish for all of them, however it is cut. */
export function spokenOfTogether(text: string, named: readonly Found[]): { start: number; end: number } | undefined {
  if (!mayDistribute.test(text)) return
  const each = named.filter((one) => mannerOf(text, one) === 'day')
  const [first, last] = [each[0], each.at(-1)]
  const lead = first && text.slice(0, first.start)
  const together = lead === undefined ? -1 : lead.search(/(?:我|my|our)/i)
  if (!first || !last || each.length < 2 || together < 0 || !mayDistribute.test(lead ?? '')) return
  const tail = withDay.exec(text.slice(last.end, last.end + 24))?.[0].length ?? 0
  return { start: together, end: last.end + tail }
}

/** P1. */
function mannerOf(text: string, { start, end }: Found): 'for' | 'day' | 'need' | undefined {
  const behind = text.slice(end, end + 32).replace(ageZh, '')
  const isFor = forThem.test(text.slice(Math.max(0, start - 5), start))
  if (isFor && (withWish.test(behind) || withDay.test(behind))) return 'for'
  if (withDay.test(behind)) return 'day'
  return withNeed.test(text.slice(end, end + 64)) ? 'need' : undefined
}

/** P2. */
function pronounsIn(text: string, named: readonly Found[]): Person[] {
  return matchesIn(text, pronoun).flatMap(({ index: start, 0: word }): Person[] => {
    const end = start + word.length
    if (named.some((one) => one.start < end && start < one.end)) return []
    if (/^(?:i|me|我)$/i.test(word)) return [{ start, end, normal: 'self', isPronoun: true }]
    const others = /^(?:he|him|他)$/i.test(word) ? women : men
    const who = named.findLast((one) => one.end <= start && one.normal !== 'self' && !others.has(one.normal))
    return who ? [{ start, end, normal: who.normal, value: text.slice(who.start, who.end), isPronoun: true }] : []
  })
}

const men = new Set(
  'father fatherinlaw soninlaw brotherinlaw nephew son grandson husband grandfather brother uncle'.split(' '),
)
const women = new Set(
  'mother motherinlaw daughterinlaw sisterinlaw niece daughter granddaughter wife grandmother sister aunt'.split(' '),
)
/** Whether a pronoun may stand for somebody who is this to the speaker. */
export const fitsPronoun = (word: string, relation: string): boolean =>
  !(/^(?:he|him|his|他)$/i.test(word) ? women : men).has(relation) && relation !== 'self'

const isNamedTogether = (text: string, { start, end }: Found): boolean =>
  /^ *(?:和|跟|与|、|and|&) *(?:我|my|our|i\b|me\b)/i.test(text.slice(end, end + 10)) ||
  /(?:我|\bi|\bme|[\u4e00-\u9fff]|\b[a-z]+) *(?:和|跟|与|、|and|&) *$/i.test(text.slice(Math.max(0, start - 16), start))
