/** The words by which people name one of several things that stand: «the first one», «both», «刚才那个», and values that only say which. */
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import { ordersByTime } from './by-time.ts'
import { lastOf } from './record-book.ts'

const things =
  'one|ones|appointments?|bookings?|reservations?|slots?|visits?|orders?|tickets?|loans?|requests?|repairs?|meetings?|books?|items?|thing'
/** Behind a value: it says which one is meant. */
const behind = new RegExp(
  `^(?:'s)?\\s*(?:${things})(?![a-z])|^的?(?:那个|那次|那本|那台|那张|那单|那件|这个|那|号|预约|挂号|单子?|约(?=[取退改推换,. ]|$))|^的(?=[改换推挪调提取退])`,
)
/** Before a value: «the one on …», «my booking for …». */
const before = new RegExp(
  `(?<![a-z])(?:the|my|that|our|this)(?: [a-z]+)? (?:${things})(?: (?:i have|i made|i booked|that is|that's|you made))?(?: (?:on|for|at|in|with|from|of))?(?: the)? *$`,
)
/** «只改周三的». */
const onlyThat = /[只光单][改换挪推调]$/
const from = /(?:(?<![a-z])from(?: the| my)?|从|原来|本来|原定|原先)\s*$/
const to = /(?:(?<![a-z])(?:to|for|until|till)(?: the| next)?|到|至|成|为|换|改|往)\s*$/

/** Of the values of a wish that changes something, those that say what is changed and not what it becomes. */
export function referencesIn(text: string, values: readonly PlacedValue[]): Set<number> {
  const folded = foldInPlace(text)
  const found = new Set<number>()
  for (const { slot, start, end } of values) {
    const alike = values.filter((one) => one.slot === slot)
    const lead = leadOf(folded, start, 32)
    const next = alike.find((one) => one.start > start)
    const gives = next && to.test(leadOf(folded, next.start, 12))
    const isOnly = onlyThat.test(lead) && folded.charAt(end) === '的'
    const names = isOnly || (before.test(lead) && (gives || !to.test(lead)))
    const isNew = !names && to.test(lead)
    const isOld = names || from.test(lead) || (!isNew && behind.test(folded.slice(end, end + 14)))
    if (isOld || (gives && !isNew)) found.add(start)
  }
  return found
}

/** Whether one of them is what something shall become. */
export const givesNew = (text: string, values: readonly Pick<PlacedValue, 'start'>[]): boolean =>
  values.some(({ start }) => to.test(leadOf(foldInPlace(text), start, 12)))

/** So many units before it; a value that was set aside between left only blanks: «to [Tuesday, no no,] Wednesday». */
const leadOf = (folded: string, start: number, size: number): string => {
  const before = folded.slice(0, start).trimEnd()
  return (
    before.slice(Math.max(0, before.length - size)) + folded.slice(before.length, Math.min(start, before.length + 1))
  )
}

/** It is to end; «don't» before it was set aside before. */
const ending =
  /\b(?:(?:want|need|like|have|get|see) (?:it|that|this|them|one|mine|(?:my|the) [a-z ]{2,40}?) (?:cancell?ed|called off|scrapped|dropped|gone)|cancel|cancle|bin (?:it|that|the|my)|ditch|chuck|(?<!(?:n'?t|not|never) )forget(?! (?:to|that|which|what|when|where|how|who|if|it|i|your|their)\b)|drop|scrap|call (?:(?:it|that|this|them|(?:the|my) [a-z]+) )?off|get rid of|no longer|not need|(?:don'?t|do not) (?:need|want|require)(?! to (?:mov|chang|cancel|resched|postpon|shift|book|drop)[a-z]*)|changed my mind about|decided against|do without|(?:is|are) off|can go|(?:has|have|needs?) to go(?= *(?:[,.!]|$))|won'?t (?:need|be (?:there|coming|needing|able to (?:come|make|attend))|come|make)|(?:un|not )able to (?:come|make|attend)|can(?:no|')t (?:come|make))\b|取消|退掉|退了|(?:[想要只光先就也]|(?<=^|[,。 ])|(?<=[个的号都])(?=退[吧。! ]*$))退(?![烧热休学款钱费役伍步])|退一下(?![烧热])|[不没别][^,。 ]{0,2}[要去来用看约挂订]了|去不了|来不了|不需要了|(?<=[\u4e00-\u9fff])(?<![我你他她就也那])算了(?!一)/
const changing =
  /\b(?:mov(?:e|ed|ing)|resched\w*|postpon\w*|push(?:ed)? (?:it|that|this|my|the|back)|shift\w*|bring|chang\w*|switch\w*|swap\w*|instead|earlier|later|delay\w*|meant|rather|better|another (?:day|time))\b|[改换推挪调延]|提前|说错|应该是|不对/
const dayEn =
  '(?:the |next |this |coming )*(?:mon|tues?|wed|thu|fri|sat|sun|tomorrow|today|week|\\d|morning|afternoon|evening)'
const thingEn =
  "(?:my|our|his|her|the|that|this|mum'?s|mom'?s|dad'?s)(?: (?!(?:son|daughter|mum|mom|dad|wife|husband|name|kids?)\\b)[a-z]+){1,3}"
/** What is known goes to another day, whatever the verb: «let my neurology visit slide over to Friday», «骨科那个号串到周三». */
const slides = new RegExp(
  `(?<![a-z])(?!book|schedule|make|arrange|reserve|have|need|want|like)[a-z]+ ${thingEn}(?: (?:for me|please))?(?: (?:over|down|up|back|along|across|on|out|off|forward))* (?:to|onto|until|till) ${dayEn}|[错串拖顺放]到|(?:的号|那个号?|我的[^,。]{2,6}|[^,。]{2,4}的预约)(?:给我|帮我|再|就|先)*[靠搬转排移]到|往(?:周|星期|礼拜|下|后|前)[^,。]{0,4}[靠放移错]`,
)
/** Words of a change; whether one is asked for, others decide. */
export const speaksOfChange = (folded: string): boolean => changing.test(folded) || slides.test(folded)
export const slidesTo = (folded: string): boolean => slides.test(folded)
export const wantsEnd = (text: string): boolean => ending.test(foldInPlace(text))

const ordinal = new RegExp(
  `(?<![a-z])(first|1st|former|second|2nd|latter|third|3rd|fourth|4th)(?= (?:${things}|to|can|is|of (?:the|my|those|these|them))(?![a-z])|[^a-z]*$)`,
)
const ordinalZh = /第([一二三四五])(?:个|次|本|台|张|单|件|项)|(前)(?:一|面)(?:那)?(?:个|次|本|台|张|单|件|项)/
const latest = new RegExp(
  `(?<![a-z])(?:last|latest|newest|most recent)(?= (?:${things})(?![a-z]))|(?<![a-z])(?:just|i) (?:made|booked|ordered|reserved)(?: now)?(?! first)|刚才|刚刚|刚[约挂订借报]|最后[一那]?个|最近(?:的)?那?个|后面那个|后一个`,
)
const allWords =
  /(?<![a-z])(?:both|(?<!(?:after|at|not) )all(?! right)|everything|each of them|the two|the pair|the lot|them all|all of them|either(?: of them| one)?|neither(?: of them| one)?)(?![a-z])|两个都?|两[本台张单件次]都?|(?<![^, ]{0,1}不)都(?=[取退改不还换推])|全部|所有|全都|通通|统统/
/** «cancel one of the two», «两个里面退一个»: one of those that there are, and not which. */
const oneOfThem =
  /(?<![a-z])(?:only |just )?(?:one|first|second|former|latter|other|earlier|later|[a-z]+est|(?:cancel|drop|move|shift|change|reschedule|scrap) either)(?: one)? of (?:the|my|those|these|them|both)(?![a-z])|[两三]个?(?:号|预约)?(?:里|中|当中|之中|我|得|要|想|需要|只能|必须|帮我|给我|请|,|面|头|边)*(?:取消|退|改|推|挪|换|去|留)(?:掉|了|期)?一个|其中(?:的?一|某|哪)?个/
/** «both», «两个都»: all of those that there are. */
const everything = { test: (folded: string): boolean => allWords.test(folded) && !oneOfThem.test(folded) }
export const saysAll = (folded: string): boolean => everything.test(folded)
const pair = /(?<![a-z])(?:both|the two)(?![a-z])|两[个本台张单件次]/
const other = new RegExp(
  `(?<![a-z])other(?= (?:${things}|of (?:the|my|those|these|them))(?![a-z]))|另外?[一那]?个|别的那个`,
)
const otherInstead =
  /(?:(?<![a-z])(?:no|not (?:that|this)(?: one)?|wait|sorry|actually|rather|i meant?|i mean)|不对|不是|错了|哦不)[ ,.…!。]*(?:(?:no|wait|sorry|i mean|i meant|it's|是|我是说|应该是)[ ,.]*)*(?:the other(?: one)?(?![a-z])|另外?[一那]?个)/
/** «cancel cardiology... no, the other one». */
export const meansTheOther = (said: string): boolean => otherInstead.test(foldInPlace(said))
const middle = /(?<![a-z])middle(?![a-z])|中间/
const places = [
  ['first', '1st', 'former', '一', '前'],
  ['second', '2nd', 'latter', '二'],
  ['third', '3rd', '三'],
  ['fourth', '4th', '四'],
]

const staysBehind =
  /^(?:'s)?(?: one| appointment| booking)? (?:stays?|remains?|can stay|should stay)(?![a-z])|^的?(?:那个|号|预约)?[, ]{0,2}(?:就|先|还是|也|都|给我)*(?:(?:别|不用|不要|甭)(?:动|管|退|改|碰|变|换|取消)|照旧|保留|保持|不变|不动|留着)/
const keeps = /(?:(?<![a-z])(?:keep|keeping|leave)(?: only| just)?(?: the| my)? *|(?:只|就)?(?:保留|留着?|留下) *)$/
const endsNot = /(?:别|不用|不要|甭)(?:退|取消)$/
/** Of values, those that are named to be kept: «keep ENT, cancel the other», «留耳鼻喉，另一个取消», «周六的别动». */
export const keptIn = <V extends { readonly start?: number; readonly end?: number }>(
  said: string,
  values: readonly V[],
): V[] => {
  const folded = foldInPlace(said)
  return values.filter(({ start = 0, end = 0 }) => {
    if (keeps.test(folded.slice(Math.max(0, start - 24), start))) return true
    const [stays] = staysBehind.exec(folded.slice(end, end + 24)) ?? []
    return stays !== undefined && !(endsNot.test(stays) && becomes.test(folded.slice(end + stays.length)))
  })
}
/** «皮肤科的号别退，给我改成周六»: what is not to end may change. */
const becomes = /^[,。! ]+(?:我|给|帮|请|就|只|是|要|想|你|它|把)*[改换挪推调延]/

const spares = /(?:(?<![a-z])(?:except|but|apart from|other than|besides)(?: for)?(?: the| my)? *|除了? *)$/
/** Of the values that are named, those that are to be left alone: «everything but the dentist», «除了口腔科都取消». */
export const sparedIn = (text: string, values: readonly { readonly start?: number }[]): Set<number> =>
  new Set(
    everything.test(foldInPlace(text)) || /其[他它余]|别的/.test(text)
      ? values.flatMap(({ start = 0 }) => (spares.test(foldInPlace(text).slice(0, start)) ? start : []))
      : [],
  )

const sparedWords =
  /(?<![a-z])(?:except|but|apart from|other than|besides)(?: for)? (?:the |my )?([^,.;!?]{2,30})|除了?([^,。;!? ]{2,12}?)(?:以外|之外|外|都|全|,|$)/
/** Of those that stand, the ones that are left alone by their place: «all but the second», «除了第一个都取消». */
export function sparedByPlace(text: string, standing: readonly KnownRecord[]): readonly KnownRecord[] {
  const folded = foldInPlace(text)
  const match = everything.test(folded) ? sparedWords.exec(folded) : null
  const said = match?.[1] ?? match?.[2] ?? ''
  if (![ordinal, ordinalZh, latest, lastPlace].some((words) => words.test(said))) return []
  return lastPlace.test(said) ? standing.slice(-1) : singledOut(said, standing).meant.slice(0, 1)
}
const lastPlace = /(?<![a-z])last(?![a-z])|最后/

const endsAllOf =
  /^(?:(?:please|pls|ok|okay|actually|just|no|oh|well|can you|could you|then|and)[ ,]+)*(?:cancel|drop|scrap|call off)(?: (?:everything|it all|(?:all|both)(?: of (?:them|it|my|the|those|these)| these)?|them (?:all|both)|the(?: (?:whole )?lot)?|my|those))+(?: (?:appointments?|bookings?|reservations?|visits?))?(?: (?:please|then|now|thanks|thank you|for me))*[ .!]*$|^(?:请|麻烦|帮我|那|还是|算了|就|给我|你|[, ])*(?:把|将)?(?:我|这些|那些|所有|全部|的|预约|挂号|号)*(?:都|全都?|全部|统统|通通|一起|两个都?)(?:给我|帮我)?(?:取消|退)(?:掉|了|号)?(?:吧|啦|好了|[了啊哈。! ])*$/
/** «cancel everything», «都取消吧»: all that there is, and nothing in particular. */
export const endsAll = (text: string): boolean => {
  const folded = foldInPlace(text).trim()
  return endsAllOf.test(folded) && everything.test(folded)
}

/** Whether words point at something that stands, without a value of it. */
export const pointsOut = (text: string): boolean =>
  [ordinal, ordinalZh, latest, everything, other, middle].some((words) => words.test(foldInPlace(text))) ||
  ordersByTime(foldInPlace(text))

/** Whether words mean one by its place among those that there are. */
export const namesPlace = (folded: string): boolean =>
  [ordinal, ordinalZh, latest, middle].some((words) => words.test(folded))

/** Of those that fit by their values, the ones that the words single out; all of them where the words say nothing. */
export function singledOut(
  text: string,
  fit: readonly KnownRecord[],
): { readonly meant: readonly KnownRecord[]; readonly all: boolean } {
  const folded = foldInPlace(text)
  const place = ordinal.exec(folded)?.[1] ?? ordinalZh.exec(folded)?.[1] ?? ordinalZh.exec(folded)?.[2]
  if (place !== undefined)
    return { meant: fit.slice(places.findIndex((names) => names.includes(place))).slice(0, 1), all: false }
  if (middle.test(folded) && fit.length % 2 === 1) return { meant: fit.slice(fit.length >> 1).slice(0, 1), all: false }
  if (everything.test(folded)) return { meant: fit, all: fit.length < 3 || !pair.test(folded) }
  const newest = lastOf(fit)
  if (latest.test(folded) && newest) return { meant: [newest], all: false }
  if (other.test(folded) && fit.length === 1) return { meant: [], all: false } // there is no other
  if (other.test(folded) && fit.length === 2) return { meant: fit.filter((one) => one !== newest), all: false }
  return { meant: fit, all: false }
}

const acted =
  /(?<![a-z])(?:move|cancel|reschedule|postpone|shift|drop|scrap) (?:my|our) ([a-z]+)(?: (?:appointment|booking|session|visit|slot|one))?(?= +(?:to|from|till|until|forward|back|please|on|for)(?![a-z])| *[,.!?]| *$)/
const ofAnything = new RegExp(
  `^(?:${things}|time|date|day|doctor|check-?up|consultation|registration|next|first|second|third|last|other|latest|earlier|upcoming|existing|current|own|morning|afternoon|evening|whole|old|new|stuff|plan|plans|order|both|two|kid|kids|child|son|daughter|mum|mom|mother|dad|father|wife|husband|partner|friend|baby|parents?|sister|brother|grand[a-z]+|nan|gran)s?$`,
)
/** «move my physio to Monday»: something with a name of its own. Values are blanks here. */
export function namesOtherThing(rest: string): boolean {
  const name = acted.exec(foldInPlace(rest))?.[1]
  return name !== undefined && !ofAnything.test(name)
}
